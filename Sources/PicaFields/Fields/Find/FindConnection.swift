import PicaControls
import PicaGraph
import PicaState
import PicaText

/// Connects an editor to the find bar over it.
struct FindConnection {
    let state: Binding<FindState>
    let isPresented: Bool
    let target: FindTarget
}

/// Refers from a find bar to its editor.
@MainActor final class FindTarget {
    weak var finder: EditorFinder?

    nonisolated init() {}
}

/// A command of an editor's find bar.
enum FindCommand {
    case find, replace, next, previous, takeSelection, close

    /// - Returns: `nil` if the key means something else.
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

    /// - Returns: `nil` if the command is not about finding.
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

/// Handles the keys and menu items about finding for an editor and its find bar.
struct FindKeys {
    /// Returns whether a command is available.
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
