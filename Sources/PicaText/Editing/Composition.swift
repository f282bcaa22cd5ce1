/// Text that an input method is still working on. It is shown at its place but is no part of the
/// buffer, nor of undo.
package struct Composition: Hashable, Sendable {
    package let text: String
    /// Where in the buffer it is shown.
    package let offset: Int
    /// What the input method marks within `text`, in its UTF-8 offsets; the caret when empty.
    package let selection: Range<Int>

    /// - Parameters:
    ///   - start: Where the marked part begins, in code points as SDL counts; negative for the end.
    ///   - length: How many code points are marked; negative for none.
    package init(_ text: String, at offset: Int, start: Int = -1, length: Int = -1) {
        self.text = text
        self.offset = offset
        let scalars = text.unicodeScalars
        func utf8Offset(_ scalar: Int) -> Int {
            let index = scalars.index(scalars.startIndex, offsetBy: scalar, limitedBy: scalars.endIndex)
            return text.utf8.distance(from: text.startIndex, to: index ?? scalars.endIndex)
        }
        let lower = start < 0 ? text.utf8.count : utf8Offset(start)
        let upper = start < 0 || length <= 0 ? lower : utf8Offset(start + length)
        selection = lower..<upper
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
