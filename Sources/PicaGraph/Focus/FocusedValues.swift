import Observation
import PicaState

/// A key for a value that a view provides while it or a descendant has the focus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values provided by the views around the focus. An app adds properties of its own, as to `EnvironmentValues`.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; `nil` if no view around the focus provides it.
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

/// A type as a key path argument.
struct FocusedObjectType<Object: AnyObject>: Hashable {}

extension View {
    /// Provides a value to the whole window while the view or a descendant has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueWriter(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Provides a value to the whole window while the view or a descendant has the focus.
    ///
    /// If `value` is `nil`, views further out can provide one.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueWriter(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Provides an object to the whole window while the view or a descendant has the focus. `@FocusedValue(Type.self)`
    /// reads it.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            FocusedValueWriter(
                keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Provides a value to the whole window, wherever the focus is.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueWriter(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Provides a value to the whole window, wherever the focus is; `nil` provides none.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueWriter(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Provides an object to the whole window, wherever the focus is. `@FocusedValue(Type.self)` reads it.
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

/// An element that provides a value while it has the focus.
@MainActor protocol FocusedValueSource: Responder {
    var element: Element { get }
    /// Whether it provides the value wherever the focus is in the window.
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
