import PicaState

extension View {
    /// Runs an action when a preference of the views inside is first set and whenever its value changes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceReader<K>(isSame: { $0 == $1 }, action: action))
    }

    /// Runs an action whenever a preference inside is set again, for values that cannot be compared.
    nonisolated package func onPreferenceUpdate<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> some View {
        modifier(PreferenceReader<K>(isSame: nil, action: action))
    }

    /// Shows a view made from a preference of the views inside in front of the view.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayer<K, V>(alignment: alignment, role: .front, transform: transform))
    }

    /// Shows a view made from a preference of the views inside behind the view.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, role: .behind, transform: transform))
    }
}

/// A modifier that reports a preference of the views inside.
struct PreferenceReader<Key: PreferenceKey> {
    /// Returns whether two values are equal; `nil` if they cannot be compared, so that each change counts.
    let isSame: ((Key.Value, Key.Value) -> Bool)?
    let action: (Key.Value) -> Void
}

extension PreferenceReader: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        PreferenceReaderNode(view, parent: parent) { $0.content }
    }
}

final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
    PassthroughNode<ModifiedContent<Content, PreferenceReader<Key>>, Content>, PreferenceReading
{
    private var last: Key.Value?
    var isReadingDue = false

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    override func willMountChild() {
        if Key.self is any OnDemandPreferenceKey.Type { graph.onDemandPreferences.add(self) }
    }

    override func unmount() {
        if Key.self is any OnDemandPreferenceKey.Type { graph.onDemandPreferences.remove(self) }
        super.unmount()
    }

    func preferencesDidChange() {
        let value = preference(Key.self)
        guard value != nil || last != nil else { return }
        let now = value ?? Key.defaultValue
        if let last, let isSame = view.modifier.isSame, isSame(last, now) { return }
        last = now
        graph.after { [weak self] in
            if let self, isMounted { view.modifier.action(now) }
        }
    }
}

/// A modifier that shows a layer made from a preference of the views inside.
struct PreferenceLayer<Key: PreferenceKey, Layer: View> {
    let alignment: Alignment
    let role: LayeredRole
    let transform: (Key.Value) -> Layer
    @State private var value = Key.defaultValue

    nonisolated init(alignment: Alignment, role: LayeredRole, transform: @escaping (Key.Value) -> Layer) {
        self.alignment = alignment
        self.role = role
        self.transform = transform
    }
}

extension PreferenceLayer: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(PreferenceReader<Key>(isSame: nil) { value = $0 })
            .modifier(Layered(layer: transform(value), alignment: alignment, role: role))
    }
}
