/// A builder that breaks paragraphs into lines and stacks them.
///
/// A line costs a binary search over its paragraph's widths, not a walk over its words.
struct LineFiller {
    /// The tolerance for comparing sums of widths, in points.
    static let tolerance = 1.0 / 1024

    /// The end of a line.
    struct LineEnd {
        var offset: Int
        /// The line's width, if it had to be measured.
        var width: Double?
        /// The width that determined the end.
        var advance = 0.0
        /// Whether a hyphen is displayed there.
        var isHyphenated = false
    }

    let shaped: ShapedText
    let width: Double?
    let options: LayoutOptions
    let measurer: LineRuns
    private(set) var isTruncated = false
    private(set) var extent = 0.0
    private(set) var height = 0.0
    var lines: [Line] = []
    /// The tightenings of lines that would otherwise be truncated.
    var tightenings: [ShapedText.Tightening] = []
    /// The options for the paragraph being filled.
    private(set) var format: LayoutOptions
    /// The block that contains the paragraph.
    private var block: ParagraphBlock?
    /// The current line's distances from the edges, and the remaining width.
    private(set) var insets = LineInsets()
    private(set) var room: Double?
    /// Whether the line begins with the rest of a word divided by patterns.
    private(set) var continuesWord = false
    /// Returns further insets for a line, by its number and top edge.
    private let exclusion: ((_ line: Int, _ y: Double) -> LineInsets)?
    /// The metrics of every line, if all have the same height.
    private var constant: LineMetrics?
    /// The space between the last line and the next.
    private var gap = 0.0

    init(
        _ shaped: ShapedText, width: Double?, options: LayoutOptions,
        exclusion: ((_ line: Int, _ y: Double) -> LineInsets)? = nil
    ) {
        self.exclusion = exclusion
        room = width
        self.shaped = shaped
        self.width = width
        self.options = options
        format = options
        measurer = LineRuns(shaped, options)
        // One line per paragraph, and as many more as the text is too long for.
        let most = Double(min(max(options.lineLimit ?? 4096, 1), 4096, shaped.count))
        let more = width.map { max((shaped.positions.last ?? 0) / $0 - 1, 0) * 1.125 } ?? 0
        lines.reserveCapacity(shaped.paragraphs.count + Int(more < most ? more : most))
    }

    /// - Parameter part: The start of the first line, and the limit for all lines; `nil` for all of the text. Only
    ///   lines that end in it are made, or one that is split at its end.
    mutating func fill(_ part: Range<Int>? = nil) {
        let limit = options.lineLimit.map { max($0, 1) } ?? .max
        let partStart = part?.lowerBound ?? 0
        let partEnd = part.map { $0.upperBound < shaped.count ? $0.upperBound : .max } ?? .max
        let lastShown = self.lastShown
        let first = part.map { shaped.paragraph(at: $0.lowerBound) } ?? 0
        filling: for number in first..<max(lastShown + 1, first) {
            let paragraph = shaped.paragraphs[number]
            setFormat(paragraph)
            var start = max(paragraph.start, partStart)
            // The state of the line before a part is unknown, including how it divides a word at its end.
            continuesWord = format.hyphenates && isInsideWord(start, paragraph)
            repeat {
                makeRoom(isFirst: start == paragraph.textStart && !paragraph.continues)
                var line = line(start..<paragraph.contentEnd, paragraph)
                line.next = paragraph.end
                line.endsParagraph = true
                let isLastAllowed = lines.count + 1 >= limit
                let wraps = options.wraps && !isLastAllowed
                let continues = isLastAllowed && number < lastShown
                var lineEnd = self.end(of: start, paragraph, wraps: wraps)
                let end = lineEnd.offset
                if end < paragraph.contentEnd, wraps {
                    line.range = start..<end
                    line.next = end
                    line.endsParagraph = false
                    line.isHyphenated = lineEnd.isHyphenated
                } else if end < paragraph.contentEnd, !continues, let width = tighten(line, paragraph) {
                    lineEnd = LineEnd(offset: paragraph.contentEnd, width: width)
                } else if end < paragraph.contentEnd || continues {
                    truncate(&line, upTo: continues ? lastShown : number)
                    lineEnd = LineEnd(offset: line.range.upperBound)
                    isTruncated = true
                }
                if line.next > partEnd {
                    guard lines.isEmpty else { break filling }
                    line.range = start..<min(partEnd, paragraph.contentEnd)
                    line.next = partEnd
                    line.endsParagraph = false
                    line.isHyphenated = false
                    lineEnd = LineEnd(offset: line.range.upperBound)
                }
                add(line, paragraph, lineEnd)
                start = line.next
                continuesWord = line.isHyphenated && !shaped.isSoftHyphen(before: start)
                if isLastAllowed { break filling }
            } while start < paragraph.contentEnd
        }
        reserve()
    }

