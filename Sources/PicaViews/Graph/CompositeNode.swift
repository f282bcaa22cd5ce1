/// The node of a view with a `body`: an app's own views.
final class CompositeNode<Content: View>: TypedNode<Content> {
    private var child: TypedNode<Content.Body>?
    private var slots: PropertySlots
    private let type = ViewType.of(Content.self)

    override init(_ view: Content, parent: ViewNode) {
        slots = PropertySlots(count: type.properties.count)
        super.init(view, parent: parent)
        evaluate()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var elements: [Element] { child?.elements ?? [] }
    override var environmentReads: EnvironmentReads { type.environmentReads }

    override func evaluate() {
        let body = track {
            connectedView().body
        }
        if let child {
            child.update(body)
        } else {
            child = body.mount(in: self)
        }
    }

    override func unmount() {
        super.unmount()
        slots.release()
    }

    /// The view with its dynamic properties joined to this node's storage.
    private func connectedView() -> Content {
        var view = self.view
        type.connect(&view, to: &slots, in: self)
        return view
    }
}
