/// What is selected: the text between where selecting began and where the caret is. Both at one place
/// is a plain caret.
package struct Selection: Hashable, Sendable {
    /// The end that stays when the selection is extended.
    package var anchor: Caret
    /// The end that moves, where the caret is drawn.
    package var head: Caret

    package init(anchor: Caret, head: Caret) {
        self.anchor = anchor
        self.head = head
    }

    package init(_ caret: Caret) {
        self.init(anchor: caret, head: caret)
    }

    /// A plain caret at an offset.
    package init(_ offset: Int) {
        self.init(Caret(offset))
    }

    /// A range with its head at the end.
    package init(_ range: Range<Int>) {
        let head = range.isEmpty ? Caret(range.upperBound) : Caret(range.upperBound, .upstream)
        self.init(anchor: Caret(range.lowerBound), head: head)
    }

    /// In UTF-8 offsets.
    package var range: Range<Int> {
        min(anchor.offset, head.offset)..<max(anchor.offset, head.offset)
    }

    /// Whether nothing is selected and there is only a caret.
    package var isEmpty: Bool { anchor.offset == head.offset }
}
