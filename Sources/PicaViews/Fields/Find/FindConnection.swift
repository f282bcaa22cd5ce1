import PicaGraph
import PicaText

/// How an editor is connected to the find bar over it.
struct FindConnection {
    let state: Binding<FindState>
    let isPresented: Bool
    let target: FindTarget
}

/// Leads from a find bar to the editor below.
@MainActor final class FindTarget {
    weak var finder: EditorFinder?

    nonisolated init() {}
}

/// What a key asks of an editor's find bar.
enum FindCommand {
    case find, replace, next, previous, takeSelection, close

    /// - Returns: nil where the key asks for something else.
    init?(_ press: KeyStroke) {
        switch (press.key, press.modifiers) {
        case (.character("f"), .control): self = .find
        case (.character("h"), .control): self = .replace
        case (.function(3), []), (.character("g"), .control): self = .next
        case (.function(3), .shift), (.character("g"), [.control, .shift]),
            (.character("G"), [.control, .shift]):
            self = .previous
        case (.escape, []): self = .close
        default: return nil
        }
    }

    /// - Returns: nil where the command is about something else.
    init?(_ command: TextCommand) {
        switch command {
        case .find: self = .find
        case .findAndReplace: self = .replace
        case .findNext: self = .next
        case .findPrevious: self = .previous
        case .useSelectionForFind: self = .takeSelection
        default: return nil
        }
    }
}

/// Gives an editor and its find bar the keys and the menus' items that are about finding.
struct FindKeys {
    /// Whether a command has a use.
    let allows: @MainActor (FindCommand) -> Bool
    let perform: @MainActor (FindCommand) -> Void
}

extension FindKeys: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> FindKeysBehavior { FindKeysBehavior(element, self) }
}

final class FindKeysBehavior: ElementBehavior, KeyResponder {
    unowned let element: Element
    private var keys: FindKeys

    init(_ element: Element, _ keys: FindKeys) {
        self.element = element
        self.keys = keys
    }

    func update(_ value: FindKeys, _ environment: EnvironmentValues) { keys = value }

    var responder: (any Responder)? { self }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard let command = FindCommand(press), keys.allows(command) else { return false }
        keys.perform(command)
        return true
    }
}

extension FindKeysBehavior: TextCommandResponder {
    func canCarryOut(_ command: TextCommand) -> Bool { FindCommand(command).map(keys.allows) ?? false }

    func carryOut(_ command: TextCommand) {
        if let command = FindCommand(command) { keys.perform(command) }
    }
}
