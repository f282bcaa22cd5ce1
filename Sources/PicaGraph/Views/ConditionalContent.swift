/// One of two views, as `if … else` and `switch` in a builder make it.
public struct _ConditionalContent<First, Second> {
    package enum Storage {
        case first(First)
        case second(Second)
    }

    package let storage: Storage

    nonisolated package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
    /// No body; the active branch is mounted in its place.
    public typealias Body = Never

    /// Whether either branch may contain a section. For Pica's own use.
    public static var _hasSections: Bool { First._hasSections || Second._hasSections }

    /// Whether either branch may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool { First._speaksForRow || Second._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        ConditionalNode(self, parent: parent)
    }

    /// Resolves nested conditions, as `switch` makes them, to a single branch without nodes in between. For Pica's own
    /// use.
    public static func _choose(_ view: Self, _ choice: _ViewChoice) {
        guard !choice.isFull else { return choice.taker.take(view, by: choice.path) }
        switch view.storage {
        case .first(let content): First._choose(content, choice.turning(true))
        case .second(let content): Second._choose(content, choice.turning(false))
        }
    }
}

/// The node of a condition. Each branch has an identity of its own: switching drops the old branch's state.
final class ConditionalNode<First: View, Second: View>:
    SlotNode<_ConditionalContent<First, Second>>, BranchTaker
{
    /// The path of the branch shown; 0 before the first.
    private var path: UInt = 0

    override init(_ view: _ConditionalContent<First, Second>, parent: ViewNode) {
        super.init(view, parent: parent)
        evaluate()
    }

    override var parkedIdentity: AnyHashable? { AnyHashable(path) }

    override func evaluate() {
        _ConditionalContent<First, Second>._choose(view, _ViewChoice(taker: self))
    }

    func take<V: View>(_ view: V, by path: UInt) {
        let old = self.path
        self.path = path
        if old == 0 {
            slot.mount(view, in: self)
        } else {
            slot.show(view, isSame: path == old, in: self)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// No body; the wrapped view, if any, is mounted in its place.
    public typealias Body = Never

    /// Whether the wrapped view may contain a section. For Pica's own use.
    public static var _hasSections: Bool { Wrapped._hasSections }

    /// Whether the wrapped view may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool { Wrapped._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        OptionalNode(self, parent: parent)
    }
}

final class OptionalNode<Wrapped: View>: SlotNode<Wrapped?> {
    override init(_ view: Wrapped?, parent: ViewNode) {
        super.init(view, parent: parent)
        if let content = view { slot.mount(content, in: self) }
    }

    override func evaluate() {
        if let content = view {
            slot.show(content, isSame: true, in: self)
        } else {
            slot.clear(in: self)
        }
    }
}
