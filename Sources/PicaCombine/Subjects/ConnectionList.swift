/// Something that knows its place in a list.
protocol Listed: AnyObject {
    var place: Int { get set }
}

/// A list in the order in which things came, from which each can go without a search.
struct ConnectionList<Element: Listed> {
    /// Those that went leave holes, which are closed when half of the places are empty.
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
