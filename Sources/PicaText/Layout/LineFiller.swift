/// Cuts paragraphs into lines and stacks them.
///
/// A line costs a binary search over its paragraph's widths, not a walk over its words.
struct LineFiller {
    /// Sums of widths agree to this, in points.
    private static let tolerance = 1.0 / 1024

    /// Where a line ends.
    private struct LineEnd {
        var offset: Int
        /// The line's width, if it had to be measured.
        var width: Double?
        /// The width that decided it.
        var advance = 0.0
    }

    private let shaped: ShapedText
    private let width: Double?
    private let options: LayoutOptions
    private let measurer: LineRuns
    private(set) var isTruncated = false
    private(set) var extent = 0.0
    private(set) var height = 0.0
    var lines: [Line] = []

    init(_ shaped: ShapedText, width: Double?, options: LayoutOptions) {
        self.shaped = shaped
        self.width = width
        self.options = options
        measurer = LineRuns(shaped, options)
    }

    /// - Parameter part: Where the first line begins, and what no line may go beyond: only lines that end
    ///   in it are made, or one that is cut at its end. Nil for all of the text.
    mutating func fill(_ part: Range<Int>? = nil) {
        let limit = options.lineLimit.map { max($0, 1) } ?? .max
        let partStart = part?.lowerBound ?? 0
        let partEnd = part.map { $0.upperBound < shaped.count ? $0.upperBound : .max } ?? .max
        for number in (part.map { shaped.paragraph(at: $0.lowerBound) } ?? 0)..<shaped.paragraphs.count {
            let paragraph = shaped.paragraphs[number]
            let isLast = number == shaped.paragraphs.count - 1
            if isLast, number > 0, paragraph.start == paragraph.contentEnd, !options.hasTrailingEmptyLine {
                break
            }
            var start = max(paragraph.start, partStart)
            repeat {
                var line = Line(
                    range: start..<paragraph.contentEnd, next: paragraph.end, endsParagraph: true,
                    isRightToLeft: paragraph.level & 1 == 1, paragraph: number)
                let isLastAllowed = lines.count + 1 >= limit
                let wraps = options.wraps && !isLastAllowed
                var lineEnd = self.end(of: start, paragraph, wraps: wraps)
                let end = lineEnd.offset
                if end < paragraph.contentEnd, wraps {
                    line.range = start..<end
                    line.next = end
                    line.endsParagraph = false
                    line.isHyphenated = isSoftHyphen(before: end)
                } else if end < paragraph.contentEnd || isLastAllowed && hasMore(after: number) {
                    // Where all of the paragraph fits, what is missing comes after it.
                    truncate(&line, paragraph, end < paragraph.contentEnd ? options.truncation : .tail)
                    lineEnd = LineEnd(offset: line.range.upperBound)
                    isTruncated = true
                }
                if line.next > partEnd {
                    guard lines.isEmpty else { return }
                    line.range = start..<min(partEnd, paragraph.contentEnd)
                    line.next = partEnd
                    line.endsParagraph = false
                    lineEnd = LineEnd(offset: line.range.upperBound)
                }
                add(line, paragraph, lineEnd)
                start = line.next
                if isLastAllowed, lines.count >= limit { return }
            } while start < paragraph.contentEnd
        }
    }

    private func hasMore(after number: Int) -> Bool {
        guard number + 1 < shaped.paragraphs.count else { return false }
        let next = shaped.paragraphs[number + 1]
        // An empty last line that is not shown is not missed.
        return next.start < next.contentEnd || number + 2 < shaped.paragraphs.count
            || options.hasTrailingEmptyLine
    }

    private mutating func add(_ line: Line, _ paragraph: ShapedText.Paragraph, _ end: LineEnd) {
        var line = line
        measureHeight(&line, paragraph)
        line.width = end.width ?? measuredWidth(line, paragraph)
        // The longer of what was measured to choose the break and what came of it: so the same break
        // is chosen in that width.
        extent = max(extent, line.width, end.advance)
        if !lines.isEmpty { height += options.lineSpacing }
        line.y = height
        line.baseline = height + line.ascent
        height += line.height
        lines.append(line)
    }

