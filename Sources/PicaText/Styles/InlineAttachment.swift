/// What stands in a text at a U+FFFC in place of a character: a picture, a symbol, a view.
package struct InlineAttachment: Hashable, Sendable {
    /// What the caller knows it by.
    package let id: Int
    /// In points, as are the others.
    package let width: Double
    /// How far it reaches above the baseline.
    package let ascent: Double
    /// How far it reaches below the baseline.
    package let descent: Double

    /// Measures that are not finite, and widths below zero, count as zero.
    package init(id: Int, width: Double, ascent: Double, descent: Double = 0) {
        self.id = id
        self.width = width.isFinite ? max(width, 0) : 0
        self.ascent = ascent.isFinite ? ascent : 0
        self.descent = descent.isFinite ? descent : 0
    }

    func scaled(by factor: Double) -> InlineAttachment {
        InlineAttachment(id: id, width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }

    /// The character that an attachment takes the place of.
    static let character: UInt32 = 0xFFFC
}
