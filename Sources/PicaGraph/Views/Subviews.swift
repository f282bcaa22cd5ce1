import Foundation

/// A view of a container's content, made already, which the container shows where it wants.
@MainActor package struct Subview {
    /// Where it stands in the content.
    package struct Place: Equatable {
        package enum Part: Equatable {
            case header, content, footer
        }

        /// Which of the content's entries it is, or is part of.
        package let index: Int
        /// Which section it is in; nil for none.
        package let section: Int?
        package let part: Part
        /// Whether nothing is before it in its part of the section, or between sections.
        package let isFirst: Bool
        /// Whether nothing is after it there.
        package let isLast: Bool
        /// Whether a section begins with it that is not the content's first part.
        package let startsSection: Bool
    }

    fileprivate let element: Element
    fileprivate let node: ViewNode
    /// What the row of a `ForEach` is known by; nil for other views.
    package let id: AnyHashable?
    package let place: Place
    /// Counts changes of what the view says of itself.
    fileprivate let revision: Int

    /// What the view says of itself to containers.
    package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value { element.trait(key) }
}

extension Subview: @preconcurrency SelfComparing {
    package func isSame(as other: Subview) -> Bool {
        element === other.element && place == other.place && revision == other.revision && id == other.id
    }
}

extension Subview: PrimitiveView {
    package typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { SubviewNode(self, parent: parent) }
}

private final class SubviewNode: EntryNode<Subview> {
    private let element: SubviewElement

    override init(_ view: Subview, parent: ViewNode) {
        element = SubviewElement(graph: parent.graph)
        super.init(view, parent: parent)
        evaluate()
    }

    override func makeElements() -> [Element] { [element] }

    override func evaluate() {
        element.traitsDidChange = {}
        element.setChildren([view.element])
        element.traitsDidChange = { [weak owner = view.node, weak inner = view.element] in
            if let inner { (owner as? any SubviewOwner)?.traitsDidChange(of: inner) }
        }
    }
}

/// Holds the place of an element that somebody else made.
private final class SubviewElement: Element {
    var traitsDidChange: () -> Void = {}

    override var drawsItself: Bool { false }

    override func layoutWasInvalidated(by child: Element?) {
        if child == nil { traitsDidChange() }
    }

    override func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        children.first?.dimensions(dimensions.proposal).explicit(key)
    }
}

/// The node of a container's content.
@MainActor protocol SubviewOwner: ViewNode {
    func traitsDidChange(of element: Element)
    /// What an entry has, which is made for that where it is not there, and let go of again.
    func look(at index: Int) -> [Element]
}

/// Shows each view of some content in a view of the container's own, made one by one where the container around
/// asks for that.
package struct SubviewMap<Content: View, Row: View> {
    let content: Content
    let entries: ContentEntries?
    let row: @MainActor (Subview) -> Row

    /// - Parameters:
    ///   - entries: Is told of the content.
    ///   - row: What is shown for a view.
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

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { SubviewMapNode(self, parent: parent) }
}

private final class SubviewMapNode<Content: View, Row: View>: TypedNode<SubviewMap<Content, Row>>,
    SubviewOwner
{
    private struct Mapped {
        var subview: Subview
        let node: TypedNode<Row>
    }

    private var child: TypedNode<Content>?
    private var mapped: [ViewList.EntryID: [Mapped]] = [:]
    /// nil where it has to be worked out again.
    private var sections: SectionList?
    private var changed: Set<ObjectIdentifier> = []

    override init(_ view: SubviewMap<Content, Row>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
        view.entries?.owner = self
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
        for row in mapped.values.joined().sorted(by: { $0.subview.place.index < $1.subview.place.index }) {
            body(row.node)
        }
    }

    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override var environmentReads: EnvironmentReads {
        ViewType.of(SubviewMap<Content, Row>.self).environmentReads
    }

    override func viewDidChange(from old: SubviewMap<Content, Row>) {
        child?.update(view.content)
        view.entries?.owner = self
        super.viewDidChange(from: old)
    }

    override func evaluate() {
        let changed = changed
        self.changed = []
        for (id, rows) in mapped {
            mapped[id] = rows.map { row in
                var row = row
                if changed.contains(ObjectIdentifier(row.subview.element)) {
                    row.subview = subview(
                        row.subview.element, row.subview.id, row.subview.place, after: row.subview)
                }
                let content = track(andForget: false) { view.row(row.subview) }
                row.node.update(content)
                return row
            }
        }
    }

    func traitsDidChange(of element: Element) {
        guard changed.insert(ObjectIdentifier(element)).inserted else { return }
        invalidate()
    }

    private func subview(
        _ element: Element, _ id: AnyHashable?, _ place: Subview.Place, after old: Subview? = nil
    ) -> Subview {
        Subview(element: element, node: self, id: id, place: place, revision: (old?.revision ?? -1) + 1)
    }

    override func elementsDidChange() {
        sections = nil
        super.elementsDidChange()
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
        guard let child, let id = child.entryID(at: index) else { return [] }
        let elements = child.makeElements(at: index)
        var old = mapped[id] ?? []
        let rows = elements.enumerated().map { number, element in
            let place = place(of: index, number, among: elements.count)
            guard let known = old.firstIndex(where: { $0.subview.element === element }) else {
                let subview = subview(element, id.row, place)
                let content = track(andForget: false) { view.row(subview) }
                return Mapped(subview: subview, node: content.mount(in: self))
            }
            var row = old.remove(at: known)
            if row.subview.place != place {
                row.subview = subview(element, id.row, place, after: row.subview)
                row.node.update(track(andForget: false) { view.row(row.subview) })
            }
            return row
        }
        for row in old { row.node.unmount() }
        mapped[id] = rows
        return rows.flatMap { $0.node.makeElements() }
    }

    override var madeElements: [Element] {
        mapped.values.joined().sorted { $0.subview.place.index < $1.subview.place.index }
            .flatMap { $0.node.madeElements }
    }

    override func releaseEntry(_ id: ViewList.EntryID) {
        drop(id)
        super.releaseEntry(id)
    }

    func look(at index: Int) -> [Element] {
        guard let child, let id = child.entryID(at: index) else { return [] }
        let elements = child.makeElements(at: index)
        if mapped[id] == nil { child.releaseEntry(id) }
        return elements
    }

    private func drop(_ id: ViewList.EntryID) {
        for row in mapped.removeValue(forKey: id) ?? [] { row.node.unmount() }
    }

    private func place(of index: Int, _ number: Int, among count: Int) -> Subview.Place {
        let list = sections ?? SectionList(of: self)
        sections = list
        let (range, section, part) = list.range(around: index)
        let isFirst = index == range.lowerBound && number == 0
        return Subview.Place(
            index: index, section: section, part: part, isFirst: isFirst,
            isLast: index == range.upperBound - 1 && number == count - 1,
            startsSection: isFirst && index > 0
                && section.map { list.sections[$0].entries.lowerBound == index } ?? false)
    }
}
