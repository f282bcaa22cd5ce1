import PicaControls
import PicaGraph
import PicaState

/// A command that a key sends to a search.
enum SearchCommand {
    case begin, end, deleteToken
}

/// Handles the keys of a search: Ctrl+F anywhere in the window, Escape and Backspace inside the search.
struct SearchKeys {
    /// Performs a command; returns `false` if it has no effect.
    let perform: @MainActor (SearchCommand) -> Bool
}

extension SearchKeys: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> SearchKeysBehavior { SearchKeysBehavior(element, self) }
}

final class SearchKeysBehavior: ElementBehavior, KeyResponder, EarlyKeyResponder, ShortcutResponder {
    unowned let element: Element
    private var keys: SearchKeys

    init(_ element: Element, _ keys: SearchKeys) {
        self.element = element
        self.keys = keys
    }

    func update(_ value: SearchKeys, _ environment: EnvironmentValues) { keys = value }

    var responder: (any Responder)? { self }

    func keyPressed(_ press: KeyStroke) -> Bool {
        press == KeyStroke(.escape) && keys.perform(.end)
    }

    func keyPressedEarly(_ press: KeyStroke) -> Bool {
        press == KeyStroke(.delete) && keys.perform(.deleteToken)
    }

    func keyReleasedEarly(_ press: KeyStroke) -> Bool { false }

    func shortcutPressed(_ press: KeyStroke) -> Bool {
        press == KeyStroke(.character("f"), .control) && keys.perform(.begin)
    }
}

extension SearchKeysBehavior: TextCommandResponder {
    func canCarryOut(_ command: TextCommand) -> Bool { command == .find }
    func carryOut(_ command: TextCommand) { _ = keys.perform(.begin) }
}
