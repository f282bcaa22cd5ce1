/// A node with one child that may be swapped.
class SlotNode<Content: View>: TypedNode<Content> {
    final var slot = ChildSlot()

    override func forEachChild(_ body: (ViewNode) -> Void) { slot.forEachNode(body) }
    override func childIsGone(_ child: ViewNode) { slot.finish(child, in: self) }
    override func makeElements() -> [Element] { slot.makeElements() }
    // What is on its way out does not come back.
    override func parkedState() -> ParkedState? { ParkedState(self, of: slot.node.map { [$0] } ?? []) }

    override var isAlwaysSingle: Bool { false }
    override var showsChildAlone: Bool { parent?.showsChildAlone == true }

    // What is on its way out is no entry any more.
    override var madeElements: [Element] { slot.node?.madeElements ?? [] }
    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let node = slot.node { body(node) }
    }
}
