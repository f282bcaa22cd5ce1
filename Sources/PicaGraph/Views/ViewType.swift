import Foundation
@_spi(Reflection) import Swift

/// What Pica knows about a view's type: where its dynamic properties stand, how two values compare and
/// what evaluations read.
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

    package private(set) var properties: [Property] = []
    private var hooks: [Hook] = []
    private let type: Any.Type
    /// Worked out with the first update: asking the runtime what conforms to what is dear, and most views
    /// of a first frame wait for another value in vain.
    private lazy var comparison = ValueComparison.of(type)
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

    /// Fields of many views that are nothing but values.
    private static let plain: Set<ObjectIdentifier> = [
        ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(Double.self),
        ObjectIdentifier(CGFloat.self), ObjectIdentifier(CGSize.self), ObjectIdentifier(String.self),
    ]

    private func findProperties(of type: Any.Type, at base: Int) {
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
            // Most are no dynamic properties, and to ask that of a type for the first time is dear: the runtime goes
            // through all that it knows.
            guard kind == .struct, !Self.plain.contains(ObjectIdentifier(fieldType)),
                let dynamic = fieldType as? any DynamicProperty.Type
            else { return true }
            if let property = dynamic as? any NodeProperty.Type {
                properties.append(Property(offset: base + offset, type: property))
            } else {
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
    package func connect<Value>(
        _ value: inout Value, to slots: inout PropertySlots, in environment: EnvironmentValues
    ) {
        guard !properties.isEmpty || !hooks.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, property) in properties.enumerated() {
                property.type.connect(at: base + property.offset, to: &slots[index], in: environment)
            }
            for hook in hooks { hook.update(base + hook.offset) }
        }
    }

    private var knownSections: Bool?
    private var knownSpeaking: Bool?

    /// Whether views of the type may be sections.
    /// - Parameter find: Asks the types of what is inside, among which may be this one again.
    func hasSections(_ find: () -> Bool) -> Bool {
        if let knownSections { return knownSections }
        knownSections = false
        let found = find()
        knownSections = found
        return found
    }

    /// Whether views of the type may say what becomes of them as rows.
    /// - Parameter find: Asks the types of what is inside, among which may be this one again.
    func speaksForRow(_ find: () -> Bool) -> Bool {
        if let knownSpeaking { return knownSpeaking }
        knownSpeaking = false
        let found = find()
        knownSpeaking = found
        return found
    }

    /// Whether two values describe the same; false when that cannot be told.
    package func isSame<Value>(_ a: Value, _ b: Value) -> Bool { comparison.isSame(a, b) }
}