    private func measuredWidth(_ line: Line, _ paragraph: ShapedText.Paragraph) -> Double {
        if let plain = plainWidth(line, paragraph) { return plain }
        return measurer.measure(line)
    }

    /// The width of a line that cuts no word and has no tab, hyphen or ellipsis.
    private func plainWidth(_ line: Line, _ paragraph: ShapedText.Paragraph) -> Double? {
        guard !paragraph.hasTabs, line.elision == nil, !line.isHyphenated else { return nil }
        guard !line.range.isEmpty else { return 0 }
        let first = shaped.segment(at: line.range.lowerBound, in: paragraph.segments)
        var last = shaped.segment(at: line.range.upperBound - 1, in: paragraph.segments)
        guard Int(shaped.segments[first].start) == line.range.lowerBound,
            Int(shaped.segments[last].end) == line.range.upperBound
        else { return nil }
        while last >= first, shaped.segments[last].kind == .space { last -= 1 }
        return shaped.positions[last + 1] - shaped.positions[first]
    }

    private func measureHeight(_ line: inout Line, _ paragraph: ShapedText.Paragraph) {
        guard !paragraph.runs.isEmpty else {
            let metrics = shaped.metrics(ofStyle: paragraph.style)
            (line.ascent, line.descent, line.leading) = (metrics.ascent, metrics.descent, metrics.leading)
            return
        }
        var number = measurer.run(at: line.range.lowerBound, paragraph)
        line.ascent = shaped.runs[number].ascent
        line.descent = shaped.runs[number].descent
        line.leading = shaped.runs[number].leading
        number += 1
        while number < paragraph.runs.upperBound, shaped.runs[number].start < line.range.upperBound {
            line.ascent = max(line.ascent, shaped.runs[number].ascent)
            line.descent = max(line.descent, shaped.runs[number].descent)
            line.leading = max(line.leading, shaped.runs[number].leading)
            number += 1
        }
    }

    // MARK: Breaking

    /// Where the line that starts at an offset ends.
    /// - Parameter wraps: Whether it matters where before the paragraph's end.
    private func end(of start: Int, _ paragraph: ShapedText.Paragraph, wraps: Bool) -> LineEnd {
        let contentEnd = paragraph.contentEnd
        guard let width, start < contentEnd else { return LineEnd(offset: contentEnd) }
        let fitting = fit(start, width, paragraph)
        if fitting >= contentEnd {
            guard isInsideWord(start, paragraph) else { return LineEnd(offset: contentEnd) }
            let measured = measuredWidth(line(start..<contentEnd, paragraph), paragraph)
            if measured <= width + Self.tolerance { return LineEnd(offset: contentEnd, width: measured) }
        }
        var limit = min(fitting, contentEnd - 1)
        guard wraps else { return LineEnd(offset: limit) }
        while let candidate = lastBreak(atOrBefore: limit, after: start, paragraph) {
            var line = line(start..<candidate, paragraph)
            line.isHyphenated = isSoftHyphen(before: candidate)
            let measured = measuredWidth(line, paragraph)
            if measured <= width + Self.tolerance {
                return LineEnd(offset: candidate, width: measured, advance: advanceWidth(line, paragraph))
            }
            limit = candidate - 1
        }
        let breaks = shaped.context.breaks
        let text = shaped.styled.text
        limit = min(fitting, contentEnd - 1)
        while limit > start {
            let cut =
                breaks.isGraphemeBoundary(limit, in: text)
                ? limit : breaks.grapheme(before: limit, in: text) ?? start
            guard cut > start else { break }
            let line = line(start..<cut, paragraph)
            let measured = measuredWidth(line, paragraph)
            if measured <= width + Self.tolerance {
                // A soft hyphen may show at such an end, so the width is that of another line.
                return LineEnd(offset: cut, advance: advanceWidth(line, paragraph))
            }
            limit = cut - 1
        }
        return LineEnd(offset: min(breaks.grapheme(after: start, in: text) ?? contentEnd, contentEnd))
    }

    /// Whether a line that starts at an offset starts inside a word.
    private func isInsideWord(_ start: Int, _ paragraph: ShapedText.Paragraph) -> Bool {
        let segment = shaped.segment(at: start, in: paragraph.segments)
        return paragraph.segments.contains(segment) && Int(shaped.segments[segment].start) != start
    }

