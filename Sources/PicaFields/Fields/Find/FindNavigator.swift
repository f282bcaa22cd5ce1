import PicaGraph
import PicaState

private enum FindPresentationKey: EnvironmentKey {
    static var defaultValue: Binding<Bool>? { nil }
}
private enum FindAccessKey: EnvironmentKey {
    static var defaultValue: FindAccess { FindAccess() }
}
private enum FindContextKey: EnvironmentKey {
    static var defaultValue: FindContext? { nil }
}

/// Whether finding is available to the person, and to the app.
struct FindAccess: Equatable {
    var isForPeople = true
    var isForProgram = true
    var canReplace = true
}

/// The find bar's state as an editor's style sees it.
public struct FindContext {
    /// A binding that shows and hides the find bar; `nil` if finding is disabled.
    public var isPresented: Binding<Bool>?
    /// Whether matches can be replaced.
    public var supportsReplace: Bool
}

extension EnvironmentValues {
    var findPresentation: Binding<Bool>? {
        get { self[FindPresentationKey.self] }
        set { self[FindPresentationKey.self] = newValue }
    }
    var findAccess: FindAccess {
        get { self[FindAccessKey.self] }
        set { self[FindAccessKey.self] = newValue }
    }
    /// The find bar's state, set while an editor's style makes its body; `nil` elsewhere.
    public package(set) var findContext: FindContext? {
        get { self[FindContextKey.self] }
        set { self[FindContextKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the find bar of the text editor in the view.
    ///
    /// The person can operate the bar by keys, and the binding follows:
    ///
    /// - Ctrl+F opens it, and Ctrl+H opens it with a row to replace.
    /// - Return, F3 or Ctrl+G go to the next match, with Shift to the previous one.
    /// - Escape closes it.
    ///
    /// SwiftUI's modifier has the same shape. Regular expressions, and finding in the selection, are Pica's own.
    ///
    /// - Parameter isPresented: Whether the find bar is shown.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindPresentation(isPresented: isPresented))
    }

    /// Disables finding and replacing in text editors in the view; Ctrl+F does nothing.
    ///
    /// If it is closer to the editor than `findNavigator(isPresented:)`, the app cannot show the bar, either.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(FindDisabling(isDisabled: isDisabled))
    }

    /// Disables replacing in text editors in the view.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ReplaceDisabling(isDisabled: isDisabled))
    }
}

private struct FindPresentation {
    let isPresented: Binding<Bool>
}

extension FindPresentation: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.findPresentation = isPresented
        // Finding disabled further out is disabled for the person only.
        values.findAccess.isForProgram = true
    }
}

private struct FindDisabling {
    let isDisabled: Bool
}

extension FindDisabling: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        guard isDisabled else { return }
        values.findAccess.isForPeople = false
        values.findAccess.isForProgram = false
    }
}

private struct ReplaceDisabling {
    let isDisabled: Bool
}

extension ReplaceDisabling: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        if isDisabled { values.findAccess.canReplace = false }
    }
}
