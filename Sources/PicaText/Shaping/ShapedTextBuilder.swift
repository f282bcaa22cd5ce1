/// Makes what a ``ShapedText`` consists of, paragraph by paragraph.
struct ShapedTextBuilder {
    /// A word's longest stretch that is shaped at once.
    private static let longestSegment = 320

    private(set) var paragraphs: ContiguousArray<ShapedText.Paragraph> = []
    private(set) var runs: ContiguousArray<ShapedText.Run> = []
    private(set) var segments: ContiguousArray<ShapedText.Segment> = []
    private(set) var positions: ContiguousArray<Double> = [0]
    private(set) var breaks: ContiguousArray<Int32> = []

    private let bytes: UnsafePointer<UInt8>
    private let styled: StyledText
    private let text: String
    private let count: Int
    private let context: TextContext
    private let styles: [StyledText.Run]
    private let styleFonts: [StyleFonts]
    private let styleMetrics: [FontMetrics]
    private var style = 0
    private var breaksStart = 0
    /// The first of the paragraph's breaks after what has been shaped of it, as far as is known.
    private var nextBreak = 0
    /// The end of what has been shaped, and its width.
    private var end = 0
    private var width = 0.0
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
        self.styleMetrics = styleMetrics
        // About what European text needs: a word and a space in six bytes.
        segments.reserveCapacity(count / 3 + 1)
        positions.reserveCapacity(count / 3 + 2)
        breaks.reserveCapacity(count / 6)
    }

    mutating func build(_ baseDirection: BaseDirection) {
        var start = 0
        var direction = styled.paragraphStyle(at: 0)?.direction ?? baseDirection
        repeat {
            let scan = ParagraphScan(bytes, from: start, count: count, context.properties)
            addParagraph(start, scan, direction)
            direction = styled.paragraphStyle(at: scan.end)?.direction ?? baseDirection
            if scan.separator == .line, let last = paragraphs.last {
                direction = last.level & 1 == 1 ? .rightToLeft : .leftToRight
            }
            start = scan.end
            if scan.separator == .none { return }
        } while true
    }

    private mutating func addParagraph(_ start: Int, _ scan: ParagraphScan, _ direction: BaseDirection) {
        let content = start..<scan.contentEnd
        while style + 1 < styles.count, styles[style].range.upperBound <= start { style += 1 }
        var paragraph = ShapedText.Paragraph(
            number: paragraphs.count, start: start, contentEnd: scan.contentEnd, end: scan.end, level: 0,
            hasTabs: scan.hasTabs,
            runs: 0..<0, segments: 0..<0, breaks: 0..<0, style: style)
        let firstRun = runs.count
        let firstSegment = segments.count
        breaksStart = breaks.count
        nextBreak = breaksStart

        let needsBidi = scan.needsBidi || direction.fallsToRightToLeft
        if needsBidi { context.utf16.convert(bytes, content) }
        var levels: [BidiResolver.Run] = []
        if needsBidi {
            (paragraph.level, levels) = context.bidi.resolve(
                context.utf16, start: start, direction: direction)
        }
        context.lineBreaker.appendBreaks(
            bytes, content, complexTokens: scan.complexTokens, language: styles[style].style.language,
            context.utf16, to: &breaks)
        let items = Itemizer(
            bytes: bytes, properties: context.properties, hasKana: scan.hasKana
        ).items(
            content, styles: styles, firstStyle: style, levels: levels, isLatin: !scan.needsItemizing)
        for item in items { shape(item) }

        closeRun()
        plan = nil
        paragraph.runs = firstRun..<runs.count
        paragraph.segments = firstSegment..<segments.count
        paragraph.breaks = breaksStart..<breaks.count
        paragraphs.append(paragraph)
    }

    // MARK: Items to words

    private mutating func shape(_ item: Itemizer.Item) {
        // Passed on, which spares each word from counting references to it.
        let shaper = context.shaper
        let fonts = styleFonts[item.style]
        let script = fonts.script(item.script)
        let isRightToLeft = item.level & 1 == 1
        let base = fonts.plan(
            script, item.script, font: fonts.base(script, item.script, probe: item.probe),
            isRightToLeft: isRightToLeft)
        openRun(base, item, at: item.start)
        var index = item.start
        while index < item.end {
            let byte = bytes[index]
            var end = index + 1
            if byte == 0x20, !isExtended(end, item.end) {
                let limit = min(item.end, index + Shaper.longestCached)
                while end < limit, bytes[end] == 0x20, !isExtended(end + 1, item.end) { end += 1 }
                let word =
                    end - index == 1
                    ? shaper.space(base) : shaper.word(base, bytes, index..<end)
                append(word, index..<end, .space, base, item)
            } else if byte == 0x09 {
                append(base.empty, index..<end, .tab, base, item)
            } else if isControl(byte) {
                while end < item.end, bytes[end] != 0x09, isControl(bytes[end]) { end += 1 }
                append(base.empty, index..<end, .text, base, item)
            } else {
                while end < item.end, bytes[end] > 0x20, bytes[end] != 0x7F { end += 1 }
                if end < item.end, bytes[end] == 0x20, isExtended(end + 1, item.end) {
                    // The space is a base for the marks after it.
                    end += 1
                    while end < item.end, bytes[end] > 0x20, bytes[end] != 0x7F { end += 1 }
                }
                appendToken(index..<end, base, item, script, shaper)
            }
            index = end
        }
    }

    @inline(__always)
    private func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// Whether a mark that belongs to the character before it begins at an offset.
    @inline(__always)
    private func isExtended(_ offset: Int, _ end: Int) -> Bool {
        guard offset < end, bytes[offset] >= 0xCC else { return false }
        return context.properties[bytes.scalar(at: offset).value].extendsGrapheme
    }

    @inline(__always)
    private mutating func appendToken(
        _ token: Range<Int>, _ base: ShapingPlan, _ item: Itemizer.Item, _ script: StyleFonts.Script,
        _ shaper: Shaper
    ) {
        var start = token.lowerBound
        repeat {
            let end = chunkEnd(start, token.upperBound, script)
            let word = shapedWord(base, start..<end, item, shaper)
            if word.hasMissingGlyphs {
                appendWithFallback(start..<end, base, item, script, shaper)
            } else {
                append(word, start..<end, .text, base, item)
            }
            start = end
        } while start < token.upperBound
    }

    @inline(__always)
    private func shapedWord(
        _ plan: ShapingPlan, _ range: Range<Int>, _ item: Itemizer.Item, _ shaper: Shaper
    ) -> ShapedWord {
        // A letter's form depends on its neighbours even where style, face or the longest segment
        // puts a boundary between them.
        if plan.isCursive, let paragraph = joinedContext(range, item) {
            return shaper.word(plan, bytes, range, within: paragraph)
        }
        return shaper.word(plan, bytes, range)
    }

    private func joinedContext(_ range: Range<Int>, _ item: Itemizer.Item) -> Range<Int>? {
        let joinsBefore = range.lowerBound > 0 && bytes[range.lowerBound - 1] >= 0x80
        let joinsAfter = range.upperBound < count && bytes[range.upperBound] >= 0x80
        guard joinsBefore || joinsAfter else { return nil }
        // HarfBuzz looks at five scalars on either side.
        var start = range.lowerBound
        var end = range.upperBound
        for _ in 0..<5 where start > 0 { start = bytes.scalarStart(before: start) }
        for _ in 0..<5 where end < count { end += bytes.scalar(at: end).length }
        return start..<end
    }

    /// Where to cut a token: at each break in a script without spaces, so that its words are cached as
    /// others are; where it is too long to shape at once, at a break, else between graphemes.
    @inline(__always)
    private mutating func chunkEnd(_ start: Int, _ end: Int, _ script: StyleFonts.Script) -> Int {
        var end = end
        if script.breaksWithoutSpaces {
            while nextBreak < breaks.count, Int(breaks[nextBreak]) <= start { nextBreak += 1 }
            if nextBreak < breaks.count { end = min(end, Int(breaks[nextBreak])) }
        }
        return end - start > Self.longestSegment ? cut(start, end) : end
    }

    private func cut(_ start: Int, _ end: Int) -> Int {
        let target = Int32(truncatingIfNeeded: start + Self.longestSegment * 3 / 4)
        var low = breaksStart
        var high = breaks.count
        while low < high {
            let middle = (low + high) / 2
            if breaks[middle] <= target { low = middle + 1 } else { high = middle }
        }
        if low > breaksStart, Int(breaks[low - 1]) > start { return Int(breaks[low - 1]) }
        if let before = context.breaks.grapheme(before: Int(target) + 1, in: text), before > start {
            return before
        }
        return min(context.breaks.grapheme(after: start, in: text) ?? end, end)
    }

    private mutating func appendWithFallback(
        _ range: Range<Int>, _ base: ShapingPlan, _ item: Itemizer.Item, _ script: StyleFonts.Script,
        _ shaper: Shaper
    ) {
        let fonts = styleFonts[item.style]
        var start = range.lowerBound
        var current: ResolvedFont?
        var index = start
        var isComplete = false
        while !isComplete {
            isComplete = index >= range.upperBound
            var end = range.upperBound
            var font = base.font
            if !isComplete {
                end = min(
                    context.breaks.grapheme(after: index, in: text) ?? end, range.upperBound)
                font = chooseFont(index..<end, base.font, script)
            }
            if let current, isComplete || font.face !== current.face {
                let plan = fonts.plan(
                    script, item.script, font: current, isRightToLeft: item.level & 1 == 1)
                append(shapedWord(plan, start..<index, item, shaper), start..<index, .text, plan, item)
                start = index
            }
            current = font
            index = end
        }
    }

    private func chooseFont(_ grapheme: Range<Int>, _ base: ResolvedFont, _ script: StyleFonts.Script)
        -> ResolvedFont
    {
        var best: ResolvedFont?
        var index = grapheme.lowerBound
        while index < grapheme.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            index += length
            if base.face.nominalGlyph(scalar) != nil || context.properties[scalar].isDefaultIgnorable {
                continue
            }
            guard let found = script.cascade.font(for: scalar) else { continue }
            if best == nil { best = found }
            if coversAll(grapheme, found) { return found }
        }
        return best ?? base
    }

    private func coversAll(_ grapheme: Range<Int>, _ font: ResolvedFont) -> Bool {
        var index = grapheme.lowerBound
        while index < grapheme.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            if font.face.nominalGlyph(scalar) == nil, !context.properties[scalar].isDefaultIgnorable {
                return false
            }
            index += length
        }
        return true
    }

    // MARK: Appending

    private mutating func openRun(_ plan: ShapingPlan, _ item: Itemizer.Item, at offset: Int) {
        closeRun()
        let style = styles[item.style].style
        let own = styleMetrics[item.style]
        let isOwn = plan.font.face === styleFonts[item.style].primary.face
        let face = isOwn ? own : plan.font.face.metrics(size: style.font.size)
        self.plan = plan
        scale = style.font.size / Double(plan.font.face.unitsPerEm)
        // Joined letters come apart under tracking, so theirs takes none.
        tracking = plan.isCursive ? 0 : style.tracking + style.kerning
        runs.append(
            ShapedText.Run(
                start: offset, end: offset, style: item.style, level: item.level, plan: plan, scale: scale,
                tracking: tracking, ascent: max(own.ascent, face.ascent) + style.baselineOffset,
                descent: max(own.descent, face.descent) - style.baselineOffset,
                leading: max(own.leading, face.leading)))
    }

    private mutating func closeRun() {
        guard let last = runs.indices.last else { return }
        // Where none of the first word is in the item's base face, that face's run has nothing in it.
        if runs[last].start >= end { runs.removeLast() } else { runs[last].end = end }
    }

    @inline(__always)
    private mutating func append(
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
}
