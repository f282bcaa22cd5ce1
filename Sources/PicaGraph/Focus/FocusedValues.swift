import Observation

/// A key of something that a view says while it, or a view inside it, has the focus.
public protocol FocusedValueKey {
    /// What is said.
    associatedtype Value
}

/// What the views that have the focus say. An app adds properties of its own, as to `EnvironmentValues`.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// What is said under a key; nil where nobody with the focus says anything.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type.
    subscript<Object: AnyObject>(object type: FocusedObjectType<Object>) -> Object? {
        get { values[ObjectIdentifier(Object.self)] as? Object }
        set { values[ObjectIdentifier(Object.self)] = newValue }
    }
}

/// Names a type in a key path.
struct FocusedObjectType<Object: AnyObject>: Hashable {}

extension View {
    /// Says something to the whole window while the view, or one inside it, has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueWriter(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Says something to the whole window while the view, or one inside it, has the focus; nil says nothing,
    /// and lets views further out say it.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueWriter(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Hands an object to the whole window while the view, or one inside it, has the focus; to be read by
    /// `@FocusedValue(Type.self)`.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            FocusedValueWriter(
                keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Says something to the whole window, wherever in it the focus is.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueWriter(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Says something to the whole window, wherever in it the focus is; nil says nothing.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueWriter(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Hands an object to the whole window, wherever in it the focus is; to be read by
    /// `@FocusedValue(Type.self)`.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            FocusedValueWriter(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: true))
    }
}

struct FocusedValueWriter<Value> {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfScene: Bool
}

extension FocusedValueWriter: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> FocusedValueBehavior<Value> {
        FocusedValueBehavior(element, self)
    }
}

/// An element that says something while it has the focus.
@MainActor protocol FocusedValueSource: Responder {
    var element: Element { get }
    /// Whether it is said wherever in the window the focus is.
    var isOfScene: Bool { get }
    func write(to values: inout FocusedValues)
}

final class FocusedValueBehavior<Value>: ElementBehavior, FocusedValueSource {
    unowned let element: Element
    private var writer: FocusedValueWriter<Value>
    private var scene: (any FocusScene)?

    init(_ element: Element, _ writer: FocusedValueWriter<Value>) {
        self.element = element
        self.writer = writer
    }

    func update(_ value: FocusedValueWriter<Value>, _ environment: EnvironmentValues) {
        writer = value
        if scene == nil {
            scene = environment.focusScene
            scene?.add(self)
        }
        scene?.valuesMayHaveChanged()
    }

    var responder: (any Responder)? { self }
    var isOfScene: Bool { writer.isOfScene }

    func write(to values: inout FocusedValues) {
        if let value = writer.value { values[keyPath: writer.keyPath] = value }
    }
}
