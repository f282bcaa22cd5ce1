import PicaFoundation

/// The editing core of every field: a text, what is selected in it, how it came to be, and what an
/// input method is about to add.
///
/// It knows no view, clock or clipboard. Commands go in with the time they were given at, and what
/// they changed comes out.
package final class EditingSession {
    /// Where the text is kept: an ``AttributedRope``, or a ``SecretBuffer`` in a secure field.
    package internal(set) var buffer: any TextBuffer
    package internal(set) var selection = Selection(0)
    /// Text an input method is working on, shown at the caret.
    package internal(set) var composition: Composition?
    /// The composition stands where something was selected, which was deleted for it.
    var isComposingOverSelection = false
    package internal(set) var history = UndoHistory()

    /// Newlines become spaces on their way in.
    package var isSingleLine = false
    /// Only the selection can change.
    package var isReadOnly = false
    /// Typing replaces what stands after the caret, up to the end of the paragraph.
    package var overwrites = false
    /// Where the text is on screen. Without it motion is by offsets, in reading order.
    package weak var geometry: (any TextGeometry)?

    /// What typed text is given, where that was chosen for the caret; until it moves or text is typed.
    package internal(set) var typingAttributes: AttributeID?
    /// What of some attributes added text takes on; all of them unless told otherwise.
    package var inherited: (AttributeID) -> AttributeID = { $0 }

    let breaks: Breaks
    /// The column that vertical motion keeps, while it goes on.
    var goalX: Double?
    /// What the pointer selected first, which dragging extends.
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

    /// The text with its attributes unless it is a secret.
    package var content: AttributedRope? { buffer as? AttributedRope }
    /// The text unless it is a secret.
    package var rope: Rope? { content?.rope }
    package var isSecret: Bool { buffer is SecretBuffer }

    /// A copy of the whole text, for the app. Costs time by the text's length.
    package var text: String { buffer.string }

    /// A copy of what is selected; nil when nothing is, and always for a secret.
    package var selectedText: String? {
        selection.isEmpty || isSecret ? nil : buffer.string(in: selection.range)
    }

    package var canUndo: Bool { history.canUndo && !isReadOnly }
    package var canRedo: Bool { history.canRedo && !isReadOnly }

    /// Has nothing to undo: what there is is what the app began with.
    package func forgetHistory() { history.clear() }

    // MARK: Commands

    /// Carries out a command. A composition ends: text that is inserted takes its place, any other
    /// command drops it.
    /// - Parameter time: Seconds of a clock that never goes back; it decides what is undone together.
    @discardableResult
    package func perform(_ command: EditCommand, at time: Double) -> EditChange {
        if case .move = command {} else { goalX = nil }
        return endingComposition { carryOut(command, at: time) }
    }

    /// Changes the text or the selection, with what is composed out of the way and what it stands over back.
    func endingComposition(_ change: () -> TextEdit?) -> EditChange {
        composition = nil
        let before = selection
        let restored = restoreComposedOver()
        let done = change()
        let edit = restored.map { restored in done.map(restored.followed) ?? restored } ?? done
        if edit != nil || selection != before { typingAttributes = nil }
        drag = nil
        if edit == nil, selection != before { history.close() }
        return EditChange(edit: edit, selectionChanged: selection != before)
    }

    private func carryOut(_ command: EditCommand, at time: Double) -> TextEdit? {
        switch command {
        case .move(let motion, let extending):
            move(motion, extending: extending)
            return nil
        case .select(let wanted):
            selection = aligned(wanted)
            return nil
        case .selectAll:
            selection = Selection(0..<buffer.utf8Count)
            return nil
        case .deselect:
            selection = Selection(selection.head)
            return nil
        case .toggleOverwrite:
            overwrites.toggle()
            return nil
        default:
            return isReadOnly ? nil : carryOutEdit(command, at: time)
        }
    }

    private func carryOutEdit(_ command: EditCommand, at time: Double) -> TextEdit? {
        let selected = selection.range
        switch command {
        case .insert(let text):
            return type(text, at: time)
        case .paste(let text):
            if isSingleLine {
                var line = text.string
                defer { if isSecret { line.wipe() } }
                return replace(selected, with: line, .alone, at: time)
            }
            guard !selected.isEmpty || !text.isEmpty else { return nil }
            let new = AttributedRope(text, attributes(forTextIn: selected))
            return replace(selected, with: new, .alone, at: time)
        case .deleteBackward(let unit):
            let range = selected.isEmpty ? unitBackward(unit) : selected
            return replace(range, with: "", selected.isEmpty ? .deletion : .alone, at: time)
        case .deleteForward(let unit):
            let range = selected.isEmpty ? unitForward(unit) : selected
            return replace(range, with: "", selected.isEmpty ? .deletion : .alone, at: time)
        case .deleteSelection:
            return replace(selected, with: "", .alone, at: time)
        case .replace(let range, let text):
            return replace(range, with: text, .alone, at: time)
        case .replaceEach(let ranges, let texts):
            return replaceEach(ranges, with: texts, at: time)
        case .moveSelection(let offset):
            return drop(at: offset, moving: true, at: time)
        case .copySelection(let offset):
            return drop(at: offset, moving: false, at: time)
        case .undo:
            return undo()
        case .redo:
            return redo()
        case .move, .select, .selectAll, .deselect, .toggleOverwrite:
            return nil
        }
    }

    private func type(_ text: String, at time: Double) -> TextEdit? {
        var range = selection.range
        let kind: UndoHistory.Kind = range.isEmpty ? .typing : .typingOverSelection
        if overwrites, range.isEmpty {
            let end = buffer.paragraphContentRange(at: range.lowerBound).upperBound
            var upper = range.upperBound
            // A line end takes the place of no character.
            for character in text where upper < end && !character.isNewline {
                upper = buffer.graphemeBoundary(after: upper)
            }
            range = range.lowerBound..<max(range.lowerBound, min(upper, end))
        }
        return replace(range, with: text, kind, at: time)
    }

    private func drop(at offset: Int, moving: Bool, at time: Double) -> TextEdit? {
        let source = selection.range
        let target = buffer.graphemeBoundary(atOrBefore: offset)
        guard let content, !source.isEmpty,
            !moving || target < source.lowerBound || target > source.upperBound
        else { return nil }
        let before = selection
        let dragged = content.slice(source)
        guard var edit = replace(target..<target, with: dragged, .alone, at: time) else { return nil }
        if moving {
            let old =
                edit.range.lowerBound <= source.lowerBound
                ? source.lowerBound + edit.newCount..<source.upperBound + edit.newCount : source
            let dropped = edit.newRange
            if let removal = replace(old, with: "", .followUp, at: time) {
                let start = removal.map(dropped.lowerBound)
                selection = aligned(Selection(start..<start + dropped.count))
                edit = edit.followed(by: removal)
            }
        } else {
            selection = aligned(Selection(edit.newRange))
        }
        history.amend(from: before, to: selection)
        history.close()
        return edit
    }

    // MARK: Changing the text

    /// The one way the user's edits reach the buffer. Leaves the caret after the new text.
    func replace(
        _ range: Range<Int>, with text: String, _ kind: UndoHistory.Kind, at time: Double
    ) -> TextEdit? {
        let range = buffer.clamped(range)
        guard !range.isEmpty || !text.isEmpty else { return nil }
        if let secret = buffer as? SecretBuffer {
            let edit = secret.replace(range, withLineOf: text)
            selection = caret(after: edit)
            return edit
        }
        let new = AttributedRope(isSingleLine ? text.onOneLine : text, attributes(forTextIn: range))
        return replace(range, with: new, kind, at: time)
    }

    /// Puts text with attributes of its own in place of a range.
    func replace(
        _ range: Range<Int>, with new: AttributedRope, _ kind: UndoHistory.Kind, at time: Double
    ) -> TextEdit? {
        guard var content else { return nil }
        let range = content.clamped(range)
        let before = selection
        let step = UndoHistory.Step(
            offset: range.lowerBound, removed: content.slice(range), inserted: new)
        content.replace(range, with: new)
        buffer = content
        let edit = TextEdit(range: range, newCount: new.utf8Count)
        selection = caret(after: edit)
        history.record(step, kind, from: before, to: selection, at: time)
        return edit
    }

    /// A caret behind what was put in, not within a grapheme it became part of.
    private func caret(after edit: TextEdit) -> Selection {
        Selection(buffer.graphemeBoundary(atOrAfter: edit.newRange.upperBound))
    }

    func undo() -> TextEdit? {
        guard let group = history.undo() else { return nil }
        var edit: TextEdit?
        for step in group.steps.reversed() {
            let next = exchange(step.offset, step.inserted, for: step.removed)
            edit = edit?.followed(by: next) ?? next
        }
        selection = aligned(group.selectionBefore)
        return edit
    }

    private func redo() -> TextEdit? {
        guard let group = history.redo() else { return nil }
        var edit: TextEdit?
        for step in group.steps {
            let next = exchange(step.offset, step.removed, for: step.inserted)
            edit = edit?.followed(by: next) ?? next
        }
        selection = aligned(group.selectionAfter)
        return edit
    }

    private func exchange(_ offset: Int, _ old: AttributedRope, for new: AttributedRope) -> TextEdit {
        let range = offset..<offset + old.utf8Count
        if var content {
            content.replace(range, with: new)
            buffer = content
        }
        return TextEdit(range: range, newCount: new.utf8Count)
    }

    /// A selection brought inside the text and onto grapheme boundaries.
    func aligned(_ wanted: Selection) -> Selection {
        Selection(
            anchor: Caret(
                buffer.graphemeBoundary(atOrBefore: wanted.anchor.offset), wanted.anchor.affinity),
            head: Caret(buffer.graphemeBoundary(atOrBefore: wanted.head.offset), wanted.head.affinity))
    }
}
