import PicaFoundation

/// One tree's book-keeping: which nodes have to be evaluated, and what is to happen afterwards.
@MainActor package final class ViewGraph {
    /// Invalid nodes by depth, so that a parent's evaluation can spare its children's.
    private var invalid: [Int: [ViewNode]] = [:]
    /// Of invalid nodes whose change says how it is to be shown.
    private var transactions: [ObjectIdentifier: Transaction] = [:]
    /// Changes that reached nodes which wait for others.
    private var laterScopes: [TransactionScope] = []
    /// That of the change being carried out.
    var transaction = Transaction()
    /// Whether what changes is in its place at once.
    package internal(set) var reducesMotion = false
    /// Counts updates with the layout that follows them.
    private(set) var updates = 0
    /// Whether some node changes the transactions of those below it.
    var hasTransactionNodes = false
    private var staleContainers: [any ElementCollecting] = []
    private var staleReaders: [any PreferenceReading] = []
    /// Who reads what leaves say only when they are asked.
    var onDemandPreferences = OnDemandPreferences()
    private var presentations: [any Presenting] = []
    private var effects: [() -> Void] = []
    /// Done after the others of the same pass.
    private var lateEffects: [() -> Void] = []
    /// Whether what leaves now disappears before what comes in its place appears: it has no transition.
    var disappearsFirst = false
    private var nodeCount: UInt32 = 0
    /// The surface of the window that shows the graph.
    package weak var surface: (any Surface)?
    /// Whether the graph ever showed in more than one surface; until then all elements are in that one.
    var hasLayers = false
    /// Whether a view ever said what is to have the focus first.
    var hasFocusRegions = false
    private var shared: [ObjectIdentifier: AnyObject] = [:]
    /// State on its way to views that come back.
    let parking = StateParking()
    /// Which elements have to be laid out again.
    package let layout = LayoutQueue()
    /// What shows what is behind it.
    let backdrops = BackdropRegister()
    /// Whether there ever was a page of a deck.
    var usesDecks = false
    /// Whether any view was ever given a `zIndex`; without one containers need not ask for it.
    package var usesZIndex = false
    /// Called when something became invalid; the host asks its window for a frame.
    package var onInvalidation: () -> Void = {}

    private static let logger = Logger(subsystem: "Pica", category: "views")
    /// A pass that starts another over and over is an app's mistake; it must not hang the window.
    private static let passLimit = 100

    package var isValid: Bool {
        invalid.isEmpty && effects.isEmpty && lateEffects.isEmpty && staleContainers.isEmpty
            && staleReaders.isEmpty
    }

    /// The number of a node that is made. Starts over after four thousand million.
    func numberNode() -> UInt32 {
        nodeCount &+= 1
        return nodeCount
    }

    /// What rooms above keep for the whole graph: one object of each type, made when it is first asked for.
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

    /// Has a node that is being evaluated evaluated again with changes that are carried out later.
    func enqueue(_ node: ViewNode, awaiting changes: TransactionScope) {
        transactions[ObjectIdentifier(node)] = Transaction.of(changes)
        guard !node.isInvalid else { return }
        node.isInvalid = true
        enqueue(node)
    }

    /// Notes how a change that reaches a node is to be shown: that being carried out, or being made. Of several that
    /// wait the first counts; those after it are carried out by themselves.
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

    /// What those around a node make of a change that reached it by itself.
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

    /// Runs `effect` when the tree is up to date: `onAppear`, `onChange` and their like.
    package func after(_ effect: @escaping () -> Void) {
        effects.append(effect)
        onInvalidation()
    }

    /// Runs `effect` likewise, after the effects of what has come: `onDisappear`.
    func afterOthers(_ effect: @escaping () -> Void) {
        if disappearsFirst { effects.append(effect) } else { lateEffects.append(effect) }
        onInvalidation()
    }

    /// `node` has to collect its elements again before the next layout.
    package func enqueueContainer(_ node: any ElementCollecting) {
        guard !node.isCollectionDue else { return }
        node.isCollectionDue = true
        staleContainers.append(node)
        onInvalidation()
    }

    /// A preference that the node reads may have changed.
    func enqueueReader(_ node: any PreferenceReading) {
        guard !node.isReadingDue else { return }
        node.isReadingDue = true
        staleReaders.append(node)
        onInvalidation()
    }

    /// What the node presents is to be shown, or has other elements.
    func enqueuePresentation(_ node: any Presenting) { presentations.append(node) }

    /// Evaluates until nothing is invalid and no effect is waiting.
    @discardableResult package func update() -> Bool {
        while !isValid {
            guard flush() else { return false }
        }
        return true
    }

    /// The next update begins.
    func endUpdate() { updates += 1 }

    /// Makes what is invalidated part of the change that is being laid out, as it comes to an element.
    func passOnChange(of element: Element, _ invalidate: () -> Void) {
        perform(in: element.changeTransaction, invalidate)
    }

    /// Makes what is done part of the changes that a transaction was made for.
    func perform(in transaction: Transaction, _ change: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        change()
        self.transaction = outer
    }

    /// Whether changes wait that were made in a transaction.
    var hasScopesWaiting: Bool { !transactions.isEmpty && !isValid }

    /// Which changes come next: those that nobody said more of first.
    private var nextScope: TransactionScope? {
        guard !transactions.isEmpty else { return nil }
        var next: TransactionScope?
        for node in invalid.values.joined() where node.isInvalid && node.isMounted {
            guard let scope = transactions[ObjectIdentifier(node)]?.scope else { return nil }
            next = next ?? scope
        }
        return next
    }

    /// Whether all that waits to be evaluated was made in other transactions.
    private func isDone(with scope: TransactionScope?) -> Bool {
        if transactions.isEmpty, scope == nil { return false }
        var waits = false
        for node in invalid.values.joined() where node.isInvalid && node.isMounted {
            if transactions[ObjectIdentifier(node)]?.scope === scope { return false }
            waits = true
        }
        return waits
    }

    /// Carries out the changes that were made together and all that they lead to. What was made in another
    /// transaction waits, to be laid out by itself.
    /// - Returns: false when it gave up on views that never come to rest.
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

    /// Changes have been carried out; those that nobody waits for any more are, too.
    private func end(_ scope: TransactionScope?) {
        scope?.isDone = true
        guard invalid.isEmpty else { return }
        for later in laterScopes { later.isDone = true }
        laterScopes.removeAll()
    }

    /// Evaluates what is invalid now, parents first; what becomes so meanwhile waits for the next pass
    /// unless it is further down.
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

    /// Outermost first: what is presented inside stands beside something that must be there.
    private func present() {
        let nodes = presentations.sorted { $0.depth < $1.depth }
        presentations.removeAll()
        for node in nodes where node.isMounted { node.present() }
    }

    /// Deepest first: what an inner reader makes of it may be news to an outer one.
    private func readPreferences() {
        let readers = staleReaders.sorted { $0.depth > $1.depth }
        staleReaders.removeAll()
        onDemandPreferences.willRead()
        for reader in readers {
            reader.isReadingDue = false
            if reader.isMounted { reader.preferencesDidChange() }
        }
    }

    /// Deepest first: a wrapper's new elements are its container's news.
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

/// A node whose own element has the elements of the nodes below as children.
@MainActor package protocol ElementCollecting: ViewNode {
    func collectElements()
}
