import PicaFields
import PicaGraph
import PicaLabels
import PicaState

/// A type that determines whether text can be selected; see `textSelection(_:)`.
public protocol TextSelectability {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// A selectability that lets the person select and copy text.
public struct EnabledTextSelectability: TextSelectability {
    /// Always `true`.
    public static let allowsSelection = true
}

/// A selectability that prevents the selection of text.
public struct DisabledTextSelectability: TextSelectability {
    /// Always `false`.
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
    /// Sets whether the person can select the view's text, with the pointer and the keyboard, and copy it.
    ///
    /// One selection spans all `Text`s inside, in reading order. Texts in buttons, and texts that a modifier further
    /// inside disables, are left out. Text selected with the pointer is also the primary selection.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextSelectionModifier(isEnabled: S.allowsSelection))
    }
}

private struct TextSelectionModifier: ViewModifier {
    let isEnabled: Bool
    @State private var own = TextSelectionScope()
    @Environment(\.textSelectionScope) private var outer

    /// Shares the selection of an outer selectable view, if there is one.
    func body(content: Content) -> some View {
        content
            .environment(\.textSelectionScope, isEnabled ? outer ?? own : nil)
            .modifier(TextSelectionSurface(scope: isEnabled && outer == nil ? own : nil))
            .modifier(TextMenuPresenter())
    }
}
