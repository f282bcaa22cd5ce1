import PicaRichText
import PicaState
import PicaText

/// Synchronizes a field's text and selection with the app's.
@MainActor protocol TextBond: AnyObject {
    /// Takes the field's present connection to the app.
    /// - Returns: `false` if the connection is of another kind.
    func update(_ input: FieldInput, _ environment: EnvironmentValues) -> Bool

    /// Sends the edited text to the app. The text is created only when the app reads it: copying a long text on each
    /// key would cost more than all other work.
    func send(_ session: EditingSession, after edit: TextEdit)

    /// Applies the app's text to the session if the two differ.
    func take(into session: EditingSession, at time: Double) -> EditChange

    /// Reads the app's value from the typed text.
    /// - Returns: The value's text, if it is to be shown instead.
    func read(_ session: EditingSession) -> String?

    /// Whether the app is bound to the selection.
    var hasSelection: Bool { get }

    /// Sends the selection to the app.
    /// - Parameter isFocused: Whether the field has the focus; before it first has, the app gets no selection.
    func sendSelection(of session: EditingSession, isFocused: Bool)

    /// Applies the app's selection; `nil` if it has not changed.
    /// - Parameter affinity: The side of a caret that the app puts where two lines or directions meet.
    func takeSelection(into session: EditingSession, _ affinity: TextSelectionAffinity, at time: Double)
        -> EditChange?
}

extension FieldInput {
    /// Creates the bond that synchronizes a field with the app's text.
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
