extension EditingSession {
    /// What text is given that is put in place of a range.
    ///
    /// That is what was chosen for the caret, else what replaced text has, else the text before in its
    /// paragraph, else the text after; of text that is not replaced only what added text inherits.
    package func attributes(forTextIn range: Range<Int>) -> AttributeID {
        guard let content else { return .plain }
        if let typingAttributes { return typingAttributes }
        let spans = content.spans
        if !range.isEmpty { return spans.value(at: range.lowerBound) ?? .plain }
        let isAtStart = content.paragraphRange(at: range.lowerBound).lowerBound == range.lowerBound
        let isAtEnd = content.paragraphContentRange(at: range.lowerBound).upperBound == range.lowerBound
        let place = isAtStart && !isAtEnd ? range.lowerBound : range.lowerBound - 1
        return (spans.value(at: place) ?? spans.value(at: range.lowerBound)).map(inherited) ?? .plain
    }

    /// Chooses what is typed at the caret next is given; nil for what the text around it hands on.
    package func setTypingAttributes(_ attributes: AttributeID?) { typingAttributes = attributes }

    /// Changes the attributes of a range and no text; for an empty one at the caret, those of what is typed
    /// next. Undone on its own.
    /// - Parameter change: Takes what a stretch has and gives what it is to have.
    @discardableResult
    package func updateAttributes(
        in range: Range<Int>, at time: Double, _ change: (AttributeID) -> AttributeID
    ) -> EditChange {
        guard let content, !isReadOnly else { return EditChange() }
        let range = content.clamped(range)
        if range.isEmpty {
            if range.lowerBound == selection.head.offset {
                typingAttributes = change(attributes(forTextIn: range))
            }
            return EditChange()
        }
        let old = content.slice(range)
        var new = old
        new.updateAttributes(in: 0..<old.utf8Count, change)
        guard new.spans != old.spans else { return EditChange() }
        dropComposition()
        let before = selection
        let edit = replace(range, with: new, .alone, at: time)
        selection = before
        history.amend(from: before, to: before)
        history.close()
        return EditChange(edit: edit)
    }

    /// Puts text that has attributes of its own, such as pasted text, in place of the selection; undone on
    /// its own.
    @discardableResult
    package func paste(_ content: AttributedRope, at time: Double) -> EditChange {
        guard !isReadOnly, !isSecret, content.utf8Count > 0 || !selection.isEmpty else { return EditChange() }
        goalX = nil
        return endingComposition { replace(selection.range, with: content, .alone, at: time) }
    }
}
