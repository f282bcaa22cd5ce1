import Foundation
import Glibc
@_spi(Reflection) import Swift

/// A type with its own comparison of equivalent values.
package protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}

extension SelfComparing {
    fileprivate static func isSame(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.isSame(as: b.assumingMemoryBound(to: Self.self).pointee)
    }
}

/// The comparison of values of a type that need not be `Equatable`.
///
/// Values with equal bits are the same. Beyond that a type may define it (`SelfComparing`, `Equatable`), structs are
/// compared field by field, and references by object identity. It is derived once per type from the runtime's field
/// records; nothing is boxed or mirrored. Safe on any thread.
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

    /// Returns whether two values are equivalent; `false` if that cannot be determined.
    package static func isSame<Value>(_ a: Value, _ b: Value) -> Bool { of(Value.self).isSame(a, b) }

    /// Returns whether two values of possibly erased types have the same type and are equivalent.
    package static func isSame<A, B>(hidden a: A, _ b: B) -> Bool {
        guard let b = b as? A else { return false }
        return isSame(a, b)
    }

    /// Returns whether two values are equivalent.
    ///
    /// - Parameters:
    ///   - a: A value of the comparison's type.
    ///   - b: Another value of that type.
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

    /// Derives the rule for a type.
    ///
    /// To find that a type lacks a conformance the runtime searches all of the program's, which takes longer than all
    /// else here. So it is asked only for kinds of types that may conform.
    private static func rule(of type: Any.Type, kind: _MetadataKind?) -> Rule {
        switch kind {
        case .function, .tuple, .existential, .metatype, .existentialMetatype: return .bits(size(of: type))
        case .class:
            // Key paths are values, although they are classes.
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

    /// Returns the kind of a type. The runtime records it for fields, so the type is wrapped in a field.
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
