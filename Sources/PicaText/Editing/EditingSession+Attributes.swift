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
        let place =
            isAtStart && range.lowerBound < content.utf8Count ? range.lowerBound : range.lowerBound - 1
        return (spans.value(at: place) ?? spans.value(at: range.lowerBound)).map {
            attributeRules?.inherited($0) ?? $0
        } ?? .plain
    }

    /// Chooses what is typed at the caret next is given; nil for what the text around it hands on.
    package func setTypingAttributes(_ attributes: AttributeID?) { typingAttributes = attributes }

    /// Changes the attributes of a range and no text; for an empty one at the caret, those of what is typed
    /// next. What whole paragraphs share changes in all of them.
    /// - Parameters:
    ///   - isFollowUp: Whether it is undone with what was done right before; on its own otherwise.
    ///   - change: Takes what a span has and gives what it is to have.
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
        // A paragraph shares what it shares: the span beside the range stands for all of it.
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

    /// What paragraphs are like that begin where one does: the attributes of its first character, or of what is typed
    /// in it where it is empty and the last.
    package func attributes(ofParagraphAt offset: Int) -> AttributeID {
        guard let content else { return .plain }
        let start = content.paragraphRange(at: offset).lowerBound
        return content.spans.value(at: start) ?? attributes(forTextIn: start..<start)
    }

    /// Puts text that has attributes of its own, such as pasted text, in place of the selection; undone on
    /// its own.
    @discardableResult
    package func paste(_ content: AttributedRope, at time: Double) -> EditChange {
        guard !isReadOnly, !isSecret, content.utf8Count > 0 || !selection.isEmpty else { return EditChange() }
        goalX = nil
        return endingComposition {
            replacingSpans(at: time) { replace(selection.range, with: content, .alone, at: time) }
        }
    }
}
