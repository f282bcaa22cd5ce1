/// The preedit text of an input method.
///
/// It is displayed at its position but belongs neither to the buffer nor to the undo history.
package struct Composition: Hashable, Sendable {
    package let text: String
    /// The position in the buffer at which the text is displayed.
    package let offset: Int
    /// The range that the input method marks in `text`, in UTF-8 offsets; the caret if it is empty.
    package let selection: Range<Int>

    /// - Parameter selection: The marked range, clamped to the text; `nil` puts the caret at its end.
    package init(_ text: String, at offset: Int, selection: Range<Int>? = nil) {
        self.text = text
        self.offset = offset
        let end = text.utf8.count
        self.selection = (selection ?? end..<end).clamped(to: 0..<end)
    }

    /// Converts an offset into the buffer to an offset into the displayed text.
    package func displayed(_ offset: Int) -> Int {
        offset <= self.offset ? offset : offset + text.utf8.count
    }

    /// Converts an offset into the displayed text to one into the buffer. All of the composition maps to its position.
    package func stored(_ offset: Int) -> Int {
        offset <= self.offset ? offset : max(self.offset, offset - text.utf8.count)
    }
}

extension StyledText {
    /// Underlines a composition that is displayed at an offset, and its current clause with a thick line.
    package mutating func mark(_ composition: Composition, at start: Int) {
        update(start..<start + composition.text.utf8.count) { $0.underline = LineDecoration() }
        let clause = composition.selection
        update(start + clause.lowerBound..<start + clause.upperBound) {
            $0.underline = LineDecoration(pattern: .thick)
        }
    }
}
