/// An edit's effect on a text, for updating data that depends on offsets into it.
package struct TextEdit: Hashable, Sendable {
    /// The replaced range, in the text before the edit.
    package var range: Range<Int>
    /// The length of the replacement, in UTF-8 bytes.
    package var newCount: Int

    package init(range: Range<Int>, newCount: Int) {
        self.range = range
        self.newCount = newCount
    }

    /// The range of the replacement, in the text after the edit.
    package var newRange: Range<Int> { range.lowerBound..<range.lowerBound + newCount }

    /// The distance by which the text after the edit moved, in bytes.
    package var shift: Int { newCount - range.count }

    /// Returns the smallest edit that covers this one and a later one.
    package func followed(by next: TextEdit) -> TextEdit {
        let lower = min(range.lowerBound, next.range.lowerBound)
        let upper = max(newRange.upperBound, next.range.upperBound)
        return TextEdit(range: lower..<upper - shift, newCount: upper - lower + next.shift)
    }

    /// Converts an offset from the text before the edit to the text after it.
    ///
    /// Offsets within the replaced text keep their distance from its start as far as the new text allows.
    package func map(_ offset: Int) -> Int {
        if offset >= range.upperBound { return offset + shift }
        if offset <= range.lowerBound { return offset }
        return min(offset, newRange.upperBound)
    }
}

/// The effect of a command.
package struct EditChange: Hashable, Sendable {
    /// The edit; `nil` if the text did not change.
    package var edit: TextEdit?
    package var selectionChanged = false

    package init(edit: TextEdit? = nil, selectionChanged: Bool = false) {
        self.edit = edit
        self.selectionChanged = selectionChanged
    }

    /// Whether the command did nothing at all.
    package var isNothing: Bool { edit == nil && !selectionChanged }
}
