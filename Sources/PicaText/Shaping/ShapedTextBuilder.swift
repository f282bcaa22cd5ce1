/// A builder of the contents of a ``ShapedText``, paragraph by paragraph.
struct ShapedTextBuilder {
    /// A run of one style as far as shaping is concerned.
    ///
    /// Adjacent style runs that differ only in drawing are shaped as one, so that a color splits no ligature and no
    /// kerning pair.
    struct StyleRun {
        var end: Int
        /// The first of its styles.
        var style: Int
    }

    /// The contents of a text.
    struct Result {
        let paragraphs: ContiguousArray<ShapedText.Paragraph>
        let runs: ContiguousArray<ShapedText.Run>
        let runStyles: ContiguousArray<ShapedText.RunStyle>
        let segments: ContiguousArray<ShapedText.Segment>
        let positions: ContiguousArray<Double>
        let breaks: ContiguousArray<Int32>
    }

    private var paragraphs: ContiguousArray<ShapedText.Paragraph> = []
    private(set) var runStyles: ContiguousArray<ShapedText.RunStyle> = []
    private(set) var runs: FillingBuffer<ShapedText.Run>
    var segments: FillingBuffer<ShapedText.Segment>
    private var positions: FillingBuffer<Double>
    private(set) var breaks: FillingBuffer<Int32>

    let scanner: TokenScanner
    let bytes: UnsafePointer<UInt8>
    private let styled: StyledText
    let text: String
    let count: Int
    let context: TextContext
    let set: StyleSet
    private let styleRuns: [StyleRun]
    /// The state of the current paragraph with all its lines. It has the level, the level runs, and the index of the
    /// first run not shaped yet.
    private var level: UInt8 = 0
    private var levels: [BidiResolver.Run] = []
    private var nextLevel = 0
    private var styleRun = 0
    /// Whether the text continues another.
    private var startsInside = false
    private(set) var breaksStart = 0
    /// The index of the paragraph's first break after the shaped text, as far as it is known.
    var nextBreak = 0
    /// The end of the shaped text, and its width.
    private(set) var end = 0
    private var width = 0.0
    /// Whether a run of the item has a face with rules about spaces.
    var hasSpaceRules = false
    private var bases: ContiguousArray<Base> = []
    /// The style, scale and tracking of the open run; the style is -1 if there is none.
    private var runStyle: Int32 = -1
    private var scale = 0.0
    private var tracking = 0.0

    /// - Parameter bytes: The text's bytes, valid while `build` runs.
    init(
        _ styled: StyledText, _ set: StyleSet, _ context: TextContext, bytes: UnsafePointer<UInt8>
    ) {
        self.bytes = bytes
        self.styled = styled
        text = styled.text
        count = styled.text.utf8.count
        scanner = TokenScanner(bytes: bytes, count: count, properties: context.properties)
        self.context = context
        self.set = set
        styleRuns = Self.styleRuns(styled)
        let scratch = context.scratch
        runs = scratch.runs
        segments = scratch.segments
        positions = scratch.positions
        breaks = scratch.breaks
        positions.append(0)
    }

    private static func styleRuns(_ styled: StyledText) -> [StyleRun] {
        guard styled.styles.count > 1 else { return [StyleRun(end: styled.text.utf8.count, style: 0)] }
        // The first of the styles that are shaped alike.
        var firsts: [TextStyle: Int] = [:]
        let alike = styled.styles.enumerated().map { number, style in
            let shaping = style.shaping
            if let known = firsts[shaping] { return known }
            firsts[shaping] = number
            return number
        }
        var result: [StyleRun] = []
        for run in styled.runs {
            if let last = result.last, alike[last.style] == alike[run.style] {
                result[result.count - 1].end = run.range.upperBound
            } else {
                result.append(StyleRun(end: run.range.upperBound, style: run.style))
            }
        }
        return result
    }

    mutating func build(_ baseDirection: BaseDirection, leading: BaseDirection?) -> Result {
        var start = 0
        var direction = leading ?? styled.paragraphStyle(at: 0)?.direction ?? baseDirection
        var separator = ParagraphScan.Separator.paragraph
        startsInside = leading != nil
        repeat {
            breaksStart = breaks.count
            let scan = ParagraphScan(
                bytes, from: start, count: count, context.properties, breaks: &breaks)
            if separator == .paragraph { resolveDirections(from: start, scan, direction) }
            addParagraph(start, scan)
            direction = styled.paragraphStyle(at: scan.end)?.direction ?? baseDirection
            separator = scan.separator
            start = scan.end
        } while separator != .none
        return takeResult()
    }

