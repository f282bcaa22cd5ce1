import Foundation
import PicaLabels
import PicaRichText
import PicaState
import PicaText

/// Synchronizes a field with an app's attributed text.
final class AttributedBond: TextBond {
    private var binding: Binding<AttributedString>?
    private var selection: Binding<AttributedTextSelection>?
    /// The attribute containers that the attribute ids in the session's text stand for.
    let attributes = AttributeContainers()
    /// The app's text when it and the session last agreed.
    private var agreed: Deferred<AttributedString>?
    /// The text that the app read last, and the edits of the session since then. Without it, an app that reads a long
    /// text on each key would wait seconds for a fresh copy.
    private var known: (text: AttributedString, change: TextEdit)?
    /// The app's selection when it and the session last agreed, and the session's selection at that time.
    private var agreedSelection: (app: AttributedTextSelection, session: Selection, typing: AttributeID?)?

    func update(_ input: FieldInput, _ environment: EnvironmentValues) -> Bool {
        guard case .attributed(let text, let selection) = input.content else { return false }
        binding = text
        self.selection = selection
        attributes.formatting = environment.textFormatting
        return true
    }

    func send(_ session: EditingSession, after edit: TextEdit) {
        guard let binding, let content = session.content else { return }
        if let made = agreed?.madeValue {
            known = (made, edit)
        } else if let change = known?.change {
            known?.change = change.followed(by: edit)
        }
        let text = Deferred<AttributedString> { [known, table = attributes.table] in
            known.map { $0.text.updated(by: $0.change, to: content, table) }
                ?? AttributedString(content, table)
        }
        agreed = text
        binding.set(text)
    }

    func take(into session: EditingSession, at time: Double) -> EditChange {
        guard let binding else { return EditChange() }
        if let agreed, binding.holds(agreed) { return EditChange() }
        let value = binding.wrappedValue
        guard agreed?.madeValue != value else { return EditChange() }
        let isFirst = agreed == nil
        agreed = Deferred(made: value)
        let change = session.replaceContent(attributes.content(of: value), at: time)
        if isFirst { session.forgetHistory() }
        return change
    }

    func read(_ session: EditingSession) -> String? { nil }

    var hasSelection: Bool { selection != nil }

    func sendSelection(of session: EditingSession, isFocused: Bool) {
        guard let binding = selection, isFocused || agreedSelection != nil,
            session.selection != agreedSelection?.session
                || session.typingAttributes != agreedSelection?.typing
        else { return }
        let (selected, typing) = (session.selection, session.typingAttributes)
        let shown = AttributedTextSelection(
            selected.ranges, selected.head.affinity, typing: typing.map { attributes[$0] })
        agreedSelection = (shown, selected, typing)
        binding.wrappedValue = shown
    }

    func takeSelection(into session: EditingSession, _ affinity: TextSelectionAffinity, at time: Double)
        -> EditChange?
    {
        guard let binding = selection, let agreed else { return nil }
        let wanted = binding.wrappedValue
        guard wanted != agreedSelection?.app else { return nil }
        let ranges = wanted.offsets(in: agreed.value)
        let start = ranges.first?.lowerBound ?? 0
        let caret = Caret(start, affinity == .upstream ? .upstream : .downstream)
        let selected = ranges.allSatisfy(\.isEmpty) ? Selection(caret) : Selection(ranges)
        // The same ranges: only the attributes for typing may have changed.
        let isSame = ranges == session.selection.ranges
        let change = isSame ? EditChange() : session.perform(.select(selected), at: time)
        session.setTypingAttributes(wanted.chosenAttributes.map { attributes.id(for: $0) })
        agreedSelection = (wanted, session.selection, session.typingAttributes)
        return isSame ? nil : change
    }
}
