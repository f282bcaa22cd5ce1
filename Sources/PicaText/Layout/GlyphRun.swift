/// Glyphs of one face and size that stand on one line, ready to be drawn.
package struct GlyphRun {
    /// A glyph and where its pen stands, in points from the run's origin; y grows downwards.
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
    /// The em, in points.
    package var size: Double
    /// The synthetic treatment the face needs because no real one was found.
    package var synthesis: FontSynthesis
    /// In visual order, left to right.
    package var glyphs: [Glyph]

    package init(face: FontFace, size: Double, synthesis: FontSynthesis = [], glyphs: [Glyph]) {
        self.face = face
        self.size = size
        self.synthesis = synthesis
        self.glyphs = glyphs
    }
}