    /// Returns the result, and leaves the memory for the next text.
    private mutating func takeResult() -> Result {
        let usual = ShapingScratch.usual
        let result = Result(
            paragraphs: paragraphs, runs: runs.take(keeping: usual), runStyles: runStyles,
            segments: segments.take(keeping: usual), positions: positions.take(keeping: usual),
            breaks: breaks.take(keeping: usual))
        let scratch = context.scratch
        (scratch.runs, scratch.segments) = (runs, segments)
        (scratch.positions, scratch.breaks) = (positions, breaks)
        return result
    }

    /// Resolves the directions of a paragraph including all its lines between line separators.
    ///
    /// The bidirectional algorithm treats them as one paragraph.
    private mutating func resolveDirections(
        from start: Int, _ first: ParagraphScan, _ direction: BaseDirection
    ) {
        var needsBidi = first.needsBidi || direction.fallsToRightToLeft
        var contentEnd = first.contentEnd
        var (separator, end) = (first.separator, first.end)
        let known = breaks.count
        while separator == .line {
            let line = ParagraphScan(
                bytes, from: end, count: count, context.properties, breaks: &breaks)
            // They are found again with the line.
            breaks.removeLast(breaks.count - known)
            if line.needsBidi { needsBidi = true }
            (separator, end, contentEnd) = (line.separator, line.end, line.contentEnd)
        }
        nextLevel = 0
        (level, levels) =
            needsBidi ? context.bidi.resolve(bytes, start..<contentEnd, direction: direction) : (0, [])
    }

    /// Returns the level runs of a line; empty if all of it is at level 0.
    private mutating func takeLevels(_ content: Range<Int>) -> [BidiResolver.Run] {
        if nextLevel == 0, levels.last?.end == content.upperBound { return levels }
        var result: [BidiResolver.Run] = []
        while nextLevel < levels.count {
            let run = levels[nextLevel]
            if run.end > content.lowerBound {
                result.append(BidiResolver.Run(end: min(run.end, content.upperBound), level: run.level))
            }
            // The next line may continue this run.
            if run.end >= content.upperBound { break }
            nextLevel += 1
        }
        return result
    }

    private mutating func addParagraph(_ start: Int, _ scan: ParagraphScan) {
        let content = start..<scan.contentEnd
        while styleRun + 1 < styleRuns.count, styleRuns[styleRun].end <= start { styleRun += 1 }
        let style = styleRuns[styleRun].style
        let continues = paragraphs.last.flatMap { $0.separator == .line ? $0.textStart : nil }
        var paragraph = ShapedText.Paragraph(
            number: paragraphs.count, start: start, contentEnd: scan.contentEnd, end: scan.end,
            textStart: continues ?? start, separator: scan.separator, level: level, hasTabs: scan.hasTabs,
            runs: 0..<0, segments: 0..<0, breaks: 0..<0, style: style)
        paragraph.continues = startsInside && paragraph.textStart == 0
        let firstRun = runs.count
        let firstSegment = segments.count
        nextBreak = breaksStart
        let levels = takeLevels(content)
        context.lineBreaker.correct(
            &breaks, from: breaksStart, bytes, content, complexTokens: scan.complexTokens,
            language: styled.styles[style].language)
        var items: ContiguousArray<Itemizer.Item> = []
        // A level run rarely has more than two items: a word's script and the characters around it.
        items.reserveCapacity(2 * levels.count + 1)
        Itemizer(
            text: text, bytes: bytes, properties: context.properties, breaks: context.breaks,
            hasKana: scan.hasKana
        ).appendItems(
            content, styleRuns: styleRuns, from: styleRun, levels: levels, isLatin: !scan.needsItemizing,
            to: &items)
        for item in items { shape(item) }

        closeRun()
        runStyle = -1
        paragraph.runs = firstRun..<runs.count
        paragraph.segments = firstSegment..<segments.count
        paragraph.breaks = breaksStart..<breaks.count
        paragraphs.append(paragraph)
    }

    // MARK: Appending

    /// Starts a run at an offset.
    mutating func openRun(_ runStyle: Int32, _ level: UInt8, at offset: Int) {
        closeRun()
        self.runStyle = runStyle
        scale = runStyles[Int(runStyle)].scale
        tracking = runStyles[Int(runStyle)].tracking
        if runStyles[Int(runStyle)].plan.spaceRules != nil { hasSpaceRules = true }
        let offset = Int32(truncatingIfNeeded: offset)
        runs.append(ShapedText.Run(start: offset, end: offset, runStyle: runStyle, level: level))
    }

    /// Returns the attachment of an item's style, or `nil` if the style has none.
    func attachment(_ item: Itemizer.Item) -> InlineAttachment? { set.measures[item.style].attachment }

    /// Returns the em size of a plan's glyphs in an item, in points.
    func glyphSize(_ plan: ShapingPlan, _ item: Itemizer.Item) -> Double {
        plan.glyphSize(set.measures[item.style].size)
    }

