/// Text that an input method is still working on. It is shown at its place but is no part of the
/// buffer, nor of undo.
package struct Composition: Hashable, Sendable {
    package let text: String
    /// Where in the buffer it is shown.
    package let offset: Int
    /// What the input method marks within `text`, in its UTF-8 offsets; the caret when empty.
    package let selection: Range<Int>

    /// - Parameter selection: Cut to the text; nil puts the caret at its end.
    package init(_ text: String, at offset: Int, selection: Range<Int>? = nil) {
        self.text = text
        self.offset = offset
        let end = text.utf8.count
        self.selection = (selection ?? end..<end).clamped(to: 0..<end)
    }

    /// Where an offset into the buffer is shown.
    package func displayed(_ offset: Int) -> Int {
        offset <= self.offset ? offset : offset + text.utf8.count
    }

    /// The offset into the buffer of a place on display; all of the composition is at its offset.
    package func stored(_ offset: Int) -> Int {
        offset <= self.offset ? offset : max(self.offset, offset - text.utf8.count)
    }
}

extension StyledText {
    /// Marks a composition that stands at an offset: a line below it, and a thick one below the clause that
    /// the input method works on.
    package mutating func mark(_ composition: Composition, at start: Int) {
        update(start..<start + composition.text.utf8.count) { $0.underline = LineDecoration() }
        let clause = composition.selection
        update(start + clause.lowerBound..<start + clause.upperBound) {
            $0.underline = LineDecoration(pattern: .thick)
        }
    }
}
