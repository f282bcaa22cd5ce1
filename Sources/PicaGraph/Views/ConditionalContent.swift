/// One of two views: what `if … else` and `switch` in a builder make.
public struct _ConditionalContent<First: View, Second: View> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    fileprivate var isFirst: Bool {
        if case .first = storage { true } else { false }
    }
}

extension _ConditionalContent: PrimitiveView {
    /// There is no body: the branch taken stands for it.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        ConditionalNode(self, parent: parent)
    }
}

/// Each branch is an identity of its own: changing over drops the old branch's state.
final class ConditionalNode<First: View, Second: View>: SlotNode<_ConditionalContent<First, Second>> {
    private var isFirst: Bool

    override init(_ view: _ConditionalContent<First, Second>, parent: ViewNode) {
        isFirst = view.isFirst
        super.init(view, parent: parent)
        switch view.storage {
        case .first(let content): slot.mount(content, in: self)
        case .second(let content): slot.mount(content, in: self)
        }
    }

    override func evaluate() {
        let isSame = view.isFirst == isFirst
        isFirst = view.isFirst
        switch view.storage {
        case .first(let content): slot.show(content, isSame: isSame, in: self)
        case .second(let content): slot.show(content, isSame: isSame, in: self)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// There is no body: the view, where there is one, stands for it.
    public typealias Body = Never

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
