/// A view whose type is hidden. Its subtree is kept while that type stays the same.
public struct AnyView {
    package let content: any View

    nonisolated public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: PrimitiveView {
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<AnyView> { AnyViewNode(self, parent: parent) }
}

package final class AnyViewNode: TypedNode<AnyView> {
    private var child: ViewNode?

    override init(_ view: AnyView, parent: ViewNode) {
        super.init(view, parent: parent)
        child = mounted(view.content)
    }

    package override var children: [ViewNode] { child.map { [$0] } ?? [] }

    package override func evaluate() {
        if !updateChild(view.content) {
            child?.unmount()
            child = mounted(view.content)
            elementsDidChange()
        }
    }

    private func mounted<V: View>(_ view: V) -> ViewNode { view.mount(in: self) }

    private func updateChild<V: View>(_ view: V) -> Bool {
        guard let node = child as? TypedNode<V> else { return false }
        node.update(view)
        return true
    }
}