    private func line(_ range: Range<Int>, _ paragraph: ShapedText.Paragraph) -> Line {
        Line(
            range: range, next: range.upperBound, endsParagraph: false,
            isRightToLeft: paragraph.level & 1 == 1, paragraph: paragraph.number)
    }

    /// The width of a line's visible text as the words were shaped uncut.
    private func advanceWidth(_ line: Line, _ paragraph: ShapedText.Paragraph) -> Double {
        guard !paragraph.hasTabs else { return 0 }
        return position(measurer.trimmedEnd(line), paragraph) - position(line.range.lowerBound, paragraph)
    }

    /// Whether a soft hyphen stands before an offset.
    private func isSoftHyphen(before offset: Int) -> Bool {
        guard offset >= 2 else { return false }
        return shaped.styled.text.withUTF8Pointer { $0[offset - 2] == 0xC2 && $0[offset - 1] == 0xAD }
    }

    private func lastBreak(atOrBefore limit: Int, after start: Int, _ paragraph: ShapedText.Paragraph) -> Int?
    {
        var low = paragraph.breaks.lowerBound
        var high = paragraph.breaks.upperBound
        while low < high {
            let middle = (low + high) / 2
            if Int(shaped.breaks[middle]) <= limit { low = middle + 1 } else { high = middle }
        }
        guard low > paragraph.breaks.lowerBound else { return nil }
        let found = Int(shaped.breaks[low - 1])
        return found > start ? found : nil
    }

    /// The distance of an offset from the paragraph's start along the text, tabs left out.
    private func position(_ offset: Int, _ paragraph: ShapedText.Paragraph) -> Double {
        let number = shaped.segment(at: offset, in: paragraph.segments)
        let base = shaped.positions[number]
        guard number < paragraph.segments.upperBound else { return base }
        guard offset > Int(shaped.segments[number].start) else { return base }
        let segment = shaped.segments[number]
        let run = shaped.runs[Int(segment.run)]
        var x = base
        segment.word.forEachCluster(isRightToLeft: run.isRightToLeft) { cluster, advance in
            guard Int(segment.start) + cluster.lowerBound < offset else { return false }
            x += Double(advance) * run.scale + run.tracking
            return true
        }
        return x
    }

    /// The farthest cluster boundary up to which the text from `start` fits; spaces there count nothing.
    private func fit(_ start: Int, _ width: Double, _ paragraph: ShapedText.Paragraph) -> Int {
        var limit = position(start, paragraph) + width + Self.tolerance
        var number = shaped.segment(at: start, in: paragraph.segments)
        if paragraph.hasTabs {
            var x = -position(start, paragraph)
            while number < paragraph.segments.upperBound {
                if shaped.segments[number].kind == .tab {
                    let tab = LineRuns.tabWidth(at: x + shaped.positions[number], options)
                    x += tab
                    limit -= tab
                    if shaped.positions[number] > limit { return Int(shaped.segments[number].start) }
                }
                if shaped.positions[number + 1] > limit { break }
                number += 1
            }
        } else {
            var high = paragraph.segments.upperBound
            while number < high {
                let middle = (number + high) / 2
                if shaped.positions[middle + 1] <= limit { number = middle + 1 } else { high = middle }
            }
        }
        guard number < paragraph.segments.upperBound else { return paragraph.contentEnd }
        if shaped.segments[number].kind == .space || shaped.segments[number].kind == .tab {
            while number + 1 < paragraph.segments.upperBound, shaped.segments[number + 1].kind == .space {
                number += 1
            }
            return Int(shaped.segments[number].end)
        }
        let segment = shaped.segments[number]
        let run = shaped.runs[Int(segment.run)]
        var x = shaped.positions[number]
        var fitting = Int(segment.start)
        segment.word.forEachCluster(isRightToLeft: run.isRightToLeft) { cluster, advance in
            x += Double(advance) * run.scale + run.tracking
            guard x <= limit else { return false }
            fitting = Int(segment.start) + cluster.upperBound
            return true
        }
        return fitting
    }

    // MARK: Truncation

