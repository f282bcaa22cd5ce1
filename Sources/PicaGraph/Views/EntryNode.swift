/// A node that is a single entry of its list, whatever it contains: leaves and containers.
package class EntryNode<Content: View>: TypedNode<Content> {
    override var isEntry: Bool { true }
    override var entryCount: Int { 1 }
    override func count(into sections: inout SectionList) { sections.count += 1 }
    override func entryID(at index: Int) -> ViewList.EntryID? {
        ViewList.EntryID(maker: serial, name: 0)
    }
    override func index(ofMade id: ViewList.EntryID) -> Int? { id.maker == serial ? 0 : nil }
    override func list(into entries: inout [ViewList.Listing]) {
        entries.append(
            ViewList.Listing(id: ViewList.EntryID(maker: serial, name: 0), isSingle: isAlwaysSingle))
    }
    override var isAlwaysSingle: Bool { true }
    override var carriesOutTransitions: Bool? { true }
    override func makeElements(at index: Int) -> [Element] { makeElements() }
    override var madeElements: [Element] { makeElements() }
    override func entryIndex(of id: AnyHashable) -> Int? { nil }
    override func rowActions(at index: Int) -> RowActions? { nil }
    override func gapActions(at index: Int) -> [RowActions] { [] }
    override func visitEntries<ID: Hashable>(
        _ range: Range<Int>, as type: ID.Type, rows: (Int, [ID]) -> Void, other: (Int) -> Void
    ) {
        range.forEach(other)
    }
    /// Does nothing: only rows of a `ForEach` can be made again.
    override func releaseEntry(_ id: ViewList.EntryID) {}
}
