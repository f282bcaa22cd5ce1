/// Makes what a ``ShapedText`` consists of, paragraph by paragraph.
struct ShapedTextBuilder {
    /// Text of one style as far as shaping is concerned: neighbouring style runs that differ only in what
    /// is drawn are shaped as one, so that a colour parts no ligature and no pair.
    struct Stretch {
        var end: Int
        /// The first of its style runs.
        var style: Int
    }

    /// What of a style each run asks for: a whole style is dear to copy.
    private struct StyleMeasures {
        var size: Double
        var raise: Double
        var tracking: Double
        var primary: ObjectIdentifier
        /// Of the style's own face, and of its attachment.
        var ascent: Double
        var descent: Double
        var leading: Double
        var attachment: InlineAttachment?

        init(_ style: TextStyle, _ fonts: StyleFonts, _ own: FontMetrics) {
            primary = ObjectIdentifier(fonts.primary.face)
            size = style.font.size
            raise = Self.sane(style.baselineOffset)
            tracking = Self.sane(style.tracking + style.kerning)
            attachment = style.attachment
            ascent = max(own.ascent, attachment?.ascent ?? own.ascent)
            descent = max(own.descent, attachment?.descent ?? own.descent)
            leading = own.leading
        }

        /// A length that sums stay numbers with; what is none is 0.
        private static func sane(_ length: Double) -> Double {
            length.isFinite ? min(max(length, -1e6), 1e6) : 0
        }
    }

    private(set) var paragraphs: ContiguousArray<ShapedText.Paragraph> = []
    private(set) var runs: ContiguousArray<ShapedText.Run> = []
    var segments: ContiguousArray<ShapedText.Segment> = []
    private(set) var positions: ContiguousArray<Double> = [0]
    private(set) var breaks: ContiguousArray<Int32> = []

    let bytes: UnsafePointer<UInt8>
    private let styled: StyledText
    let text: String
    let count: Int
    let context: TextContext
    private let styles: [StyledText.Run]
    let styleFonts: [StyleFonts]
    private let measures: ContiguousArray<StyleMeasures>
    private let stretches: [Stretch]
    /// Of the paragraph, with all its lines: its level, its level runs, and the first of them after what
    /// has been shaped.
    private var level: UInt8 = 0
    private var levels: [BidiResolver.Run] = []
    private var nextLevel = 0
    private var stretch = 0
    /// Whether the text goes on from another.
    private var startsInside = false
    private(set) var breaksStart = 0
    /// The first of the paragraph's breaks after what has been shaped of it, as far as is known.
    var nextBreak = 0
    /// The end of what has been shaped, and its width.
    private(set) var end = 0
    private var width = 0.0
    /// Whether a run of the item has a face with rules about spaces.
    var hasSpaceRules = false
    /// Of the run that is open.
    private var plan: ShapingPlan?
    private var scale = 0.0
    private var tracking = 0.0

    /// - Parameter bytes: Those of the text, for as long as `build` runs.
    init(
        _ styled: StyledText, _ styleFonts: [StyleFonts], _ styleMetrics: [FontMetrics],
        _ context: TextContext,
        bytes: UnsafePointer<UInt8>
    ) {
        self.bytes = bytes
        self.styled = styled
        text = styled.text
        count = styled.text.utf8.count
        self.context = context
        styles = styled.runs
        self.styleFonts = styleFonts
        measures = ContiguousArray(
            styled.runs.indices.map {
                StyleMeasures(styled.runs[$0].style, styleFonts[$0], styleMetrics[$0])
            })
        stretches = Self.stretches(styled.runs)
        // About what European text needs: a word and a space in six bytes.
        segments.reserveCapacity(count / 3 + 1)
        positions.reserveCapacity(count / 3 + 2)
        breaks.reserveCapacity(count / 6)
    }

    private static func stretches(_ runs: [StyledText.Run]) -> [Stretch] {
        var result: [Stretch] = []
        for (number, run) in runs.enumerated() {
            if let last = result.last, runs[last.style].style.shapes(like: run.style) {
                result[result.count - 1].end = run.range.upperBound
            } else {
                result.append(Stretch(end: run.range.upperBound, style: number))
            }
        }
        return result
    }

    mutating func build(_ baseDirection: BaseDirection, leading: BaseDirection?) {
        var start = 0
        var direction = leading ?? styled.paragraphStyle(at: 0)?.direction ?? baseDirection
        var separator = ParagraphScan.Separator.paragraph
        startsInside = leading != nil
        repeat {
            let scan = ParagraphScan(bytes, from: start, count: count, context.properties)
            if separator == .paragraph { resolveDirections(from: start, scan, direction) }
            addParagraph(start, scan)
            direction = styled.paragraphStyle(at: scan.end)?.direction ?? baseDirection
            separator = scan.separator
            start = scan.end
        } while separator != .none
    }

    /// Resolves the directions of a paragraph with all the lines that line separators part it into: to the
    /// bidirectional algorithm they are one.
    private mutating func resolveDirections(
        from start: Int, _ first: ParagraphScan, _ direction: BaseDirection
    ) {
        var needsBidi = first.needsBidi || direction.fallsToRightToLeft
        var contentEnd = first.contentEnd
        var (separator, end) = (first.separator, first.end)
        while separator == .line {
            let line = ParagraphScan(bytes, from: end, count: count, context.properties)
            if line.needsBidi { needsBidi = true }
            (separator, end, contentEnd) = (line.separator, line.end, line.contentEnd)
        }
        nextLevel = 0
        (level, levels) =
            needsBidi ? context.bidi.resolve(bytes, start..<contentEnd, direction: direction) : (0, [])
    }