    private func truncate(
        _ line: inout Line, _ paragraph: ShapedText.Paragraph, _ truncation: LayoutOptions.Truncation
    ) {
        let start = line.range.lowerBound
        let end = paragraph.contentEnd
        guard let width, !paragraph.runs.isEmpty else {
            line.elision = end..<end
            return
        }
        let firstRun = shaped.segment(at: start, in: paragraph.segments)
        let run =
            paragraph.segments.contains(firstRun)
            ? Int(shaped.segments[firstRun].run) : paragraph.runs.lowerBound
        let ellipsis = shaped.width(measurer.mark("…", "...", run), shaped.runs[run])
        let room = max(width - ellipsis, 0)
        var cut = start
        var resume = end
        switch truncation {
        case .tail: cut = prefix(start, room, paragraph)
        case .head: resume = suffix(start, room, paragraph)
        case .middle:
            cut = prefix(start, room / 2, paragraph)
            let used = position(cut, paragraph) - position(start, paragraph)
            resume = suffix(cut, room - used, paragraph)
        }
        line.elision = cut..<resume
        // Cut words may be a little wider than they were whole, and tabs wider by far.
        var candidate = line
        func fits(_ elision: Range<Int>) -> Bool {
            candidate.elision = elision
            return measurer.measure(candidate) <= width + Self.tolerance
        }
        let breaks = shaped.context.breaks
        let text = shaped.styled.text
        if truncation != .head, !fits(cut..<resume) {
            let most = cut
            cut -= Self.leastFitting(most - start) { distance in
                let boundary = breaks.graphemeBoundary(atOrBefore: most - distance, in: text)
                return (most - boundary, fits(boundary..<resume))
            }
        }
        if !fits(cut..<resume) {
            let least = resume
            resume += Self.leastFitting(end - least) { distance in
                let boundary = breaks.graphemeBoundary(atOrAfter: least + distance, in: text)
                return (boundary - least, fits(cut..<boundary))
            }
        }
        line.elision = cut..<resume
    }

    /// The least distance that fits, or `limit` if none does, by longer and longer steps and then by
    /// halves: a line of a thousand tabs has as many places to try.
    /// - Parameter attempt: Takes a distance and answers the next possible one from there, and whether it
    ///   fits.
    private static func leastFitting(
        _ limit: Int, _ attempt: (Int) -> (distance: Int, fits: Bool)
    ) -> Int {
        // Of these the first does not fit; the second leads to `found`.
        var (low, high) = (0, limit)
        var found = limit
        var step = 1
        while step < high {
            let tried = attempt(step)
            if tried.fits {
                (high, found) = (step, min(tried.distance, limit))
            } else {
                low = tried.distance
                step = low * 2
            }
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            let tried = attempt(middle)
            if tried.fits || tried.distance >= found {
                high = middle
                found = min(tried.distance, found)
            } else {
                low = tried.distance
            }
        }
        return found
    }

    private func prefix(_ start: Int, _ room: Double, _ paragraph: ShapedText.Paragraph) -> Int {
        let text = shaped.styled.text
        var cut = min(fit(start, room, paragraph), paragraph.contentEnd)
        if !shaped.context.breaks.isGraphemeBoundary(cut, in: text) {
            cut = shaped.context.breaks.grapheme(before: cut, in: text) ?? start
        }
        text.withUTF8Pointer { while cut > start, $0[cut - 1] == 0x20 { cut -= 1 } }
        return max(shaped.context.breaks.graphemeBoundary(atOrBefore: cut, in: text), start)
    }

    private func suffix(_ start: Int, _ room: Double, _ paragraph: ShapedText.Paragraph) -> Int {
        let text = shaped.styled.text
        let end = paragraph.contentEnd
        let skipped = position(end, paragraph) - room - position(start, paragraph)
        guard skipped > 0 else { return start }
        var resume = min(fit(start, skipped, paragraph), end)
        if position(resume, paragraph) - position(start, paragraph) < skipped
            || !shaped.context.breaks.isGraphemeBoundary(resume, in: text)
        {
            resume = shaped.context.breaks.grapheme(after: resume, in: text) ?? end
        }
        text.withUTF8Pointer { while resume < end, $0[resume] == 0x20 { resume += 1 } }
        // The last of the spaces may carry a mark.
        return min(shaped.context.breaks.graphemeBoundary(atOrBefore: resume, in: text), end)
    }
}
