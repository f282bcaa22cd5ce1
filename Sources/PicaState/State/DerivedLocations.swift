/// A location that is a part of another and is read and written through it.
package class DerivedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    let base: Location<Base>

    init(_ base: Location<Base>) { self.base = base }

    /// The function that reads the part from the whole.
    var part: (Base) -> Value { preconditionFailure("abstract") }

    package override func get() -> Value { base.read(part) }

    package override func read<Part>(_ inner: @escaping (Value) -> Part) -> Part {
        let part = part
        return base.read { inner(part($0)) }
    }

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? Self else { return false }
        return base.isSame(as: other.base)
    }
}

/// A property of a value stored elsewhere.
final class ProjectedLocation<Base, Value>: DerivedLocation<Base, Value>, @unchecked Sendable {
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.keyPath = keyPath
        super.init(base)
    }

    override var part: (Base) -> Value { { [keyPath] in $0[keyPath: keyPath] } }

    override func set(_ value: Value) { base.modify { $0[keyPath: keyPath] = value } }

    override func isSame(as other: Location<Value>) -> Bool {
        super.isSame(as: other) && keyPath == (other as? Self)?.keyPath
    }
}

/// An element of a collection stored elsewhere, by index.
///
/// If the index is out of range later, reads return the last known element and writes have no effect.
package final class ElementLocation<Base: MutableCollection>: DerivedLocation<Base, Base.Element>,
    @unchecked Sendable
{
    private let index: Base.Index
    private let last: Base.Element

    package init(_ base: Location<Base>, _ index: Base.Index, last: Base.Element) {
        self.index = index
        self.last = last
        super.init(base)
    }

    private static func isIndex(_ index: Base.Index, of elements: Base) -> Bool {
        index >= elements.startIndex && index < elements.endIndex
    }

    override var part: (Base) -> Base.Element {
        { [index, last] in Self.isIndex(index, of: $0) ? $0[index] : last }
    }

    package override func set(_ value: Base.Element) {
        base.modify { if Self.isIndex(index, of: $0) { $0[index] = value } }
    }

    package override func isSame(as other: Location<Base.Element>) -> Bool {
        super.isSame(as: other) && index == (other as? Self)?.index
    }
}

/// A non-optional value as an optional one. Writing `nil` has no effect.
final class OptionalLocation<Value>: DerivedLocation<Value, Value?>, @unchecked Sendable {
    override var part: (Value) -> Value? { { $0 } }
    override func set(_ value: Value?) {
        if let value { base.set(value) }
    }
}

/// An optional value as a non-optional one. While it is `nil`, reads return the last known value.
final class UnwrappedLocation<Value>: DerivedLocation<Value?, Value>, @unchecked Sendable {
    private let last: Value

    init(_ base: Location<Value?>, last: Value) {
        self.last = last
        super.init(base)
    }

    override var part: (Value?) -> Value { { [last] in $0 ?? last } }
    override func set(_ value: Value) { base.set(value) }
}

/// A value with its type erased. Writing a value of another type has no effect.
final class HashableLocation<Value: Hashable>: DerivedLocation<Value, AnyHashable>, @unchecked Sendable {
    override var part: (Value) -> AnyHashable { { AnyHashable($0) } }
    override func set(_ value: AnyHashable) {
        if let value = value.base as? Value { base.set(value) }
    }
}
