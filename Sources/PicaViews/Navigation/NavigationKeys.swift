import PicaGraph

/// What a key asks of a stack or a split view.
enum NavigationCommand {
    case back, forward, toggleSidebar
}

/// Gives a stack or a split view its keys, where nobody with the focus takes them: Escape goes back, Alt with the arrow
/// to where reading goes forward, F9 shows and hides the sidebar.
struct NavigationKeys {
    /// Returns false where the command has no use.
    let perform: @MainActor (NavigationCommand) -> Bool
}

extension NavigationKeys: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> NavigationKeysBehavior { NavigationKeysBehavior(element, self) }
}

final class NavigationKeysBehavior: ElementBehavior, ShortcutResponder {
    unowned let element: Element
    private var keys: NavigationKeys

    init(_ element: Element, _ keys: NavigationKeys) {
        self.element = element
        self.keys = keys
    }

    func update(_ value: NavigationKeys, _ environment: EnvironmentValues) { keys = value }

    var responder: (any Responder)? { self }

    func shortcutPressed(_ press: KeyStroke) -> Bool {
        // What is inside goes first: a field's Escape, a stack in a column.
        if element.children.contains(where: { $0.performShortcut(press) }) { return true }
        guard !press.isRepeat else { return false }
        let forward: Key = element.direction == .rightToLeft ? .left : .right
        let command: NavigationCommand? =
            switch (press.key, press.modifiers) {
            case (.escape, []): .back
            case (forward, .alternate): .forward
            case (.function(9), []), (.character("s"), [.control, .alternate]): .toggleSidebar
            default: nil
            }
        return command.map(keys.perform) ?? false
    }
}
