/// The place of a child that may appear, change and leave: mounts, updates, swaps and unmounts it.
///
/// `if`, optionals, `AnyView` and `id` have one each, `ForEach` has one a row.
@MainActor struct ChildSlot {
    private(set) var node: ViewNode?

    var nodes: [ViewNode] { node.map { [$0] } ?? [] }

    /// The first child, while the owner itself is being made.
    mutating func mount<V: View>(_ view: V, in owner: ViewNode) { node = view.mount(in: owner) }

    /// Shows a view.
    /// - Parameter isSame: Whether it is the one shown now, with another value; its type must agree, too.
    mutating func show<V: View>(_ view: V, isSame: Bool, in owner: ViewNode) {
        if isSame, let node = node as? TypedNode<V> {
            node.update(view)
            return
        }
        node?.unmount()
        node = view.mount(in: owner)
        owner.elementsDidChange()
    }

    /// Shows nothing.
    mutating func clear(in owner: ViewNode) {
        guard let old = node else { return }
        node = nil
        old.unmount()
        owner.elementsDidChange()
    }
}
