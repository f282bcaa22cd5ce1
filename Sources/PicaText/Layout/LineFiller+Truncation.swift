import PicaFoundation

/// Tightening and truncation of lines that do not fit.
extension LineFiller {
    // MARK: Tightening

    /// The most by which a character is tightened, in ems.
    private static let mostTightening = 0.05

    /// Tightens the rest of a paragraph if that makes it fit.
    /// - Returns: The resulting width; `nil` if the text has to be truncated.
    mutating func tighten(_ line: Line, _ paragraph: ShapedText.Paragraph) -> Double? {
        guard options.tightening > 0, let width = room, !paragraph.hasTabs else { return nil }
        let excess = measurer.measure(line) - width
        guard excess > 0, excess <= width * options.tightening else { return nil }
        var clusters = 0
        var size = Double.infinity
        let trimmed = measurer.trimmedEnd(line)
        for run in measurer.logical(line) where run.range.lowerBound < trimmed {
            // Tightening would tear joined letters apart.
            guard run.kind == .text, !shaped.runStyle(ofRun: run.run).plan.isCursive else { continue }
            measurer.forEachSlice(of: run, paragraph) { _, word, _ in clusters += word.clusterCount }
            size = min(size, shaped.styled.styles[shaped.runStyle(ofRun: run.run).style].font.size)
        }
        guard clusters > 0, excess <= Double(clusters) * size * Self.mostTightening else { return nil }
        tightenings.append(
            ShapedText.Tightening(
                paragraph: paragraph.number, start: line.range.lowerBound,
                tracking: -excess / Double(clusters)))
        return width
    }

    // MARK: Truncation

    /// Truncates a line: an ellipsis replaces the part that does not fit of all text from the line's start on.
    /// - Parameter last: The index of the paragraph with which the text ends.
    func truncate(_ line: inout Line, upTo last: Int) {
        let own = shaped.paragraphs[line.paragraph]
        let last = shaped.paragraphs[last]
        line.range = line.range.lowerBound..<last.contentEnd
        line.next = last.end
        let truncation = Truncation(
            filler: self, line: line, paragraph: shaped.paragraph(of: line),
            // Hard breaks are never displayed.
            prefixLimit: own.contentEnd, suffixLimit: max(last.start, line.range.lowerBound))
        line.elision = truncation.elision()
    }
}

/// A search for the smallest range that an ellipsis must replace so that the rest fits.
///
/// The attempts and their order do not depend on the width, so layout at the line's own width gives the same line.
private struct Truncation {
    private let filler: LineFiller
    private let line: Line
    private let paragraph: ShapedText.Paragraph
    /// The latest end of the text before the ellipsis, and the earliest start of the text after it.
    private let prefixLimit: Int
    private let suffixLimit: Int
    /// The start of the hanging spaces.
    private let visibleEnd: Int

    init(
        filler: LineFiller, line: Line, paragraph: ShapedText.Paragraph, prefixLimit: Int, suffixLimit: Int
    ) {
        self.filler = filler
        self.line = line
        self.paragraph = paragraph
        self.prefixLimit = prefixLimit
        self.suffixLimit = suffixLimit
        visibleEnd = filler.measurer.trimmedEnd(suffixLimit..<line.range.upperBound, paragraph)
    }

    private var shaped: ShapedText { filler.shaped }
    private var breaks: Breaks { filler.shaped.context.breaks }
    private var text: String { filler.shaped.styled.text }
    private var start: Int { line.range.lowerBound }
    private var end: Int { line.range.upperBound }

    func elision() -> Range<Int> {
        switch filler.options.truncation {
        case .tail: tail()
        case .head: head()
        case .middle: middle()
        }
    }

    private func tail() -> Range<Int> {
        let fitting = filler.room.map { filler.fit(start, $0, paragraph) } ?? prefixLimit
        // At least one character is replaced.
        var cut = boundary(atOrBefore: min(fitting, prefixLimit, end - 1))
        var tries = 0
        while cut > start, !fits(cut, end) {
            tries += 1
            guard tries < LineFiller.nearTries else {
                let most = last(in: start..<cut) { fits(boundary(atOrBefore: $0), end) }
                cut = boundary(atOrBefore: most)
                break
            }
            cut = before(cut)
        }
        return elision(cut, end)
    }

