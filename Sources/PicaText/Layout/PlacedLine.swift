import PicaFoundation

/// A line with all its contents positioned, for drawing, hit testing, selection and underlines.
///
/// It is made once per line of a layout and never changes. Runs, parts, clusters and glyphs are in flat arrays, each
/// from left to right. Each element refers to a range of the next array.
final class PlacedLine {
    /// A cluster: characters whose glyphs cannot be separated, such as a letter with its marks or a ligature.
    ///
    /// A mark that replaces hidden text or is not in the text is also one cluster.
    struct Cluster {
        var start: Int32
        var end: Int32
        var firstGlyph: Int32
        var glyphEnd: Int32
        /// The left edge, in points from the layout's left edge.
        var x: Double
        var width: Double

        /// The range, in UTF-8 offsets.
        var range: Range<Int> { Int(start)..<Int(end) }
        /// The range in the line's glyphs. Spaces, tabs, attachments and control characters have none.
        var glyphs: Range<Int> { Int(firstGlyph)..<Int(glyphEnd) }
        var maxX: Double { x + width }
    }

    /// A run, or the part of a run with one style, which is drawn as a unit.
    struct Part {
        /// The index in ``runs``.
        var run: Int
        /// The index of the style. A ligature of two styles is drawn in its first character's.
        var style: Int
        /// The range, in UTF-8 offsets.
        var range: Range<Int>
        /// The left edge, in points from the layout's left edge.
        var x: Double
        var width: Double
        var clusters: Range<Int>
        var glyphs: Range<Int>
    }

    let number: Int
    /// The runs, each shaped as a unit.
    let runs: [VisualRun]
    /// The runs that represent text.
    let textRuns: [VisualRun]
    let parts: ContiguousArray<Part>
    let clusters: ContiguousArray<Cluster>
    /// The glyphs, each positioned from its part's left edge and from the baseline.
    let glyphs: ContiguousArray<GlyphRun.Glyph>
    /// The rectangle around the glyphs' ink, once computed; the inner `nil` means no ink.
    var glyphInk: TextRect??

    init(_ line: Line, number: Int, _ measurer: LineRuns) {
        var placer = LinePlacer(line, measurer)
        placer.place()
        self.number = number
        runs = placer.runs
        textRuns = runs.contains { $0.range.isEmpty } ? runs.filter { !$0.range.isEmpty } : runs
        parts = placer.parts
        clusters = placer.clusters
        glyphs = placer.glyphs
    }
}

extension PlacedLine {
    /// A cache of the placed lines of a layout that were used last, about a page of them.
    ///
    /// A line's slot is its number modulo the cache's size, so neighbors never displace each other.
    struct Cache {
        private static let most = 256

        private var lines: ContiguousArray<PlacedLine?> = []

        /// - Parameter count: The number of lines in the layout.
        mutating func line(_ number: Int, of count: Int, make: () -> PlacedLine) -> PlacedLine {
            if lines.isEmpty { lines = ContiguousArray(repeating: nil, count: min(count, Self.most)) }
            let place = number % lines.count
            if let known = lines[place], known.number == number { return known }
            let made = make()
            lines[place] = made
            return made
        }
    }
}
