import PicaFoundation

/// A text with its paragraphs, levels, faces, glyphs and break opportunities: everything that is independent of a
/// width.
package final class ShapedText {
    /// A part of the text up to a hard line break.
    struct Paragraph {
        /// The index, counted from 0.
        var number: Int
        /// The UTF-8 offsets of the first byte, of the separator's first byte, and of the next paragraph's first byte.
        var start: Int
        var contentEnd: Int
        var end: Int
        /// The start of the whole paragraph, which line separators divide into several parts such as this one.
        var textStart: Int
        /// Whether it continues text that is not in this ``ShapedText``.
        var continues = false
        /// The separator at its end.
        var separator: ParagraphScan.Separator
        /// The base embedding level; odd levels run from right to left.
        var level: UInt8
        var hasTabs: Bool
        var runs: Range<Int>
        var segments: Range<Int>
        var breaks: Range<Int>
        /// The style that determines the height of an empty paragraph.
        var style: Int
    }

    /// A part of one level, script and face, and of styles that are shaped alike.
    struct Run {
        var start: Int32
        var end: Int32
        /// The index in ``runStyles``.
        var runStyle: Int32
        var level: UInt8

        var range: Range<Int> { Int(start)..<Int(end) }
        var isRightToLeft: Bool { level & 1 == 1 }
    }

    /// The common properties of runs with one style and face.
    struct RunStyle {
        /// The first of their styles; the others differ only in drawing.
        var style: Int
        var plan: ShapingPlan
        /// The size of a font unit, in points.
        var scale: Double
        /// The space added after each cluster, in points.
        var tracking: Double
        /// The larger of the style's face's vertical metrics and the runs' own, in points, including the baseline
        /// offset.
        var ascent: Double
        var descent: Double
        var leading: Double

        /// Returns a cluster's width in points. A cluster of zero width has no tracking either.
        @inline(__always)
        func width(ofCluster advance: Int32) -> Double {
            advance == 0 ? 0 : Double(advance) * scale + tracking
        }

        /// Returns a word's width in points.
        @inline(__always)
        func width(of word: ShapedWord) -> Double {
            Double(word.advance) * scale + Double(word.clusterCount) * tracking
        }
    }

    /// A word, a sequence of spaces or a tab, which is shaped and cached as a unit.
    struct Segment {
        enum Kind: UInt8 {
            case text, space, tab, attachment
        }

        var word: ShapedWord
        var start: Int32
        var end: Int32
        var run: Int32
        var kind: Kind
    }

    package let styled: StyledText
    package let context: TextContext
    let paragraphs: ContiguousArray<Paragraph>
    let runs: ContiguousArray<Run>
    let runStyles: ContiguousArray<RunStyle>
    /// The segments, in logical order.
    let segments: ContiguousArray<Segment>
    /// The sum of the widths before each segment, in points, and finally of all. Tabs count as 0.
    let positions: ContiguousArray<Double>
    /// The offsets inside paragraphs at which a line may begin, ascending.
    let breaks: ContiguousArray<Int32>
    /// The faces and metrics of the styles.
    let set: StyleSet
    /// The tab stops of tables' columns, once computed.
    var tableStops: [ParagraphBlock.Table: [TabStop]] = [:]
    /// The segment parts measured last, unless the shaper caches them.
    private var slices = RecentCache<Range<Int>, ShapedWord>(capacity: 64)

    /// - Parameters:
    ///   - direction: The base direction of each paragraph.
    ///   - leading: The direction of the first paragraph if the text continues another; `nil` for `direction`.
    package init(
        _ styled: StyledText, direction: BaseDirection = .natural, leading: BaseDirection? = nil,
        context: TextContext
    ) {
        let styled = styled.withoutUnusedStyles
        self.styled = styled
        self.context = context
        let set = context.styleSet(styled.styles)
        self.set = set
        let result = styled.text.withUTF8Pointer { bytes in
            var builder = ShapedTextBuilder(styled, set, context, bytes: bytes)
            return builder.build(direction, leading: leading)
        }
        paragraphs = result.paragraphs
        runs = result.runs
        runStyles = result.runStyles
        segments = result.segments
        positions = result.positions
        breaks = result.breaks
    }

    /// Creates a variant of another text with the same levels, faces and break opportunities.
    init(
        _ other: ShapedText, styled: StyledText, paragraphs: ContiguousArray<Paragraph>,
        runs: ContiguousArray<Run>, runStyles: ContiguousArray<RunStyle>,
        segments: ContiguousArray<Segment>, positions: ContiguousArray<Double>
    ) {
        self.styled = styled
        context = other.context
        self.paragraphs = paragraphs
        self.runs = runs
        self.runStyles = runStyles
        self.segments = segments
        self.positions = positions
        breaks = other.breaks
        set = StyleSet(styled.styles, other.set.fonts)
    }

    /// The text's length in UTF-8 bytes.
    package var count: Int { styled.text.utf8.count }

    func metrics(ofStyle style: Int) -> FontMetrics { set.metrics[style] }

    /// Returns the index of the paragraph that contains an offset; the last one at the text's end.
    func paragraph(at offset: Int) -> Int {
        max(paragraphs.partitioningIndex { $0.start > offset } - 1, 0)
    }

    /// Returns the index of the segment that contains an offset in a paragraph. After its content this is one past its
    /// last segment.
    func segment(at offset: Int, in range: Range<Int>) -> Int {
        range.partitioningIndex { segments[$0].end > offset }
    }

    /// Returns the style at an offset; at the text's end, that of the text before it.
    func style(at offset: Int) -> Int { styled.runs[styled.run(at: offset)].style }

    /// Returns the glyphs of a part of a segment, shaped as if a line begins or ends there.
    func slice(_ segment: Segment, _ range: Range<Int>) -> ShapedWord {
        let start = Int(segment.start)
        let end = Int(segment.end)
        if range.lowerBound <= start && range.upperBound >= end || segment.word.glyphCount == 0
            || segment.kind == .attachment
        {
            return segment.word
        }
        let plan = runStyle(of: segment).plan
        guard plan.isCursive || range.count > Shaper.longestCached else {
            return styled.text.withUTF8Pointer { context.shaper.word(plan, $0, range) }
        }
        if let known = slices[range] { return known }
        let slice = styled.text.withUTF8Pointer { bytes in
            plan.isCursive
                ? context.shaper.word(plan, bytes, range, within: start..<end)
                : context.shaper.word(plan, bytes, range)
        }
        slices[range] = slice
        return slice
    }

    @inline(__always)
    func runStyle(ofRun run: Int) -> RunStyle { runStyles[Int(runs[run].runStyle)] }

    @inline(__always)
    func runStyle(of segment: Segment) -> RunStyle { runStyle(ofRun: Int(segment.run)) }
}