    /// The last paragraph to show. A break at the text's end makes an empty line only if the options request it.
    private var lastShown: Int {
        let last = shaped.paragraphs.count - 1
        guard last > 0, !options.hasTrailingEmptyLine else { return last }
        return shaped.paragraphs[last].start == shaped.paragraphs[last].contentEnd ? last - 1 : last
    }

    private mutating func setFormat(_ paragraph: ShapedText.Paragraph) {
        if let style = shaped.styled.paragraphStyle(at: paragraph.textStart) {
            format = options.applying(style)
            block = style.block
        } else if !shaped.styled.paragraphs.isEmpty {
            format = options
            block = nil
        }
        constant = format.lineHeight == .variable ? nil : constantMetrics(paragraph)
    }

    private mutating func add(_ line: Line, _ paragraph: ShapedText.Paragraph, _ end: LineEnd) {
        var line = line
        let metrics = constant ?? metrics(of: line, paragraph)
        (line.ascent, line.descent, line.leading) = (metrics.ascent, metrics.descent, metrics.leading)
        line.width = end.width ?? measuredWidth(line, paragraph)
        if format.isJustified { justify(&line) }
        // The extent is the longer of the width measured for the break and the resulting width, so that layout at that
        // width chooses the same break.
        extent = max(extent, max(line.width, end.advance) + line.insets.sum)
        height += gap
        line.y = height
        line.baseline = height + line.ascent
        height += line.height
        gap = format.lineSpacing
        if line.endsParagraph, paragraph.separator == .paragraph {
            gap += ParagraphBlock.space(
                block, shaped.block(after: line.paragraph), least: format.paragraphSpacing)
        }
        lines.append(line)
    }

    /// Computes the remaining width for the next line.
    private mutating func makeRoom(isFirst: Bool) {
        insets = format.insets(isFirst: isFirst)
        if let exclusion { insets = insets + exclusion(lines.count, height + gap).sane }
        room = width.map { max($0 - insets.sum, 0) }
    }

    /// Stretches a line to the full width, unless it is its paragraph's last or truncated.
    private func justify(_ line: inout Line) {
        guard let room, !line.endsParagraph, line.elision == nil, line.width < room else { return }
        let visible = line.range.lowerBound..<measurer.trimmedEnd(line)
        let places = shaped.stretchPoints(in: visible).count
        guard places > 0 else { return }
        line.stretch = (room - line.width) / Double(places)
        line.width = room
    }

    /// Reserves height for missing lines, as if they were empty.
    private mutating func reserve() {
        guard options.reservedLines > lines.count, let last = lines.last else { return }
        let metrics = constant ?? emptyMetrics(shaped.paragraphs[last.paragraph])
        height += Double(options.reservedLines - lines.count) * (metrics.height + format.lineSpacing)
    }

    // MARK: Measures

    func measuredWidth(_ line: Line, _ paragraph: ShapedText.Paragraph) -> Double {
        if let plain = plainWidth(line, paragraph) { return plain }
        guard !paragraph.hasTabs, line.showsTextAsItIs else {
            return measurer.measure(line)
        }
        return measurer.width(line.range.lowerBound..<measurer.trimmedEnd(line), paragraph)
    }

