import PicaFoundation

/// The editing core of every text field: text, selection, undo history and composition.
///
/// It knows no view, clock or clipboard. Each command is given with its time, and returns what it changed.
package final class EditingSession {
    /// The storage of the text: an ``AttributedRope``, or a ``SecretBuffer`` in a secure field.
    package internal(set) var buffer: any TextBuffer
    package internal(set) var selection = Selection(0)
    /// The preedit text of an input method, displayed at the caret.
    package internal(set) var composition: Composition?
    /// The history before a composition deleted the selection; `nil` if no selection was deleted.
    var historyBeforeComposing: UndoHistory?
    package internal(set) var history = UndoHistory()

    /// Whether inserted line ends become spaces.
    package var isSingleLine = false
    /// Whether only the selection can change.
    package var isReadOnly = false
    /// Whether typing replaces the text after the caret, up to the end of the paragraph.
    package var overwrites = false
    /// The positions of the text on screen. Without it motion is by offsets, in reading order.
    package weak var geometry: (any TextGeometry)?

    /// The attributes chosen for text typed at the caret, until the caret moves or text is typed.
    package internal(set) var typingAttributes: AttributeID?
    /// The rules for attributes when text changes. Without rules text keeps its attributes.
    package var attributeRules: (any AttributeRules)?

    let breaks: Breaks
    /// The changes to the buffer since ``changes(of:)`` began.
    private var changed: TextEdit?
    /// The column that consecutive vertical motions keep.
    var goalX: Double?
    /// The pointer's initial selection, which dragging extends.
    var drag: DragOrigin?

    package init(_ text: String = "", breaks: Breaks = Breaks()) {
        buffer = AttributedRope(text)
        self.breaks = breaks
    }

    package init(secret: SecretBuffer, breaks: Breaks = Breaks()) {
        buffer = secret
        self.breaks = breaks
        isSingleLine = true
    }

    /// The text with its attributes; `nil` for a secret.
    package var content: AttributedRope? { buffer as? AttributedRope }
    /// The text; `nil` for a secret.
    package var rope: Rope? { content?.rope }
    package var isSecret: Bool { buffer is SecretBuffer }

    /// A copy of the whole text for the app. It costs time proportional to the text's length.
    package var text: String { buffer.string }

    /// A copy of the selected text, with one line per span. It is `nil` if nothing is selected, and always for a
    /// secret.
    package var selectedText: String? {
        selection.isEmpty || isSecret
            ? nil : selection.ranges.map { buffer.string(in: $0) }.joined(separator: "\n")
    }

    package var canUndo: Bool { history.canUndo && !isReadOnly }
    package var canRedo: Bool { history.canRedo && !isReadOnly }

    /// Clears the undo history: the current text is the one the app began with.
    package func forgetHistory() { history.clear() }

    // MARK: Commands

    /// Performs a command. A composition ends: inserted text replaces it, and any other command drops it.
    /// - Parameter time: The time in seconds of a clock that never goes back. It decides which changes are undone
    ///   together.
    @discardableResult
    package func perform(_ command: EditCommand, at time: Double) -> EditChange {
        if case .move = command {} else { goalX = nil }
        return endingComposition { carryOut(command, at: time) }
    }

    /// Performs a change after removing the composition and restoring the selection that it covered.
    func endingComposition(_ change: () -> Void) -> EditChange {
        composition = nil
        let done = changes {
            restoreComposedOver()
            change()
        }
        if !done.isNothing { typingAttributes = nil }
        drag = nil
        if done.edit == nil, done.selectionChanged { history.close() }
        return done
    }

    /// Performs a change and returns its effect.
    func changes(of change: () -> Void) -> EditChange {
        let before = selection
        changed = nil
        change()
        return EditChange(edit: changed, selectionChanged: selection != before)
    }

    private func carryOut(_ command: EditCommand, at time: Double) {
        switch command {
        case .move(let motion, let extending): move(motion, extending: extending)
        case .select(let wanted): selection = aligned(wanted)
        case .selectAll: selection = Selection(0..<buffer.utf8Count)
        case .deselect: selection = Selection(selection.head)
        case .toggleOverwrite: overwrites.toggle()
        case .insert, .paste, .deleteBackward, .deleteForward, .deleteSelection:
            guard !isReadOnly else { return }
            replacingSpans(at: time) { carryOutEdit(command, at: time) }
        default: if !isReadOnly { carryOutEdit(command, at: time) }
        }
    }

    private func carryOutEdit(_ command: EditCommand, at time: Double) {
        let selected = selection.range
        switch command {
        case .insert(let text): type(text, at: time)
        case .paste(let text):
            if isSingleLine {
                var pasted = text.string
                var line = pasted.withoutOuterLineEnds
                replace(selected, with: line, .alone, at: time)
                if isSecret {
                    line.wipe()
                    pasted.wipe()
                }
            } else if !selected.isEmpty || !text.isEmpty {
                replace(
                    selected, with: AttributedRope(text, attributes(forTextIn: selected)), .alone, at: time)
            }
        case .deleteBackward(let unit):
            let range = selected.isEmpty ? unitBackward(unit) : selected
            replace(range, with: "", selected.isEmpty ? .deletion : .alone, at: time)
        case .deleteForward(let unit):
            let range = selected.isEmpty ? unitForward(unit) : selected
            replace(range, with: "", selected.isEmpty ? .deletion : .alone, at: time)
        case .deleteSelection: replace(selected, with: "", .alone, at: time)
        case .replace(let range, let text): replace(range, with: text, .alone, at: time)
        case .replaceEach(let ranges, let texts): replaceEach(ranges, with: texts, at: time)
        case .moveSelection(let offset): drop(at: offset, moving: true, at: time)
        case .copySelection(let offset): drop(at: offset, moving: false, at: time)
        case .undo: undo()
        case .redo: redo()
        case .move, .select, .selectAll, .deselect, .toggleOverwrite: break
        }
    }

    private func type(_ text: String, at time: Double) {
        var range = selection.range
        let kind: UndoHistory.Kind = range.isEmpty ? .typing : .typingOverSelection
        if overwrites, range.isEmpty {
            let end = buffer.paragraphContentRange(at: range.lowerBound).upperBound
            var upper = range.upperBound
            // A line end replaces no character.
            for character in text where upper < end && !character.isNewline {
                upper = buffer.graphemeBoundary(after: upper)
            }
            range = range.lowerBound..<max(range.lowerBound, min(upper, end))
        }
        replace(range, with: text, kind, at: time)
    }

    private func drop(at offset: Int, moving: Bool, at time: Double) {
        let source = selection.range
        let target = buffer.graphemeBoundary(atOrBefore: offset)
        guard let content, !source.isEmpty,
            !moving || target < source.lowerBound || target > source.upperBound
        else { return }
        let before = selection
        let dragged = content.slice(source)
        guard let edit = replace(target..<target, with: dragged, .alone, at: time) else { return }
        if moving {
            let old =
                edit.range.lowerBound <= source.lowerBound
                ? source.lowerBound + edit.newCount..<source.upperBound + edit.newCount : source
            let dropped = edit.newRange
            if let removal = replace(old, with: "", .followUp, at: time) {
                let start = removal.map(dropped.lowerBound)
                selection = aligned(Selection(start..<start + dropped.count))
            }
        } else {
            selection = aligned(Selection(edit.newRange))
        }
        history.amend(from: before, to: selection)
        history.close()
    }

    // MARK: Changing the text

    /// Replaces a range by an edit of the user, and puts the caret after the new text. All of the user's edits pass
    /// here.
    @discardableResult
    func replace(
        _ range: Range<Int>, with text: String, _ kind: UndoHistory.Kind, at time: Double
    ) -> TextEdit? {
        let range = buffer.clamped(range)
        guard !range.isEmpty || !text.isEmpty else { return nil }
        if let secret = buffer as? SecretBuffer {
            let edit = secret.replace(range, withLineOf: text)
            selection = caret(after: edit)
            note(edit)
            return edit
        }
        let new = AttributedRope(isSingleLine ? text.onOneLine : text, attributes(forTextIn: range))
        return replace(range, with: new, kind, at: time)
    }

    /// Replaces a range with attributed text, and applies the attribute rules.
    /// - Returns: The edit of the range.
    @discardableResult
    func replace(
        _ range: Range<Int>, with new: AttributedRope, _ kind: UndoHistory.Kind, at time: Double
    ) -> TextEdit? {
        guard let content else { return nil }
        let range = content.clamped(range)
        guard let rules = attributeRules else { return put(new, in: range, kind, at: time) }
        let ruled = rules.replacement(of: range, in: content, with: new)
        return put(ruled.inserted, in: range, after: ruled.beside, kind, at: time)
    }

    /// - Parameter beside: Changes of attributes elsewhere, which come first.
    @discardableResult
    func put(
        _ new: AttributedRope, in range: Range<Int>, after beside: [UndoHistory.Step] = [],
        _ kind: UndoHistory.Kind, at time: Double
    ) -> TextEdit? {
        guard let content else { return nil }
        let range = content.clamped(range)
        let before = selection
        let step = UndoHistory.Step(offset: range.lowerBound, removed: content.slice(range), inserted: new)
        for step in beside { exchange(step.offset, step.removed, for: step.inserted) }
        let edit = exchange(step.offset, step.removed, for: new)
        selection = caret(after: edit)
        history.record(step, after: beside, kind, from: before, to: selection, at: time)
        return edit
    }

    /// Returns a caret after inserted text, moved out of any grapheme that the text has joined.
    private func caret(after edit: TextEdit) -> Selection {
        Selection(buffer.graphemeBoundary(atOrAfter: edit.newRange.upperBound))
    }

    func undo() {
        guard let group = history.undo() else { return }
        for step in group.steps.reversed() { exchange(step.offset, step.inserted, for: step.removed) }
        selection = aligned(group.selectionBefore)
    }

    private func redo() {
        guard let group = history.redo() else { return }
        for step in group.steps { exchange(step.offset, step.removed, for: step.inserted) }
        selection = aligned(group.selectionAfter)
    }

    @discardableResult
    private func exchange(_ offset: Int, _ old: AttributedRope, for new: AttributedRope) -> TextEdit {
        let range = offset..<offset + old.utf8Count
        if var content {
            content.replace(range, with: new)
            buffer = content
        }
        let edit = TextEdit(range: range, newCount: new.utf8Count)
        note(edit)
        return edit
    }

    private func note(_ edit: TextEdit) { changed = changed?.followed(by: edit) ?? edit }

    /// Returns a selection clamped to the text and moved to grapheme boundaries.
    func aligned(_ wanted: Selection) -> Selection {
        wanted.mapped { buffer.graphemeBoundary(atOrBefore: $0) }
    }
}
