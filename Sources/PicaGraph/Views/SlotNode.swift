/// A node with one child that may be swapped.
class SlotNode<Content: View>: TypedNode<Content> {
    final var slot = ChildSlot()

    override func forEachChild(_ body: (ViewNode) -> Void) { slot.forEachNode(body) }
    override func childIsGone(_ child: ViewNode) { slot.finish(child, in: self) }
    override func makeElements() -> [Element] { slot.makeElements() }

    // What is on its way out is no entry any more.
    override var madeElements: [Element] { slot.node?.madeElements ?? [] }
    override func entryIndex(of id: AnyHashable) -> Int? { slot.node?.entryIndex(of: id) }
    override var entryCount: Int { slot.node?.entryCount ?? 0 }
    override func entryID(at index: Int) -> ViewList.EntryID? { slot.node?.entryID(at: index) }
    override func makeElements(at index: Int) -> [Element] { slot.node?.makeElements(at: index) ?? [] }
    override func releaseEntry(_ id: ViewList.EntryID) { slot.node?.releaseEntry(id) }
}
