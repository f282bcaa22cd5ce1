import PicaGraph
import PicaText

/// How a field's text, and what is selected in it, are kept the same as the app's.
@MainActor protocol TextBond: AnyObject {
    /// Takes what the field is connected to now.
    /// - Returns: false where that is of another kind.
    func update(_ input: FieldInput, _ environment: EnvironmentValues) -> Bool

    /// Gives the app what was typed. It is made once somebody reads it: to copy a long text for each key would
    /// cost more than all else.
    func send(_ session: EditingSession, after edit: TextEdit)

    /// Shows the app's text where it is another than the session's.
    func take(into session: EditingSession, at time: Double) -> EditChange

    /// Reads the app's value from what was typed.
    /// - Returns: What became of it, where that is to be shown instead.
    func read(_ session: EditingSession) -> String?

    /// Whether the app wants to know what is selected.
    var hasSelection: Bool { get }

    /// Tells the app what is selected.
    /// - Parameter isFocused: Until the person has been there nothing is.
    func sendSelection(of session: EditingSession, isFocused: Bool)

    /// Selects what the app says; nil where that is nothing new.
    /// - Parameter affinity: Where a caret belongs that the app puts where two lines or directions meet.
    func takeSelection(into session: EditingSession, _ affinity: TextSelectionAffinity, at time: Double)
        -> EditChange?
}

extension FieldInput {
    /// What keeps a field and its app's text the same.
    @MainActor func bond(in environment: EnvironmentValues) -> any TextBond {
        let bond: any TextBond =
            switch content {
            case .string, .value: StringBond()
            case .attributed: AttributedBond()
            }
        _ = bond.update(self, environment)
        return bond
    }
}