    private func head() -> Range<Int> {
        let fitting = filler.room.map { suffixStart(fitting: $0) } ?? suffixLimit
        var resume = boundary(atOrAfter: max(fitting, suffixLimit, start + 1))
        var tries = 0
        while resume < end, !fits(start, resume) {
            tries += 1
            guard tries < LineFiller.nearTries else {
                let most = last(in: 0..<end - resume) { fits(start, boundary(atOrAfter: end - $0)) }
                resume = boundary(atOrAfter: end - most)
                break
            }
            resume = after(resume)
        }
        return elision(start, resume)
    }

    /// Returns the range to replace in the middle. Both sides grow alternately, always the shorter one.
    private func middle() -> Range<Int> {
        guard let width = filler.room else { return elision(prefixLimit, suffixLimit) }
        var shown = [(cut: start, resume: visibleEnd)]
        var (prefix, suffix) = (0.0, 0.0)
        while prefix + suffix <= width, let (cut, resume) = shown.last {
            let (nextCut, nextResume) = (after(cut), before(resume))
            let prefixGrows = nextCut <= prefixLimit && nextCut < max(resume, suffixLimit)
            let suffixGrows = nextResume >= suffixLimit && nextResume > min(cut, prefixLimit)
            if prefixGrows, prefix <= suffix || !suffixGrows {
                prefix = position(nextCut) - position(start)
                shown.append((nextCut, resume))
            } else if suffixGrows {
                suffix = position(visibleEnd) - position(nextResume)
                shown.append((cut, nextResume))
            } else {
                break
            }
        }
        let count =
            LineFiller.lastFitting(1..<shown.count) { fits(shown[$0].cut, shown[$0].resume) } ?? 0
        return elision(shown[count].cut, shown[count].resume)
    }

    // MARK: Measuring

    private func fits(_ cut: Int, _ resume: Int) -> Bool {
        guard let width = filler.room else { return true }
        var line = line
        line.elision = elision(cut, resume)
        return filler.measurer.measure(line) <= width + LineFiller.tolerance
    }

    /// Returns the last number of a range that fits, or the first if none does.
    private func last(in range: Range<Int>, where fits: (Int) -> Bool) -> Int {
        guard range.count > 1 else { return range.lowerBound }
        return range.dropFirst().partitioningIndex { !fits($0) } - 1
    }

    /// Returns the range without the spaces beside the ellipsis, unless a mark is on one of them.
    private func elision(_ cut: Int, _ resume: Int) -> Range<Int> {
        text.withUTF8Pointer { bytes in
            var cut = cut
            var resume = max(resume, cut)
            func isSpace(at offset: Int) -> Bool {
                bytes[offset] == 0x20 || bytes.isWideSpace(at: offset, end: end)
            }
            while cut > start, isSpace(at: bytes.scalarStart(before: cut)) {
                cut = bytes.scalarStart(before: cut)
            }
            while resume < end, isSpace(at: resume) {
                let next = resume + bytes.scalar(at: resume).length
                guard breaks.isGraphemeBoundary(next, in: text) else { break }
                resume = next
            }
            return cut..<resume
        }
    }

    /// Returns the start of as much of the line's end as fits, ignoring tabs.
    private func suffixStart(fitting width: Double) -> Int {
        let limit = position(visibleEnd) - width
        let first = shaped.segment(at: start, in: paragraph.segments)
        let after = (first..<paragraph.segments.upperBound).partitioningIndex {
            shaped.positions[$0] >= limit
        }
        guard after > paragraph.segments.lowerBound else { return start }
        var resume = max(Int(shaped.segments[after - 1].start), start)
        while resume < end, position(resume) < limit { resume = self.after(resume) }
        return resume
    }

    private func position(_ offset: Int) -> Double { filler.measurer.position(offset, paragraph) }

    // MARK: Characters

    private func before(_ offset: Int) -> Int {
        max(breaks.grapheme(before: offset, in: text) ?? start, start)
    }

    private func after(_ offset: Int) -> Int { min(breaks.grapheme(after: offset, in: text) ?? end, end) }

    private func boundary(atOrBefore offset: Int) -> Int {
        max(breaks.graphemeBoundary(atOrBefore: offset, in: text), start)
    }

    private func boundary(atOrAfter offset: Int) -> Int {
        min(breaks.graphemeBoundary(atOrAfter: offset, in: text), end)
    }
}
