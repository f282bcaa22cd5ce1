import Foundation
@_spi(Reflection) import Swift
import PicaState

/// The facts about a view's type: offsets of its dynamic properties, comparison of values, environment reads.
///
/// They are derived once per type from the runtime's field records; no value is boxed or mirrored.
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
    /// The comparison, derived at the first update. Searching conformances is expensive, and most views of a first
    /// frame never get a second value.
    private lazy var comparison = ValueComparison.of(type)
    /// The environment reads of all instances together. A superset costs a needless evaluation at worst and saves a set
    /// per node.
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

    /// Common field types that are certainly no dynamic properties.
    private static let plain: Set<ObjectIdentifier> = [
        ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(Double.self),
        ObjectIdentifier(CGFloat.self), ObjectIdentifier(CGSize.self), ObjectIdentifier(String.self),
    ]

    private func findProperties(of type: Any.Type, at base: Int) {
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
            // Most fields are no dynamic properties, and the first such cast for a type is expensive: the runtime
            // searches all conformances.
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

    /// The names of `properties`, which only saving needs.
    private(set) lazy var propertyNames: [String] = Self.names(of: type)

    private static func names(of type: Any.Type) -> [String] {
        var names: [String] = []
        _ = _forEachField(of: type, options: []) { name, _, fieldType, kind in
            guard kind == .struct, let dynamic = fieldType as? any DynamicProperty.Type else { return true }
            let name = String(cString: name)
            names +=
                dynamic is any NodeProperty.Type ? [name] : Self.names(of: dynamic).map { "\(name).\($0)" }
            return true
        }
        return names
    }

    private static func hook<P: DynamicProperty>(_ type: P.Type) -> (UnsafeMutableRawPointer) -> Void {
        { $0.assumingMemoryBound(to: P.self).pointee.update() }
    }

    /// Connects the dynamic properties of `value` to their storage in `slots`.
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

    /// Returns whether views of the type may contain sections.
    ///
    /// - Parameter find: Asks the content's types, which may include this one again.
    func hasSections(_ find: () -> Bool) -> Bool {
        if let knownSections { return knownSections }
        knownSections = false
        let found = find()
        knownSections = found
        return found
    }

    /// Returns whether views of the type may contain row modifiers.
    ///
    /// - Parameter find: Asks the content's types, which may include this one again.
    func speaksForRow(_ find: () -> Bool) -> Bool {
        if let knownSpeaking { return knownSpeaking }
        knownSpeaking = false
        let found = find()
        knownSpeaking = found
        return found
    }

    /// Returns whether two values describe the same view; `false` if that cannot be determined.
    package func isSame<Value>(_ a: Value, _ b: Value) -> Bool { comparison.isSame(a, b) }
}
