import PicaGraph

/// Whether text can be selected; see `textSelection(_:)`.
public protocol TextSelectability {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected and copied.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Lets people select the view's text, with the pointer and the keyboard, and copy it.
    ///
    /// One selection goes over all `Text`s inside, in reading order; those in buttons, and those that a
    /// modifier further in disables, are left out. What the pointer selected is the primary selection, too.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextSelectionModifier(isEnabled: S.allowsSelection))
    }
}

private enum TextSelectionScopeKey: EnvironmentKey {
    static var defaultValue: TextSelectionScope? { nil }
}

extension EnvironmentValues {
    /// What the text around takes part in when it is selected; nil where it cannot be.
    var textSelectionScope: TextSelectionScope? {
        get { self[TextSelectionScopeKey.self] }
        set { self[TextSelectionScopeKey.self] = newValue }
    }
}

private struct TextSelectionModifier: ViewModifier {
    let isEnabled: Bool
    @State private var own = TextSelectionScope()
    @Environment(\.textSelectionScope) private var outer

    /// What is inside another view that can be selected takes part in that one's selection.
    func body(content: Content) -> some View {
        content
            .environment(\.textSelectionScope, isEnabled ? outer ?? own : nil)
            .modifier(TextSelectionSurface(scope: isEnabled && outer == nil ? own : nil))
            .modifier(TextMenuPresenter())
    }
}
