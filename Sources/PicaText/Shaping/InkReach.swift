/// The extent of a word's ink, in font units: vertically from the baseline, and horizontally outside its cluster's box.
///
/// It therefore also holds for each part of the word.
struct InkReach {
    /// The extents beyond a cluster's left and right edge; 0 if all ink is inside.
    private(set) var left: Int32 = 0
    private(set) var right: Int32 = 0
    /// The extents from the baseline, positive upward. The top is below the bottom if there is no ink.
    private(set) var bottom = Int32.max
    private(set) var top = Int32.min

    var isEmpty: Bool { bottom >= top }

    init(of word: ShapedWord, _ ink: GlyphInk) {
        var number = 0
        while number < word.glyphCount {
            let cluster = word.glyphs[number].cluster
            var pen: Int32 = 0
            var furthest = Int32.min
            repeat {
                let glyph = word.glyphs[number]
                let box = ink.box(glyph.id)
                if !box.isEmpty {
                    let origin = pen &+ glyph.x
                    left = max(left, 0 &- (origin &+ box.minX))
                    furthest = max(furthest, origin &+ box.maxX)
                    bottom = min(bottom, glyph.y &+ box.minY)
                    top = max(top, glyph.y &+ box.maxY)
                }
                pen &+= glyph.advance
                number += 1
            } while number < word.glyphCount && word.glyphs[number].cluster == cluster
            if furthest > Int32.min { right = max(right, furthest &- pen) }
        }
    }
}
