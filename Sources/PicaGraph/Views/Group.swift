/// Several views treated as one in code: it adds nothing of its own to the layout, and a modifier on it
/// is applied to each of them.
public struct Group<Content> {
    package let content: Content

    /// A group of what is there already.
    nonisolated package init(of content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    /// There is no body: the content stands for it.
    public typealias Body = Never

    /// A group of the views that a closure makes.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }

    /// Whether what is inside may be a section; for Pica alone.
    public static var _hasSections: Bool { Content._hasSections }

    /// Whether what is inside may say what becomes of it as a row; for Pica alone.
    public static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        PassthroughNode(self, parent: parent) { $0.content }
    }
}
