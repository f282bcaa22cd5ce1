extension View {
    /// Says something to those around the view, in place of what those inside it say.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        modifier(PreferenceWriter<K> { $0 = value })
    }

    /// Changes what those inside the view say to those around it.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceWriter<K>(transform: callback))
    }
}

/// Changes a preference on its way up.
struct PreferenceWriter<Key: PreferenceKey> {
    let transform: (inout Key.Value) -> Void
}

extension PreferenceWriter: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        PreferenceWriterNode(view, parent: parent) { $0.content }
    }
}

final class PreferenceWriterNode<Content: View, Key: PreferenceKey>:
    PassthroughNode<ModifiedContent<Content, PreferenceWriter<Key>>, Content>
{
    override func willMountChild() { preferenceWriter(ObjectIdentifier(Key.self), changed: 1) }

    override func viewDidChange(from old: ModifiedContent<Content, PreferenceWriter<Key>>) {
        super.viewDidChange(from: old)
        preferenceWriter(ObjectIdentifier(Key.self), changed: 0)
    }

    override func unmount() {
        if isMounted { preferenceWriter(ObjectIdentifier(Key.self), changed: -1) }
        super.unmount()
    }

    override func readPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inner = super.readPreference(key)
        guard let transform = view.modifier.transform as? (inout K.Value) -> Void, K.self == Key.self else {
            return inner
        }
        var value = inner ?? K.defaultValue
        transform(&value)
        return value
    }
}
