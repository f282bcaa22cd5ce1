/// A node that changes one preference on its way up, for as long as it is there.
class PreferenceWritingNode<Content: View, Modifier: ViewModifier, Key: PreferenceKey>:
    PassthroughNode<ModifiedContent<Content, Modifier>, Content>
{
    /// What it says may be another thing: those who read it do so again.
    final func preferenceChanged() { preferenceWriter(ObjectIdentifier(Key.self), changed: 0) }

    /// Override: changes what the views inside say together.
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
