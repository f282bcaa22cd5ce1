import Foundation
import PicaGraph
import PicaText

/// Of a text with attributes.
final class AttributedBond: TextBond {
    private var binding: Binding<AttributedString>?
    private var selection: Binding<AttributedTextSelection>?
    /// What the numbers stand for that the session's text has.
    let attributes = AttributeContainers()
    /// What the app's text was when it and the session agreed last.
    private var agreed: Deferred<AttributedString>?
    /// What the app has read last, and where the session is another since: to make a long text anew for each key
    /// that an app looks at would take seconds.
    private var known: (text: AttributedString, change: TextEdit)?
    /// What the app's selection was when it and the session agreed last, and what that is in the session.
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
        // Only what is typed next may be another.
        let isSame = ranges == session.selection.ranges
        let change = isSame ? EditChange() : session.perform(.select(selected), at: time)
        session.setTypingAttributes(wanted.chosenAttributes.map { attributes.id(for: $0) })
        agreedSelection = (wanted, session.selection, session.typingAttributes)
        return isSame ? nil : change
    }
}
