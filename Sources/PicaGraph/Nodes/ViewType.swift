import Glibc
@_spi(Reflection) import Swift

/// What Pica knows about a view's type: where its dynamic properties stand and how two values compare.
///
/// Worked out once a type from the runtime's field records; no value is ever boxed or mirrored.
@MainActor package final class ViewType {
    package struct Property {
        package var offset: Int
        package var type: any NodeProperty.Type
    }

    private struct Hook {
        package var offset: Int
        package var update: (UnsafeMutableRawPointer) -> Void
    }

    private enum Comparison {
        case bits(Int)
        case always
        case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, comparison: Comparison)])
    }

    package private(set) var properties: [Property] = []
    private var hooks: [Hook] = []
    private let type: Any.Type
    /// Worked out with the first update: asking the runtime what conforms to what is dear, and most views
    /// of a first frame wait for another value in vain.
    private lazy var comparison = Self.comparison(
        of: type, isStruct: type is any View.Type || type is any ViewModifier.Type)
    /// Of all instances together: a superset costs a needless evaluation at worst and spares a set a node.
    package let environmentReads = EnvironmentReads()

    private static var known: [ObjectIdentifier: ViewType] = [:]

    package static func of(_ type: Any.Type) -> ViewType {
        let id = ObjectIdentifier(type)
        if let found = known[id] { return found }
        let made = ViewType(type)
        known[id] = made
        return made
    }

    private init(_ type: Any.Type) {
        self.type = type
        findProperties(of: type, at: 0)
    }

    private func findProperties(of type: Any.Type, at base: Int) {
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let property = fieldType as? any NodeProperty.Type {
                properties.append(Property(offset: base + offset, type: property))
            } else if let dynamic = fieldType as? any DynamicProperty.Type {
                findProperties(of: dynamic, at: base + offset)
                hooks.append(Hook(offset: base + offset, update: Self.hook(dynamic)))
            }
            return true
        }
    }

    private static func hook<P: DynamicProperty>(_ type: P.Type) -> (UnsafeMutableRawPointer) -> Void {
        { $0.assumingMemoryBound(to: P.self).pointee.update() }
    }

    /// Joins the dynamic properties of `value` to what `slots` keeps for them.
    package func connect<Value>(_ value: inout Value, to slots: inout PropertySlots, in node: ViewNode) {
        guard !properties.isEmpty || !hooks.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, property) in properties.enumerated() {
                property.type.connect(at: base + property.offset, to: &slots[index], in: node)
            }
            for hook in hooks { hook.update(base + hook.offset) }
        }
    }

    /// Whether two values describe the same; false when that cannot be told.
    package func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return Self.isSame(a, b, comparison)
            }
        }
    }

    private static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ comparison: Comparison) -> Bool
    {
        switch comparison {
        case .always: true
        case .bits(let size): memcmp(a, b, size) == 0
        case .equatable(let isEqual): isEqual(a, b)
        case .fields(let fields):
            fields.allSatisfy { isSame(a + $0.offset, b + $0.offset, $0.comparison) }
        }
    }

    /// Values whose bits agree are the same value whatever their type; beyond that only `Equatable`
    /// types can say so, field by field.
    private static func comparison(of type: Any.Type, isStruct: Bool) -> Comparison {
        if let property = type as? any NodeProperty.Type {
            return .equatable { property.isSame(at: $0, $1) }
        }
        if let equatable = type as? any Equatable.Type { return .equatable(equality(equatable)) }
        guard isStruct else { return .bits(size(of: type)) }
        var fields: [(offset: Int, comparison: Comparison)] = []
        let known = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
            fields.append((offset, comparison(of: fieldType, isStruct: kind == .struct)))
            return true
        }
        if fields.isEmpty { return size(of: type) == 0 ? .always : .bits(size(of: type)) }
        return known ? .fields(fields) : .bits(size(of: type))
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
