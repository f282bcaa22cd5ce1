import PicaState

/// A binding to a collection, as a collection of bindings to its elements, as in `ForEach($items) { $item in … }`.
///
/// An element's binding refers to an index. Once that index is out of range, the binding keeps its last value and
/// writing through it has no effect.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// The iterator over the element bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A contiguous part of the element bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The index type of the bound collection.
    public typealias Index = Value.Index
    /// The type of the bound collection's indices.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The indices of all elements.
    public var indices: Indices { wrappedValue.indices }

    /// Returns the index after another.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// Replaces an index by the next one.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to an element.
    public subscript(position: Index) -> Element {
        element(position, last: wrappedValue[position])
    }

    /// Returns a binding to an element whose value the caller already has.
    func element(_ position: Index, last: Value.Element) -> Element {
        derived(ElementLocation(location, position, last: last))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the index before another.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    /// Replaces an index by the previous one.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
    /// Returns the index at a distance from another; a negative distance counts backwards.
    public func index(_ i: Index, offsetBy distance: Int) -> Index {
        wrappedValue.index(i, offsetBy: distance)
    }
    /// Returns the index at a distance from another; `nil` if that is beyond `limit`.
    public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        wrappedValue.index(i, offsetBy: distance, limitedBy: limit)
    }
    /// Returns the number of elements between two indices.
    public func distance(from start: Index, to end: Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}
