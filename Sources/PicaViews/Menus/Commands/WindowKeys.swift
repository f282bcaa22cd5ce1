import PicaGraph

/// Lets keys close a window without menus, and end the program, as they do in windows with some.
struct WindowKeys: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> WindowKeysBehavior { WindowKeysBehavior(element) }
}

final class WindowKeysBehavior: ElementBehavior, ShortcutResponder {
    unowned let element: Element
    private var actions: WindowActions?

    init(_ element: Element) { self.element = element }

    func update(_ value: WindowKeys, _ environment: EnvironmentValues) { actions = environment.windowActions }

    var responder: (any Responder)? { self }

    /// What is in the window comes first.
    func shortcutPressed(_ press: KeyStroke) -> Bool {
        if element.children.contains(where: { $0.performShortcut(press) }) { return true }
        guard let actions, press.modifiers == .control, !press.isRepeat else { return false }
        switch press.key {
        case .character("w"): actions.close()
        case .character("q"): actions.quit()
        default: return false
        }
        return true
    }
}
