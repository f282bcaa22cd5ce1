/// One face of a font file at one point of its variation space, at no particular size.
///
/// Everything that shapes or draws glyphs names the face by this object; its `id` is the key that
/// glyph caches use.
package final class FontFace {
    /// Unique in the process for as long as it runs.
    package let id: Int
    package let path: String
    /// The face's index in a collection; 0 in a plain font file.
    package let index: Int
    /// Values of the variation axes; empty for the default instance and for static fonts.
    package let variations: [FontVariation]

    package init(id: Int, path: String, index: Int, variations: [FontVariation] = []) {
        self.id = id
        self.path = path
        self.index = index
        self.variations = variations
    }
}

/// A value on one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
    /// The axis, four bytes big-endian, such as `wght`.
    package var tag: UInt32
    package var value: Float

    package init(tag: UInt32, value: Float) {
        self.tag = tag
        self.value = value
    }
}
