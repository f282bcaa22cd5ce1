import PicaFoundation

/// The choice of line ends.
extension LineFiller {
    /// Returns the end of the line that starts at an offset.
    /// - Parameter wraps: Whether the line may end before the paragraph's end.
    func end(of start: Int, _ paragraph: ShapedText.Paragraph, wraps: Bool) -> LineEnd {
        let contentEnd = paragraph.contentEnd
        guard let width = room, start < contentEnd else { return LineEnd(offset: contentEnd) }
        let fitting = fit(start, width, paragraph)
        if fitting >= contentEnd {
            guard isInsideWord(start, paragraph) else { return LineEnd(offset: contentEnd) }
            let measured = measuredWidth(line(start..<contentEnd, paragraph), paragraph)
            if measured <= width + Self.tolerance { return LineEnd(offset: contentEnd, width: measured) }
        }
        let limit = min(fitting, contentEnd - 1)
        guard wraps else { return LineEnd(offset: limit) }
        if let divided = hyphenation(of: start, fitting: fitting, width, paragraph) { return divided }
        if let end = lastBreak(after: start, atOrBefore: limit, width, paragraph) { return end }
        if let end = lastCut(after: start, atOrBefore: limit, width, paragraph) { return end }
        let first = shaped.context.breaks.grapheme(after: start, in: shaped.styled.text)
        return LineEnd(offset: min(first ?? contentEnd, contentEnd))
    }

    /// Returns the last break opportunity up to which the text fits, or `nil` if there is none.
    private func lastBreak(
        after start: Int, atOrBefore limit: Int, _ width: Double, _ paragraph: ShapedText.Paragraph
    ) -> LineEnd? {
        let after = paragraph.breaks.partitioningIndex { Int(shaped.breaks[$0]) > limit }
        guard after > paragraph.breaks.lowerBound, Int(shaped.breaks[after - 1]) > start else { return nil }
        if let end = end(of: start, atBreak: after - 1, width, paragraph) { return end }
        let first = paragraph.breaks.partitioningIndex { Int(shaped.breaks[$0]) > start }
        return Self.lastFitting(first..<after - 1) { end(of: start, atBreak: $0, width, paragraph) != nil }
            .flatMap { end(of: start, atBreak: $0, width, paragraph) }
    }

    /// Returns the end of a line at a break opportunity, or `nil` if it does not fit.
    private func end(
        of start: Int, atBreak number: Int, _ width: Double, _ paragraph: ShapedText.Paragraph
    ) -> LineEnd? {
        let end = Int(shaped.breaks[number])
        var line = line(start..<end, paragraph)
        line.isHyphenated = shaped.isSoftHyphen(before: end)
        let plain = plainWidth(line, paragraph)
        let measured = plain ?? measuredWidth(line, paragraph)
        guard measured <= width + Self.tolerance else { return nil }
        return LineEnd(
            offset: end, width: measured, advance: plain ?? advanceWidth(line, paragraph),
            isHyphenated: line.isHyphenated)
    }

    /// Returns the last position between two characters up to which the text fits, or `nil` if there is none.
    private func lastCut(
        after start: Int, atOrBefore limit: Int, _ width: Double, _ paragraph: ShapedText.Paragraph
    ) -> LineEnd? {
        let breaks = shaped.context.breaks
        let text = shaped.styled.text
        func end(_ cut: Int) -> LineEnd? {
            let line = line(start..<cut, paragraph)
            guard measuredWidth(line, paragraph) <= width + Self.tolerance else { return nil }
            // A soft hyphen may be displayed at such an end, so the width is that of another line.
            return LineEnd(
                offset: cut, advance: advanceWidth(line, paragraph),
                isHyphenated: shaped.isSoftHyphen(before: cut))
        }
        var cut = breaks.graphemeBoundary(atOrBefore: limit, in: text)
        for _ in 0..<Self.nearTries where cut > start {
            if let end = end(cut) { return end }
            cut = breaks.grapheme(before: cut, in: text) ?? start
        }
        guard cut > start else { return nil }
        var best: LineEnd?
        _ = (start + 1..<cut + 1).partitioningIndex { offset in
            let cut = breaks.graphemeBoundary(atOrBefore: offset, in: text)
            guard cut > start else { return false }
            guard let end = end(cut) else { return true }
            best = end
            return false
        }
        return best
    }

    /// The number of positions to try one by one. A split word may be wider than it was whole, but hardly by more
    /// characters than this.
    static let nearTries = 16

    /// Returns the last number of a range that fits.
    ///
    /// If none of the nearest does, the others are searched by bisection. So a few tries suffice for every face,
    /// whatever forms its split words end in.
    static func lastFitting(_ range: Range<Int>, _ fits: (Int) -> Bool) -> Int? {
        for number in range.suffix(nearTries).reversed() where fits(number) { return number }
        let rest = range.dropLast(nearTries)
        let after = rest.partitioningIndex { !fits($0) }
        return after > rest.startIndex ? after - 1 : nil
    }

    /// Whether a line that starts at an offset starts inside a word.
    func isInsideWord(_ start: Int, _ paragraph: ShapedText.Paragraph) -> Bool {
        let segment = shaped.segment(at: start, in: paragraph.segments)
        return paragraph.segments.contains(segment) && Int(shaped.segments[segment].start) != start
    }

    func line(_ range: Range<Int>, _ paragraph: ShapedText.Paragraph) -> Line {
        var line = Line(
            range: range, next: range.upperBound, endsParagraph: false,
            isRightToLeft: paragraph.level & 1 == 1, paragraph: paragraph.number)
        line.insets = insets
        line.continuesWord = continuesWord
        return line
    }

    /// Returns the width of a line's visible text, from the words shaped whole.
    func advanceWidth(_ line: Line, _ paragraph: ShapedText.Paragraph) -> Double {
        guard !paragraph.hasTabs else { return 0 }
        return measurer.position(measurer.trimmedEnd(line), paragraph)
            - measurer.position(line.range.lowerBound, paragraph)
    }

    /// Returns the farthest cluster boundary up to which the text from `start` fits, ignoring spaces there.
    func fit(_ start: Int, _ width: Double, _ paragraph: ShapedText.Paragraph) -> Int {
        var limit = measurer.position(start, paragraph) + width + Self.tolerance
        if continuesWord { limit += measurer.saving(atStart: start, paragraph) }
        var number = shaped.segment(at: start, in: paragraph.segments)
        if paragraph.hasTabs {
            let ruler = measurer.ruler(of: paragraph)
            var x = insets.leading - measurer.position(start, paragraph)
            while number < paragraph.segments.upperBound {
                if shaped.segments[number].kind == .tab {
                    let tab = ruler.width(at: x + shaped.positions[number]) {
                        measurer.lead(to: $0, afterTab: number, upTo: paragraph.contentEnd, paragraph)
                    }
                    x += tab
                    limit -= tab
                    if shaped.positions[number] > limit { return Int(shaped.segments[number].start) }
                }
                if shaped.positions[number + 1] > limit { break }
                number += 1
            }
        } else {
            number = (number..<paragraph.segments.upperBound).partitioningIndex {
                shaped.positions[$0 + 1] > limit
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
        let runStyle = shaped.runStyles[Int(run.runStyle)]
        var x = shaped.positions[number]
        var fitting = Int(segment.start)
        segment.word.forEachCluster(isRightToLeft: run.isRightToLeft) { cluster, advance in
            x += runStyle.width(ofCluster: advance)
            guard x <= limit else { return false }
            fitting = Int(segment.start) + cluster.upperBound
            return true
        }
        return fitting
    }
}
