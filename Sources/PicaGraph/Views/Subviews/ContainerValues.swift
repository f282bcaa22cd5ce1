/// A key of something that a view says of itself to the container around it.
///
/// `@Entry` makes one for a property of `ContainerValues`.
public protocol ContainerValueKey {
    /// What is said.
    associatedtype Value
    /// What a view says that has no value of its own.
    static var defaultValue: Self.Value { get }
}

/// What a view says of itself to the container around it, and to no other.
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

    /// The value of a key; its default where the view says nothing.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag as a value of a type; nil where it has none.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value(as: type) }

    /// Whether the view's tag is a value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.matches(tag) ?? false }

    /// Adds what further out is said as well: about all that is inside.
    mutating func inherit(_ outer: ContainerValues) {
        values.merge(outer.values) { own, _ in own }
        inherit(outer.tag)
    }

    mutating func inherit(_ outer: Tag?) { tag = tag ?? outer }
}

extension View {
    /// Says something of the view to the container around it.
    ///
    /// On a group, a `ForEach` or a section it is said of each view inside that does not say otherwise itself, and of
    /// the section as well.
    ///
    /// - Parameters:
    ///   - keyPath: What is said.
    ///   - value: Its value.
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

/// What a view says by container values; its tag is not among them.
enum ContainerValuesKey: TraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}
