/// The node around a container's content, which makes the content's views one by one and tells them apart.
///
/// Views are added to and removed from the content at once; transitions run where the container shows the views.
final class SubviewSource: ViewNode {
    private var content: ViewNode?
    /// Whether the types of the views allow row modifiers.
    let rowsMaySpeak: Bool
    /// The callback for a possible change of the set of views.
    private let contentChanged: () -> Void
    /// The callback for a change of a view's traits.
    private let traitsChanged: () -> Void
    private var entries: [ViewList.EntryID: Entry] = [:]
    /// The sections; `nil` after a change.
    private var knownSections: SectionList?
    private var copies: [Copy] = []
    /// Entries that a node stopped showing, to be released unless another node shows them.
    private var unshown: Set<ViewList.EntryID> = []

    private struct Entry {
        /// The holders of the entry's views, in order.
        var holders: [SubviewHolder] = []
        /// The number for the next new view.
        var next = 0
    }

    private struct Copy {
        weak var node: SubviewNode?
    }

    private init(
        parent: ViewNode, rowsMaySpeak: Bool, contentChanged: @escaping () -> Void,
        traitsChanged: @escaping () -> Void
    ) {
        self.rowsMaySpeak = rowsMaySpeak
        self.contentChanged = contentChanged
        self.traitsChanged = traitsChanged
        super.init(parent: parent)
    }

    /// Mounts content below a node.
    static func mount<Content: View>(
        _ content: Content, in parent: ViewNode, contentChanged: @escaping () -> Void,
        traitsChanged: @escaping () -> Void
    ) -> (source: SubviewSource, content: TypedNode<Content>) {
        parent.graph.parking.willMountChild(of: parent)
        let source = SubviewSource(
            parent: parent, rowsMaySpeak: Content._speaksForRow, contentChanged: contentChanged,
            traitsChanged: traitsChanged)
        let node = content.mount(in: source)
        source.content = node
        return (source, node)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override var carriesOutTransitions: Bool? { false }

    /// Reads preferences of shown pages only, if the content is a deck's.
    override func readPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard graph.usesDecks, !environment.isPageShown, let content else { return super.readPreference(key) }
        let shown = entries.values.flatMap(\.holders).filter(\.isClaimed).compactMap { holder in
            content.index(ofMade: holder.id.entry).flatMap { content.maker(ofEntry: $0) }
        }
        return merged(key, of: shown.filter(\.environment.isPageShown))
    }

    override func elementsDidChange() {
        knownSections = nil
        contentChanged()
    }

    func traitsDidChange() {
        guard isMounted else { return }
        // Traits on a section's views also apply to the section.
        knownSections = nil
        traitsChanged()
    }

    /// Whether any view is shown itself, rather than as a copy.
    var showsAny: Bool {
        entries.values.contains { $0.holders.contains(where: \.isClaimed) }
    }

    // MARK: Views

    var sections: SectionList {
        if let knownSections { return knownSections }
        let made = content.map { SectionList(of: $0) } ?? SectionList()
        knownSections = made
        return made
    }

    /// Returns all views of the content. Does not make entries that are certainly a single view.
    func subviews() -> [Subview] {
        guard isMounted, let content else { return [] }
        var listed: [ViewList.Listing] = []
        content.list(into: &listed)
        knownSections = nil
        let present = Set(listed.map(\.id))
        for id in entries.keys where !present.contains(id) { drop(id) }
        var all: [Subview] = []
        all.reserveCapacity(listed.count)
        for (index, entry) in listed.enumerated() {
            if entry.isSingle, entries[entry.id] == nil {
                all.append(
                    Subview(
                        source: self, id: Subview.ID(entry: entry.id, number: 0), place: place(of: index),
                        part: 0, holder: nil))
            } else {
                all += subviews(at: index, of: entry.id, in: content)
            }
        }
        return all
    }

    /// Returns the views of an entry. Makes them if needed.
    func subviews(at index: Int) -> [Subview] {
        guard isMounted, let content, let id = content.entryID(at: index) else { return [] }
        return subviews(at: index, of: id, in: content)
    }

