/// A first-in, first-out queue with operations in amortized constant time.
struct Queue<Element> {
    /// The front, reversed so that the first element is cheap to remove.
    private var front: [Element] = []
    private var back: [Element] = []

    var isEmpty: Bool { front.isEmpty && back.isEmpty }

    mutating func append(_ element: Element) { back.append(element) }

    mutating func popFirst() -> Element? {
        if front.isEmpty {
            front = back.reversed()
            back = []
        }
        return front.popLast()
    }
}
