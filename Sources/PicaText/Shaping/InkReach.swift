/// How far the ink of a word reaches, in font units: up and down from the baseline, and sideways out of the
/// box of the cluster that it belongs to. So it holds for each part of the word, too.
struct InkReach {
    /// Beyond a cluster's left and right edge; 0 where all ink is inside.
    private(set) var left: Int32 = 0
    private(set) var right: Int32 = 0
    /// From the baseline; grow upwards. The top is below the bottom where there is no ink.
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
