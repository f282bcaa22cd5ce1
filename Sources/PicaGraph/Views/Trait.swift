import PicaState

/// A key for a value that a view sets for its container: its layout priority, its tag, a layout value.
///
/// Unlike a preference it does not pass the nearest container.
@MainActor package protocol TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Element {
    package final func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
        trait(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}

/// A modifier that sets a trait of its content.
package struct TraitWriter<Value> {
    let key: ObjectIdentifier
    let value: Value

    nonisolated package init(key: Any.Type, value: Value) {
        self.key = ObjectIdentifier(key)
        self.value = value
    }
}

extension TraitWriter: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> TraitBehavior<Value> { TraitBehavior(element) }

    package func describe(_ section: inout SectionSpan) {
        if key == ObjectIdentifier(TagKey.self) { section.values.inherit(value as? Tag) }
    }
}

package final class TraitBehavior<Value>: ElementBehavior {
    package unowned let element: Element
    private var writer: TraitWriter<Value>?

    init(_ element: Element) { self.element = element }

    package func update(_ value: TraitWriter<Value>, _ environment: EnvironmentValues) {
        writer = value
        element.invalidateTraits()
    }

    package func trait(_ key: ObjectIdentifier) -> Any? { writer?.key == key ? writer?.value : nil }
}

/// The key of a view's layout priority; 0 by default.
package enum LayoutPriorityKey: TraitKey { package static var defaultValue: Double { 0 } }

extension Element {
    final var layoutPriority: Double { trait(LayoutPriorityKey.self) }
}

/// A modifier that affects a view as a row of a list. The list must know it for each row that it acts on.
package protocol RowSpeaking {}

/// The value of such a modifier.
package protocol RowWord {}

extension TraitWriter: RowSpeaking where Value: RowWord {}
extension Optional: RowWord where Wrapped: RowWord {}

/// Whether an action on a row, such as selecting, deleting or moving, is disabled.
package struct RowPermission: Equatable, RowWord {
    package let isDisabled: Bool

    nonisolated package init(isDisabled: Bool) { self.isDisabled = isDisabled }
}
