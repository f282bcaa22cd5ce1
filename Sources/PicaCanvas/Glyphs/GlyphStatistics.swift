/// What a cache of glyphs did since it was made.
package struct GlyphStatistics: Equatable, Sendable {
    /// Glyphs that were drawn and show anything, whether inside of the clip or not.
    package var drawn: Int
    /// How often a glyph had to be rasterised, those without ink included.
    package var rasterized: Int
    /// How many pages of the atlas were given up for others.
    package var evictedPages: Int
    /// What the atlas takes.
    package var atlasBytes: Int
    /// What the tables of the atlas's glyphs take.
    package var tableBytes: Int
}
