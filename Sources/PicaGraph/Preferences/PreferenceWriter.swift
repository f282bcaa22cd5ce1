extension View {
    /// Sets a preference, replacing the value set by views inside.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        modifier(PreferenceWriter<K> { $0 = value })
    }

    /// Changes the value of a preference set by views inside.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceWriter<K>(transform: callback))
    }
}

/// A modifier that changes a preference of its content.
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
    PreferenceWritingNode<Content, PreferenceWriter<Key>, Key>
{
    override func write(to value: inout Key.Value) { view.modifier.transform(&value) }
}
