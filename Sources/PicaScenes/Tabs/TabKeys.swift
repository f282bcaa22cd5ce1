import PicaGraph
import PicaState

/// A command that a key sends to a tab view.
enum TabKey {
    case next, previous
    /// The tab with an index, counted from 0.
    case index(Int)
}

/// Handles the keys that switch tabs.
struct TabKeys {
    let perform: @MainActor (TabKey) -> Void
}

extension TabKeys: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> TabKeysBehavior { TabKeysBehavior(element, self) }
}

final class TabKeysBehavior: ElementBehavior, ShortcutResponder {
    unowned let element: Element
    private var keys: TabKeys

    init(_ element: Element, _ keys: TabKeys) {
        self.element = element
        self.keys = keys
    }

    func update(_ value: TabKeys, _ environment: EnvironmentValues) { keys = value }

    var responder: (any Responder)? { self }

    func shortcutPressed(_ press: KeyStroke) -> Bool {
        switch (press.key, press.modifiers) {
        case (.pageDown, .control), (.tab, .control): keys.perform(.next)
        case (.pageUp, .control), (.tab, [.control, .shift]): keys.perform(.previous)
        case (.character(let character), .alternate):
            guard let digit = character.wholeNumberValue, (1...9).contains(digit) else { return false }
            keys.perform(.index(digit - 1))
        default: return false
        }
        return true
    }
}
