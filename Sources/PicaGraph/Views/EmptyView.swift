/// A view with no content, which takes no part in layout.
public struct EmptyView: Sendable {
    /// Nothing to see.
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    /// There is no body either.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<EmptyView> {
        TypedNode(self, parent: parent)
    }
}
