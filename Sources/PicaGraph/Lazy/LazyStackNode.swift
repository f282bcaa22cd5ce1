import Foundation
import PicaState

/// A stack or grid that makes only visible entries.
package struct LazyStack<Content: View> {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    /// The columns or rows of a grid; `nil` for a stack.
    let items: [GridItem]?
    let pinned: PinnedScrollableViews
    let content: Content

    nonisolated package init(
        axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, items: [GridItem]? = nil,
        pinned: PinnedScrollableViews = [], content: Content
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = Length.checked(spacing, as: .distance, of: "a lazy container's spacing")
        self.items = items
        self.pinned = pinned
        self.content = content
    }
}

extension LazyStack: PrimitiveView {
    package typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { LazyStackNode(self, parent: parent) }
}

/// The node of a lazy stack. It makes the entries that enter a window of its list and parks those that leave.
final class LazyStackNode<Content: View>: EntryNode<LazyStack<Content>>, ElementCollecting, EntryPlacing {
    private var child: TypedNode<Content>?
    private let element: LazyStackElement
    private var window = 0..<1
    private var isContentNew = true
    /// The sections as of the last content change.
    private var sections = SectionList()
    /// The entries that assistive technologies asked for, the latest last.
    private var asked: [AskedEntry] = []

    /// An entry that stays outside the visible area, too.
    private struct AskedEntry {
        let id: ViewList.EntryID
        /// The last known index.
        var index: Int
    }

    /// The most entries that are kept for assistive technologies.
    private static var mostAsked: Int { 64 }

    override init(_ view: LazyStack<Content>, parent: ViewNode) {
        element = LazyStackElement(graph: parent.graph, axis: view.axis)
        super.init(view, parent: parent)
        updateElement()
        child = view.content.mount(in: self)
        element.wantWindow = { [weak self] in self?.want($0) }
        evaluate()
        collectElements()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override func makeElements() -> [Element] { [element] }
    override var environmentReads: EnvironmentReads {
        ViewType.of(LazyStack<Content>.self).environmentReads
    }

    override func viewDidChange(from old: LazyStack<Content>) {
        child?.update(view.content)
        updateElement()
    }

    private func updateElement() {
        element.update(
            alignment: view.alignment, spacing: view.spacing ?? LazyTrack.defaultSpacing, items: view.items,
            pinned: view.pinned)
    }

    override func evaluate() {
        track { element.direction = environment.layoutDirection }
    }

    override func elementsDidChange() {
        isContentNew = true
        graph.enqueueContainer(self)
    }

    override func landmark(of id: AnyHashable) -> Landmark? {
        super.landmark(of: id)
            ?? child?.entryIndex(of: id).map(landmark(ofEntry:))
    }

    func landmark(ofEntry index: Int) -> Landmark { Landmark(entry: index, of: element) }
    func entry(aPageFrom index: Int, forwards: Bool) -> Int {
        element.entry(aPageFrom: index, forwards: forwards)
    }
    func make(entry index: Int) {
        guard let child, let id = ViewList(child).id(at: index) else { return }
        asked.removeAll { $0.id == id }
        asked = asked.suffix(Self.mostAsked - 1) + [AskedEntry(id: id, index: index)]
        graph.enqueueContainer(self)
    }
    func insertion(at point: CGPoint) -> Int { element.insertion(at: element.fromWindow(point)) }

    private func want(_ wanted: Range<Int>) {
        guard wanted != window else { return }
        window = wanted
        graph.enqueueContainer(self)
    }

    func collectElements() {
        guard let child else { return }
        let list = ViewList(child)
        if isContentNew { sections = list.sections }
        var rows: [LazyStackElement.Row] = []
        var known: Set<ViewList.EntryID> = []
        func add(_ index: Int) {
            guard let id = list.id(at: index), known.insert(id).inserted else { return }
            rows.append(LazyStackElement.Row(index: index, id: id, elements: list.elements(at: index)))
        }
        let window = window.clamped(to: 0..<sections.count)
        window.forEach(add)
        pinned(beside: window).forEach(add)
        if !environment.isAssisted { asked = [] }
        for place in asked.indices {
            let entry = asked[place]
            let isThere = entry.index < sections.count && list.id(at: entry.index) == entry.id
            guard let index = isThere ? entry.index : list.index(ofMade: entry.id) else { continue }
            asked[place].index = index
            add(index)
        }
        for row in element.rows where !known.contains(row.id) {
            // Keeps the row with the focus, so that typing is not interrupted.
            if element.host?.focus.isFocus(inside: row.elements) == true,
                let index = list.index(ofMade: row.id)
            {
                add(index)
            } else {
                list.release(row.id)
            }
        }
        rows.sort { $0.index < $1.index }
        element.setRows(rows, of: sections, isNewContent: isContentNew)
        isContentNew = false
    }

    /// Returns the pinned headers and footers of the sections that are partly visible.
    private func pinned(beside window: Range<Int>) -> [Int] {
        guard !view.pinned.isEmpty, let first = window.first, let last = window.last else { return [] }
        var entries: [Int] = []
        if view.pinned.contains(.sectionHeaders), let index = sections.index(around: first) {
            entries += sections.sections[index].header
        }
        if view.pinned.contains(.sectionFooters), let index = sections.index(around: last) {
            entries += sections.sections[index].footer
        }
        return entries
    }
}
