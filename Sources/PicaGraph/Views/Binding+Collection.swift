/// A binding to a collection is a collection of bindings to its elements, as in
/// `ForEach($items) { $item in … }`.
///
/// An element's binding stands for its index. When that is no longer one the binding keeps the value it
/// had, and writing through it has no effect.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// What goes through the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Some of the bindings, one after another.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// An index of the collection bound to.
    public typealias Index = Value.Index
    /// The indices of the collection bound to.
    public typealias Indices = Value.Indices

    /// The first element's index.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index behind the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The indices of all elements.
    public var indices: Indices { wrappedValue.indices }

    /// The index behind another.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// Moves an index on by one.
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
    /// The index before another.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    /// Moves an index back by one.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
    /// The index some elements further on, or back.
    public func index(_ i: Index, offsetBy distance: Int) -> Index {
        wrappedValue.index(i, offsetBy: distance)
    }
    /// The index some elements further on, or back; nil where that is beyond a limit.
    public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        wrappedValue.index(i, offsetBy: distance, limitedBy: limit)
    }
    /// How many elements lie between two indices.
    public func distance(from start: Index, to end: Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}
