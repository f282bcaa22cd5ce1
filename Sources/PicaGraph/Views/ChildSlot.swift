import PicaState

/// The place of a child that may appear, change and leave: mounts, updates, swaps and unmounts it.
///
/// `if`, optionals, `AnyView` and `id` have one slot each; `ForEach` has one per row. When an animated change swaps the
/// child, both the new and the old child run their transitions. The old child stays mounted until its transition ends,
/// and returns with its state if it is shown again before that.
@MainActor struct ChildSlot {
    private(set) var node: ViewNode?
    /// The children in transition; `nil` until the first animated change.
    private var traffic: Traffic?

    private final class Traffic {
        var coming: Passage?
        var leaving: [Passage] = []
    }

    /// A child that is appearing or leaving.
    private final class Passage {
        let node: ViewNode
        /// The transaction that inserted the child; its first elements appear with it.
        var arrival: Transaction?
        var elements: [TransitionElement] = []

        init(_ node: ViewNode, arrival: Transaction? = nil) {
            self.node = node
            self.arrival = arrival
        }
    }

    /// Visits leaving children first, then the current one.
    func forEachNode(_ body: (ViewNode) -> Void) {
        if let traffic { for passage in traffic.leaving { body(passage.node) } }
        if let node { body(node) }
    }

    /// Whether the slot holds neither a current nor a leaving child.
    var isEmpty: Bool { node == nil && traffic?.leaving.isEmpty != false }

    /// Mounts the first child, while the owner itself is being made.
    mutating func mount<V: View>(_ view: V, in owner: ViewNode) { node = view.mount(in: owner) }

    /// Passes a new value to the current child.
    ///
    /// - Returns: Whether there is a child of this type.
    func update<V: View>(_ view: V) -> Bool {
        guard let node = node as? TypedNode<V> else { return false }
        node.update(view)
        return true
    }

    /// Shows a view.
    ///
    /// - Parameter isSame: Whether the view has the identity of the current one. It replaces the child anyway if its
    ///   type differs.
    mutating func show<V: View>(_ view: V, isSame: Bool, in owner: ViewNode) {
        if isSame, update(view) { return }
        leave(owner)
        if isSame, let traffic, let index = traffic.leaving.firstIndex(where: { $0.node is TypedNode<V> }),
            let node = traffic.leaving[index].node as? TypedNode<V>
        {
            let returning = traffic.leaving.remove(at: index)
            traffic.coming = returning
            self.node = node
            node.update(view)
            for element in returning.elements { element.come(in: owner.graph.transaction) }
        } else {
            let new = view.mount(in: owner)
            node = new
            if animates(owner) {
                let traffic = traffic ?? Traffic()
                traffic.coming = Passage(new, arrival: owner.graph.transaction)
                self.traffic = traffic
            }
        }
        owner.elementsDidChange()
    }

    /// Removes the child.
    mutating func clear(in owner: ViewNode) {
        guard node != nil else { return }
        leave(owner)
        owner.elementsDidChange()
    }

    private mutating func leave(_ owner: ViewNode) {
        guard let node else { return }
        self.node = nil
        let going = traffic?.coming ?? Passage(node)
        traffic?.coming = nil
        let transaction = owner.graph.transaction
        if hasIdentityTransition(node, in: owner) {
            owner.graph.disappearsFirst = true
            node.unmount()
            owner.graph.disappearsFirst = false
            return
        }
        let animates = animates(owner)
        if animates { going.elements = passing(going) }
        guard animates, !going.elements.isEmpty else {
            node.unmount()
            return
        }
        let traffic = traffic ?? Traffic()
        traffic.leaving.append(going)
        self.traffic = traffic
        for element in going.elements {
            element.go(in: transaction) { [weak owner, weak node] in
                if let node { owner?.childIsGone(node) }
            }
        }
    }

    private func hasIdentityTransition(_ node: ViewNode, in owner: ViewNode) -> Bool {
        let elements = node.madeElements
        return !elements.isEmpty && elements.allSatisfy { $0.trait(TransitionKey.self).isIdentity }
            && owner.hasTransitions
    }

    private func animates(_ owner: ViewNode) -> Bool {
        owner.graph.transaction.fading.effectiveAnimation != nil && owner.hasTransitions
    }

    /// Unmounts a child whose exit transition has ended.
    mutating func finish(_ gone: ViewNode, in owner: ViewNode) {
        guard let traffic, let index = traffic.leaving.firstIndex(where: { $0.node === gone }),
            traffic.leaving[index].elements.allSatisfy(\.isGone)
        else { return }
        traffic.leaving.remove(at: index)
        gone.unmount()
        owner.elementsDidChange()
    }

    private func passing(_ passage: Passage) -> [TransitionElement] {
        let elements = passage.node.makeElements().map { element in
            if let known = passage.elements.first(where: { $0.children.first === element }) { return known }
            let isThere = passage.arrival == nil
            let made = TransitionElement(graph: passage.node.graph, around: element, isThere: isThere)
            if let arrival = passage.arrival { made.come(in: arrival, isNew: true) }
            return made
        }
        passage.arrival = nil
        return elements
    }

    func makeElements() -> [Element] {
        guard let traffic else { return node?.makeElements() ?? [] }
        let leaving: [Element] = traffic.leaving.flatMap(\.elements)
        guard let coming = traffic.coming else { return leaving + (node?.makeElements() ?? []) }
        coming.elements = passing(coming)
        return leaving + coming.elements
    }
}
