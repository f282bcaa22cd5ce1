/// A sequence of glyphs of one face and size on one line, ready to be drawn.
package struct GlyphRun {
    /// A glyph with its pen position, in points from the run's origin; y grows downward.
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        package var x: Float
        package var y: Float

        package init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    package var face: FontFace
    /// The em size, in points.
    package var size: Double
    /// The rasterization settings.
    package var treatment: FontTreatment
    /// The glyphs in visual order, left to right.
    package var glyphs: ArraySlice<Glyph>

    package init(face: FontFace, size: Double, treatment: FontTreatment = [], glyphs: ArraySlice<Glyph>) {
        self.face = face
        self.size = size
        self.treatment = treatment
        self.glyphs = glyphs
    }
}
