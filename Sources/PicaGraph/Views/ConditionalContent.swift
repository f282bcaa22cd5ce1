/// One of two views: what `if … else` and `switch` in a builder make.
public struct _ConditionalContent<First, Second> {
    package enum Storage {
        case first(First)
        case second(Second)
    }

    package let storage: Storage

    nonisolated package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
    /// There is no body: the branch taken stands for it.
    public typealias Body = Never

    /// Whether what is inside may be a section; for Pica alone.
    public static var _hasSections: Bool { First._hasSections || Second._hasSections }

    /// Whether what is inside may say what becomes of it as a row; for Pica alone.
    public static var _speaksForRow: Bool { First._speaksForRow || Second._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        ConditionalNode(self, parent: parent)
    }

    /// A branch that has branches itself, as those of `switch` have, is no view between; for Pica alone.
    public static func _choose(_ view: Self, _ choice: _ViewChoice) {
        guard !choice.isFull else { return choice.taker.take(view, by: choice.path) }
        switch view.storage {
        case .first(let content): First._choose(content, choice.turning(true))
        case .second(let content): Second._choose(content, choice.turning(false))
        }
    }
}

/// Each branch is an identity of its own: changing over drops the old branch's state.
final class ConditionalNode<First: View, Second: View>:
    SlotNode<_ConditionalContent<First, Second>>, BranchTaker
{
    /// Which branch is shown; 0 before one is.
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
    /// There is no body: the view, where there is one, stands for it.
    public typealias Body = Never

    /// Whether what is inside may be a section; for Pica alone.
    public static var _hasSections: Bool { Wrapped._hasSections }

    /// Whether what is inside may say what becomes of it as a row; for Pica alone.
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
