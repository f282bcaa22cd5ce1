import Foundation
import PicaState

/// A container's content as entries, most of which may not be made yet.
@MainActor package final class ContentEntries {
    weak var source: SubviewSource?

    nonisolated package init() {}

    package var sections: SectionList { source?.sections ?? SectionList() }
    package var count: Int { sections.count }
    /// Whether entries may contain row modifiers, such as those against selection, deleting or moving, or drag values.
    /// They take effect once the entry is made.
    package var rowsMaySpeak: Bool { source?.rowsMaySpeak ?? false }

    /// Returns the identity of a `ForEach` row; `nil` for other entries.
    package func id(at index: Int) -> AnyHashable? { source?.entryID(at: index)?.row }

    /// Visits some entries without making any of them.
    ///
    /// - Parameters:
    ///   - rows: Receives the first index and the identities of adjacent `ForEach` rows identified by `type`.
    ///   - other: Receives the index of each other entry.
    package func visit<ID: Hashable>(
        _ range: Range<Int>, as type: ID.Type, rows: (Int, [ID]) -> Void, other: (Int) -> Void
    ) {
        source?.visitEntries(range, as: type, rows: rows, other: other)
    }

    /// Returns the index of the row with an identity.
    package func index(of id: AnyHashable) -> Int? { source?.entryIndex(of: id) }

    /// Returns a trait of an entry's first view. Makes the entry if needed.
    package func trait<Key: TraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
        source?.peek(at: index).first?.trait(key) ?? Key.defaultValue
    }

    /// Returns the edits allowed on a row of a `ForEach`.
    package func actions(at index: Int) -> RowActions? { source?.rowActions(at: index) }

    /// Returns the edits allowed in the gap before an entry, by each `ForEach` that borders it.
    package func actions(before index: Int) -> [RowActions] { source?.gapActions(at: index) ?? [] }

    /// Runs an action once the tree is up to date.
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) { source?.graph.after(action) }

    /// Returns the words of an entry: a trait of its first view, or else the words as assistive technologies read them,
    /// without image labels. Makes the entry if needed.
    package func words<Key: TraitKey>(at index: Int, from key: Key.Type) -> String
    where Key.Value == String? {
        let elements = source?.peek(at: index) ?? []
        if let words = elements.first?.trait(key) { return words }
        let contents = elements.flatMap { $0.accessibleContents() }
        return contents.filter { $0.role != .image }.map(\.label).joined(separator: " ")
    }

    /// Returns the frame of an entry in the window, estimated if it is not made.
    package func frame(of index: Int) -> CGRect? {
        guard let landmark = container?.landmark(ofEntry: index), let element = landmark.element else {
            return nil
        }
        return landmark.frame().map(element.toWindow)
    }

    /// Returns the elements of an entry. They are in no tree if the entry is not shown.
    package func elements(at index: Int) -> [Element] { source?.peek(at: index) ?? [] }

    /// Makes an entry in the next update, where it is, for an assistive technology that asks for it. It stays for as long
    /// as assistive technologies listen, if they do not ask for many others.
    package func make(_ index: Int) { container?.make(entry: index) }

    /// Returns the entry one visible page before or after another.
    package func entry(aPageFrom index: Int, forwards: Bool) -> Int? {
        container?.entry(aPageFrom: index, forwards: forwards)
    }

    /// Returns the entry before which a drop at a point in the window inserts; the entry count for the end.
    package func insertion(at point: CGPoint) -> Int? {
        count == 0 ? 0 : container?.insertion(at: point)
    }

    var container: (any EntryPlacing)? {
        var node = source?.parent
        while let current = node, !(current is any EntryPlacing) { node = current.parent }
        return node as? any EntryPlacing
    }
}
