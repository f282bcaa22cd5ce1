/// A first-in, first-out queue, each step of which takes the same time on average.
struct Queue<Element> {
    /// In reverse, so that the first is easy to take.
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
