/// Shows something made of the entries of some views: what chooses among them by their tags.
///
/// The views themselves are not shown; `EntryView` shows one of them.
package struct EntryReader<Content: View, Look: View> {
    let content: Content
    let look: ([ViewEntry]) -> Look

    /// - Parameter look: What is shown for the entries that there are.
    nonisolated package init(content: Content, look: @escaping ([ViewEntry]) -> Look) {
        self.content = content
        self.look = look
    }
}

/// One of the views that others are made of.
package struct ViewEntry: Identifiable {
    package struct ID: Hashable {
        let entry: AnyHashable
        let part: Int
    }

    package let id: ID
    /// Which of the entries it belongs to, and which of that one's elements it is.
    fileprivate let index: Int
    fileprivate let part: Int
    private let tag: Tag?
    /// What its `ForEach` knows it by.
    private let name: AnyHashable?

    fileprivate init(id: ID, index: Int, part: Int, tag: Tag?, name: AnyHashable?) {
        self.id = id
        self.index = index
        self.part = part
        self.tag = tag
        self.name = name
    }

    /// Its tag as a value of a type; by itself a row of a `ForEach` has its identity as its tag.
    package func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag { return tag.value(as: type) }
        return name?.base as? Value
    }
}

extension EntryReader: PrimitiveView {
    package typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { EntryReaderNode(self, parent: parent) }
}

private final class EntryReaderNode<Content: View, Look: View>: TypedNode<EntryReader<Content, Look>> {
    private var source: TypedNode<Content>?
    private var shown: TypedNode<Look>?

    override init(_ view: EntryReader<Content, Look>, parent: ViewNode) {
        super.init(view, parent: parent)
        source = view.content.mount(in: self)
        show()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let source { body(source) }
        if let shown { body(shown) }
    }

    override func viewDidChange(from old: EntryReader<Content, Look>) {
        source?.update(view.content)
        show()
    }

    override func evaluate() { show() }

    private func show() {
        let entries = entries
        let look = track { view.look(entries) }
        if let shown {
            shown.update(look)
        } else {
            shown = look.mount(in: self)
        }
    }

    private var entries: [ViewEntry] {
        guard let source else { return [] }
        return (0..<source.entryCount).flatMap { index in
            let id = source.entryID(at: index)
            let entry = id.map { AnyHashable($0) } ?? AnyHashable(index)
            return source.makeElements(at: index).enumerated().map { part, element in
                ViewEntry(
                    id: ViewEntry.ID(entry: entry, part: part), index: index, part: part,
                    tag: element.trait(TagKey.self), name: id?.row)
            }
        }
    }

    // Only what is shown counts for the container.

    override func makeElements() -> [Element] {
        show()
        return shown?.makeElements() ?? []
    }
    override var madeElements: [Element] { shown?.madeElements ?? [] }
    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let shown { body(shown) }
    }
    override func readPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        merged(key, of: shown.map { [$0] } ?? [])
    }
}

/// Shows one of the entries of some views, made for itself.
package struct EntryView<Content: View> {
    let content: Content
    let entry: ViewEntry

    nonisolated package init(_ content: Content, _ entry: ViewEntry) {
        self.content = content
        self.entry = entry
    }
}

extension EntryView: PrimitiveView {
    package typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { SingleEntryNode(self, parent: parent) }
}

private final class SingleEntryNode<Content: View>: EntryNode<EntryView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: EntryView<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override func viewDidChange(from old: EntryView<Content>) {
        child?.update(view.content)
        if old.entry.id != view.entry.id || old.entry.index != view.entry.index { elementsDidChange() }
    }

    override func makeElements() -> [Element] {
        guard let child, view.entry.index < child.entryCount else { return [] }
        let elements = child.makeElements(at: view.entry.index)
        return elements.indices.contains(view.entry.part) ? [elements[view.entry.part]] : []
    }
}
