import PicaGraph
import PicaState

/// Intercepts keys before the focused field gets them, so that they move through a list of choices beside it. The
/// chooser keeps one object for its lifetime, as closures cannot be compared. See ``View/takesFieldKeys(_:)``.
@MainActor final class FieldKeys {
    /// Handles a key; returns `false` to leave it to the field.
    var take: (KeyStroke) -> Bool = { _ in false }

    nonisolated init() {}
}

private enum FieldKeysKey: EnvironmentKey { static var defaultValue: FieldKeys? { nil } }

extension EnvironmentValues {
    /// The handler that gets keys before the fields inside.
    var fieldKeys: FieldKeys? {
        get { self[FieldKeysKey.self] }
        set { self[FieldKeysKey.self] = newValue }
    }
}

extension View {
    /// Handles keys before the fields inside get them.
    /// - Parameter take: Handles a key; returns `false` to leave it to the field.
    func takesFieldKeys(_ take: @escaping @MainActor (KeyStroke) -> Bool) -> some View {
        modifier(FieldKeysTaker(take: take))
    }
}

/// Owns the keys apart from the view that takes them. The function refers to that view, so this avoids a reference
/// cycle.
private struct FieldKeysTaker: ViewModifier {
    let take: @MainActor (KeyStroke) -> Bool
    @State private var keys = FieldKeys()

    func body(content: Content) -> some View {
        keys.take = take
        return content.environment(\.fieldKeys, keys)
    }
}
