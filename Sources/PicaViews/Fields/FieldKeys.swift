import PicaGraph

/// Has keys before the field that has the keyboard: those that choose among what is looked for in it. One for
/// as long as the chooser is there, as closures cannot be compared. See ``View/takesFieldKeys(_:)``.
@MainActor final class FieldKeys {
    /// Returns false to leave the key to the field.
    var take: (KeyStroke) -> Bool = { _ in false }

    nonisolated init() {}
}

private enum FieldKeysKey: EnvironmentKey { static var defaultValue: FieldKeys? { nil } }

extension EnvironmentValues {
    /// Who has keys before the fields inside.
    var fieldKeys: FieldKeys? {
        get { self[FieldKeysKey.self] }
        set { self[FieldKeysKey.self] = newValue }
    }
}

extension View {
    /// Has keys before the fields inside.
    /// - Parameter take: Returns false to leave the key to the field.
    func takesFieldKeys(_ take: @escaping @MainActor (KeyStroke) -> Bool) -> some View {
        modifier(FieldKeysTaker(take: take))
    }
}

/// Owns the keys apart from the view that takes them, which the function refers to: neither keeps the other.
private struct FieldKeysTaker: ViewModifier {
    let take: @MainActor (KeyStroke) -> Bool
    @State private var keys = FieldKeys()

    func body(content: Content) -> some View {
        keys.take = take
        return content.environment(\.fieldKeys, keys)
    }
}
