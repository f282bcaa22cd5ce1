import PicaFoundation

/// A line with all that it shows in its place: what is drawn, clicked, selected and underlined.
///
/// Made once for a line of a layout and then only asked. Runs, parts, clusters and glyphs lie in flat
/// arrays, each from left to right, and say by ranges which of the next they consist of.
final class PlacedLine {
    /// The characters whose glyphs cannot be told apart: one letter with its marks, or a ligature's. What
    /// stands for text that is not shown, and what is not in the text, is one cluster, too.
    struct Cluster {
        var start: Int32
        var end: Int32
        var firstGlyph: Int32
        var glyphEnd: Int32
        /// The left edge, in points from the layout's.
        var x: Double
        var width: Double

        /// UTF-8 offsets.
        var range: Range<Int> { Int(start)..<Int(end) }
        /// In the line's glyphs. Spaces, tabs, attachments and controls have none.
        var glyphs: Range<Int> { Int(firstGlyph)..<Int(glyphEnd) }
        var maxX: Double { x + width }
    }

    /// What is drawn at once: a run, or as much of it as has one style.
    struct Part {
        /// In ``runs``.
        var run: Int
        /// Its style. A ligature of two styles is drawn in its first character's.
        var style: Int
        /// UTF-8 offsets.
        var range: Range<Int>
        /// The left edge, in points from the layout's.
        var x: Double
        var width: Double
        var clusters: Range<Int>
        var glyphs: Range<Int>
    }

    let number: Int
    /// The stretches that were shaped as one.
    let runs: [VisualRun]
    /// Those of them that stand for text.
    let textRuns: [VisualRun]
    let parts: ContiguousArray<Part>
    let clusters: ContiguousArray<Cluster>
    /// Each where it stands from its part's left edge and from the baseline.
    let glyphs: ContiguousArray<GlyphRun.Glyph>
    /// The rectangle around the glyphs' ink, once somebody asked for it.
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
    /// The lines of a layout that were looked at last, and at most so many as a page has: neighbours have
    /// places of their own, and a line takes that of one a page away.
    struct Cache {
        private static let most = 256

        private var lines: ContiguousArray<PlacedLine?> = []

        /// - Parameter count: How many lines the layout has.
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
