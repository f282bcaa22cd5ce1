import PicaState

/// A modifier, written as a value with one function, that only changes what its content inherits.
///
/// It is not applied again while its new value equals the last. The written environment is compared by value too, so
/// the descent stops where the content inherits the same as before.
@MainActor package protocol EnvironmentModifier: PrimitiveModifier {
    /// Changes the values that the content inherits. State read here is tracked.
    func write(to values: inout EnvironmentValues)
}

extension EnvironmentModifier {
    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, parent: parent) { $0.content }
    }
}

final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>:
    PassthroughNode<ModifiedContent<Content, Modifier>, Content>
{
    private var written: EnvironmentValues?

    override var environmentForChildren: EnvironmentValues { written ?? environment }
    override var environmentReads: EnvironmentReads { ViewType.of(Modifier.self).environmentReads }

    override func willMountChild() { written = writing() }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        if !ViewType.of(Modifier.self).isSame(old.modifier, view.modifier) { write() }
        child?.update(view.content)
    }

    /// Writes again, because state that the modifier read has changed.
    override func evaluate() { write() }

    override func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        replaceEnvironment(environment)
        write()
    }

    private func write() {
        let new = writing()
        let keys = new.keysChanged(from: environmentForChildren)
        guard !keys.isEmpty else { return }
        written = new
        for child in children { child.inherit(new, changed: keys) }
    }

    private func writing() -> EnvironmentValues {
        var values = environment
        track { view.modifier.write(to: &values) }
        return values
    }
}
