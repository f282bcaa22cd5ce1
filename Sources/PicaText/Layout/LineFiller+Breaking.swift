import PicaFoundation

/// Where lines end.
extension LineFiller {
    /// Where the line that starts at an offset ends.
    /// - Parameter wraps: Whether it matters where before the paragraph's end.
    func end(of start: Int, _ paragraph: ShapedText.Paragraph, wraps: Bool) -> LineEnd {
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
    func isInsideWord(_ start: Int, _ paragraph: ShapedText.Paragraph) -> Bool {
        let segment = shaped.segment(at: start, in: paragraph.segments)
        return paragraph.segments.contains(segment) && Int(shaped.segments[segment].start) != start
    }

    func line(_ range: Range<Int>, _ paragraph: ShapedText.Paragraph) -> Line {
        Line(
            range: range, next: range.upperBound, endsParagraph: false,
            isRightToLeft: paragraph.level & 1 == 1, paragraph: paragraph.number)
    }

    /// The width of a line's visible text as the words were shaped uncut.
    func advanceWidth(_ line: Line, _ paragraph: ShapedText.Paragraph) -> Double {
        guard !paragraph.hasTabs else { return 0 }
        return position(measurer.trimmedEnd(line), paragraph) - position(line.range.lowerBound, paragraph)
    }

    /// Whether a soft hyphen stands before an offset.
    func isSoftHyphen(before offset: Int) -> Bool {
        guard offset >= 2 else { return false }
        return shaped.styled.text.withUTF8Pointer { $0[offset - 2] == 0xC2 && $0[offset - 1] == 0xAD }
    }

    func lastBreak(atOrBefore limit: Int, after start: Int, _ paragraph: ShapedText.Paragraph) -> Int? {
        let after = paragraph.breaks.partitioningIndex { Int(shaped.breaks[$0]) > limit }
        guard after > paragraph.breaks.lowerBound else { return nil }
        let found = Int(shaped.breaks[after - 1])
        return found > start ? found : nil
    }

    /// The distance of an offset from the paragraph's start along the text, tabs left out.
    func position(_ offset: Int, _ paragraph: ShapedText.Paragraph) -> Double {
        let number = shaped.segment(at: offset, in: paragraph.segments)
        let base = shaped.positions[number]
        guard number < paragraph.segments.upperBound else { return base }
        guard offset > Int(shaped.segments[number].start) else { return base }
        let segment = shaped.segments[number]
        let run = shaped.runs[Int(segment.run)]
        var x = base
        segment.word.forEachCluster(isRightToLeft: run.isRightToLeft) { cluster, advance in
            guard Int(segment.start) + cluster.lowerBound < offset else { return false }
            x += run.width(ofCluster: advance)
            return true
        }
        return x
    }

    /// The farthest cluster boundary up to which the text from `start` fits; spaces there count nothing.
    func fit(_ start: Int, _ width: Double, _ paragraph: ShapedText.Paragraph) -> Int {
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
        var x = shaped.positions[number]
        var fitting = Int(segment.start)
        segment.word.forEachCluster(isRightToLeft: run.isRightToLeft) { cluster, advance in
            x += run.width(ofCluster: advance)
            guard x <= limit else { return false }
            fitting = Int(segment.start) + cluster.upperBound
            return true
        }
        return fitting
    }
}
