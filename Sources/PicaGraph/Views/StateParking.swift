/// The state of a subtree that has left the tree and may come back: that of a lazy container's rows.
@MainActor final class ParkedState {
    private let type: ObjectIdentifier
    /// What the node showed, of several things that it may show.
    private let identity: AnyHashable?
    let slots: PropertySlots?
    /// In the order in which the node mounts its children.
    let children: [ParkedState?]
    /// Of a node that finds its children by identity: a dictionary of a type that only it knows.
    let rows: Any?

    private init(_ node: ViewNode, slots: PropertySlots?, children: [ParkedState?], rows: Any?) {
        type = ObjectIdentifier(Swift.type(of: node))
        identity = node.parkedIdentity
        self.slots = slots
        self.children = children
        self.rows = rows
    }

    /// That of a node and of some below it; nil where there is nothing to keep.
    convenience init?(_ node: ViewNode, slots: PropertySlots? = nil, of children: [ViewNode]) {
        let children = children.map { $0.parkedState() }
        guard slots != nil || children.contains(where: { $0 != nil }) else { return nil }
        self.init(node, slots: slots, children: children, rows: nil)
    }

    /// That of rows, by their identities; nil where there are none.
    convenience init?<Key: Hashable>(_ node: ViewNode, rows: [Key: ParkedState]) {
        guard !rows.isEmpty else { return nil }
        self.init(node, slots: nil, children: [], rows: rows)
    }

    func fits(_ node: ViewNode) -> Bool { type == ObjectIdentifier(Swift.type(of: node)) }

    /// Whether the node shows what it showed when it was parked. Known once its first child is to be mounted.
    func isOfWhatIsShown(by node: ViewNode) -> Bool { identity == node.parkedIdentity }
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
        let children = entry.state.isOfWhatIsShown(by: parent) ? entry.state.children : []
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
    func slots(for node: ViewNode) -> PropertySlots? { state(for: node)?.slots }

    /// What the rows of a node that is being restored are to have, by their identities.
    func rows<Key: Hashable>(for node: ViewNode) -> [Key: ParkedState] {
        state(for: node)?.rows as? [Key: ParkedState] ?? [:]
    }

    private func state(for node: ViewNode) -> ParkedState? {
        waiting.isEmpty ? nil : waiting[ObjectIdentifier(node)]?.state
    }
}
