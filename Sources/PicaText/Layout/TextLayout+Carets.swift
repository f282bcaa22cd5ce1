/// Where carets are, and where they go.
extension TextLayout {
    private var measurer: LineRuns { LineRuns(shaped, options) }

    private func paragraph(_ line: Int) -> ShapedText.Paragraph {
        shaped.paragraphs[lines[line].paragraph]
    }

    /// A caret's rectangle: of no width, as high as its line's text.
    package func caretRect(_ caret: Caret) -> TextRect {
        guard !lines.isEmpty else { return TextRect(x: 0, y: 0, width: 0, height: 0) }
        let number = line(of: caret)
        return rect(caretX(caret, number, visualRuns(ofLine: number)), 0, number)
    }

    private func rect(_ x: Double, _ width: Double, _ number: Int) -> TextRect {
        let line = lines[number]
        return TextRect(x: x, y: line.y, width: width, height: line.ascent + line.descent)
    }

    private func caretX(_ caret: Caret, _ number: Int, _ runs: [VisualRun]) -> Double {
        let line = lines[number]
        let offset = min(max(caret.offset, line.range.lowerBound), line.range.upperBound)
        guard let index = runIndex(of: Caret(offset, caret.affinity), runs) else { return line.x }
        return edge(offset, runs[index], number)
    }

    private func edge(_ offset: Int, _ run: VisualRun, _ line: Int) -> Double {
        let distance = measurer.distance(to: offset, in: run, paragraph(line))
        return run.isRightToLeft ? run.x + run.width - distance : run.x + distance
    }

    /// The run whose edge a caret stands at.
    private func runIndex(of caret: Caret, _ runs: [VisualRun]) -> Int? {
        let before = runs.firstIndex {
            $0.range.lowerBound < caret.offset && caret.offset <= $0.range.upperBound
        }
        let after = runs.firstIndex { $0.range.contains(caret.offset) }
        return caret.affinity == .upstream ? before ?? after : after ?? before
    }

    /// The caret nearest to a point.
    package func caret(atX x: Double, y: Double) -> Caret {
        guard !lines.isEmpty else { return Caret(0) }
        return caret(atX: x, line: line(atY: y))
    }

    private func caret(atX x: Double, line number: Int) -> Caret {
        let line = lines[number]
        let runs = visualRuns(ofLine: number).filter { !$0.range.isEmpty }
        guard let index = runs.firstIndex(where: { x < $0.x + $0.width }) ?? runs.indices.last else {
            return Caret(line.range.lowerBound)
        }
        let run = runs[index]
        let distance = run.isRightToLeft ? run.x + run.width - x : x - run.x
        let offset = measurer.offset(nearest: min(max(distance, 0), run.width), in: run, paragraph(number))
        let caret = Caret(offset, offset == run.range.lowerBound ? .downstream : .upstream)
        return canonical(caret, number, runs)
    }

    /// The caret with downstream affinity where both stand at one place.
    private func canonical(_ caret: Caret, _ number: Int, _ runs: [VisualRun]) -> Caret {
        guard caret.affinity == .upstream else { return caret }
        let other = Caret(caret.offset, .downstream)
        guard line(of: other) == number else { return caret }
        return abs(caretX(caret, number, runs) - caretX(other, number, runs)) < 0.01 ? other : caret
    }

    /// The rectangles that a selection covers, line by line; a selected hard break shows as a sliver.
    package func selectionRects(_ range: Range<Int>) -> [TextRect] {
        var result: [TextRect] = []
        guard !range.isEmpty, !lines.isEmpty else { return result }
        for number in line(of: Caret(range.lowerBound))..<lines.count {
            let line = lines[number]
            guard line.range.lowerBound < range.upperBound else { break }
            let first = result.count
            for run in visualRuns(ofLine: number) {
                let part = run.range.clamped(to: range)
                guard !part.isEmpty else { continue }
                let one = edge(part.lowerBound, run, number)
                let other = edge(part.upperBound, run, number)
                let left = min(one, other)
                if result.count > first, abs(result[result.count - 1].maxX - left) < 0.01 {
                    result[result.count - 1].width = max(one, other) - result[result.count - 1].x
                } else {
                    result.append(rect(left, abs(other - one), number))
                }
            }
            if line.next > line.range.upperBound, range.contains(line.range.upperBound) {
                let sliver = (line.ascent + line.descent) / 4
                let end = caretRect(Caret(line.range.upperBound, .upstream)).x
                result.append(rect(line.isRightToLeft ? end - sliver : end, sliver, number))
            }
        }
        return result
    }

    // MARK: Motion

    /// The caret one place to the left; nil at the text's edge.
    package func caret(leftOf caret: Caret) -> Caret? { move(caret, toLeft: true) }

    /// The caret one place to the right; nil at the text's edge.
    package func caret(rightOf caret: Caret) -> Caret? { move(caret, toLeft: false) }

