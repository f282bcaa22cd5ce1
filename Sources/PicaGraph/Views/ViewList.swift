/// What a node offers the container above it: a list of entries that are counted without being made, have
/// identities, and are made when asked for.
///
/// An entry is what one view among others contributes, or one row of a `ForEach`: one element mostly,
/// none for an empty view, several where a row is a group. What an entry says of itself (priority, tag)
/// are traits of its elements. Containers that show everything ask for all elements at once; lazy ones
/// own a window of the list.
@MainActor package struct ViewList {
    /// Which entry is meant, wherever it stands: the node that makes it, and what that calls it.
    struct EntryID: Hashable {
        /// Its number: an address is another's once it is free.
        let maker: UInt32
        let name: AnyHashable

        /// What a row of a `ForEach` is known by; nil for other entries.
        var row: AnyHashable? { (name.base as? any RowName)?.identity }
    }

    /// An entry that may not be made.
    struct Listing {
        let id: EntryID
        /// Whether it is one element for sure; otherwise that shows once it is made.
        let isSingle: Bool
    }

    /// What a `ForEach` calls an entry.
    protocol RowName {
        var identity: AnyHashable { get }
    }

    private let node: ViewNode

    init(_ node: ViewNode) { self.node = node }

    var count: Int { node.entryCount }
    /// The sections among the entries, and how many of these there are.
    var sections: SectionList { SectionList(of: node) }
    func id(at index: Int) -> EntryID? { node.entryID(at: index) }
    /// Where an entry that is made stands now; nil where it is gone.
    func index(ofMade id: EntryID) -> Int? { node.index(ofMade: id) }
    /// Makes an entry where it is not there yet.
    func elements(at index: Int) -> [Element] { node.makeElements(at: index) }
    /// Unmounts an entry and parks its state. It may be made again.
    func release(_ id: EntryID) { node.releaseEntry(id) }
}
