/// The statistics of a glyph cache since its creation.
package struct GlyphStatistics: Equatable, Sendable {
    /// The number of visible glyphs drawn, inside the clip or not.
    package var drawn: Int
    /// The number of times a glyph was rasterized, including glyphs without ink.
    package var rasterized: Int
    /// The number of atlas pages evicted.
    package var evictedPages: Int
    /// The size of the atlas, in bytes.
    package var atlasBytes: Int
    /// The size of the glyph tables, in bytes.
    package var tableBytes: Int
}
