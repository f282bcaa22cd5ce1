/// What the pointer's press selected.
struct DragOrigin {
    var range: Range<Int>
    var granularity: Granularity
    /// What stays selected besides.
    var others: [Range<Int>] = []
}

extension EditingSession {
    /// The pointer was pressed: a caret there, or the unit around it for a double or triple click.
    /// Drops a composition.
    /// - Parameter adding: Whether what is selected stays so besides.
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

    /// The pointer was dragged to a place, or clicked there with Shift: selects up to it from where
    /// selecting began, by the unit it began with.
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
