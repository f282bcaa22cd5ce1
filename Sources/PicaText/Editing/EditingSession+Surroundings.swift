extension EditingSession {
    /// Returns the text around the caret for an input method, with the caret and the selection in UTF-8 offsets.
    ///
    /// It is `nil` for a secret. Preedit text is not included.
    /// - Parameter limit: The most bytes; graphemes stay whole. The selection is clipped to the returned text.
    package func surroundings(limit: Int) -> (text: String, head: Int, anchor: Int)? {
        guard !isSecret else { return nil }
        let selected = selection.range
        let head = selection.head.offset
        // The window is centered on the selection if that fits, or else on the caret.
        let middle = selected.count < limit ? selected.lowerBound + selected.count / 2 : head
        let start = buffer.graphemeBoundary(atOrAfter: max(0, middle - limit / 2))
        let end = buffer.graphemeBoundary(atOrBefore: min(middle + limit / 2, buffer.utf8Count))
        var range = start..<max(start, end)
        // A single grapheme may exceed the limit.
        if head < start || head > end { range = head..<head }
        var text = buffer.string(in: range)
        // A protocol message cannot contain a NUL, so the text ends there.
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

    /// Deletes text on both sides of the selection or caret and ends a composition. It is undone separately.
    /// - Parameters:
    ///   - before: The length in UTF-8 bytes, as for `after`. Nothing is deleted if they end within a character or
    ///     beyond the text.
    package func deleteAround(before: Int, after: Int, at time: Double) -> EditChange {
        let selected = selection.range
        guard !isReadOnly, !isSecret, before >= 0, after >= 0, before > 0 || after > 0,
            before <= selected.lowerBound, after <= buffer.utf8Count - selected.upperBound
        else { return EditChange() }
        let whole = selected.lowerBound - before..<selected.upperBound + after
        guard buffer.clamped(whole) == whole else { return EditChange() }
        // The composition has replaced the covered selection for good.
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
