/// A view with no content, which takes no part in layout.
public struct EmptyView: Sendable {
    /// Creates an empty view.
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    /// No body.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<EmptyView> {
        TypedNode(self, parent: parent)
    }
}
