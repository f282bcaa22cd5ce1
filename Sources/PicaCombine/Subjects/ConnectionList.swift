/// An element that stores its index in a list.
protocol Listed: AnyObject {
    var place: Int { get set }
}

/// A list in insertion order, from which elements are removed without a search.
struct ConnectionList<Element: Listed> {
    /// The elements with gaps for removed ones, which are closed when half of the slots are empty.
    private var places: [Element?] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) {
        element.place = places.count
        places.append(element)
        count += 1
    }

    mutating func remove(_ element: Element) {
        guard places.indices.contains(element.place), places[element.place] === element else { return }
        places[element.place] = nil
        count -= 1
        guard count * 2 < places.count else { return }
        places.removeAll { $0 == nil }
        for (place, element) in places.enumerated() { element?.place = place }
    }

    func forEach(_ body: (Element) -> Void) {
        for case let element? in places { body(element) }
    }
}
