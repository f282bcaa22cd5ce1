/// A binding to a collection is a collection of bindings to its elements, as in
/// `ForEach($items) { $item in … }`.
///
/// An element's binding stands for its index. When that is no longer one the binding keeps the value it
/// had, and writing through it has no effect.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }

    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to an element.
    public subscript(position: Index) -> Element {
        element(position, last: wrappedValue[position])
    }

    /// A binding to an element that is known already.
    func element(_ position: Index, last: Value.Element) -> Element {
        derived(ElementLocation(location, position, last: last))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
    public func index(_ i: Index, offsetBy distance: Int) -> Index {
        wrappedValue.index(i, offsetBy: distance)
    }
    public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        wrappedValue.index(i, offsetBy: distance, limitedBy: limit)
    }
    public func distance(from start: Index, to end: Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}
