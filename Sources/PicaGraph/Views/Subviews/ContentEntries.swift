import Foundation

/// A container's content, for what the container does with entries that may not be made.
@MainActor package final class ContentEntries {
    weak var source: SubviewSource?

    nonisolated package init() {}

    package var sections: SectionList { source?.sections ?? SectionList() }
    package var count: Int { sections.count }
    /// Whether entries may say what becomes of them as rows: that they are not selected, deleted or moved, or what they
    /// are dragged as. They say so once they are made.
    package var rowsMaySpeak: Bool { source?.rowsMaySpeak ?? false }

    /// What the row of a `ForEach` is known by; nil for other entries.
    package func id(at index: Int) -> AnyHashable? { source?.entryID(at: index)?.row }

    /// Goes through some entries, of which none is made for that.
    ///
    /// - Parameters:
    ///   - rows: Is given those that a `ForEach` knows by values of the type: where they begin, and these.
    ///   - other: Is given the others.
    package func visit<ID: Hashable>(
        _ range: Range<Int>, as type: ID.Type, rows: (Int, [ID]) -> Void, other: (Int) -> Void
    ) {
        source?.visitEntries(range, as: type, rows: rows, other: other)
    }

    /// Where the row with an identity is.
    package func index(of id: AnyHashable) -> Int? { source?.entryIndex(of: id) }

    /// What the first view of an entry says of itself. The entry is made for that where it is not there.
    package func trait<Key: TraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
        source?.peek(at: index).first?.trait(key) ?? Key.defaultValue
    }

    /// What can be done with a row of a `ForEach`.
    package func actions(at index: Int) -> RowActions? { source?.rowActions(at: index) }

    /// What can be done before an entry by those whose rows something would be put between there.
    package func actions(before index: Int) -> [RowActions] { source?.gapActions(at: index) ?? [] }

    /// Does something once what has changed is up to date.
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) { source?.graph.after(action) }

    /// The words of an entry, as they are read out, without what its pictures are called. It is made for that where it is
    /// not there.
    package func words(at index: Int) -> String {
        let contents = source?.peek(at: index).flatMap { $0.accessibleContents() } ?? []
        return contents.filter { $0.role != .image }.map(\.label).joined(separator: " ")
    }

    /// Where an entry stands in the window, or would as far as is known.
    package func frame(of index: Int) -> CGRect? {
        guard let landmark = container?.landmark(ofEntry: index), let element = landmark.element else {
            return nil
        }
        return landmark.frame().map(element.toWindow)
    }

    /// The elements of an entry; in no tree where it is not there.
    package func elements(at index: Int) -> [Element] { source?.peek(at: index) ?? [] }

    /// The entry that stands as much as can be seen at once before or after another.
    package func entry(aPageFrom index: Int, forwards: Bool) -> Int? {
        container?.entry(aPageFrom: index, forwards: forwards)
    }

    /// The entry before which something would stand at a place in the window; their number for the end.
    package func insertion(at point: CGPoint) -> Int? {
        count == 0 ? 0 : container?.insertion(at: point)
    }

    var container: (any EntryPlacing)? {
        var node = source?.parent
        while let current = node, !(current is any EntryPlacing) { node = current.parent }
        return node as? any EntryPlacing
    }
}
