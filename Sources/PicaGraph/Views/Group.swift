/// Several views treated as one in code: it adds nothing of its own to the layout, and a modifier on it
/// is applied to each of them.
public struct Group<Content> {
    package let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        PassthroughNode(self, parent: parent) { $0.content }
    }
}

/// A node that adds nothing to its only child.
package class PassthroughNode<Outer: View, Inner: View>: TypedNode<Outer> {
    package private(set) var child: TypedNode<Inner>?
    private let inner: (Outer) -> Inner

    package init(_ view: Outer, parent: ViewNode, inner: @escaping (Outer) -> Inner) {
        self.inner = inner
        super.init(view, parent: parent)
        willMountChild()
        child = inner(view).mount(in: self)
    }

    /// The last chance to prepare what the child inherits.
    package func willMountChild() {}

    package override var children: [ViewNode] { child.map { [$0] } ?? [] }

    package override func evaluate() { child?.update(inner(view)) }
}