    /// The level runs of a line; empty if all of it is at level 0.
    private mutating func takeLevels(_ content: Range<Int>) -> [BidiResolver.Run] {
        if nextLevel == 0, levels.last?.end == content.upperBound { return levels }
        var result: [BidiResolver.Run] = []
        while nextLevel < levels.count {
            let run = levels[nextLevel]
            if run.end > content.lowerBound {
                result.append(BidiResolver.Run(end: min(run.end, content.upperBound), level: run.level))
            }
            // The next line may go on with this run.
            if run.end >= content.upperBound { break }
            nextLevel += 1
        }
        return result
    }

    private mutating func addParagraph(_ start: Int, _ scan: ParagraphScan) {
        let content = start..<scan.contentEnd
        while stretch + 1 < stretches.count, stretches[stretch].end <= start { stretch += 1 }
        let style = stretches[stretch].style
        let goesOn = paragraphs.last.flatMap { $0.separator == .line ? $0.textStart : nil }
        var paragraph = ShapedText.Paragraph(
            number: paragraphs.count, start: start, contentEnd: scan.contentEnd, end: scan.end,
            textStart: goesOn ?? start, separator: scan.separator, level: level, hasTabs: scan.hasTabs,
            runs: 0..<0, segments: 0..<0, breaks: 0..<0, style: style)
        paragraph.goesOn = startsInside && paragraph.textStart == 0
        let firstRun = runs.count
        let firstSegment = segments.count
        breaksStart = breaks.count
        nextBreak = breaksStart
        let levels = takeLevels(content)
        context.lineBreaker.appendBreaks(
            bytes, content, complexTokens: scan.complexTokens, language: styles[style].style.language,
            to: &breaks)
        var items: ContiguousArray<Itemizer.Item> = []
        Itemizer(
            text: text, bytes: bytes, properties: context.properties, breaks: context.breaks,
            hasKana: scan.hasKana
        ).appendItems(
            content, stretches: stretches, from: stretch, levels: levels, isLatin: !scan.needsItemizing,
            to: &items)
        for item in items { shape(item) }

        closeRun()
        plan = nil
        paragraph.runs = firstRun..<runs.count
        paragraph.segments = firstSegment..<segments.count
        paragraph.breaks = breaksStart..<breaks.count
        paragraphs.append(paragraph)
    }

    // MARK: Appending

    /// Begins a run at an offset.
    mutating func openRun(_ plan: ShapingPlan, _ item: Itemizer.Item, at offset: Int) {
        closeRun()
        let style = item.style
        let size = measures[style].size
        self.plan = plan
        scale = plan.glyphSize(size) / Double(plan.font.face.unitsPerEm)
        // Joined letters come apart under tracking, so theirs takes none.
        tracking = plan.isCursive ? 0 : measures[style].tracking
        if plan.spaceRules != nil { hasSpaceRules = true }
        var run = ShapedText.Run(
            start: offset, end: offset, style: style, level: item.level, plan: plan, scale: scale,
            tracking: tracking, ascent: measures[style].ascent, descent: measures[style].descent,
            leading: measures[style].leading)
        if ObjectIdentifier(plan.font.face) != measures[style].primary {
            let face = plan.metrics(size: size)
            run.ascent = max(run.ascent, face.ascent)
            run.descent = max(run.descent, face.descent)
            run.leading = max(run.leading, face.leading)
        }
        run.ascent += measures[style].raise
        run.descent -= measures[style].raise
        runs.append(run)
    }

    /// What an attachment of a style takes up; nil if the style has none.
    func attachment(_ item: Itemizer.Item) -> InlineAttachment? { measures[item.style].attachment }

    /// The em of a plan's glyphs in an item, in points.
    func glyphSize(_ plan: ShapingPlan, _ item: Itemizer.Item) -> Double {
        plan.glyphSize(measures[item.style].size)
    }

    private mutating func closeRun() {
        guard let last = runs.indices.last else { return }
        // Where none of the first word is in the item's base face, that face's run has nothing in it.
        if runs[last].start >= end { runs.removeLast() } else { runs[last].end = end }
    }

    @inline(__always)
    mutating func append(
        _ word: consuming ShapedWord, _ range: Range<Int>, _ kind: ShapedText.Segment.Kind,
        _ plan: ShapingPlan, _ item: Itemizer.Item
    ) {
        if self.plan !== plan { openRun(plan, item, at: range.lowerBound) }
        end = range.upperBound
        width += Double(word.advance) * scale + Double(word.clusterCount) * tracking
        segments.append(
            ShapedText.Segment(
                word: word, start: Int32(truncatingIfNeeded: range.lowerBound),
                end: Int32(truncatingIfNeeded: range.upperBound),
                run: Int32(truncatingIfNeeded: runs.count - 1), kind: kind))
        positions.append(width)
    }

    /// Adds up the widths anew from a segment on, after words were exchanged for others.
    mutating func measure(from first: Int) {
        width = positions[first]
        for number in first..<segments.count {
            let run = runs[Int(segments[number].run)]
            let word = segments[number].word
            width += Double(word.advance) * run.scale + Double(word.clusterCount) * run.tracking
            positions[number + 1] = width
        }
    }
}
