import PicaState

/// The state of a subtree that left the tree and may come back, such as a lazy container's row.
@MainActor final class ParkedState {
    private let type: ObjectIdentifier
    /// The identity of the content shown, for nodes that can show different contents.
    private let identity: AnyHashable?
    let slots: PropertySlots?
    /// The state of the children, in the order in which the node mounts them.
    let children: [ParkedState?]
    /// The state of rows by identity, as a dictionary whose type only the node knows.
    let rows: Any?

    private init(_ node: ViewNode, slots: PropertySlots?, children: [ParkedState?], rows: Any?) {
        type = ObjectIdentifier(Swift.type(of: node))
        identity = node.parkedIdentity
        self.slots = slots
        self.children = children
        self.rows = rows
    }

    /// Parks the state of a node and some of its children; `nil` if there is nothing to keep.
    convenience init?(_ node: ViewNode, slots: PropertySlots? = nil, of children: [ViewNode]) {
        let children = children.map { $0.parkedState() }
        guard slots != nil || children.contains(where: { $0 != nil }) else { return nil }
        self.init(node, slots: slots, children: children, rows: nil)
    }

    /// Parks the state of rows by identity; `nil` if there are none.
    convenience init?<Key: Hashable>(_ node: ViewNode, rows: [Key: ParkedState]) {
        guard !rows.isEmpty else { return nil }
        self.init(node, slots: nil, children: [], rows: rows)
    }

    func fits(_ node: ViewNode) -> Bool { type == ObjectIdentifier(Swift.type(of: node)) }

    /// Whether the node shows the content that it showed when parked. Known once its first child is about to mount.
    func isOfWhatIsShown(by node: ViewNode) -> Bool { identity == node.parkedIdentity }
}

/// Passes parked state to nodes that are made again, from parent to child as they mount.
@MainActor final class StateParking {
    /// The state for the node that is made next.
    private var next: ParkedState?
    /// The state of each node that is mounting its children, and the number of children mounted so far.
    private var waiting: [ObjectIdentifier: (state: ParkedState, mounted: Int)] = [:]

    /// Mounts a subtree with the state that it had when it was parked.
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

    /// The state for the outermost node being restored.
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

    /// Returns the property slots of a node that is being restored.
    func slots(for node: ViewNode) -> PropertySlots? { state(for: node)?.slots }

    /// Returns the parked rows of a node that is being restored, by identity.
    func rows<Key: Hashable>(for node: ViewNode) -> [Key: ParkedState] {
        state(for: node)?.rows as? [Key: ParkedState] ?? [:]
    }

    private func state(for node: ViewNode) -> ParkedState? {
        waiting.isEmpty ? nil : waiting[ObjectIdentifier(node)]?.state
    }
}
