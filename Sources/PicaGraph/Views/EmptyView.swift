/// A view with no content, which takes no part in layout.
public struct EmptyView: Sendable {
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<EmptyView> {
        TypedNode(self, parent: parent)
    }
}
