/// A node that changes a preference of its content while it is mounted.
class PreferenceWritingNode<Content: View, Modifier: ViewModifier, Key: PreferenceKey>:
    PassthroughNode<ModifiedContent<Content, Modifier>, Content>
{
    /// Notifies the readers that the value may have changed.
    final func preferenceChanged() { preferenceWriter(ObjectIdentifier(Key.self), changed: 0) }

    /// Changes the merged value of the views inside. Subclasses override it.
    func write(to value: inout Key.Value) {}

    override func willMountChild() { preferenceWriter(ObjectIdentifier(Key.self), changed: 1) }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        super.viewDidChange(from: old)
        preferenceChanged()
    }

    override func unmount() {
        if isMounted { preferenceWriter(ObjectIdentifier(Key.self), changed: -1) }
        super.unmount()
    }

    override func readPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inner = super.readPreference(key)
        guard K.self == Key.self, var value = (inner ?? K.defaultValue) as? Key.Value else { return inner }
        write(to: &value)
        return value as? K.Value
    }
}
