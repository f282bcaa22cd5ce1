import PicaState

/// A key for a value that a view sets for its container.
///
/// `@Entry` generates a key for a property of `ContainerValues`.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that does not set it.
    static var defaultValue: Self.Value { get }
}

/// The values that a view sets for its direct container only.
///
///     extension ContainerValues {
///         @Entry var isPinned = false
///     }
///
///     ForEach(subviews: content) { subview in
///         Card(isPinned: subview.containerValues.isPinned) { subview }
///     }
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tag: Tag?

    init() {}

    /// The value of a key; its default if the view does not set it.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the view's tag as a value of a type; `nil` if it has no tag of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value(as: type) }

    /// Whether the view's tag equals a value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.matches(tag) ?? false }

    /// Adds values set further out, where this has none of its own.
    mutating func inherit(_ outer: ContainerValues) {
        values.merge(outer.values) { own, _ in own }
        inherit(outer.tag)
    }

    mutating func inherit(_ outer: Tag?) { tag = tag ?? outer }
}

extension View {
    /// Sets a value that the view's container can read.
    ///
    /// On a group, a `ForEach` or a section it applies to the section and to each view inside that does not set its
    /// own.
    ///
    /// - Parameters:
    ///   - keyPath: The container value to set.
    ///   - value: The new value.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueWriter(keyPath: keyPath, value: value))
    }
}

private struct ContainerValueWriter<Value> {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    var values: ContainerValues {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        return values
    }
}

extension ContainerValueWriter: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ContainerValueBehavior<Value> { ContainerValueBehavior(element) }
    func describe(_ section: inout SectionSpan) { section.values.inherit(values) }
}

private final class ContainerValueBehavior<Value>: ElementBehavior {
    unowned let element: Element
    private var own = ContainerValues()

    init(_ element: Element) { self.element = element }

    func update(_ value: ContainerValueWriter<Value>, _ environment: EnvironmentValues) {
        own = value.values
        element.invalidateTraits()
    }

    func trait(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ContainerValuesKey.self) else { return nil }
        var values = content?.trait(ContainerValuesKey.self) ?? ContainerValues()
        values.inherit(own)
        return values
    }
}

/// The trait that holds a view's container values, without its tag.
enum ContainerValuesKey: TraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}
