import PicaFoundation

/// Text with its paragraphs, levels, faces, glyphs and break opportunities: all that does not depend on
/// a width.
package final class ShapedText {
    /// A stretch up to a hard line break.
    struct Paragraph {
        /// Counted from 0.
        var number: Int
        /// UTF-8 offsets: the first byte, the separator's first byte, the next paragraph's first byte.
        var start: Int
        var contentEnd: Int
        var end: Int
        /// Where the paragraph begins that line separators part into stretches, of which this is one.
        var textStart: Int
        /// Whether it goes on from text that is not here.
        var continues = false
        /// What ends it.
        var separator: ParagraphScan.Separator
        /// The base embedding level; odd runs right to left.
        var level: UInt8
        var hasTabs: Bool
        var runs: Range<Int>
        var segments: Range<Int>
        var breaks: Range<Int>
        /// The style that gives an empty paragraph its height.
        var style: Int
    }

    /// A stretch of one level, script and face, and of styles that are shaped alike.
    struct Run {
        var start: Int32
        var end: Int32
        /// In ``runStyles``.
        var runStyle: Int32
        var level: UInt8

        var range: Range<Int> { Int(start)..<Int(end) }
        var isRightToLeft: Bool { level & 1 == 1 }
    }

    /// What runs of one style and face have in common.
    struct RunStyle {
        /// The first of their styles; what the others have of their own is only drawn.
        var style: Int
        var plan: ShapingPlan
        /// Points a font unit.
        var scale: Double
        /// Points added after each cluster.
        var tracking: Double
        /// The vertical measures of the style's face and the runs' own, raised as the style says, in points.
        var ascent: Double
        var descent: Double
        var leading: Double

        /// A cluster's width in points. One of none takes no tracking either.
        @inline(__always)
        func width(ofCluster advance: Int32) -> Double {
            advance == 0 ? 0 : Double(advance) * scale + tracking
        }

        /// A word's width in points.
        @inline(__always)
        func width(of word: ShapedWord) -> Double {
            Double(word.advance) * scale + Double(word.clusterCount) * tracking
        }
    }

    /// A word, a stretch of spaces, a tab: what is shaped and cached at once.
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
    /// In logical order.
    let segments: ContiguousArray<Segment>
    /// The sum of widths before each segment, in points, and of all at the end. Tabs count nothing.
    let positions: ContiguousArray<Double>
    /// Offsets inside paragraphs where a line may begin, ascending.
    let breaks: ContiguousArray<Int32>
    /// The styles' faces and measures.
    let set: StyleSet
    /// Where columns of tables are, once somebody has asked.
    var tableStops: [ParagraphBlock.Table: [TabStop]] = [:]
    /// The parts of segments that lines were measured with last, as far as the shaper does not keep them.
    private var slices = RecentCache<Range<Int>, ShapedWord>(capacity: 64)

    /// - Parameters:
    ///   - direction: Of each paragraph.
    ///   - leading: Of the first paragraph, where the text goes on from another; nil for that of all.
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

    /// A variant of another text: with its levels, faces and break opportunities.
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

    /// The paragraph that holds an offset; the last one at the text's end.
    func paragraph(at offset: Int) -> Int {
        max(paragraphs.partitioningIndex { $0.start > offset } - 1, 0)
    }

    /// The segment of a paragraph that holds an offset; past its content, one past its last segment.
    func segment(at offset: Int, in range: Range<Int>) -> Int {
        range.partitioningIndex { segments[$0].end > offset }
    }

    /// The style of an offset; at the text's end, of what is before it.
    func style(at offset: Int) -> Int { styled.runs[styled.run(at: offset)].style }

    /// The glyphs of a part of a segment, shaped as they stand when a line begins or ends there.
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
