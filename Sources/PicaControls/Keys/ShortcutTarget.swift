import PicaGraph
import PicaState

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut of buttons in the view; `nil` for none.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Sets a key that triggers a button, wherever in its window the focus is.
    ///
    ///     Button("Save") { save() }
    ///         .keyboardShortcut("s")
    ///
    /// The focused view comes first: a text field takes the keys that it has a use for. Then come the enabled buttons
    /// of the window with this shortcut, of which the first in reading order is triggered. The menus of the window come
    /// last. Buttons that are hidden, or inside a closed popover, are not triggered.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys to hold; by default `command`, which is the Control key on Linux.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets a key that triggers a button, wherever in its window the focus is, with a given adaptation to right-to-left
    /// layout.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys to hold; by default `command`, which is the Control key on Linux.
    ///   - localization: The adaptation of the key to right-to-left layout.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets a shortcut that triggers a button, wherever in its window the focus is.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets a shortcut that triggers a button; `nil` removes the one from further out.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}

/// A modifier that performs an action for the shortcut in the environment.
package struct ShortcutTarget {
    package let action: @MainActor () -> Void

    package init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }
}

extension ShortcutTarget: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> ShortcutBehavior { ShortcutBehavior(element) }
}

package final class ShortcutBehavior: ElementBehavior, ShortcutResponder {
    package unowned let element: Element
    private var action: @MainActor () -> Void = {}
    private var shortcut: KeyStroke?
    private var isEnabled = true

    init(_ element: Element) { self.element = element }

    package func update(_ value: ShortcutTarget, _ environment: EnvironmentValues) {
        action = value.action
        shortcut = environment.keyboardShortcut?.press(environment.layoutDirection)
        isEnabled = environment.isEnabled
    }

    package var responder: (any Responder)? { shortcut == nil ? nil : self }

    package func isPressed(by press: KeyStroke) -> Bool {
        isEnabled && shortcut.map { press.isPress(of: $0) } == true
    }

    package func shortcutPressed(_ press: KeyStroke) -> Bool {
        guard let shortcut, isPressed(by: press) else { return false }
        // A held key repeats actions with modifiers. Return and Escape answer a question, so they do not repeat.
        if !press.isRepeat || !shortcut.modifiers.isEmpty { action() }
        return true
    }
}
