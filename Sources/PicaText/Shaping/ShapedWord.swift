/// The glyphs of a word in font units, valid at every size and shared by all texts with the word.
final class ShapedWord {
    struct Glyph {
        var id: UInt32
        /// The UTF-8 offset of the glyph's cluster, from the word's start.
        var cluster: UInt32
        var advance: Int32
        var x: Int32
        /// The vertical offset, positive upward.
        var y: Int32
    }

    let hash: UInt64
    let plan: UInt32
    let byteCount: Int
    let glyphCount: Int
    /// The number of clusters with a width, each of which gets tracking.
    let clusterCount: Int
    /// The sum of the glyphs' advances.
    let advance: Int32
    /// Whether a glyph is `.notdef`.
    let hasMissingGlyphs: Bool
    let ties: SpaceTies
    let bytes: UnsafeMutablePointer<UInt8>
    /// The glyphs in visual order, left to right.
    let glyphs: UnsafeMutablePointer<Glyph>
    private var knownReach: InkReach?

    init(
        hash: UInt64, plan: UInt32, text: UnsafePointer<UInt8>, byteCount: Int, glyphCount: Int,
        rules: SpaceRules? = nil, isRightToLeft: Bool = false, fill: (UnsafeMutablePointer<Glyph>) -> Void
    ) {
        self.hash = hash
        self.plan = plan
        self.byteCount = byteCount
        self.glyphCount = glyphCount
        bytes = .allocate(capacity: max(byteCount, 1))
        bytes.update(from: text, count: byteCount)
        glyphs = .allocate(capacity: max(glyphCount, 1))
        fill(glyphs)
        var advance: Int32 = 0
        var clusters = 0
        var missing = false
        var clusterAdvance: Int32 = 0
        for number in 0..<glyphCount {
            advance &+= glyphs[number].advance
            clusterAdvance &+= glyphs[number].advance
            if number + 1 == glyphCount || glyphs[number].cluster != glyphs[number + 1].cluster {
                if clusterAdvance != 0 { clusters += 1 }
                clusterAdvance = 0
            }
            if glyphs[number].id == 0 { missing = true }
        }
        self.advance = advance
        clusterCount = clusters
        hasMissingGlyphs = missing
        ties = rules?.ties(text, byteCount, glyphs, glyphCount, isRightToLeft: isRightToLeft) ?? []
    }

    deinit {
        bytes.deallocate()
        glyphs.deallocate()
    }

    /// Returns the glyphs of the clusters that begin in a part of the word, as shaped in the whole word.
    /// - Parameter range: UTF-8 offsets from the word's start.
    func part(_ range: Range<Int>) -> ShapedWord {
        let range = range.clamped(to: 0..<byteCount)
        let inside = (0..<glyphCount).filter { range.contains(Int(glyphs[$0].cluster)) }
        return ShapedWord(
            hash: 0, plan: plan, text: bytes + range.lowerBound, byteCount: range.count,
            glyphCount: inside.count
        ) { part in
            for (number, glyph) in inside.enumerated() {
                var copy = glyphs[glyph]
                copy.cluster -= UInt32(range.lowerBound)
                (part + number).initialize(to: copy)
            }
        }
    }

    /// Returns the extent of ink outside the clusters' boxes. It is computed once, on first use.
    func reach(_ ink: GlyphInk) -> InkReach {
        if let knownReach { return knownReach }
        let reach = InkReach(of: self, ink)
        knownReach = reach
        return reach
    }

    /// Whether the glyphs and their positions equal those of another word.
    func looks(like other: ShapedWord) -> Bool {
        guard glyphCount == other.glyphCount else { return false }
        return (0..<glyphCount).allSatisfy {
            let (one, two) = (glyphs[$0], other.glyphs[$0])
            return one.id == two.id && one.advance == two.advance && one.x == two.x && one.y == two.y
        }
    }

    /// Calls `body` for each cluster in logical order until it returns `false`.
    /// - Parameter body: Receives the cluster's UTF-8 range in the word and its advance in font units.
    func forEachCluster(isRightToLeft: Bool, _ body: (Range<Int>, Int32) -> Bool) {
        var number = isRightToLeft ? glyphCount - 1 : 0
        let step = isRightToLeft ? -1 : 1
        while number >= 0, number < glyphCount {
            let start = glyphs[number].cluster
            var advance: Int32 = 0
            repeat {
                advance &+= glyphs[number].advance
                number += step
            } while number >= 0 && number < glyphCount && glyphs[number].cluster == start
            let next = number >= 0 && number < glyphCount ? Int(glyphs[number].cluster) : byteCount
            if !body(Int(start)..<max(next, Int(start)), advance) { return }
        }
    }
}
