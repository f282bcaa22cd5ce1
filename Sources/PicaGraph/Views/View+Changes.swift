import PicaFoundation

/// What is evaluated, and why.
@MainActor protocol ChangeTelling {
    var changes: [String] { get }
}

extension View {
    /// Prints why the body is read, when it is called in it: a help while looking for mistakes.
    ///
    /// `@self` is another value of the view, `@identity` one that is new, and `@dependencies` something that the body
    /// read: state, the environment, or an object.
    public static func _printChanges() { print(_changes) }

    /// Writes to standard error why the body is read, when it is called in it; see `_printChanges()`.
    public static func _logChanges() {
        Logger(subsystem: "Pica", category: "Changed Body Properties").info(_changes)
    }

    /// Why the body is read.
    package static var _changes: String {
        guard let causes = (Evaluation.current as? any ChangeTelling)?.changes else {
            return "\(Self.self): unchanged."
        }
        return "\(Self.self): \(causes.joined(separator: ", ")) changed."
    }
}
