/// The elements of a content and their wrappers, in the content's order.
private struct WrappedElements {
    var inner: [Element] = []
    var wrappers: [Element] = []
}

/// A node that puts an element of its own around each element of its content.
class WrappingNode<Outer: View, Wrapper: Element>: TypedNode<Outer> {
    private var wrapped = WrappedElements()
    /// The wrappers of entries that are made one by one.
    private var byEntry: [ViewList.EntryID: WrappedElements] = [:]

    /// The node whose elements are wrapped. Subclasses override it.
    var content: ViewNode? { nil }
    /// Makes a wrapper for a new element. Subclasses override it.
    func makeWrapper(around element: Element) -> Wrapper { preconditionFailure("abstract") }
    /// Called after the element of a wrapper was removed. Subclasses override it.
    func wrapperWasRemoved(_ wrapper: Wrapper) {}

    final func forEachWrapper(_ body: (Wrapper) -> Void) {
        for element in madeElements {
            if let wrapper = element as? Wrapper { body(wrapper) }
        }
    }

    /// Returns the elements with their wrappers. Existing wrappers are reused.
    private func wrap(_ elements: [Element], had old: WrappedElements) -> WrappedElements {
        if elements.elementsEqual(old.inner, by: ===) { return old }
        var known: [ObjectIdentifier: Element] = [:]
        for (inner, wrapper) in zip(old.inner, old.wrappers) { known[ObjectIdentifier(inner)] = wrapper }
        var new = WrappedElements(inner: elements)
        new.wrappers.reserveCapacity(elements.count)
        for element in elements {
            var wrapper = known.isEmpty ? nil : known.removeValue(forKey: ObjectIdentifier(element))
            if wrapper == nil, !known.isEmpty, element.children.count == 1,
                let kept = known.removeValue(forKey: ObjectIdentifier(element.children[0]))
            {
                // A transition was inserted around a known element. While leaving, the element keeps its wrapper and
                // place.
                kept.setChildren([element])
                wrapper = kept
            }
            new.wrappers.append(wrapper ?? makeWrapper(around: element))
        }
        for wrapper in known.values { wasRemoved(wrapper) }
        return new
    }

    private func wasRemoved(_ wrapper: Element) {
        if let wrapper = wrapper as? Wrapper { wrapperWasRemoved(wrapper) }
    }

    override func makeElements() -> [Element] {
        wrapped = wrap(content?.makeElements() ?? [], had: wrapped)
        return wrapped.wrappers
    }

    override var showsChildAlone: Bool { parent?.showsChildAlone == true }
    override var madeElements: [Element] {
        byEntry.isEmpty ? wrapped.wrappers : wrapped.wrappers + byEntry.values.flatMap { $0.wrappers }
    }
    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override func makeElements(at index: Int) -> [Element] {
        guard let content, let id = content.entryID(at: index) else { return [] }
        let made = wrap(content.makeElements(at: index), had: byEntry[id] ?? WrappedElements())
        byEntry[id] = made
        return made.wrappers
    }

    override func releaseEntry(_ id: ViewList.EntryID) {
        for wrapper in byEntry.removeValue(forKey: id)?.wrappers ?? [] { wasRemoved(wrapper) }
        content?.releaseEntry(id)
    }
}
