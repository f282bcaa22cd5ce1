import PicaFoundation
import PicaState

/// The update queues of one tree: nodes to evaluate, elements to collect, preferences to read, effects to run.
@MainActor package final class ViewGraph {
    /// The invalid nodes by depth. Parents go first, as their evaluation may cover their children.
    private var invalid: [Int: [ViewNode]] = [:]
    /// The transactions of invalid nodes whose change has one.
    private var transactions: [ObjectIdentifier: Transaction] = [:]
    /// The scopes of changes to nodes that already wait for another scope.
    private var laterScopes: [TransactionScope] = []
    /// The transaction of the change being flushed.
    var transaction = Transaction()
    /// Whether the user prefers reduced motion, so that changes are not animated.
    package internal(set) var reducesMotion = false
    /// The number of updates, each including its layout.
    package private(set) var updates = 0
    /// Whether any node changes the transactions of its descendants.
    var hasTransactionNodes = false
    private var staleContainers: [any ElementCollecting] = []
    private var staleReaders: [any PreferenceReading] = []
    /// The readers of on-demand preferences.
    var onDemandPreferences = OnDemandPreferences()
    private var presentations: [any Presenting] = []
    private var effects: [() -> Void] = []
    /// Effects that run after the others of the same pass.
    private var lateEffects: [() -> Void] = []
    /// Whether `onDisappear` of the views being removed runs before `onAppear` of their replacements, as there is
    /// no transition.
    var disappearsFirst = false
    private var nodeCount: UInt32 = 0
    /// The surface of the window that shows the graph.
    package weak var surface: (any Surface)?
    /// Whether the graph ever had more than one surface; until then all elements are in `surface`.
    var hasLayers = false
    /// Whether a view ever set the default focus.
    var hasFocusRegions = false
    private var shared: [ObjectIdentifier: AnyObject] = [:]
    /// The parked state on its way to views that come back.
    let parking = StateParking()
    /// The state that an earlier process has left for the views.
    let savedState = SavedState.arriving
    /// The elements that need layout.
    package let layout = LayoutQueue()
    /// The elements that show the content behind them.
    let backdrops = BackdropRegister()
    /// Whether there was ever a deck of pages.
    var usesDecks = false
    /// Whether any view ever had a `zIndex`; without one containers need not ask for it.
    package var usesZIndex = false
    /// The callback for an invalidation; the host requests a frame from its window.
    package var onInvalidation: () -> Void = {}

    private static let logger = Logger(subsystem: "Pica", category: "views")
    /// The highest number of passes in a frame. Views that change their own state forever must not hang the window.
    private static let passLimit = 100

    package var isValid: Bool {
        invalid.isEmpty && effects.isEmpty && lateEffects.isEmpty && staleContainers.isEmpty
            && staleReaders.isEmpty
    }

    /// Returns the serial number for a new node. Wraps around after 2³².
    func numberNode() -> UInt32 {
        nodeCount &+= 1
        return nodeCount
    }

    /// Returns the object of a type that a higher module keeps for the graph. Creates it on first use.
    func shared<Shared: AnyObject>(_ make: @autoclosure () -> Shared) -> Shared {
        if let known = shared[ObjectIdentifier(Shared.self)] as? Shared { return known }
        let made = make()
        shared[ObjectIdentifier(Shared.self)] = made
        return made
    }

    func enqueue(_ node: ViewNode) {
        invalid[node.depth, default: []].append(node)
        onInvalidation()
    }

    /// Queues a node that is being evaluated to be evaluated again with a later scope.
    func enqueue(_ node: ViewNode, awaiting changes: TransactionScope) {
        transactions[ObjectIdentifier(node)] = Transaction.of(changes)
        guard !node.isInvalid else { return }
        node.isInvalid = true
        enqueue(node)
    }

    /// Records the transaction of a change to a node: the one being flushed, or the current one.
    ///
    /// If several changes wait, the first one's transaction counts; later ones are flushed on their own.
    func noteTransaction(for node: ViewNode) {
        guard !node.isInvalid else {
            if let later = Transaction.current?.scope { laterScopes.append(later) }
            return
        }
        if !transaction.isPlain || transaction.scope != nil {
            transactions[ObjectIdentifier(node)] = transaction
        } else if let current = Transaction.current {
            transactions[ObjectIdentifier(node)] = current
        }
    }

    func forgetTransaction(of node: ViewNode) {
        if !transactions.isEmpty { transactions[ObjectIdentifier(node)] = nil }
    }

    /// Returns the transaction of a change to a node, after its ancestors have modified it.
    private func transaction(for node: ViewNode) -> Transaction {
        var transaction = transactions[ObjectIdentifier(node)] ?? Transaction()
        if let scope = transaction.scope { layout.scope = scope }
        guard hasTransactionNodes else { return transaction }
        var around: [any TransactionTransforming] = []
        var ancestor = node.parent
        while let current = ancestor {
            if let transforming = current.transforming { around.append(transforming) }
            ancestor = current.parent
        }
        for node in around.reversed() { node.transform(&transaction) }
        return transaction
    }

    /// Runs `effect` once the tree is up to date, for instance for `onAppear` and `onChange`.
    package func after(_ effect: @escaping () -> Void) {
        effects.append(effect)
        onInvalidation()
    }

    /// Runs `effect` after the effects of views that appeared, for `onDisappear`.
    func afterOthers(_ effect: @escaping () -> Void) {
        if disappearsFirst { effects.append(effect) } else { lateEffects.append(effect) }
        onInvalidation()
    }

    /// Queues a node to collect its elements again before the next layout.
    package func enqueueContainer(_ node: any ElementCollecting) {
        guard !node.isCollectionDue else { return }
        node.isCollectionDue = true
        staleContainers.append(node)
        onInvalidation()
    }

    /// Queues a node whose preference may have changed.
    func enqueueReader(_ node: any PreferenceReading) {
        guard !node.isReadingDue else { return }
        node.isReadingDue = true
        staleReaders.append(node)
        onInvalidation()
    }

    /// Queues a node that presents something, because it is to be shown or its elements changed.
    func enqueuePresentation(_ node: any Presenting) { presentations.append(node) }

    /// Evaluates until nothing is invalid and no effect is waiting.
    @discardableResult package func update() -> Bool {
        while !isValid {
            guard flush() else { return false }
        }
        return true
    }

    /// Ends an update, so that the next one gets a new number.
    func endUpdate() { updates += 1 }

    /// Makes invalidations part of the change being laid out, with the transaction that reaches an element.
    func passOnChange(of element: Element, _ invalidate: () -> Void) {
        perform(in: element.changeTransaction, invalidate)
    }

    /// Makes a change part of the scope of a transaction.
    func perform(in transaction: Transaction, _ change: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        change()
        self.transaction = outer
    }

    /// Whether changes with a transaction are waiting.
    var hasScopesWaiting: Bool { !transactions.isEmpty && !isValid }

    /// The next scope to flush. Changes without a transaction go first.
    private var nextScope: TransactionScope? {
        guard !transactions.isEmpty else { return nil }
        var next: TransactionScope?
        for node in invalid.values.joined() where node.isInvalid && node.isMounted {
            guard let scope = transactions[ObjectIdentifier(node)]?.scope else { return nil }
            next = next ?? scope
        }
        return next
    }

    /// Whether all waiting nodes belong to other scopes.
    private func isDone(with scope: TransactionScope?) -> Bool {
        if transactions.isEmpty, scope == nil { return false }
        var waits = false
        for node in invalid.values.joined() where node.isInvalid && node.isMounted {
            if transactions[ObjectIdentifier(node)]?.scope === scope { return false }
            waits = true
        }
        return waits
    }

    /// Flushes the changes of one scope and all their consequences. Other scopes wait, to be laid out on their own.
    ///
    /// - Returns: `false` if it gave up on views that keep changing.
    func flush() -> Bool {
        var passes = 0
        let scope = nextScope
        defer { end(scope) }
        while !isValid {
            if passes > 0, isDone(with: scope) { return true }
            TransactionScope.horizon = scope?.number ?? 0
            evaluateInvalid(in: scope)
            collectElements()
            present()
            readPreferences()
            TransactionScope.horizon = .max
            let waiting = effects + lateEffects
            effects.removeAll()
            lateEffects.removeAll()
            for effect in waiting { effect() }
            passes += 1
            if passes == Self.passLimit {
                Self.logger.warningOnce(
                    "views changed their own state \(passes) times in one frame; going on with the next frame"
                )
                return false
            }
        }
        return true
    }

    /// Marks a scope as done, and the later ones if nothing waits for them.
    private func end(_ scope: TransactionScope?) {
        scope?.isDone = true
        guard invalid.isEmpty else { return }
        for later in laterScopes { later.isDone = true }
        laterScopes.removeAll()
    }

    /// Evaluates the invalid nodes, parents first. Nodes that become invalid meanwhile wait for the next pass, unless
    /// they are deeper.
    private func evaluateInvalid(in scope: TransactionScope?) {
        var reached = -1
        var others: [ViewNode] = []
        defer { for node in others { invalid[node.depth, default: []].append(node) } }
        while let depth = invalid.keys.filter({ $0 > reached }).min(),
            let nodes = invalid.removeValue(forKey: depth)
        {
            reached = depth
            defer { transaction = Transaction() }
            for node in nodes where node.isInvalid && node.isMounted {
                if !transactions.isEmpty, transactions[ObjectIdentifier(node)]?.scope !== scope {
                    others.append(node)
                    continue
                }
                transaction = transaction(for: node)
                node.isInvalid = false
                transaction.reducesMotion = reducesMotion
                node.evaluate()
            }
        }
    }

    /// Presents the queued nodes, outermost first: an inner presentation is anchored to an outer one.
    private func present() {
        let nodes = presentations.sorted { $0.depth < $1.depth }
        presentations.removeAll()
        for node in nodes where node.isMounted { node.present() }
    }

    /// Reads the queued preferences, deepest first: an inner reader's result may change an outer one's.
    private func readPreferences() {
        let readers = staleReaders.sorted { $0.depth > $1.depth }
        staleReaders.removeAll()
        onDemandPreferences.willRead()
        for reader in readers {
            reader.isReadingDue = false
            if reader.isMounted { reader.preferencesDidChange() }
        }
    }

    /// Collects elements, deepest first: new elements of a wrapper must reach its container.
    private func collectElements() {
        while !staleContainers.isEmpty {
            let nodes = staleContainers.sorted { $0.depth > $1.depth }
            staleContainers.removeAll()
            for node in nodes {
                node.isCollectionDue = false
                if node.isMounted { node.collectElements() }
            }
        }
    }
}

/// A node that presents something in a surface of its own.
@MainActor protocol Presenting: ViewNode {
    func present()
}

/// A node whose own element has the elements of the nodes below it as children.
@MainActor package protocol ElementCollecting: ViewNode {
    func collectElements()
}
