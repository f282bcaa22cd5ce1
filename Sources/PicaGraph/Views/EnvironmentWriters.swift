import Observation
import PicaState

extension View {
    /// Sets an environment value for the view and its descendants.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(EnvironmentValueWriter(keyPath: keyPath, value: value))
    }

    /// Sets an environment value for the view and its descendants, or leaves it unchanged if `isEnabled` is `false`.
    nonisolated package func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, isEnabled: Bool
    ) -> some View {
        modifier(EnvironmentValueWriter(keyPath: keyPath, value: value, isEnabled: isEnabled))
    }

    /// Puts an observable object into the environment, where `@Environment(Type.self)` reads it.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentObjectWriter(object: object))
    }

    /// Changes an environment value in place for the view and its descendants.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
    }

    /// Disables the controls in the view. A view inside a disabled one cannot enable itself again.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisablingModifier(isDisabled: disabled))
    }
}

struct EnvironmentValueWriter<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    var isEnabled = true
}

extension EnvironmentValueWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        if isEnabled { values[keyPath: keyPath] = value }
    }
}

struct EnvironmentObjectWriter<Object: AnyObject> {
    let object: Object?
}

extension EnvironmentObjectWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values[object: Object.self] = object }
}

struct EnvironmentTransform<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension EnvironmentTransform: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

struct DisablingModifier {
    let isDisabled: Bool
}

extension DisablingModifier: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        if isDisabled { values.isEnabled = false }
    }
}