    private func subviews(
        at index: Int, of id: ViewList.EntryID, in content: ViewNode
    ) -> [Subview] {
        let holders = holders(at: index, of: id, in: content)
        return holders.enumerated().map { part, holder in
            Subview(
                source: self, id: holder.id, place: place(of: index, part, among: holders.count), part: part,
                holder: holder)
        }
    }

    private func holders(
        at index: Int, of id: ViewList.EntryID, in content: ViewNode
    ) -> [SubviewHolder] {
        let elements = content.makeElements(at: index)
        var entry = entries[id] ?? Entry()
        guard !elements.elementsEqual(entry.holders.lazy.map(\.inner), by: ===) else { return entry.holders }
        let old = entry.holders
        entry.holders = elements.map { element in
            if let known = old.first(where: { $0.inner === element }) { return known }
            defer { entry.next += 1 }
            return SubviewHolder(of: element, id: Subview.ID(entry: id, number: entry.next), source: self)
        }
        for holder in old where !entry.holders.contains(where: { $0 === holder }) { holder.leave() }
        entries[id] = entry
        return entry.holders
    }

    /// Returns the holder of a view; `nil` if the view was removed from the content.
    func holder(of subview: Subview) -> SubviewHolder? {
        guard isMounted, let content else { return nil }
        let id = subview.id
        let holders =
            entries[id.entry]?.holders
            ?? (content.entryID(at: subview.place.index) == id.entry
                ? holders(at: subview.place.index, of: id.entry, in: content) : [])
        return holders.first { $0.id == id }
    }

    func place(of index: Int, _ part: Int = 0, among count: Int = 1) -> Subview.Place {
        let list = sections
        let (range, section, kind) = list.range(around: index)
        let isFirst = index == range.lowerBound && part == 0
        return Subview.Place(
            index: index, section: section, part: kind, isFirst: isFirst,
            isLast: index == range.upperBound - 1 && part == count - 1,
            startsSection: isFirst && index > 0
                && section.map { list.sections[$0].entries.lowerBound == index } ?? false)
    }

    /// Returns the elements of an entry. If it is not made, it is made for this and released again.
    func peek(at index: Int) -> [Element] {
        guard let content, let id = content.entryID(at: index) else { return [] }
        let elements = content.makeElements(at: index)
        if entries[id] == nil { content.releaseEntry(id) }
        return elements
    }

    // MARK: Releasing

    override func releaseEntry(_ id: ViewList.EntryID) { drop(id) }

    private func drop(_ id: ViewList.EntryID) {
        for holder in entries.removeValue(forKey: id)?.holders ?? [] { holder.leave() }
        content?.releaseEntry(id)
    }

    /// Releases an entry after the update, unless another node shows a view of it by then.
    func isNotShown(_ id: ViewList.EntryID) {
        guard isMounted else { return }
        if unshown.isEmpty { graph.after { [weak self] in self?.releaseUnshown() } }
        unshown.insert(id)
    }

    private func releaseUnshown() {
        let ids = unshown
        unshown.removeAll()
        guard isMounted else { return }
        for id in ids where entries[id]?.holders.contains(where: \.isClaimed) == false { drop(id) }
    }

    // MARK: Copies

    /// Makes a copy of a view below the node that shows it.
    func copy(of subview: Subview, in node: SubviewNode) -> SubviewCopy? {
        guard isMounted, let content, subview.place.index < content.entryCount else { return nil }
        let original = content.original(ofEntry: subview.place.index)
        guard let copy = original.node.mountCopy(in: node) else { return nil }
        copies.removeAll { $0.node?.isMounted != true || $0.node === node }
        copies.append(Copy(node: node))
        return SubviewCopy(node: copy, index: subview.place.index, original: original)
    }

    /// Updates the copies, because the content has a new value.
    func bringCopiesUpToDate() {
        for copy in copies where copy.node?.isMounted == true { copy.node?.bringUpToDate() }
    }
}
