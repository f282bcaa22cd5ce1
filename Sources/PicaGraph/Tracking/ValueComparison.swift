import Foundation
import Glibc
@_spi(Reflection) import Swift

/// A value that says itself whether another means the same.
package protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}

extension SelfComparing {
    fileprivate static func isSame(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.isSame(as: b.assumingMemoryBound(to: Self.self).pointee)
    }
}

/// How two values of a type are told apart without asking that it is `Equatable`.
///
/// Values whose bits agree are the same whatever their type. Beyond that a type may say so itself
/// (`SelfComparing`, `Equatable`), structs are compared field by field, and references are the same when
/// they lead to one object. It is worked out once a type from the runtime's field records; nothing is
/// ever boxed or mirrored. Safe on any thread.
package final class ValueComparison: @unchecked Sendable {
    private indirect enum Rule {
        case always
        case bits(Int)
        case function((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, rule: Rule)])
    }

    private let rule: Rule

    private init(_ type: Any.Type) { rule = Self.rule(of: type, kind: Self.kind(of: type)) }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ValueComparison] = [:]

    package static func of(_ type: Any.Type) -> ValueComparison {
        let id = ObjectIdentifier(type)
        if let found = lock.withLock({ known[id] }) { return found }
        let made = ValueComparison(type)
        lock.withLock { known[id] = made }
        return made
    }

    /// Whether the two mean the same; false where that cannot be told.
    package static func isSame<Value>(_ a: Value, _ b: Value) -> Bool { of(Value.self).isSame(a, b) }

    /// Whether two values are of one type, which may be hidden, and mean the same.
    package static func isSame<A, B>(hidden a: A, _ b: B) -> Bool {
        guard let b = b as? A else { return false }
        return isSame(a, b)
    }

    /// - Parameters:
    ///   - a: A value of the type that this is the comparison of.
    ///   - b: Another.
    package func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return Self.isSame(a, b, rule)
            }
        }
    }

    private static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ rule: Rule) -> Bool {
        switch rule {
        case .always: true
        case .bits(let size): memcmp(a, b, size) == 0
        case .function(let isSame): isSame(a, b)
        case .fields(let fields): fields.allSatisfy { isSame(a + $0.offset, b + $0.offset, $0.rule) }
        }
    }

    /// The runtime looks through all conformances of a program to tell that a type has none, which takes longer than all
    /// else here. So it is asked only about kinds of types that may have one.
    private static func rule(of type: Any.Type, kind: _MetadataKind?) -> Rule {
        switch kind {
        case .function, .tuple, .existential, .metatype, .existentialMetatype: return .bits(size(of: type))
        case .class:
            // Key paths are values in all but name.
            guard let keyPath = type as? AnyKeyPath.Type else { return .bits(size(of: type)) }
            return .function(equality(keyPath))
        case .optional where (type as? any OptionalType.Type)?.wrapped is AnyClass:
            return .bits(size(of: type))
        default: break
        }
        if let comparing = type as? any SelfComparing.Type {
            return .function { comparing.isSame(at: $0, $1) }
        }
        if let equatable = type as? any Equatable.Type { return .function(equality(equatable)) }
        guard kind == .struct else { return .bits(size(of: type)) }
        var fields: [(offset: Int, rule: Rule)] = []
        let isWhole = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
            fields.append((offset, rule(of: fieldType, kind: kind)))
            return true
        }
        if fields.isEmpty { return size(of: type) == 0 ? .always : .bits(size(of: type)) }
        return isWhole ? .fields(fields) : .bits(size(of: type))
    }

    /// A field's kind is on record, so the type is looked at as one.
    private static func kind(of type: Any.Type) -> _MetadataKind? {
        func kind<T>(_ type: T.Type) -> _MetadataKind? {
            var found: _MetadataKind?
            _ = _forEachField(of: Holder<T>.self, options: []) { _, _, _, kind in
                found = kind
                return true
            }
            return found
        }
        return _openExistential(type, do: kind)
    }

    private struct Holder<Value> {
        let value: Value
    }

    private static func equality<T: Equatable>(
        _ type: T.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        {
            let a = $0.assumingMemoryBound(to: T.self)
            let b = $1.assumingMemoryBound(to: T.self)
            return memcmp(a, b, MemoryLayout<T>.size) == 0 || a.pointee == b.pointee
        }
    }

    private static func size(of type: Any.Type) -> Int {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