    private mutating func closeRun() {
        guard runs.count > 0 else { return }
        let last = runs.count - 1
        // If no character of the first word is in the item's base face, that face's run is empty.
        let end = Int32(truncatingIfNeeded: end)
        if runs[last].start >= end { runs.removeLast() } else { runs[last].end = end }
    }

    @inline(__always)
    mutating func append(
        _ word: consuming ShapedWord, _ range: Range<Int>, _ kind: ShapedText.Segment.Kind,
        _ runStyle: Int32, _ level: UInt8
    ) {
        if runStyle != self.runStyle { openRun(runStyle, level, at: range.lowerBound) }
        end = range.upperBound
        width += Double(word.advance) * scale + Double(word.clusterCount) * tracking
        segments.append(
            ShapedText.Segment(
                word: word, start: Int32(truncatingIfNeeded: range.lowerBound),
                end: Int32(truncatingIfNeeded: range.upperBound),
                run: Int32(truncatingIfNeeded: runs.count - 1), kind: kind))
        positions.append(width)
    }

    /// Recomputes the widths from a segment on after words were replaced.
    mutating func measure(from first: Int) {
        width = positions[first]
        for number in first..<segments.count {
            let runStyle = Int(runs[Int(segments[number].run)].runStyle)
            width += runStyles[runStyle].width(of: segments[number].word)
            positions[number + 1] = width
        }
    }
}

// MARK: - Faces and run styles

extension ShapedTextBuilder {
    /// The initial face and plan for items of one style, script and direction, before fallback.
    final class Base {
        fileprivate let key: Int
        let script: StyleFonts.Script
        let plan: ShapingPlan
        /// The word of a single U+0020.
        let space: ShapedWord
        let runStyle: Int32
        /// Whether no part of the item can need another plan: attachments, small capitals.
        let isPlain: Bool

        fileprivate init(
            key: Int, script: StyleFonts.Script, plan: ShapingPlan, space: ShapedWord, runStyle: Int32,
            isPlain: Bool
        ) {
            self.key = key
            self.script = script
            self.plan = plan
            self.space = space
            self.runStyle = runStyle
            self.isPlain = isPlain
        }
    }

    /// The number of recent entries to search: texts alternate between few.
    private static let remembered = 8

    mutating func base(of item: Itemizer.Item) -> Base {
        let isRightToLeft = item.level & 1 == 1
        let key = item.style << 9 | Int(item.script) << 1 | (isRightToLeft ? 1 : 0)
        for number in bases.indices.suffix(Self.remembered).reversed() where bases[number].key == key {
            let isEmoji = item.script == FontCatalog.emojiScript
            if !isEmoji || bases[number].script.isSet(item.probe, in: bases[number].plan) {
                return bases[number]
            }
        }
        let fonts = set.fonts[item.style]
        let script = fonts.script(item.script)
        let plan = fonts.basePlan(script, item.script, probe: item.probe, isRightToLeft: isRightToLeft)
        let base = Base(
            key: key, script: script, plan: plan, space: context.shaper.space(plan),
            runStyle: runStyle(plan, style: item.style),
            isPlain: plan.small == nil && attachment(item) == nil)
        bases.append(base)
        return base
    }

    /// Returns the index of the run style for a plan in a style.
    mutating func runStyle(_ plan: ShapingPlan, style: Int) -> Int32 {
        for number in runStyles.indices.suffix(Self.remembered).reversed()
        where runStyles[number].plan === plan && runStyles[number].style == style {
            return Int32(truncatingIfNeeded: number)
        }
        runStyles.append(newRunStyle(plan, style))
        return Int32(truncatingIfNeeded: runStyles.count - 1)
    }

    private func newRunStyle(_ plan: ShapingPlan, _ style: Int) -> ShapedText.RunStyle {
        let measures = set.measures[style]
        var runStyle = ShapedText.RunStyle(
            style: style, plan: plan,
            scale: plan.glyphSize(measures.size) / Double(plan.font.face.unitsPerEm),
            // Tracking would tear joined letters apart, so cursive scripts have none.
            tracking: plan.isCursive ? 0 : measures.tracking,
            ascent: measures.ascent, descent: measures.descent, leading: measures.leading)
        if ObjectIdentifier(plan.font.face) != measures.primary {
            let face = plan.font.face.metrics(size: measures.size)
            runStyle.ascent = max(runStyle.ascent, face.ascent)
            runStyle.descent = max(runStyle.descent, face.descent)
            runStyle.leading = max(runStyle.leading, face.leading)
        }
        runStyle.ascent += measures.raise
        runStyle.descent -= measures.raise
        return runStyle
    }
}
