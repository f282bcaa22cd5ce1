import PicaFoundation

@_spi(SwiftUI) import Observation

/// The retained counterpart of one view value at one place in the tree.
///
/// A node keeps what the value cannot: identity, state, the environment it was given and its children.
/// What is laid out and drawn are the `elements` it contributes to the container above: none (an empty
/// view), one (most) or several (a tuple, `ForEach`).
@MainActor package class ViewNode: Reader {
    package unowned let graph: ViewGraph
    /// nil for a root, and once unmounted. Not weak, as weak references slow all counting of what they
    /// refer to; a parent outlives what is mounted below it.
    package private(set) unowned var parent: ViewNode?
    package private(set) var environment: EnvironmentValues
    private var readLocations: [any ReadableLocation] = []
    // What is small stands together, as there is a node or more for every view.
    private let level: Int32
    /// Which node it is of all that the graph ever had.
    final let serial: UInt32
    /// Where its observations are ended; nil while there are none.
    private var post: ObservationSentinel.Post?
    package private(set) var isMounted = true
    /// Waiting in the graph's queue.
    package var isInvalid = false {
        // What a change was made in counts no longer once the node is up to date, by itself or by its parent.
        didSet { if oldValue, !isInvalid { graph.forgetTransaction(of: self) } }
    }
    /// Waiting in the graph to collect its elements again.
    package final var isCollectionDue = false

    init(parent: ViewNode) {
        graph = parent.graph
        self.parent = parent
        level = parent.level + 1
        serial = graph.numberNode()
        environment = parent.environmentForChildren
        graph.parking.didMake(self)
    }

    /// The root of a tree.
    init(graph: ViewGraph, environment: EnvironmentValues) {
        self.graph = graph
        level = 0
        serial = graph.numberNode()
        self.environment = environment
    }

    /// Distance from the root; parents are evaluated before their children.
    package final var depth: Int { Int(level) }

    /// Override: calls `body` for each node directly below, in order.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// Nodes directly below, in order.
    package final var children: [ViewNode] {
        var children: [ViewNode] = []
        forEachChild { children.append($0) }
        return children
    }

    /// Whether nothing stands beside what a node directly below makes but what that makes itself, up to the root:
    /// nodes that make elements of their own, and those with several below them, say no.
    var showsChildAlone: Bool { false }

    // MARK: List

    /// What the container above lays out for this node, in order; made where it is not there yet.
    ///
    /// Asked for by containers while they collect, and only then.
    func makeElements() -> [Element] {
        let children = children
        return children.count == 1 ? children[0].makeElements() : children.flatMap { $0.makeElements() }
    }

    /// A child whose transition has ended has gone.
    func childIsGone(_ child: ViewNode) {}

    /// Override: calls `body` for each node directly below that makes entries of this one's list, in order.
    func forEachMaker(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// How many entries the node offers to a container that makes them one by one; see `ViewList`.
    var entryCount: Int {
        var count = 0
        forEachMaker { count += $0.entryCount }
        return count
    }

    /// Counts the node's entries, and notes where sections are among them.
    func count(into sections: inout SectionList) {
        forEachMaker { $0.count(into: &sections) }
    }

    /// Which of the entries of a list an entry is, however they move.
    func entryID(at index: Int) -> ViewList.EntryID? {
        locate(index).flatMap { $0.node.entryID(at: $0.index) }
    }

    /// What `makeElements` gives for one entry.
    func makeElements(at index: Int) -> [Element] {
        locate(index).map { $0.node.makeElements(at: $0.index) } ?? []
    }

    /// Where an entry that is made stands now; nil where it is none of the node's any more.
    func index(ofMade id: ViewList.EntryID) -> Int? {
        var start = 0
        for maker in makers {
            if let index = maker.index(ofMade: id) { return start + index }
            start += maker.entryCount
        }
        return nil
    }

    /// Adds the node's entries to a list; as far as it can without making them.
    func list(into entries: inout [ViewList.Listing]) {
        forEachMaker { $0.list(into: &entries) }
    }

    /// Whether the node is one entry of one element for sure, whatever changes below it.
    var isAlwaysSingle: Bool {
        var (count, isSingle) = (0, true)
        forEachMaker {
            count += 1
            isSingle = isSingle && $0.isAlwaysSingle
        }
        return count == 1 && isSingle
    }

    /// Goes through some entries; see `ContentEntries.visit`.
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

    /// Override: whether it is one entry of the list it stands in, whatever it has inside.
    var isEntry: Bool { false }
    /// Override: whether views inside are in no row of a `ForEach` around.
    var isEntryReader: Bool { false }
    /// Override: what the row of a `ForEach` is known by that a node directly below makes.
    func rowTag(of child: ViewNode) -> Tag? { nil }

    /// What can be done with an entry that is a row of a `ForEach`.
    func rowActions(at index: Int) -> RowActions? {
        locate(index).flatMap { $0.node.rowActions(at: $0.index) }
    }

    /// What can be done before an entry, as far as it is rows of a `ForEach` that something would be put between:
    /// those that end there come first.
    func gapActions(at index: Int) -> [RowActions] {
        var (start, found): (Int, [RowActions]) = (0, [])
        for maker in makers {
            let end = start + maker.entryCount
            if start...end ~= index { found += maker.gapActions(at: index - start) }
            start = end
        }
        return found
    }

    /// Takes an entry out of the tree again; its state waits for it to come back.
    func releaseEntry(_ id: ViewList.EntryID) {
        forEachMaker { $0.releaseEntry(id) }
    }

    private var makers: [ViewNode] {
        var makers: [ViewNode] = []
        forEachMaker { makers.append($0) }
        return makers
    }

    /// The node below that an entry comes from, and which of its entries it is.
    final func locate(_ index: Int) -> (node: ViewNode, index: Int)? {
        var index = index
        for maker in makers {
            let count = maker.entryCount
            if index < count { return (maker, index) }
            index -= count
        }
        return nil
    }

    /// The outermost node that makes an entry and no other.
    func maker(ofEntry index: Int) -> ViewNode? {
        guard entryCount != 1 else { return self }
        return locate(index).flatMap { $0.node.maker(ofEntry: $0.index) }
    }

    // MARK: Copies

    /// The smallest part of the tree that has to be made once more for one of the entries to be there twice, and which
    /// of its entries that is.
    func original(ofEntry index: Int) -> (node: ViewNode, entry: Int) { (self, index) }

    /// Mounts what the node stands for once more below another.
    func mountCopy(in parent: ViewNode) -> ViewNode? { nil }

    /// Hands the node's value to a copy.
    func updateCopy(_ copy: ViewNode) {}

    // MARK: Transitions

    /// Override: whether what comes and goes among the node's elements does so by transitions; nil leaves it to the
    /// node around.
    var carriesOutTransitions: Bool? { nil }

    /// Whether what comes and goes among the node's elements does so by transitions.
    final var hasTransitions: Bool {
        var node: ViewNode? = self
        while let current = node {
            if let answer = current.carriesOutTransitions { return answer }
            node = current.parent
        }
        return true
    }

    // MARK: Landmarks

    /// The elements that the node has made, in order.
    var madeElements: [Element] { children.flatMap(\.madeElements) }

    /// Calls a function with what views below are known by, and what stands for them; from the outside inwards.
    func forEachIdentity(_ body: (AnyHashable, [Element]) -> Void) {
        forEachChild { $0.forEachIdentity(body) }
    }

    /// Where a view below is that has an identity.
    func landmark(of id: AnyHashable) -> Landmark? {
        for child in children {
            if let found = child.landmark(of: id) { return found }
        }
        return nil
    }

    /// Which of the node's entries has an identity, though it may not be made.
    func entryIndex(of id: AnyHashable) -> Int? {
        var start = 0
        for maker in makers {
            if let index = maker.entryIndex(of: id) { return start + index }
            start += maker.entryCount
        }
        return nil
    }

    // MARK: Preferences

    /// What is set below.
    final var preferences = PreferenceMap()

    /// Override: what the views below, or the node itself, say together. Asked only where some writer is.
    func readPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { merged(key, of: children) }

    // MARK: Environment

    /// What children are given; other than `environment` only where a modifier writes to it.
    package var environmentForChildren: EnvironmentValues { environment }

    /// The keys this node's last evaluations read.
    package var environmentReads: EnvironmentReads { .none }

    /// Works out again what depends on state, observed objects or the environment.
    package func evaluate() {}

    package final func invalidateLater(_ changes: TransactionScope) { graph.enqueue(self, awaiting: changes) }

    /// Asks for `evaluate` before the next frame. Cheap when asked twice.
    package final func invalidate() {
        guard isMounted else { return }
        graph.noteTransaction(for: self)
        guard !isInvalid else { return }
        isInvalid = true
        graph.enqueue(self)
    }

    /// Gives the subtree another environment and invalidates the nodes that read one of the keys.
    package func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        self.environment = environment
        if !environmentReads.isDisjoint(with: keys) { invalidate() }
        let inherited = environmentForChildren
        forEachChild { $0.inherit(inherited, changed: keys) }
    }

    /// For nodes that pass on an environment of their own making.
    package final func replaceEnvironment(_ environment: EnvironmentValues) { self.environment = environment }

    /// Override: the node itself where it changes the transactions of those below.
    var transforming: (any TransactionTransforming)? { nil }

    /// A node below contributes other elements than before.
    package func elementsDidChange() { parent?.elementsDidChange() }

    /// What has to be kept so that the view can come back as it is now; nil where nothing has changed
    /// since it came.
    func parkedState() -> ParkedState? { ParkedState(self, of: children) }

    /// Override: what is shown of several things, each with a state of its own.
    var parkedIdentity: AnyHashable? { nil }

    /// Takes the subtree out of the tree for good.
    package func unmount() {
        guard isMounted else { return }
        for child in children { child.unmount() }
        isMounted = false
        isInvalid = false
        parent = nil
        stopReading()
    }

    /// Runs `body` while what it reads (state, observed properties, environment) is noted as this node's.
    /// - Parameter andForget: Whether what was read before no longer matters.
    package final func track<Result>(andForget: Bool = true, _ body: () -> Result) -> Result {
        // Objects stay observed as before until they are observed anew: other threads change them meanwhile.
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
                // Before a type's first such reading nobody can know; what that leaves behind is once a type.
                : withObservationTracking({ observing(by: nil, body) }, onChange: reads.noteObjects())
        }
    }

    /// Runs `body` while changes of what it reads of observable objects are told.
    ///
    /// - Parameter own: What ends the observation; nil where nothing does.
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
                    // A reader that was evaluated within this one has joined its own post here, too.
                    case let ended?: if ended == own { tracking.cancel() }
                    }
                }
            },
            didSet: { [weak self] _ in
                // On another thread that is later than it was about to change, and the node may have been evaluated
                // in between.
                if !MainThread.isCurrent { MainThread.run { self?.invalidate() } }
            })
    }

    private func takePost() -> ObservationSentinel.Post {
        let post = post ?? ObservationSentinel.takePost()
        self.post = post
        return post
    }

    /// Called by a location when it is read during this node's evaluation.
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

/// A node for views of one type; a parent hands it each new value.
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

    /// Takes a new value; does nothing when it equals the last.
    package final func update(_ newView: Content) {
        guard !ViewType.of(Content.self).isSame(view, newView) else { return }
        let old = view
        view = newView
        viewDidChange(from: old)
    }

    override func mountCopy(in parent: ViewNode) -> ViewNode? { view.mount(in: parent) }

    override func updateCopy(_ copy: ViewNode) { (copy as? TypedNode<Content>)?.update(view) }

    /// The value is another one. By default the node is evaluated at once, as its parent is being.
    package func viewDidChange(from old: Content) {
        isInvalid = false
        evaluate()
    }
}
