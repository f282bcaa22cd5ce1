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
    case find, replace, next, previous, close

    /// - Returns: nil where the key asks for something else.
    init?(_ press: KeyPress) {
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
}

/// Gives an editor and its find bar the keys that are about finding.
struct FindKeys {
    /// Returns false where the command has no use.
    let perform: @MainActor (FindCommand) -> Bool
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

    func keyPressed(_ press: KeyPress) -> Bool { FindCommand(press).map(keys.perform) ?? false }
}
