import PicaGraph

/// What a style makes of a configuration, with the style's own state and environment joined to it.
struct StyledBody<Style, Content: View> {
    let style: Style
    let make: @MainActor (Style) -> Content
}

extension StyledBody: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        BodyNode(self, parent: parent, owner: \.style) { $0.make($1) }
    }
}
