import Observation

extension View {
    /// Sets a value that the view and those inside it inherit.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
    }

    /// Hands an observable object to the view and those inside it, to be read by `@Environment(Type.self)`.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentWriter { $0[object: Object.self] = object })
    }

    /// Changes a value that the view and those inside it inherit.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
    }
}

/// Changes the environment of what it modifies.
package struct EnvironmentWriter {
    package let write: (inout EnvironmentValues) -> Void

    nonisolated package init(write: @escaping (inout EnvironmentValues) -> Void) { self.write = write }
}

extension EnvironmentWriter: PrimitiveModifier {
    package typealias Body = Never

    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, parent: parent) { $0.content }
    }
}

package final class EnvironmentNode<Content: View>:
    PassthroughNode<ModifiedContent<Content, EnvironmentWriter>, Content>
{
    private var written: EnvironmentValues?

    package override var environmentForChildren: EnvironmentValues { written ?? environment }

    package override func willMountChild() { written = writing() }

    package override func viewDidChange(from old: ModifiedContent<Content, EnvironmentWriter>) {
        refresh()
        super.viewDidChange(from: old)
    }

    package override func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        let before = environmentForChildren
        replaceEnvironment(environment)
        written = writing()
        pass(changesSince: before)
    }

    private func refresh() {
        let before = environmentForChildren
        written = writing()
        pass(changesSince: before)
    }

    private func writing() -> EnvironmentValues {
        var values = environment
        view.modifier.write(&values)
        return values
    }

    private func pass(changesSince old: EnvironmentValues) {
        let keys = environmentForChildren.keysChanged(from: old)
        guard !keys.isEmpty else { return }
        for child in children { child.inherit(environmentForChildren, changed: keys) }
    }
}