    private func move(_ caret: Caret, toLeft: Bool) -> Caret? {
        guard !lines.isEmpty else { return nil }
        let number = line(of: caret)
        let line = lines[number]
        let runs = visualRuns(ofLine: number).filter { !$0.range.isEmpty }
        let offset = min(max(caret.offset, line.range.lowerBound), line.range.upperBound)
        var index = runIndex(of: Caret(offset, caret.affinity), runs)
        if let found = index {
            let run = runs[found]
            let isForward = run.isRightToLeft == toLeft
            if run.kind != .ellipsis, offset != (isForward ? run.range.upperBound : run.range.lowerBound) {
                return landed(step(offset, run, isForward: isForward), run, number)
            }
            index = toLeft ? found - 1 : found + 1
        }
        if let next = index, runs.indices.contains(next) {
            // Into the neighbour, over its nearest character.
            let run = runs[next]
            let isForward = run.isRightToLeft == toLeft
            let edge = isForward ? run.range.lowerBound : run.range.upperBound
            return landed(step(edge, run, isForward: isForward), run, number)
        }
        let goesOn = toLeft == line.isRightToLeft
        return goesOn ? enterNext(number, toLeft) : enterPrevious(number, toLeft)
    }

    private func step(_ offset: Int, _ run: VisualRun, isForward: Bool) -> Int {
        let breaks = shaped.context.breaks
        let text = shaped.styled.text
        if run.kind == .ellipsis { return isForward ? run.range.upperBound : run.range.lowerBound }
        if isForward {
            return min(breaks.grapheme(after: offset, in: text) ?? run.range.upperBound, run.range.upperBound)
        }
        return max(breaks.grapheme(before: offset, in: text) ?? run.range.lowerBound, run.range.lowerBound)
    }

    /// A caret at an offset of a run, standing with that run.
    private func landed(_ offset: Int, _ run: VisualRun, _ number: Int) -> Caret {
        let line = lines[number]
        let runs = visualRuns(ofLine: number).filter { !$0.range.isEmpty }
        if offset == line.range.upperBound, isJoinedToNext(number, runs) { return Caret(offset, .downstream) }
        return standing(offset, run, runs)
    }

    /// A caret at an offset of a run: with that run, or with the one that goes on from it the same way.
    ///
    /// Where runs of no width lie about, equal places are not enough: the motion would turn in circles.
    private func standing(_ offset: Int, _ run: VisualRun, _ runs: [VisualRun]) -> Caret {
        guard offset == run.range.upperBound, let index = runs.firstIndex(where: { $0.range == run.range })
        else { return Caret(offset, .downstream) }
        let next = run.isRightToLeft ? index - 1 : index + 1
        let goesOn =
            runs.indices.contains(next) && runs[next].range.lowerBound == offset
            && runs[next].isRightToLeft == run.isRightToLeft
        return Caret(offset, goesOn || offset == shaped.count ? .downstream : .upstream)
    }

    /// Whether a line's far edge and the next line's near edge are one place: both at one soft break.
    private func isJoinedToNext(_ number: Int, _ runs: [VisualRun]) -> Bool {
        let line = lines[number]
        guard !line.endsParagraph, let run = line.isRightToLeft ? runs.first : runs.last else { return false }
        return run.isRightToLeft == line.isRightToLeft
    }

    private func enterNext(_ number: Int, _ toLeft: Bool) -> Caret? {
        guard number + 1 < lines.count else { return nil }
        return side(of: number + 1, isRight: toLeft)
    }

    private func enterPrevious(_ number: Int, _ toLeft: Bool) -> Caret? {
        guard number > 0 else { return nil }
        let entered = side(of: number - 1, isRight: toLeft)
        let runs = visualRuns(ofLine: number - 1).filter { !$0.range.isEmpty }
        guard isJoinedToNext(number - 1, runs) else { return entered }
        // Go on over the character before the place that both lines share.
        guard let run = toLeft ? runs.last : runs.first else { return entered }
        let isForward = run.isRightToLeft == toLeft
        let edge = isForward ? run.range.lowerBound : run.range.upperBound
        return landed(step(edge, run, isForward: isForward), run, number - 1)
    }

    /// The caret at a line's left or right edge.
    private func side(of number: Int, isRight: Bool) -> Caret {
        let runs = visualRuns(ofLine: number).filter { !$0.range.isEmpty }
        guard let run = isRight ? runs.last : runs.first else { return Caret(lines[number].range.lowerBound) }
        let isEnd = run.isRightToLeft != isRight
        return standing(isEnd ? run.range.upperBound : run.range.lowerBound, run, runs)
    }

    /// The caret in the line above nearest to `goal`; nil in the first line.
    package func caret(above caret: Caret, x goal: Double) -> Caret? {
        let number = line(of: caret)
        return number > 0 ? self.caret(atX: goal, line: number - 1) : nil
    }

    /// The caret in the line below nearest to `goal`; nil in the last line.
    package func caret(below caret: Caret, x goal: Double) -> Caret? {
        let number = line(of: caret)
        return number + 1 < lines.count ? self.caret(atX: goal, line: number + 1) : nil
    }

    /// The offsets at the start and the end of the line that shows a caret. At a soft break the end is
    /// that of `Caret(end, .upstream)`.
    package func lineRange(at caret: Caret) -> Range<Int> {
        lines.isEmpty ? 0..<0 : lines[line(of: caret)].range
    }
}
