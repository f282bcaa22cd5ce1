import PicaGraph

/// The extent to which the system's writing tools work with a text. It has no effect in Pica: Linux desktops have no
/// such tools.
public struct WritingToolsBehavior: Equatable, Hashable, Sendable {
    private let name: String

    /// The default of the text.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// The tools change the text in place.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// The tools work in a panel above the text.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// The tools are not available.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The trigger of dictation. It has no effect in Pica: Linux desktops have no dictation that asks for it.
public struct TextInputDictationActivation: Equatable, Hashable, Sendable {
    private let name: String

    /// The person looks at the field.
    public static let onLook = TextInputDictationActivation(name: "onLook")
    /// The person selects the field.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// The dictation in a search field. It has no effect in Pica: Linux desktops have no dictation that asks for it.
public struct TextInputDictationBehavior: Equatable, Hashable, Sendable {
    private let name: String
    private var activation: TextInputDictationActivation?

    /// The default of the field.
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    /// Dictation is not available.
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
    /// Returns dictation by a button in the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline", activation: activation)
    }
}

extension View {
    /// Sets the extent to which writing tools work with texts in the view. It has no effect in Pica: Linux desktops
    /// have no such tools.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Sets the dictation in search fields of the view. It has no effect in Pica: Linux desktops have no dictation that
    /// asks for it.
    nonisolated public func searchDictationBehavior(
        _ dictationBehavior: TextInputDictationBehavior
    ) -> some View { self }
}