    /// Returns the width of a line that splits no word and has no tab, hyphen or ellipsis; otherwise `nil`.
    func plainWidth(_ line: Line, _ paragraph: ShapedText.Paragraph) -> Double? {
        guard !paragraph.hasTabs, line.showsTextAsItIs else { return nil }
        guard !line.range.isEmpty else { return 0 }
        let first = shaped.segment(at: line.range.lowerBound, in: paragraph.segments)
        var last = shaped.segment(at: line.range.upperBound - 1, in: paragraph.segments)
        guard Int(shaped.segments[first].start) == line.range.lowerBound,
            Int(shaped.segments[last].end) == line.range.upperBound
        else { return nil }
        while last >= first, shaped.segments[last].kind == .space { last -= 1 }
        return shaped.positions[last + 1] - shaped.positions[first]
    }

    private struct LineMetrics {
        var ascent: Double
        var descent: Double
        var leading: Double
        var height: Double { ascent + descent + leading }

        @inline(__always)
        init(_ runStyle: borrowing ShapedText.RunStyle) {
            (ascent, descent, leading) = (runStyle.ascent, runStyle.descent, runStyle.leading)
        }

        /// - Parameter height: The line height; `nil` for the one that the face recommends.
        init(_ metrics: FontMetrics, height: Double? = nil) {
            (ascent, descent) = (metrics.ascent, metrics.descent)
            leading = height.map { $0 - metrics.ascent - metrics.descent } ?? metrics.leading
        }

        @inline(__always)
        mutating func include(_ other: LineMetrics) {
            ascent = max(ascent, other.ascent)
            descent = max(descent, other.descent)
            leading = max(leading, other.leading)
        }
    }

    /// Returns the metrics of a line, from the text that it shows.
    private func metrics(of line: Line, _ paragraph: ShapedText.Paragraph) -> LineMetrics {
        guard let elision = line.elision else {
            return metrics(of: line.range, paragraph) ?? emptyMetrics(paragraph)
        }
        let whole = shaped.paragraph(of: line)
        guard !whole.runs.isEmpty else { return emptyMetrics(paragraph) }
        var result = LineMetrics(
            shaped.runStyle(ofRun: measurer.run(at: measurer.ellipsisModel(line, elision), whole)))
        for part in [line.range.lowerBound..<elision.lowerBound, elision.upperBound..<line.range.upperBound] {
            if let shown = metrics(of: part, whole) { result.include(shown) }
        }
        return result
    }

    /// Returns the metrics of a range, or `nil` if there is no text.
    private func metrics(of range: Range<Int>, _ paragraph: ShapedText.Paragraph) -> LineMetrics? {
        guard !range.isEmpty, !paragraph.runs.isEmpty else { return nil }
        var number = measurer.run(at: range.lowerBound, paragraph)
        var result = LineMetrics(shaped.runStyle(ofRun: number))
        number += 1
        while number < paragraph.runs.upperBound, Int(shaped.runs[number].start) < range.upperBound {
            result.include(LineMetrics(shaped.runStyle(ofRun: number)))
            number += 1
        }
        return result
    }

    private func emptyMetrics(_ paragraph: ShapedText.Paragraph) -> LineMetrics {
        LineMetrics(shaped.metrics(ofStyle: paragraph.style))
    }

    /// Returns the metrics of each line of a paragraph with fixed line height, from its largest style's own face.
    private func constantMetrics(_ paragraph: ShapedText.Paragraph) -> LineMetrics? {
        func size(_ style: Int) -> Double { shaped.styled.styles[style].font.size }
        let largest = paragraph.runs.lazy.map { shaped.runStyle(ofRun: $0).style }.reduce(paragraph.style) {
            size($1) > size($0) ? $1 : $0
        }
        return format.lineHeight.points(size: size(largest)).map {
            LineMetrics(shaped.metrics(ofStyle: largest), height: $0)
        }
    }
}
