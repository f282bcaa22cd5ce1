/// What a style makes of a configuration, with the style's own state and environment joined to it.
struct StyledBody<Style, Content: View> {
    let style: Style
    let make: @MainActor (Style) -> Content
}

extension StyledBody: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<Self> { StyledBodyNode(self, parent: parent) }
}

final class StyledBodyNode<Style, Content: View>: TypedNode<StyledBody<Style, Content>> {
    private var child: TypedNode<Content>?
    private var slots: PropertySlots
    private let type = ViewType.of(Style.self)

    override init(_ view: StyledBody<Style, Content>, parent: ViewNode) {
        slots = PropertySlots(count: type.properties.count)
        super.init(view, parent: parent)
        evaluate()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var environmentReads: EnvironmentReads { type.environmentReads }

    override func evaluate() {
        let content = track {
            var style = view.style
            type.connect(&style, to: &slots, in: self)
            return view.make(style)
        }
        if let child {
            child.update(content)
        } else {
            child = content.mount(in: self)
        }
    }

    override func unmount() {
        super.unmount()
        slots.release()
    }
}
