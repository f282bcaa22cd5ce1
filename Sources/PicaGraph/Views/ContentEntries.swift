import Foundation

/// A container's content, for what the container does with entries that may not be made.
@MainActor package final class ContentEntries {
    weak var owner: (any SubviewOwner)?

    nonisolated package init() {}

    package var sections: SectionList { owner.map { SectionList(of: $0) } ?? SectionList() }
    package var count: Int { owner?.entryCount ?? 0 }

    /// What the row of a `ForEach` is known by; nil for other entries.
    package func id(at index: Int) -> AnyHashable? { owner?.entryID(at: index)?.row }

    /// Where the row with an identity is.
    package func index(of id: AnyHashable) -> Int? { owner?.entryIndex(of: id) }

    /// What the first view of an entry says of itself. The entry is made for that where it is not there.
    package func trait<Key: TraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
        owner?.look(at: index).first?.trait(key) ?? Key.defaultValue
    }

    /// What can be done with a row of a `ForEach`.
    package func actions(at index: Int) -> RowActions? { owner?.rowActions(at: index) }

    /// Does something once what has changed is up to date.
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) { owner?.graph.after(action) }

    /// The words of an entry, as they are read out. It is made for that where it is not there.
    package func words(at index: Int) -> String {
        owner?.look(at: index).flatMap { $0.accessibleContents().map(\.label) }.joined(separator: " ") ?? ""
    }

    /// Scrolls no farther than it takes to see an entry.
    package func reveal(_ index: Int) {
        guard let landmark = container?.landmark(ofEntry: index) else { return }
        (landmark.element?.enclosingScroll as? BehaviorElement<ScrollBehavior>)?.behavior
            .scroll(to: ScrollGoal(landmark: landmark, anchor: nil), in: Transaction())
    }

    /// The entry that stands as much as can be seen at once before or after another.
    package func entry(aPageFrom index: Int, forwards: Bool) -> Int? {
        container?.entry(aPageFrom: index, forwards: forwards)
    }

    /// The entry before which something would stand at a place in the window; their number for the end.
    package func insertion(at point: CGPoint) -> Int? { container?.insertion(at: point) }

    private var container: (any EntryPlacing)? {
        var node = owner?.parent
        while let current = node, !(current is any EntryPlacing) { node = current.parent }
        return node as? any EntryPlacing
    }
}
