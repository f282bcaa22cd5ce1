/// Several views treated as one in code.
///
/// A group adds nothing to the layout, and a modifier on it applies to each of its views.
public struct Group<Content> {
    package let content: Content

    /// Creates a group of existing content.
    nonisolated package init(of content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    /// No body; the content is mounted in its place.
    public typealias Body = Never

    /// Creates a group of the views that a closure makes.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }

    /// Whether the content may contain a section. For Pica's own use.
    public static var _hasSections: Bool { Content._hasSections }

    /// Whether the content may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        PassthroughNode(self, parent: parent) { $0.content }
    }
}
