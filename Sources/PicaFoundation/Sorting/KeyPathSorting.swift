import Foundation

// Foundation's own sorting reads both properties for each comparison through two type-erasing layers, which takes a
// second and more for 100,000 rows of a table. Here each property is read once and compared in its own type.

extension Sequence {
    /// Returns the elements sorted by several comparators: the second decides between elements equal for the first, and
    /// so on.
    public func sorted(using comparators: [KeyPathComparator<Element>]) -> [Element] {
        let elements = Array(self)
        guard let order = SortedPlaces(of: elements, by: comparators[...]) else { return elements }
        return order.places.map { elements[$0] }
    }

    /// Returns the elements sorted by a comparator.
    public func sorted(using comparator: KeyPathComparator<Element>) -> [Element] {
        sorted(using: [comparator])
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Sorts the elements by several comparators: the second decides between elements equal for the first, and so on.
    public mutating func sort(using comparators: [KeyPathComparator<Element>]) {
        var index = startIndex
        for element in sorted(using: comparators) {
            self[index] = element
            formIndex(after: &index)
        }
    }

    /// Sorts the elements by a comparator.
    public mutating func sort(using comparator: KeyPathComparator<Element>) { sort(using: [comparator]) }
}

/// The indices of elements in sorted order.
private struct SortedPlaces<Root> {
    let places: [Int]

    /// Creates the order; `nil` if there are no comparators.
    init?(of elements: [Root], by comparators: ArraySlice<KeyPathComparator<Root>>) {
        guard let first = comparators.first else { return nil }
        let others = comparators.dropFirst()
        let decide: ((Int, Int) -> Bool)? =
            others.isEmpty
            ? nil
            : { a, b in
                for comparator in others {
                    let result = comparator.compare(elements[a], elements[b])
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
        if let type = Swift.type(of: first.keyPath).valueType as? any Comparable.Type,
            let places = Self.places(of: elements, first, as: type, decide)
        {
            self.places = places
        } else {
            places = Array(elements.indices).sorted { a, b in
                let result = first.compare(elements[a], elements[b])
                return result == .orderedSame ? decide?(a, b) ?? false : result == .orderedAscending
            }
        }
    }

    private static func places<Key: Comparable>(
        of elements: [Root], _ comparator: KeyPathComparator<Root>, as type: Key.Type,
        _ decide: ((Int, Int) -> Bool)?
    ) -> [Int]? {
        guard let path = comparator.keyPath as? KeyPath<Root, Key> else { return nil }
        let isForward = comparator.order == .forward
        if comparator == KeyPathComparator(path.forComparing, order: comparator.order) {
            return ordered(elements.map { $0[keyPath: path] }, isForward, decide)
        }
        let lexical = String.StandardComparator.lexical
        guard let texts = path as? KeyPath<Root, String>,
            comparator
                == KeyPathComparator(texts.forComparing, comparator: lexical, order: comparator.order)
        else { return nil }
        let keys = elements.map { $0[keyPath: texts] }
        // ASCII strings have the same order under all rules.
        guard keys.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
        return ordered(keys, isForward, decide)
    }
}

/// Returns the indices of keys in sorted order.
/// - Parameter decide: Returns whether one index precedes another with an equal key.
@_specialize(where Key == Int)
@_specialize(where Key == Double)
@_specialize(where Key == String)
@_specialize(where Key == Date)
private func ordered<Key: Comparable>(
    _ keys: [Key], _ isForward: Bool, _ decide: ((Int, Int) -> Bool)?
) -> [Int] {
    var pairs = Array(zip(keys, keys.indices))
    if let decide {
        pairs.sort { a, b in
            if a.0 == b.0 { return decide(a.1, b.1) }
            return isForward ? a.0 < b.0 : b.0 < a.0
        }
    } else if isForward {
        pairs.sort { $0.0 < $1.0 }
    } else {
        pairs.sort { $1.0 < $0.0 }
    }
    return pairs.map(\.1)
}

extension KeyPath {
    /// The key path for comparators, which may be used on other threads. A key path literal of an app is thread-safe.
    package var forComparing: KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
    }
}
