extension Array {
    /// Returns the elements in the order that a person has given them. Elements without a name keep their positions.
    ///
    /// - Parameters:
    ///   - order: The names in the person's order. An element whose name is missing here follows the named element that
    ///     it follows in the array.
    ///   - name: Returns the name of an element; `nil` for an element that cannot be moved.
    func arranged(by order: [String], name: (Element) -> String?) -> [Element] {
        guard !order.isEmpty else { return self }
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: Swift.min)
        let places = indices.filter { name(self[$0]) != nil }
        var last = -1
        let ranked = places.map { place -> (rank: Int, place: Int) in
            last = name(self[place]).flatMap { ranks[$0] } ?? last
            return (last, place)
        }
        var result = self
        for (place, source) in zip(places, ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }) {
            result[place] = self[source.place]
        }
        return result
    }
}
