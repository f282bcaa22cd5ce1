/// The selection with which a drag of the pointer began.
struct DragOrigin {
    var range: Range<Int>
    var granularity: Granularity
    /// The other selected ranges, which stay selected.
    var others: [Range<Int>] = []
}

extension EditingSession {
    /// Starts a selection at the pressed position: a caret, or the unit around it for a double or triple click.
    ///
    /// It drops a composition.
    /// - Parameter adding: Whether the current selection is kept in addition.
    @discardableResult
    package func beginSelection(at caret: Caret, granularity: Granularity = .grapheme, adding: Bool = false)
        -> EditChange
    {
        let others = adding && !isSecret ? selection.ranges.filter { !$0.isEmpty } : []
        let head = aligned(Selection(caret)).head
        let range = unit(granularity, at: head)
        let wanted = range.isEmpty ? Selection(head) : Selection(range)
        let change = perform(.select(wanted.with(others)), at: 0)
        drag = DragOrigin(range: range, granularity: granularity, others: others)
        return change
    }

    /// Extends the selection to a position to which the pointer was dragged, or which was clicked with Shift.
    ///
    /// It extends by the unit with which the selection began.
    @discardableResult
    package func extendSelection(to caret: Caret) -> EditChange {
        let origin =
            drag
            ?? DragOrigin(
                range: selection.anchor.offset..<selection.anchor.offset, granularity: .grapheme)
        let head = aligned(Selection(caret)).head
        let reached = unit(origin.granularity, at: head)
        let wanted: Selection
        if head.offset < origin.range.lowerBound {
            wanted = Selection(
                anchor: Caret(origin.range.upperBound, .upstream),
                head: Caret(min(reached.lowerBound, head.offset), head.affinity))
        } else {
            let end = max(reached.upperBound, origin.range.upperBound)
            wanted = Selection(
                anchor: Caret(origin.range.lowerBound),
                head: end == head.offset ? head : Caret(end, .upstream))
        }
        let change = perform(.select(wanted.with(origin.others)), at: 0)
        drag = origin
        return change
    }
}
