/// What stands in a text at a U+FFFC in place of a character: a picture, a symbol, a view.
package struct InlineAttachment: Hashable, Sendable {
    /// What the caller knows it by.
    package var id: Int
    /// In points, as are the others.
    package var width: Double
    /// How far it reaches above the baseline.
    package var ascent: Double
    /// How far it reaches below the baseline.
    package var descent: Double

    package init(id: Int, width: Double, ascent: Double, descent: Double = 0) {
        self.id = id
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }

    /// The character that an attachment takes the place of.
    static let character: UInt32 = 0xFFFC
}
