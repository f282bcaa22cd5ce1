extension EditingSession {
    /// A part of the text with the caret and what is selected, in UTF-8 bytes from its start: what an input
    /// method is shown. Of a secret there is none. What is being composed is no part of it.
    /// - Parameter limit: The most bytes; graphemes stay whole. What of the selection lies beyond is cut.
    package func surroundings(limit: Int) -> (text: String, head: Int, anchor: Int)? {
        guard !isSecret else { return nil }
        let selected = selection.range
        let head = selection.head.offset
        // All that is selected where that fits, or else as much on either side of the caret.
        let middle = selected.count < limit ? selected.lowerBound + selected.count / 2 : head
        let start = buffer.graphemeBoundary(atOrAfter: max(0, middle - limit / 2))
        let end = buffer.graphemeBoundary(atOrBefore: min(middle + limit / 2, buffer.utf8Count))
        var range = start..<max(start, end)
        // A single grapheme may be longer than that.
        if head < start || head > end { range = head..<head }
        var text = buffer.string(in: range)
        // No message can carry what stands beyond a zero.
        if text.utf8.contains(0) {
            let bytes = Array(text.utf8)
            let place = head - range.lowerBound
            let start = bytes[..<place].lastIndex(of: 0).map { $0 + 1 } ?? 0
            let end = bytes[place...].firstIndex(of: 0) ?? bytes.count
            text = String(decoding: bytes[start..<end], as: UTF8.self)
            range = range.lowerBound + start..<range.lowerBound + end
        }
        func offset(_ place: Int) -> Int {
            min(max(place, range.lowerBound), range.upperBound) - range.lowerBound
        }
        return (text, offset(head), offset(selection.anchor.offset))
    }

    /// Deletes text on both sides of what is selected, or of the caret; undone on its own. A composition ends.
    /// - Parameters:
    ///   - before: In UTF-8 bytes, as is `after`. Nothing is done where they end within a character or
    ///     beyond the text.
    package func deleteAround(before: Int, after: Int, at time: Double) -> EditChange {
        let selected = selection.range
        guard !isReadOnly, !isSecret, before >= 0, after >= 0, before > 0 || after > 0,
            before <= selected.lowerBound, after <= buffer.utf8Count - selected.upperBound
        else { return EditChange() }
        let whole = selected.lowerBound - before..<selected.upperBound + after
        guard buffer.clamped(whole) == whole else { return EditChange() }
        // What is composed has taken the place of what it stands over for good.
        historyBeforeComposing = nil
        guard !selected.isEmpty else { return perform(.replace(whole, with: ""), at: time) }
        var kept = selection
        kept.anchor.offset -= before
        kept.head.offset -= before
        let change = perform(
            .replaceEach(
                [whole.lowerBound..<selected.lowerBound, selected.upperBound..<whole.upperBound],
                with: ["", ""]), at: time)
        selection = aligned(kept)
        history.amend(from: nil, to: selection)
        return change
    }
}
