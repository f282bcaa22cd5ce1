/// What an edit did to the text, as those who keep something beside the text need to know it.
package struct TextEdit: Hashable, Sendable {
    /// What was replaced, in the text before.
    package var range: Range<Int>
    /// The length of what stands there now, in UTF-8 bytes.
    package var newCount: Int

    package init(range: Range<Int>, newCount: Int) {
        self.range = range
        self.newCount = newCount
    }

    /// What was put there, in the text after.
    package var newRange: Range<Int> { range.lowerBound..<range.lowerBound + newCount }

    /// By how much the text after it moved.
    package var shift: Int { newCount - range.count }

    /// The smallest edit that covers this one and a later one.
    package func followed(by next: TextEdit) -> TextEdit {
        let lower = min(range.lowerBound, next.range.lowerBound)
        let upper = max(newRange.upperBound, next.range.upperBound)
        return TextEdit(range: lower..<upper - shift, newCount: upper - lower + next.shift)
    }

    /// Where an offset into the text before is in the text after. What stood within the replaced
    /// text stays as far from its start as the new text allows.
    package func map(_ offset: Int) -> Int {
        if offset >= range.upperBound { return offset + shift }
        if offset <= range.lowerBound { return offset }
        return min(offset, newRange.upperBound)
    }
}

/// What a command did.
package struct EditChange: Hashable, Sendable {
    /// Nil when the text stayed as it was.
    package var edit: TextEdit?
    package var selectionChanged = false

    package init(edit: TextEdit? = nil, selectionChanged: Bool = false) {
        self.edit = edit
        self.selectionChanged = selectionChanged
    }

    /// Whether the command did nothing at all.
    package var isNothing: Bool { edit == nil && !selectionChanged }
}
