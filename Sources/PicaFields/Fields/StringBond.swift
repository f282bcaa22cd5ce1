import PicaRichText
import PicaState
import PicaText

/// Synchronizes a field with an app's string, or with a value that is read from one.
final class StringBond: TextBond {
    private var binding: Binding<String>?
    private var selection: Binding<TextSelection?>?
    /// Whether the text is read as a value when the person submits or leaves the field.
    private var isRead = false
    /// The app's string when it and the session last agreed. A secret is kept here only as it was typed, and only if
    /// the app read it.
    private var agreed: Deferred<String>?
    /// The app's selection when it and the session last agreed, and the session's selection at that time.
    private var agreedSelection: (app: TextSelection?, session: Selection)?

    func update(_ input: FieldInput, _ environment: EnvironmentValues) -> Bool {
        guard let text = input.text(in: environment.locale) else { return false }
        binding = text
        selection = input.selection
        isRead = input.isRead
        return true
    }

    func send(_ session: EditingSession, after edit: TextEdit) {
        guard let binding, !isRead else { return }
        let text: Deferred<String>
        if let rope = session.rope {
            text = Deferred { rope.string }
        } else {
            text = Deferred({ [session] in session.text }, discard: { $0.wipe() })
        }
        agreed = text
        binding.set(text)
    }

    func take(into session: EditingSession, at time: Double) -> EditChange {
        guard let binding else { return EditChange() }
        if let agreed, binding.holds(agreed) { return EditChange() }
        let value = binding.wrappedValue
        guard agreed == nil || agreed?.madeValue != value else { return EditChange() }
        if !session.isSecret { agreed = Deferred(made: value) }
        return session.replaceText(value, at: time)
    }

    func read(_ session: EditingSession) -> String? {
        guard let binding, isRead, session.text != agreed?.madeValue else { return nil }
        binding.wrappedValue = session.text
        let value = binding.wrappedValue
        agreed = Deferred(made: value)
        return value == session.text ? nil : value
    }

    var hasSelection: Bool { selection != nil }

    func sendSelection(of session: EditingSession, isFocused: Bool) {
        guard let binding = selection, isFocused || agreedSelection?.app != nil,
            session.selection != agreedSelection?.session || agreedSelection?.app == nil
        else { return }
        let selection = session.selection
        let text = agreed ?? Deferred { [session] in session.text }
        let shown = TextSelection(selection.ranges, selection.head.affinity, in: text)
        agreedSelection = (shown, selection)
        binding.wrappedValue = shown
    }

    func takeSelection(into session: EditingSession, _ affinity: TextSelectionAffinity, at time: Double)
        -> EditChange?
    {
        guard let binding = selection else { return nil }
        let wanted = binding.wrappedValue
        guard agreedSelection == nil || wanted != agreedSelection?.app else { return nil }
        guard let wanted, let ranges = wanted.offsets(in: session.text) else {
            agreedSelection = (wanted, session.selection)
            return nil
        }
        let caret = Caret(ranges.first?.lowerBound ?? 0, affinity == .upstream ? .upstream : .downstream)
        let selected = ranges.allSatisfy(\.isEmpty) ? Selection(caret) : Selection(ranges)
        let change = session.perform(.select(selected), at: time)
        agreedSelection = (wanted, session.selection)
        return change
    }
}
