import PicaFoundation
import PicaState

@_spi(SwiftUI) import Observation

/// The retained counterpart of one view value at one place in the tree.
///
/// A node keeps what a value cannot: identity, state, its environment and its children. Its `elements`, which the
/// container above lays out and draws, are none (an empty view), one (most) or several (a tuple, `ForEach`).
@MainActor package class ViewNode: Reader {
    package unowned let graph: ViewGraph
    /// The parent; `nil` for a root, and once unmounted.
    ///
    /// It is not weak, because weak references make all reference counting of their target slower. A parent outlives
    /// its mounted children.
    package private(set) unowned var parent: ViewNode?
    package private(set) var environment: EnvironmentValues
    private var readLocations: [any ReadableLocation] = []
    // Small fields are adjacent to save memory, as every view has at least one node.
    private let level: Int32
    /// The number of the node among all nodes of the graph.
    final let serial: UInt32
    /// The post that ends the node's observations; `nil` while it has none.
    private var post: ObservationSentinel.Post?
    package private(set) var isMounted = true
    /// Whether the node is queued for evaluation.
    package var isInvalid = false {
        // An up-to-date node no longer needs the transaction of its change.
        didSet { if oldValue, !isInvalid { graph.forgetTransaction(of: self) } }
    }
    /// Whether the node is queued to collect its elements again.
    package final var isCollectionDue = false

    init(parent: ViewNode) {
        graph = parent.graph
        self.parent = parent
        level = parent.level + 1
        serial = graph.numberNode()
        environment = parent.environmentForChildren
        graph.parking.didMake(self)
    }

    /// Creates the root of a tree.
    init(graph: ViewGraph, environment: EnvironmentValues) {
        self.graph = graph
        level = 0
        serial = graph.numberNode()
        self.environment = environment
    }

    /// The distance from the root; parents are evaluated before their children.
    package final var depth: Int { Int(level) }

    /// Calls `body` for each child node, in order. Subclasses override it.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// The child nodes, in order.
    package final var children: [ViewNode] {
        var children: [ViewNode] = []
        forEachChild { children.append($0) }
        return children
    }

    /// Whether a child is the only one at every level up to the root. `false` for nodes with elements of their own or
    /// with several children.
    var showsChildAlone: Bool { false }

    // MARK: List

    /// Returns the elements for the container above, in order. Makes them if needed.
    ///
    /// Containers call it while collecting, and only then.
    func makeElements() -> [Element] {
        let children = children
        return children.count == 1 ? children[0].makeElements() : children.flatMap { $0.makeElements() }
    }

    /// Removes a child whose exit transition has ended.
    func childIsGone(_ child: ViewNode) {}

    /// Calls `body` for each child that contributes entries to this node's list, in order. Subclasses override it.
    func forEachMaker(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// The number of entries for a container that makes them one by one; see `ViewList`.
    var entryCount: Int {
        var count = 0
        forEachMaker { count += $0.entryCount }
        return count
    }

    /// Counts the node's entries and records the sections among them.
    func count(into sections: inout SectionList) {
        forEachMaker { $0.count(into: &sections) }
    }

    /// Returns the identity of an entry, which survives moves.
    func entryID(at index: Int) -> ViewList.EntryID? {
        locate(index).flatMap { $0.node.entryID(at: $0.index) }
    }

    /// Returns the elements of one entry. Makes them if needed.
    func makeElements(at index: Int) -> [Element] {
        locate(index).map { $0.node.makeElements(at: $0.index) } ?? []
    }

    /// Returns the current index of an entry that is made; `nil` if it is no longer among the node's entries.
    func index(ofMade id: ViewList.EntryID) -> Int? {
        var start = 0
        for maker in makers {
            if let index = maker.index(ofMade: id) { return start + index }
            start += maker.entryCount
        }
        return nil
    }

    /// Appends the node's entries to a list, as far as possible without making them.
    func list(into entries: inout [ViewList.Listing]) {
        forEachMaker { $0.list(into: &entries) }
    }

    /// Whether the node is certainly one entry with one element, whatever changes below it.
    var isAlwaysSingle: Bool {
        var (count, isSingle) = (0, true)
        forEachMaker {
            count += 1
            isSingle = isSingle && $0.isAlwaysSingle
        }
        return count == 1 && isSingle
    }

    /// Visits some entries; see `ContentEntries.visit`.
    func visitEntries<ID: Hashable>(
        _ range: Range<Int>, as type: ID.Type, rows: (Int, [ID]) -> Void, other: (Int) -> Void
    ) {
        var start = 0
        for maker in makers {
            let end = start + maker.entryCount
            let part = range.clamped(to: start..<end)
            if !part.isEmpty {
                maker.visitEntries(
                    part.lowerBound - start..<part.upperBound - start, as: type,
                    rows: { rows($0 + start, $1) }, other: { other($0 + start) })
            }
            start = end
        }
    }

    /// Whether the node is one entry of its list, whatever it contains. Subclasses override it.
    var isEntry: Bool { false }
    /// Whether views inside should not find an enclosing `ForEach` row. Subclasses override it.
    var isEntryReader: Bool { false }
    /// Returns the identity of the `ForEach` row made by a child. Subclasses override it.
    func rowTag(of child: ViewNode) -> Tag? { nil }

    /// Returns the edits allowed on an entry that is a `ForEach` row.
    func rowActions(at index: Int) -> RowActions? {
        locate(index).flatMap { $0.node.rowActions(at: $0.index) }
    }

    /// Returns the edits allowed in the gap before an entry, by each `ForEach` that borders it. Those that end there
    /// come first.
    func gapActions(at index: Int) -> [RowActions] {
        var (start, found): (Int, [RowActions]) = (0, [])
        for maker in makers {
            let end = start + maker.entryCount
            if start...end ~= index { found += maker.gapActions(at: index - start) }
            start = end
        }
        return found
    }

    /// Unmounts an entry and parks its state.
    func releaseEntry(_ id: ViewList.EntryID) {
        forEachMaker { $0.releaseEntry(id) }
    }

    private var makers: [ViewNode] {
        var makers: [ViewNode] = []
        forEachMaker { makers.append($0) }
        return makers
    }

    /// Returns the child that an entry comes from, and the index among its entries.
    final func locate(_ index: Int) -> (node: ViewNode, index: Int)? {
        var index = index
        for maker in makers {
            let count = maker.entryCount
            if index < count { return (maker, index) }
            index -= count
        }
        return nil
    }

    /// Returns the outermost node that makes this entry and no other.
    func maker(ofEntry index: Int) -> ViewNode? {
        guard entryCount != 1 else { return self }
        return locate(index).flatMap { $0.node.maker(ofEntry: $0.index) }
    }

    // MARK: Copies

    /// Returns the smallest subtree to mount again for a copy of an entry, and the entry's index in it.
    func original(ofEntry index: Int) -> (node: ViewNode, entry: Int) { (self, index) }

    /// Mounts the node's view again below another node; `nil` if it cannot be copied.
    func mountCopy(in parent: ViewNode) -> ViewNode? { nil }

    /// Updates a copy to the node's value.
    func updateCopy(_ copy: ViewNode) {}

    // MARK: Transitions

    /// Whether elements below are inserted and removed with transitions; `nil` to ask the parent. Subclasses override
    /// it.
    var carriesOutTransitions: Bool? { nil }

    /// Whether elements below are inserted and removed with transitions.
    final var hasTransitions: Bool {
        var node: ViewNode? = self
        while let current = node {
            if let answer = current.carriesOutTransitions { return answer }
            node = current.parent
        }
        return true
    }

    // MARK: Landmarks

    /// The elements made so far, in order.
    var madeElements: [Element] { children.flatMap(\.madeElements) }

    /// Calls a function with each identity below and its elements, outermost first.
    func forEachIdentity(_ body: (AnyHashable, [Element]) -> Void) {
        forEachChild { $0.forEachIdentity(body) }
    }

    /// Returns the place of the view with an identity.
    func landmark(of id: AnyHashable) -> Landmark? {
        for child in children {
            if let found = child.landmark(of: id) { return found }
        }
        return nil
    }

    /// Returns the index of the entry with an identity, even if it is not made.
    func entryIndex(of id: AnyHashable) -> Int? {
        var start = 0
        for maker in makers {
            if let index = maker.entryIndex(of: id) { return start + index }
            start += maker.entryCount
        }
        return nil
    }

    // MARK: Preferences

    /// The preferences set below.
    final var preferences = PreferenceMap()

    /// Returns the merged preference of the views below and the node itself. Called only if a writer exists. Subclasses
    /// override it.
    func readPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { merged(key, of: children) }

    // MARK: Environment

    /// The environment of the children. Differs from `environment` only if a modifier writes to it.
    package var environmentForChildren: EnvironmentValues { environment }

    /// The environment keys read by evaluations of this node's type.
    package var environmentReads: EnvironmentReads { .none }

    /// Evaluates again what depends on state, observed objects or the environment.
    package func evaluate() {}

    package final func invalidateLater(_ changes: TransactionScope) { graph.enqueue(self, awaiting: changes) }

    /// Requests `evaluate` before the next frame. Cheap if already requested.
    package final func invalidate() {
        guard isMounted else { return }
        graph.noteTransaction(for: self)
        guard !isInvalid else { return }
        isInvalid = true
        graph.enqueue(self)
    }

    /// Replaces the environment of the subtree and invalidates nodes that read one of the keys.
    package func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        self.environment = environment
        if !environmentReads.isDisjoint(with: keys) { invalidate() }
        let inherited = environmentForChildren
        forEachChild { $0.inherit(inherited, changed: keys) }
    }

    /// Replaces the environment, for nodes that pass on one of their own making.
    package final func replaceEnvironment(_ environment: EnvironmentValues) { self.environment = environment }

    /// The node itself, if it changes the transactions of its descendants. Subclasses override it.
    var transforming: (any TransactionTransforming)? { nil }

    /// Notes that a child contributes different elements.
    package func elementsDidChange() { parent?.elementsDidChange() }

    /// Returns the state needed to restore the view as it is now; `nil` if nothing changed since it was made.
    func parkedState() -> ParkedState? { ParkedState(self, of: children) }

    /// The identity of the content shown, for nodes that can show different contents. Subclasses override it.
    var parkedIdentity: AnyHashable? { nil }

    /// Removes the subtree from the tree for good.
    package func unmount() {
        guard isMounted else { return }
        for child in children { child.unmount() }
        isMounted = false
        isInvalid = false
        parent = nil
        stopReading()
    }

    /// Runs `body` and records its reads (state, observed properties, environment) as this node's.
    ///
    /// - Parameter andForget: Whether to drop the reads recorded before.
    package final func track<Result>(andForget: Bool = true, _ body: () -> Result) -> Result {
        // Objects stay observed until they are observed again, because other threads change them meanwhile.
        let old = andForget ? post : nil
        if andForget {
            forgetLocations()
            post = nil
        }
        defer { if let old { ObservationSentinel.end(old) } }
        let reads = environmentReads
        return Evaluation.run(self, noting: reads) {
            reads.includesObjects
                ? observing(by: takePost(), body)
                // Before a type's first read of an object nothing is known; the registration left behind is once per
                // type.
                : withObservationTracking({ observing(by: nil, body) }, onChange: reads.noteObjects())
        }
    }

    /// Runs `body` and observes the observable properties that it reads.
    ///
    /// - Parameter own: The post that ends the observation; `nil` if nothing does.
    private func observing<Result>(by own: ObservationSentinel.Post?, _ body: () -> Result) -> Result {
        withObservationTracking(
            {
                let result = body()
                if let own { ObservationSentinel.join(own) }
                return result
            },
            willSet: { [weak self] tracking in
                MainThread.run {
                    guard let self else { return tracking.cancel() }
                    switch ObservationSentinel.ended {
                    case nil: self.invalidate()
                    // A reader that was evaluated within this evaluation has joined its own post here, too.
                    case let ended?: if ended == own { tracking.cancel() }
                    }
                }
            },
            didSet: { [weak self] _ in
                // On another thread this call comes later than `willSet`, and the node may have been evaluated in
                // between.
                if !MainThread.isCurrent { MainThread.run { self?.invalidate() } }
            })
    }

    private func takePost() -> ObservationSentinel.Post {
        let post = post ?? ObservationSentinel.takePost()
        self.post = post
        return post
    }

    /// Called by a location that this node's evaluation reads for the first time.
    package final func didRead(_ location: any ReadableLocation) {
        readLocations.append(location)
    }

    private func stopReading() {
        forgetLocations()
        if let post { ObservationSentinel.end(post) }
        post = nil
    }

    private func forgetLocations() {
        for location in readLocations { location.remove(reader: self) }
        readLocations.removeAll(keepingCapacity: true)
    }
}

/// A node for views of one type; its parent passes it each new value.
package class TypedNode<Content: View>: ViewNode {
    package private(set) var view: Content

    init(_ view: Content, parent: ViewNode) {
        self.view = view
        super.init(parent: parent)
    }

    init(_ view: Content, graph: ViewGraph, environment: EnvironmentValues) {
        self.view = view
        super.init(graph: graph, environment: environment)
    }

    /// Takes a new value; does nothing if it equals the last.
    package final func update(_ newView: Content) {
        guard !ViewType.of(Content.self).isSame(view, newView) else { return }
        let old = view
        view = newView
        viewDidChange(from: old)
    }

    override func mountCopy(in parent: ViewNode) -> ViewNode? { view.mount(in: parent) }

    override func updateCopy(_ copy: ViewNode) { (copy as? TypedNode<Content>)?.update(view) }

    /// Called after the value changed. By default evaluates at once, as its parent is being evaluated.
    package func viewDidChange(from old: Content) {
        isInvalid = false
        evaluate()
    }
}
