/// The entries that a node offers to the container above. They are counted and identified without being made.
///
/// An entry is the contribution of one view, or one row of a `ForEach`: usually one element, none for an empty view,
/// several if a row is a group. Its priority and tag are traits of its elements. Eager containers ask for all elements
/// at once; lazy ones keep a window of the list.
@MainActor package struct ViewList {
    /// Identifies an entry independently of its position: its node and that node's name for it.
    struct EntryID: Hashable {
        /// The node's serial number. An address would be reused after the node is freed.
        let maker: UInt32
        let name: AnyHashable

        /// The identity of a `ForEach` row; `nil` for other entries.
        var row: AnyHashable? { (name.base as? any RowName)?.identity }
    }

    /// An entry that may not be made.
    struct Listing {
        let id: EntryID
        /// Whether the entry is certainly one element. If `false`, the count is known only once it is made.
        let isSingle: Bool
    }

    /// The name of an entry within a `ForEach`.
    protocol RowName {
        var identity: AnyHashable { get }
    }

    private let node: ViewNode

    init(_ node: ViewNode) { self.node = node }

    var count: Int { node.entryCount }
    /// The sections among the entries, and the total number of entries.
    var sections: SectionList { SectionList(of: node) }
    func id(at index: Int) -> EntryID? { node.entryID(at: index) }
    /// Returns the current index of an entry that is made; `nil` if it was removed.
    func index(ofMade id: EntryID) -> Int? { node.index(ofMade: id) }
    /// Returns the elements of an entry. Makes it if needed.
    func elements(at index: Int) -> [Element] { node.makeElements(at: index) }
    /// Unmounts an entry and parks its state. It can be made again.
    func release(_ id: EntryID) { node.releaseEntry(id) }
}
