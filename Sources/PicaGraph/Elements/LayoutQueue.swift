import PicaState

/// The elements of a tree that need layout.
///
/// 1. Sizes are settled from the inside out. If a changed element answers as before, the change ends there, and its
///    parent keeps its size and arrangement.
/// 2. Places are updated from the outside in: elements that kept their size place their changed content again.
@MainActor package final class LayoutQueue {
    private var changed: [(element: Element, before: Measurements)] = []
    private var unplaced: [Element] = []

    /// The scope of the changes to be laid out next; `nil` if they have no transaction.
    var scope: TransactionScope?
    /// Whether layout is running, so that elements that move now may animate.
    private(set) var isFlushing = false

    /// Whether sizes are requested that nothing in the tree depends on; see ``SpeculativeSizes``.
    private(set) var isSpeculative = false
    /// Whether there ever was a speculative request.
    private(set) var hasSpeculativeSizes = false

    /// Whether nothing is queued.
    package var isEmpty: Bool { changed.isEmpty && unplaced.isEmpty }

    func addChanged(_ element: Element, before: Measurements) {
        changed.append((element, before))
        unplaced.append(element)
    }

    /// Requests sizes that nothing in the tree depends on.
    func aside<Answer>(_ ask: () -> Answer) -> Answer {
        let wasSpeculative = isSpeculative
        (isSpeculative, hasSpeculativeSizes) = (true, true)
        defer { isSpeculative = wasSpeculative }
        return ask()
    }

    /// Whether frames are read as laid out, without animations.
    private(set) var readsPlaces = false

    /// Reads frames as laid out, without animations.
    func readingPlaces<Answer>(_ ask: () -> Answer) -> Answer {
        let outer = readsPlaces
        readsPlaces = true
        defer { readsPlaces = outer }
        return ask()
    }

    private var continuesScope = false

    /// Makes later invalidations part of the scope being laid out.
    func continueScope() { continuesScope = true }

    /// Lays out the queued changes.
    func flush(_ place: () -> Void) {
        isFlushing = true
        place()
        isFlushing = false
        if !continuesScope { scope = nil }
        continuesScope = false
    }

    func addUnplaced(_ element: Element) { unplaced.append(element) }

    /// Measures the changed elements, outwards as far as sizes change. Sizes are valid only after this.
    package func settleSizes() {
        guard !changed.isEmpty else { return }
        var levels: [[(element: Element, before: Measurements)]] = []
        func sortIn() {
            for entry in changed {
                let depth = entry.element.depth
                while levels.count <= depth { levels.append([]) }
                levels[depth].append(entry)
            }
            changed.removeAll()
        }
        sortIn()
        while let level = levels.popLast() {
            for (element, before) in level where !element.settle(before) {
                element.parent?.invalidateLayout(by: element)
            }
            // Adds the parents, one level up.
            sortIn()
        }
    }

    /// Places the content of elements that their parents did not place again.
    package func placeRemaining() {
        let elements = unplaced.filter(\.needsLayout).map { ($0, $0.depth) }.sorted { $0.1 < $1.1 }
        unplaced.removeAll()
        for (element, _) in elements where element.needsLayout {
            if element.isInTree { element.placeAgain() } else { element.waitForPlace() }
        }
    }
}
