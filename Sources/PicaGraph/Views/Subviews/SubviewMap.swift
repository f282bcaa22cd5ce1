import Foundation

/// Shows each view of some content inside a view of the container's own. In lazy containers they are made one by one.
package struct SubviewMap<Content: View, Row: View> {
    let content: Content
    let entries: ContentEntries?
    let row: @MainActor (Subview) -> Row

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - entries: Receives access to the content.
    ///   - row: Makes the view around a subview.
    nonisolated package init(
        _ content: Content, entries: ContentEntries? = nil,
        @ViewBuilder row: @escaping @MainActor (Subview) -> Row
    ) {
        self.content = content
        self.entries = entries
        self.row = row
    }
}

extension SubviewMap: PrimitiveView {
    package typealias Body = Never

    package static var _hasSections: Bool { Content._hasSections }
    package static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { SubviewMapNode(self, parent: parent) }
}

/// A row with a body of its own. It alone is evaluated again when state that it read changes.
private struct MappedRow<Row: View>: View {
    let subview: Subview
    let row: @MainActor (Subview) -> Row

    var body: some View { row(subview) }
}

private final class SubviewMapNode<Content: View, Row: View>: TypedNode<SubviewMap<Content, Row>> {
    private struct Mapped {
        var subview: Subview
        let node: TypedNode<MappedRow<Row>>
    }

    private var source: SubviewSource?
    private var child: TypedNode<Content>?
    private var mapped: [ViewList.EntryID: [Mapped]] = [:]

    override init(_ view: SubviewMap<Content, Row>, parent: ViewNode) {
        super.init(view, parent: parent)
        let mounted = SubviewSource.mount(
            view.content, in: self, contentChanged: { [weak self] in self?.elementsDidChange() },
            traitsChanged: { [weak self] in self?.invalidate() })
        source = mounted.source
        child = mounted.content
        view.entries?.source = source
    }

    private func row(_ subview: Subview) -> MappedRow<Row> { MappedRow(subview: subview, row: view.row) }

    private var rows: [TypedNode<MappedRow<Row>>] {
        mapped.values.joined().sorted { $0.subview.place.index < $1.subview.place.index }.map(\.node)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let source { body(source) }
        for row in rows { body(row) }
    }

    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let source { body(source) }
    }

    override var isAlwaysSingle: Bool { false }

    // Rows are made again one by one, in any order, so only the content is parked.
    override func parkedState() -> ParkedState? { ParkedState(self, of: source.map { [$0] } ?? []) }

    override func viewDidChange(from old: SubviewMap<Content, Row>) {
        child?.update(view.content)
        source?.bringCopiesUpToDate()
        view.entries?.source = source
        super.viewDidChange(from: old)
    }

    override func evaluate() {
        for (id, rows) in mapped {
            mapped[id] = rows.map { row in
                var row = row
                row.subview = row.subview.current
                row.node.update(self.row(row.subview))
                return row
            }
        }
    }

    // MARK: Entries

    override func makeElements() -> [Element] {
        var gone = Set(mapped.keys)
        let elements = (0..<entryCount).flatMap { index in
            if let id = entryID(at: index) { gone.remove(id) }
            return makeElements(at: index)
        }
        gone.forEach(drop)
        return elements
    }

    override func makeElements(at index: Int) -> [Element] {
        guard let source, let id = source.entryID(at: index) else { return [] }
        var old = mapped[id] ?? []
        let rows = source.subviews(at: index).map { subview in
            guard let known = old.firstIndex(where: { $0.subview.id == subview.id }) else {
                return Mapped(subview: subview, node: row(subview).mount(in: self))
            }
            var row = old.remove(at: known)
            if !row.subview.isSame(as: subview) {
                row.subview = subview
                row.node.update(self.row(subview))
            }
            return row
        }
        for row in old { row.node.unmount() }
        mapped[id] = rows
        return rows.flatMap { $0.node.makeElements() }
    }

    override var madeElements: [Element] { rows.flatMap(\.madeElements) }

    override func releaseEntry(_ id: ViewList.EntryID) {
        drop(id)
        super.releaseEntry(id)
    }

    private func drop(_ id: ViewList.EntryID) {
        for row in mapped.removeValue(forKey: id) ?? [] { row.node.unmount() }
    }
}
