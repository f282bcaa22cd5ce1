/// The node of something with a body and state of its own: an app's view, a modifier, a style.
///
/// `Owner` is the part of the view whose dynamic properties are joined to this node's storage before
/// its body is read.
package class BodyNode<Content: View, Owner, Inner: View>: TypedNode<Content> {
    private var child: TypedNode<Inner>?
    private var slots: PropertySlots
    private let type = ViewType.of(Owner.self)
    private let owner: (Content) -> Owner
    private let body: (Content, Owner) -> Inner

    package init(
        _ view: Content, parent: ViewNode, owner: @escaping (Content) -> Owner,
        body: @escaping (Content, Owner) -> Inner
    ) {
        self.owner = owner
        self.body = body
        slots = PropertySlots(count: type.properties.count)
        super.init(view, parent: parent)
        if let parked = graph.parking.slots(for: self) { slots = parked }
        evaluate()
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override func makeElements() -> [Element] { child?.makeElements() ?? [] }
    package override var environmentReads: EnvironmentReads { type.environmentReads }

    package override func evaluate() {
        let inner = track {
            var owner = owner(view)
            type.connect(&owner, to: &slots, in: environment)
            return body(view, owner)
        }
        if let child {
            child.update(inner)
        } else {
            child = inner.mount(in: self)
        }
    }

    override func parkedState() -> ParkedState? {
        ParkedState(self, slots: slots.wereWritten ? slots : nil)
    }
}
