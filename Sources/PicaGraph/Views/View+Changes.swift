import PicaFoundation
import PicaState

/// A reader that can name the reasons for its evaluation.
@MainActor protocol ChangeTelling {
    var changes: [String] { get }
}

extension View {
    /// Prints the reasons for the current evaluation of the body. Call it in a body, for debugging.
    ///
    /// `@self` means that the view's value changed, `@identity` that the view is new. `@dependencies` means that
    /// something the body read changed: state, the environment or an object.
    public static func _printChanges() { print(_changes) }

    /// Logs the reasons for the current evaluation of the body to standard error; see `_printChanges()`.
    public static func _logChanges() {
        Logger(subsystem: "Pica", category: "Changed Body Properties").info(_changes)
    }

    /// The reasons for the current evaluation of the body, as text.
    package static var _changes: String {
        guard let causes = (Evaluation.current as? any ChangeTelling)?.changes else {
            return "\(Self.self): unchanged."
        }
        return "\(Self.self): \(causes.joined(separator: ", ")) changed."
    }
}
