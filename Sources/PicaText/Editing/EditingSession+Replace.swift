extension EditingSession {
    /// Replaces the text by the app's. Only the difference is replaced, and the selection stays with the text around
    /// it.
    ///
    /// The undo history is cleared, unless the change answers an edit that the user has just made. Then the two are
    /// undone together.
    @discardableResult
    package func replaceText(_ text: String, at time: Double) -> EditChange {
        let before = selection
        guard let edit = replaceDifference(text, at: time) else { return EditChange() }
        dropComposition()
        typingAttributes = nil
        goalX = nil
        drag = nil
        return EditChange(edit: edit, selectionChanged: selection != before)
    }

    /// Replaces the content by the app's text with attributes. The selection stays with the text around it.
    ///
    /// It can be undone, together with the user's previous change if it answers that.
    package func replaceContent(_ new: AttributedRope, at time: Double) -> EditChange {
        guard let content else { return EditChange() }
        let (text, whole) = content.difference(from: new)
        guard !whole.range.isEmpty || whole.newCount > 0 else { return EditChange() }
        dropComposition()
        goalX = nil
        drag = nil
        let before = selection
        let isAnswer = history.isOpen(at: time)
        let change = changes {
            put(new.slice(whole.newRange), in: whole.range, isAnswer ? .followUp : .alone, at: time)
            selection = mapped(before, by: text)
        }
        history.amend(from: isAnswer ? nil : before, to: selection)
        if !isAnswer { history.close() }
        return change
    }

    /// Replaces a word by a correction. It is undone separately. The selection stays with the text around it.
    @discardableResult
    package func correct(_ range: Range<Int>, with text: String, at time: Double) -> EditChange {
        guard !isReadOnly, composition == nil else { return EditChange() }
        let before = selection
        let change = changes {
            guard let edit = replace(range, with: text, .alone, at: time) else { return }
            selection = mapped(before, by: edit)
        }
        guard change.edit != nil else { return change }
        history.amend(from: before, to: selection)
        history.close()
        goalX = nil
        return change
    }

    private func replaceDifference(_ text: String, at time: Double) -> TextEdit? {
        if let secret = buffer as? SecretBuffer {
            // A secret is not compared piece by piece.
            guard !secret.holds(text) else { return nil }
            let edit = TextEdit(range: 0..<secret.utf8Count, newCount: text.utf8.count)
            secret.replace(edit.range, with: text)
            selection = mapped(selection, by: edit)
            return edit
        }
        guard var content else { return nil }
        var text = text
        let edit = text.withUTF8 { content.rope.difference(from: $0) }
        guard !edit.range.isEmpty || edit.newCount > 0 else { return nil }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: edit.newRange.lowerBound)
        let middle = AttributedRope(
            edit.newCount == utf8.count
                ? text : String(text[start..<utf8.index(start, offsetBy: edit.newCount)]),
            attributes(forTextIn: edit.range))
        let removed = content.slice(edit.range)
        content.replace(edit.range, with: middle)
        buffer = content
        let before = selection
        selection = mapped(selection, by: edit)
        if history.isOpen(at: time) {
            let step = UndoHistory.Step(
                offset: edit.range.lowerBound, removed: removed, inserted: middle)
            history.record(step, .followUp, from: before, to: selection, at: time)
        } else {
            history.clear()
        }
        return edit
    }

    private func mapped(_ selection: Selection, by edit: TextEdit) -> Selection {
        aligned(selection.mapped { edit.map($0) })
    }

    /// Replaces several ranges as one range from the first to the last. The text between them is shared.
    func replaceEach(_ ranges: [Range<Int>], with texts: [String], at time: Double) {
        guard let content, let first = ranges.first, let last = ranges.last else { return }
        let whole = content.clamped(first.lowerBound..<max(first.lowerBound, last.upperBound))
        var new = AttributedRope()
        func append(_ part: AttributedRope) { new.replace(new.utf8Count..<new.utf8Count, with: part) }
        var end = whole.lowerBound
        for (range, text) in zip(ranges, texts) where range.lowerBound >= end {
            append(content.slice(end..<range.lowerBound))
            append(AttributedRope(isSingleLine ? text.onOneLine : text, attributes(forTextIn: range)))
            end = range.upperBound
        }
        append(content.slice(end..<whole.upperBound))
        replace(whole, with: new, .alone, at: time)
    }
}
