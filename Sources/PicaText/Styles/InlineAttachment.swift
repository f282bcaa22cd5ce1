/// An object in place of a character U+FFFC in a text, such as a picture, a symbol or a view.
package struct InlineAttachment: Hashable, Sendable {
    /// The caller's identifier.
    package let id: Int
    /// The width in points, like the other measures.
    package let width: Double
    /// The extent above the baseline.
    package let ascent: Double
    /// The extent below the baseline.
    package let descent: Double

    /// Creates an attachment. Measures that are not finite, and negative widths, count as zero.
    package init(id: Int, width: Double, ascent: Double, descent: Double = 0) {
        self.id = id
        self.width = width.isFinite ? max(width, 0) : 0
        self.ascent = ascent.isFinite ? ascent : 0
        self.descent = descent.isFinite ? descent : 0
    }

    func scaled(by factor: Double) -> InlineAttachment {
        InlineAttachment(id: id, width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }

    /// The character that an attachment replaces.
    static let character: UInt32 = 0xFFFC
}
