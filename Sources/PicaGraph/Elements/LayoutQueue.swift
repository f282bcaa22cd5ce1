/// The elements of a tree whose layout has to be worked out again.
///
/// Sizes first, from the inside out: where an element that changed answers as before, the change ends
/// there, and the element around it keeps its size and its arrangement. Then places, from the outside in:
/// what changed inside its old size is laid out where it stands.
@MainActor package final class LayoutQueue {
    private var changed: [(element: Element, before: Measurements)] = []
    private var unplaced: [Element] = []

    /// The changes that are laid out next; nil where nobody said how they are to be shown.
    var scope: TransactionScope?
    /// Whether they are being laid out: what is placed elsewhere now may move there.
    private(set) var isFlushing = false

    /// Sizes are asked for on which nothing in the tree depends; see ``SpeculativeSizes``.
    private(set) var isSpeculative = false
    /// Some were.
    private(set) var hasSpeculativeSizes = false

    /// Nothing waits.
    package var isEmpty: Bool { changed.isEmpty && unplaced.isEmpty }

    func addChanged(_ element: Element, before: Measurements) {
        changed.append((element, before))
        unplaced.append(element)
    }

    /// Asks for sizes on which nothing in the tree depends.
    func aside<Answer>(_ ask: () -> Answer) -> Answer {
        let wasSpeculative = isSpeculative
        (isSpeculative, hasSpeculativeSizes) = (true, true)
        defer { isSpeculative = wasSpeculative }
        return ask()
    }

    /// Places are asked for as the layout has them, whatever is on its way there.
    private(set) var readsPlaces = false

    /// Asks for places as the layout has them.
    func readingPlaces<Answer>(_ ask: () -> Answer) -> Answer {
        let outer = readsPlaces
        readsPlaces = true
        defer { readsPlaces = outer }
        return ask()
    }

    private var continuesScope = false

    /// What is invalidated from now on is part of the changes that are being laid out.
    func continueScope() { continuesScope = true }

    /// Lays out what has changed.
    func flush(_ place: () -> Void) {
        isFlushing = true
        place()
        isFlushing = false
        if !continuesScope { scope = nil }
        continuesScope = false
    }

    func addUnplaced(_ element: Element) { unplaced.append(element) }

    /// Finds out how far changes reach. Sizes are to be trusted only after this.
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
            // Parents, one level up.
            sortIn()
        }
    }

    /// Lays out inside their sizes the elements that the elements around them did not place again.
    package func placeRemaining() {
        let elements = unplaced.filter(\.needsLayout).map { ($0, $0.depth) }.sorted { $0.1 < $1.1 }
        unplaced.removeAll()
        for (element, _) in elements where element.needsLayout {
            if element.isInTree { element.placeAgain() } else { element.waitForPlace() }
        }
    }
}
