/// A node with one child that may be swapped.
class SlotNode<Content: View>: TypedNode<Content> {
    final var slot = ChildSlot()

    override func forEachChild(_ body: (ViewNode) -> Void) { slot.forEachNode(body) }
    override func childIsGone(_ child: ViewNode) { slot.finish(child, in: self) }
    override func makeElements() -> [Element] { slot.makeElements() }
    // A leaving child does not come back, so its state is not parked.
    override func parkedState() -> ParkedState? { ParkedState(self, of: slot.node.map { [$0] } ?? []) }

    override var isAlwaysSingle: Bool { false }
    override var showsChildAlone: Bool { parent?.showsChildAlone == true }

    // A leaving child is no longer an entry.
    override var madeElements: [Element] { slot.node?.madeElements ?? [] }
    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let node = slot.node { body(node) }
    }
}
