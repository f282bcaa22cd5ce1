/// Changes to several selected spans.
extension EditingSession {
    /// Applies a replacement of the selection to the first span and deletes the others. It is undone as one.
    func replacingSpans(at time: Double, _ change: () -> Void) {
        guard !selection.others.isEmpty else { return change() }
        let ranges = selection.ranges
        asOne {
            for range in ranges.dropFirst().reversed() { replace(range, with: "", .alone, at: time) }
            selection = Selection(ranges[0])
            change()
        }
    }

    /// Groups all changes of a closure so that they are undone as one.
    func asOne(_ change: () -> Void) {
        let before = selection
        let count = history.count
        change()
        history.join(after: count, from: before)
    }

    /// Changes the attributes of the selection, or at a caret those of text typed next. It is undone as one.
    /// - Parameters:
    ///   - coalesces: Whether it is undone together with the last such change, however long ago that was. Dragging and
    ///     a held key make many changes.
    ///   - change: Returns the new attributes of a span for its current ones.
    package func updateSelectedAttributes(
        coalesces: Bool = false, at time: Double, _ change: (AttributeID) -> AttributeID
    ) -> EditChange {
        let joins = coalesces && history.isChange
        let count = history.count
        var done = EditChange()
        asOne { for range in selection.ranges { done.append(updateAttributes(in: range, at: time, change)) } }
        let isChange = history.count > count
        if joins, isChange { history.joinLast() }
        // A change without an effect does not start a series.
        history.isChange = joins || isChange
        return done
    }
}

extension EditChange {
    /// Combines this change with a later one.
    package mutating func append(_ other: EditChange) {
        if let next = other.edit { edit = edit?.followed(by: next) ?? next }
        selectionChanged = selectionChanged || other.selectionChanged
    }
}
