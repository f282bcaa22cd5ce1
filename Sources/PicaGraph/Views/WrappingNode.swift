/// A node that puts an element of its own around each element of its content, for as long as that is there.
class WrappingNode<Outer: View, Wrapper: Element>: TypedNode<Outer> {
    private typealias Pair = (inner: Element, wrapper: Wrapper)

    /// In the content's order.
    private var pairs: [Pair] = []
    /// Of a content whose entries are made one by one.
    private var byEntry: [ViewList.EntryID: [Pair]] = [:]

    /// Override: the node whose elements are wrapped.
    var content: ViewNode? { nil }
    /// Override: a wrapper for an element that is new.
    func makeWrapper(around element: Element) -> Wrapper { preconditionFailure("abstract") }
    /// Override: a wrapper's element is gone.
    func wrapperWasRemoved(_ wrapper: Wrapper) {}

    final var wrappers: [Wrapper] { pairs.map(\.wrapper) + byEntry.values.joined().map(\.wrapper) }

    /// The elements with their wrappers: those they had, or new ones.
    private func wrap(_ elements: [Element], had old: [Pair]) -> [Pair] {
        if elements.elementsEqual(old.lazy.map(\.inner), by: ===) { return old }
        var known = Dictionary(
            old.map { (ObjectIdentifier($0.inner), $0.wrapper) }, uniquingKeysWith: { first, _ in first })
        let new = elements.map { element in
            (element, known.removeValue(forKey: ObjectIdentifier(element)) ?? makeWrapper(around: element))
        }
        known.values.forEach(wrapperWasRemoved)
        return new
    }

    override func makeElements() -> [Element] {
        pairs = wrap(content?.makeElements() ?? [], had: pairs)
        return pairs.map(\.wrapper)
    }

    override var showsChildAlone: Bool { parent?.showsChildAlone == true }
    override var madeElements: [Element] { wrappers }
    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override func makeElements(at index: Int) -> [Element] {
        guard let content, let id = content.entryID(at: index) else { return [] }
        let made = wrap(content.makeElements(at: index), had: byEntry[id] ?? [])
        byEntry[id] = made
        return made.map(\.wrapper)
    }

    override func releaseEntry(_ id: ViewList.EntryID) {
        byEntry.removeValue(forKey: id)?.map(\.wrapper).forEach(wrapperWasRemoved)
        content?.releaseEntry(id)
    }
}
