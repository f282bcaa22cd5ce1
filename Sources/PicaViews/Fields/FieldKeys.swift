import PicaGraph

/// Has keys before the field that has the keyboard: those that choose among what is looked for in it. One for
/// as long as the chooser is there, as closures cannot be compared.
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
