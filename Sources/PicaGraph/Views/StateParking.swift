/// The state of a subtree that has left the tree and may come back: that of a lazy container's rows.
@MainActor final class ParkedState {
    private let type: ObjectIdentifier
    let slots: PropertySlots?
    /// In the order of the node's children.
    let children: [ParkedState?]

    /// nil where there is nothing to keep.
    init?(_ node: ViewNode, slots: PropertySlots?) {
        let children = node.children.map { $0.parkedState() }
        guard slots != nil || children.contains(where: { $0 != nil }) else { return nil }
        self.type = ObjectIdentifier(Swift.type(of: node))
        self.slots = slots
        self.children = children
    }

    func fits(_ node: ViewNode) -> Bool { type == ObjectIdentifier(Swift.type(of: node)) }
}

/// Hands parked state to the nodes that are made anew, from parent to child as they mount.
@MainActor final class StateParking {
    /// For the node that is made next.
    private var next: ParkedState?
    /// By node, while it mounts its children: its own state, and how many children have theirs.
    private var waiting: [ObjectIdentifier: (state: ParkedState, mounted: Int)] = [:]

    /// Mounts what `mount` mounts with the state it had when it was parked.
    func restore<Result>(_ state: ParkedState?, _ mount: () -> Result) -> Result {
        guard let state else { return mount() }
        let outer = waiting
        arriving = state
        defer {
            arriving = nil
            waiting = outer
        }
        return mount()
    }

    /// For the outermost node that is restored.
    private var arriving: ParkedState?

    func willMountChild(of parent: ViewNode) {
        if let arriving {
            next = arriving
            self.arriving = nil
            return
        }
        guard !waiting.isEmpty, var entry = waiting[ObjectIdentifier(parent)] else { return }
        let children = entry.state.children
        next = entry.mounted < children.count ? children[entry.mounted] : nil
        entry.mounted += 1
        waiting[ObjectIdentifier(parent)] = entry
    }

    func didMake(_ node: ViewNode) {
        guard let state = next else { return }
        next = nil
        if state.fits(node) { waiting[ObjectIdentifier(node)] = (state, 0) }
    }

    /// The slots of a node that is being restored.
    func slots(for node: ViewNode) -> PropertySlots? {
        waiting.isEmpty ? nil : waiting[ObjectIdentifier(node)]?.state.slots
    }
}
