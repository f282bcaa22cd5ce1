/// What is done to several spans that are selected at once.
extension EditingSession {
    /// Has a change that replaces what is selected take the place of the first span, and deletes the others; all
    /// of that is undone at once.
    func replacingSpans(at time: Double, _ change: () -> Void) {
        guard !selection.others.isEmpty else { return change() }
        let ranges = selection.ranges
        asOne {
            for range in ranges.dropFirst().reversed() { replace(range, with: "", .alone, at: time) }
            selection = Selection(ranges[0])
            change()
        }
    }

    /// Has all changes be undone at once.
    func asOne(_ change: () -> Void) {
        let before = selection
        let count = history.count
        change()
        history.join(after: count, from: before)
    }

    /// Changes the attributes of all that is selected, or at a caret those of what is typed next; undone at once.
    /// - Parameters:
    ///   - coalesces: Whether it is undone with the last such change, however long ago that was: what is dragged, or a
    ///     key that is held, makes many.
    ///   - change: Takes what a span has and gives what it is to have.
    package func updateSelectedAttributes(
        coalesces: Bool = false, at time: Double, _ change: (AttributeID) -> AttributeID
    ) -> EditChange {
        let joins = coalesces && history.isChange
        let count = history.count
        var done = EditChange()
        asOne { for range in selection.ranges { done.append(updateAttributes(in: range, at: time, change)) } }
        let isChange = history.count > count
        if joins, isChange { history.joinLast() }
        // What changes nothing begins nothing.
        history.isChange = joins || isChange
        return done
    }
}

extension EditChange {
    /// What came of this and of a change after it.
    package mutating func append(_ other: EditChange) {
        if let next = other.edit { edit = edit?.followed(by: next) ?? next }
        selectionChanged = selectionChanged || other.selectionChanged
    }
}
