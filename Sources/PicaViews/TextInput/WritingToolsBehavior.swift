import PicaGraph

/// How far a system's writing tools may go in a text. Linux desktops have no such tools, and nothing follows from
/// it here.
public struct WritingToolsBehavior: Equatable, Hashable, Sendable {
    private let name: String

    /// As is usual for the text.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// In the text itself.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// In a window over it.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// Not at all.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// What begins dictation. Linux desktops have none that asks, and nothing follows from it here.
public struct TextInputDictationActivation: Equatable, Hashable, Sendable {
    private let name: String

    /// Looking at the field.
    public static let onLook = TextInputDictationActivation(name: "onLook")
    /// Choosing the field.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// Whether a field can be spoken into. Linux desktops have no dictation that asks, and nothing follows from it
/// here.
public struct TextInputDictationBehavior: Equatable, Hashable, Sendable {
    private let name: String
    private var activation: TextInputDictationActivation?

    /// As is usual for the field.
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    /// Not at all.
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
    /// By a sign in the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline", activation: activation)
    }
}

extension View {
    /// Says how far writing tools may go in the view's texts; without effect on Linux, which has none.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Says whether the view's search fields can be spoken into; without effect on Linux, which has no dictation
    /// that asks.
    nonisolated public func searchDictationBehavior(
        _ dictationBehavior: TextInputDictationBehavior
    ) -> some View { self }
}
