/// Texts that share another text's glyphs: texts that differ only in size or tracking need not be shaped again.
extension ShapedText {
    /// Tracking for the rest of a paragraph, from one of its lines on.
    struct Tightening {
        /// The index of the paragraph.
        var paragraph: Int
        /// The start of the line, as a UTF-8 offset.
        var start: Int
        /// The space added after each cluster of scripts whose letters do not join, in points.
        var tracking: Double
    }

    /// Returns the text at another size.
    /// - Parameter factor: The positive factor for all sizes.
    package func scaled(by factor: Double) -> ShapedText {
        guard factor != 1, factor > 0, factor.isFinite else { return self }
        var runStyles = runStyles
        for index in runStyles.indices { runStyles[index].scale(by: factor) }
        return ShapedText(
            self, styled: styled.scaled(by: factor), paragraphs: paragraphs, runs: runs, runStyles: runStyles,
            segments: segments, positions: ContiguousArray(positions.map { $0 * factor }))
    }

    /// Returns the text with the last lines of some paragraphs tightened.
    /// - Parameter tightenings: The tightenings, ascending, at most one per paragraph.
    func tightened(_ tightenings: [Tightening]) -> ShapedText {
        guard !tightenings.isEmpty else { return self }
        var result = Tightened(self)
        var next = tightenings.startIndex
        for paragraph in paragraphs {
            let isNext = next < tightenings.endIndex && tightenings[next].paragraph == paragraph.number
            result.append(paragraph, isNext ? tightenings[next] : nil)
            if isNext { next += 1 }
        }
        return ShapedText(
            self, styled: styled, paragraphs: result.paragraphs, runs: result.runs,
            runStyles: result.runStyles, segments: result.segments, positions: result.positions)
    }

    /// The parts of a tightened text.
    private struct Tightened {
        let text: ShapedText
        var paragraphs: ContiguousArray<Paragraph> = []
        var runs: ContiguousArray<Run> = []
        var runStyles: ContiguousArray<RunStyle>
        var segments: ContiguousArray<Segment> = []
        var positions: ContiguousArray<Double> = [0]

        init(_ text: ShapedText) {
            self.text = text
            runStyles = text.runStyles
        }

        mutating func append(_ paragraph: Paragraph, _ tightening: Tightening?) {
            let start = tightening?.start ?? paragraph.contentEnd
            let tracking = tightening?.tracking ?? 0
            let firstRun = runs.count
            let firstSegment = segments.count
            var segment = paragraph.segments.lowerBound
            // The run styles for the tightened runs of the paragraph.
            var closer: [Int32: Int32] = [:]
            for number in paragraph.runs {
                let run = text.runs[number]
                let cut = min(max(start, Int(run.start)), Int(run.end))
                let parts = [(Int(run.start)..<cut, 0), (cut..<Int(run.end), tracking)]
                for (part, tracking) in parts where !part.isEmpty {
                    var run = run
                    run.start = Int32(truncatingIfNeeded: part.lowerBound)
                    run.end = Int32(truncatingIfNeeded: part.upperBound)
                    if tracking != 0, !text.runStyle(ofRun: number).plan.isCursive {
                        run.runStyle = closer[run.runStyle] ?? addCloser(run.runStyle, tracking)
                        closer[text.runs[number].runStyle] = run.runStyle
                    }
                    runs.append(run)
                    while segment < paragraph.segments.upperBound,
                        Int(text.segments[segment].start) < part.upperBound
                    {
                        append(text.segments[segment], in: part, runStyles[Int(run.runStyle)])
                        guard Int(text.segments[segment].end) <= part.upperBound else { break }
                        segment += 1
                    }
                }
            }
            var paragraph = paragraph
            paragraph.runs = firstRun..<runs.count
            paragraph.segments = firstSegment..<segments.count
            paragraphs.append(paragraph)
        }

        private mutating func addCloser(_ runStyle: Int32, _ tracking: Double) -> Int32 {
            var runStyle = runStyles[Int(runStyle)]
            runStyle.tracking += tracking
            runStyles.append(runStyle)
            return Int32(truncatingIfNeeded: runStyles.count - 1)
        }

        /// Appends the part of a segment that lies in a run.
        private mutating func append(_ whole: Segment, in part: Range<Int>, _ runStyle: RunStyle) {
            let range = part.clamped(to: Int(whole.start)..<Int(whole.end))
            let word = text.slice(whole, range)
            segments.append(
                Segment(
                    word: word, start: Int32(truncatingIfNeeded: range.lowerBound),
                    end: Int32(truncatingIfNeeded: range.upperBound),
                    run: Int32(truncatingIfNeeded: runs.count - 1), kind: whole.kind))
            positions.append(positions[positions.count - 1] + runStyle.width(of: word))
        }
    }
}

extension ShapedText.RunStyle {
    fileprivate mutating func scale(by factor: Double) {
        scale *= factor
        tracking *= factor
        ascent *= factor
        descent *= factor
        leading *= factor
    }
}
