/// A key of something that a view says of itself to the containers around it: its priority, its tag, a
/// value for a layout of the app's own.
///
/// Unlike a preference it does not rise beyond the nearest container.
@MainActor package protocol TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Element {
    package final func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
        trait(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}

/// Sets a trait of what it modifies.
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

/// How strongly a view resists being squeezed by its siblings.
package enum LayoutPriorityKey: TraitKey { package static var defaultValue: Double { 0 } }

extension Element {
    final var layoutPriority: Double { trait(LayoutPriorityKey.self) }
}

/// A modifier by which a view says what becomes of it as a row of a list, which the list has to know of each row that
/// something is done with.
package protocol RowSpeaking {}

/// What such a modifier may say.
package protocol RowWord {}

extension TraitWriter: RowSpeaking where Value: RowWord {}
extension Optional: RowWord where Wrapped: RowWord {}

/// Whether something may be done with a row: that it is selected, deleted or moved.
package struct RowPermission: Equatable, RowWord {
    package let isDisabled: Bool

    nonisolated package init(isDisabled: Bool) { self.isDisabled = isDisabled }
}
