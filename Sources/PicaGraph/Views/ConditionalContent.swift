/// One of two views: what `if … else` and `switch` in a builder make.
public struct _ConditionalContent<First: View, Second: View> {
    package enum Storage {
        case first(First)
        case second(Second)
    }

    package let storage: Storage
}

extension _ConditionalContent: PrimitiveView {
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        ConditionalNode(self, parent: parent)
    }
}

/// Each branch is an identity of its own: changing over drops the old branch's state.
package final class ConditionalNode<First: View, Second: View>: TypedNode<_ConditionalContent<First, Second>>
{
    private var child: ViewNode?

    override init(_ view: _ConditionalContent<First, Second>, parent: ViewNode) {
        super.init(view, parent: parent)
        mountBranch()
    }

    package override var children: [ViewNode] { child.map { [$0] } ?? [] }

    package override func evaluate() {
        switch (view.storage, child) {
        case (.first(let view), let node as TypedNode<First>) where isFirst: node.update(view)
        case (.second(let view), let node as TypedNode<Second>) where !isFirst: node.update(view)
        default:
            child?.unmount()
            mountBranch()
            elementsDidChange()
        }
    }

    private var isFirst = true

    private func mountBranch() {
        switch view.storage {
        case .first(let view):
            isFirst = true
            child = view.mount(in: self)
        case .second(let view):
            isFirst = false
            child = view.mount(in: self)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        OptionalNode(self, parent: parent)
    }
}

package final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
    private var child: TypedNode<Wrapped>?

    override init(_ view: Wrapped?, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view?.mount(in: self)
    }

    package override var children: [ViewNode] { child.map { [$0] } ?? [] }

    package override func evaluate() {
        switch (view, child) {
        case (nil, nil): return
        case (let view?, let child?): child.update(view)
        case (let view?, nil):
            child = view.mount(in: self)
            elementsDidChange()
        case (nil, let old?):
            old.unmount()
            child = nil
            elementsDidChange()
        }
    }
}
