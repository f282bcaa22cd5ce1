import PicaGraph

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut of the buttons inside; nil where there is none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Has a button pressed by a key, wherever in its window the keyboard is.
    ///
    ///     Button("Save") { save() }
    ///         .keyboardShortcut("s")
    ///
    /// What has the focus comes first: a key that a text field has a use for is the field's. Then come the
    /// window's buttons, the first in reading order that has the shortcut and is enabled, and then the
    /// window's menus. Buttons that are hidden, or in a popover that is closed, are not pressed.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: What is held with it; by default `command`, which is the Control key on Linux.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Has a button pressed by a key, wherever in its window the keyboard is.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: What is held with it; by default `command`, which is the Control key on Linux.
    ///   - localization: What becomes of the key where the interface runs from right to left.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Has a button pressed by a shortcut, wherever in its window the keyboard is.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Has a button pressed by a shortcut; nil takes away the one from further out.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}

/// Does something by the shortcut that the environment names.
struct ShortcutTarget {
    let action: @MainActor () -> Void
}

extension ShortcutTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ShortcutBehavior { ShortcutBehavior(element) }
}

final class ShortcutBehavior: ElementBehavior, ShortcutResponder {
    unowned let element: Element
    private var action: @MainActor () -> Void = {}
    private var shortcut: KeyStroke?
    private var isEnabled = true

    init(_ element: Element) { self.element = element }

    func update(_ value: ShortcutTarget, _ environment: EnvironmentValues) {
        action = value.action
        shortcut = environment.keyboardShortcut?.press(environment.layoutDirection)
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { shortcut == nil ? nil : self }

    func isPressed(by press: KeyStroke) -> Bool {
        isEnabled && shortcut.map { press.isPress(of: $0) } == true
    }

    func shortcutPressed(_ press: KeyStroke) -> Bool {
        guard let shortcut, isPressed(by: press) else { return false }
        // A key that is held repeats what can be repeated; Return and Escape answer a question.
        if !press.isRepeat || !shortcut.modifiers.isEmpty { action() }
        return true
    }
}
