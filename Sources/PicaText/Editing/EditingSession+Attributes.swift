extension EditingSession {
    /// Returns the attributes for text that replaces a range.
    ///
    /// They are those chosen for the caret, else those of the replaced text. Otherwise they are what added text
    /// inherits from the text before it in its paragraph, or else from the text after it.
    package func attributes(forTextIn range: Range<Int>) -> AttributeID {
        guard let content else { return .plain }
        if let typingAttributes { return typingAttributes }
        let spans = content.spans
        if !range.isEmpty { return spans.value(at: range.lowerBound) ?? .plain }
        let isAtStart = content.paragraphRange(at: range.lowerBound).lowerBound == range.lowerBound
        let place =
            isAtStart && range.lowerBound < content.utf8Count ? range.lowerBound : range.lowerBound - 1
        return (spans.value(at: place) ?? spans.value(at: range.lowerBound)).map {
            attributeRules?.inherited($0) ?? $0
        } ?? .plain
    }

    /// Sets the attributes of the text typed next at the caret; `nil` for those inherited from the surrounding text.
    package func setTypingAttributes(_ attributes: AttributeID?) { typingAttributes = attributes }

    /// Changes the attributes of a range without changing its text.
    ///
    /// For an empty range at the caret it changes the attributes of text typed next. Attributes shared by whole
    /// paragraphs change in all of the paragraph.
    /// - Parameters:
    ///   - isFollowUp: Whether it is undone together with the previous change; otherwise it is undone separately.
    ///   - change: Returns the new attributes of a span for its current ones.
    @discardableResult
    package func updateAttributes(
        in range: Range<Int>, isFollowUp: Bool = false, at time: Double,
        _ change: (AttributeID) -> AttributeID
    ) -> EditChange {
        guard let content, !isReadOnly else { return EditChange() }
        let range = content.clamped(range)
        func allowed(_ id: AttributeID) -> AttributeID {
            attributeRules.map { $0.allowed(change(id)) } ?? change(id)
        }
        var new = content
        var ends = (first: AttributeID.plain, last: AttributeID.plain)
        if range.isEmpty {
            guard range.lowerBound == selection.head.offset else { return EditChange() }
            let typed = allowed(attributes(forTextIn: range))
            typingAttributes = typed
            ends = (typed, typed)
        } else {
            new.updateAttributes(in: range, allowed)
            if let first = new.spans.value(at: range.lowerBound),
                let last = new.spans.value(at: range.upperBound - 1)
            {
                ends = (first, last)
            }
        }
        var area = range
        // The span beside the range represents the rest of the paragraph.
        func join(_ rest: Range<Int>, beside place: Int, to id: AttributeID) {
            guard let rules = attributeRules, !rest.isEmpty, let beside = content.spans.value(at: place),
                rules.joined(beside, to: id) != beside
            else { return }
            new.updateAttributes(in: rest) { rules.joined($0, to: id) }
            area = min(area.lowerBound, rest.lowerBound)..<max(area.upperBound, rest.upperBound)
        }
        let last = max(range.lowerBound, range.upperBound - 1)
        join(
            content.paragraphRange(at: range.lowerBound).lowerBound..<range.lowerBound,
            beside: range.lowerBound - 1, to: ends.first)
        join(
            range.upperBound..<max(range.upperBound, content.paragraphRange(at: last).upperBound),
            beside: range.upperBound, to: ends.last)
        new = new.slice(area)
        guard new.spans != content.spans.slice(area) else { return EditChange() }
        dropComposition()
        let before = selection
        let change = changes {
            put(new, in: area, isFollowUp ? .followUp : .alone, at: time)
            selection = before
        }
        history.amend(from: isFollowUp ? nil : before, to: before)
        if !isFollowUp { history.close() }
        return change
    }

    /// Returns the attributes for paragraphs that begin where one does.
    ///
    /// They are those of its first character, or of text typed in it if it is empty and the last.
    package func attributes(ofParagraphAt offset: Int) -> AttributeID {
        guard let content else { return .plain }
        let start = content.paragraphRange(at: offset).lowerBound
        return content.spans.value(at: start) ?? attributes(forTextIn: start..<start)
    }

    /// Replaces the selection with text that has its own attributes, such as pasted text. It is undone separately.
    @discardableResult
    package func paste(_ content: AttributedRope, at time: Double) -> EditChange {
        guard !isReadOnly, !isSecret, content.utf8Count > 0 || !selection.isEmpty else { return EditChange() }
        goalX = nil
        return endingComposition {
            replacingSpans(at: time) { replace(selection.range, with: content, .alone, at: time) }
        }
    }
}
