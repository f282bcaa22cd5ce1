import PicaGraph
import PicaState

/// Handles the keys that close the window and quit the program, in windows without menus.
package struct WindowKeys: ElementModifier {
    package init() {}

    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> WindowKeysBehavior { WindowKeysBehavior(element) }
}

package final class WindowKeysBehavior: ElementBehavior, ShortcutResponder {
    package unowned let element: Element
    private var actions: WindowActions?

    init(_ element: Element) { self.element = element }

    package func update(_ value: WindowKeys, _ environment: EnvironmentValues) {
        actions = environment.windowActions
    }

    package var responder: (any Responder)? { self }

    /// Views in the window handle keys first.
    package func shortcutPressed(_ press: KeyStroke) -> Bool {
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
