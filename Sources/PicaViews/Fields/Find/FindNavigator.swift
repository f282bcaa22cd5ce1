import PicaGraph

private enum FindPresentationKey: EnvironmentKey {
    static var defaultValue: Binding<Bool>? { nil }
}
private enum FindAccessKey: EnvironmentKey {
    static var defaultValue: FindAccess { FindAccess() }
}
private enum FindContextKey: EnvironmentKey {
    static var defaultValue: FindContext? { nil }
}

/// What finding is there for a person, and for the program.
struct FindAccess: Equatable {
    var isForPeople = true
    var isForProgram = true
    var canReplace = true
}

/// What finding there is in an editor around.
public struct FindContext {
    /// Whether the find bar is shown, and a way to show it; nil where finding is disabled.
    public var isPresented: Binding<Bool>?
    /// Whether what is found can be replaced.
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
    /// What finding there is where an editor's style makes its look; nil elsewhere.
    public internal(set) var findContext: FindContext? {
        get { self[FindContextKey.self] }
        set { self[FindContextKey.self] = newValue }
    }
}

extension View {
    /// Shows and hides the find bar of the text editor in the view.
    ///
    /// The bar opens with Ctrl and F, with a row to replace by Ctrl and H, and is closed by Escape; Return, F3 or Ctrl
    /// and G go to the next match, with Shift to the one before. The binding follows. SwiftUI's has the same
    /// shape; regular expressions, and finding in what is selected, are Pica's own.
    ///
    /// - Parameter isPresented: Whether it is shown.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindPresentation(isPresented: isPresented))
    }

    /// Keeps people from finding in text editors in the view, and so from replacing; Ctrl and F do nothing.
    ///
    /// Closer to the editor than `findNavigator(isPresented:)` it keeps the program from showing the bar, too.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(FindDisabling(isDisabled: isDisabled))
    }

    /// Keeps people from replacing what they find in text editors in the view.
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
        // What is disabled further out is so for people only.
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
