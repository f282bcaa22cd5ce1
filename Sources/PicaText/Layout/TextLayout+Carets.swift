/// The positions of carets.
extension TextLayout {
    /// Returns the runs of a line that represent text, from left to right.
    func textRuns(ofLine number: Int) -> [VisualRun] { placedLine(number).textRuns }

    /// Returns a caret's rectangle, which has no width and the height of its line's text.
    package func caretRect(_ caret: Caret) -> TextRect {
        guard !lines.isEmpty else { return TextRect(x: 0, y: 0, width: 0, height: 0) }
        let number = line(of: caret)
        return rect(caretX(caret, number, textRuns(ofLine: number)), 0, number)
    }

    func rect(_ x: Double, _ width: Double, _ number: Int) -> TextRect {
        let line = lines[number]
        return TextRect(x: x, y: line.y, width: width, height: line.ascent + line.descent)
    }

    private func caretX(_ caret: Caret, _ number: Int, _ runs: [VisualRun]) -> Double {
        let line = lines[number]
        let offset = min(max(caret.offset, line.range.lowerBound), line.range.upperBound)
        guard let index = runIndex(of: Caret(offset, caret.affinity), runs) else { return line.x }
        if isAtParagraphEdge(caret, number) {
            let run = runs[line.isRightToLeft ? runs.count - 1 : 0]
            return line.isRightToLeft ? run.x + run.width : run.x
        }
        return edge(offset, runs[index], number)
    }

    /// Whether a caret belongs to the hard break, or the text's edge, before its line and not to the line's text.
    ///
    /// It is then at the edge where the paragraph starts, whatever the direction of the text there.
    func isAtParagraphEdge(_ caret: Caret, _ number: Int) -> Bool {
        caret.affinity == .upstream && caret.offset <= lines[number].range.lowerBound
    }

    /// Returns the horizontal position of an offset in a run.
    func edge(_ offset: Int, _ run: VisualRun, _ line: Int) -> Double {
        placedLine(line).x(of: offset, in: run, shaped)
    }

    /// Returns the index of the run at whose edge a caret is.
    func runIndex(of caret: Caret, _ runs: [VisualRun]) -> Int? {
        let before = runs.firstIndex {
            $0.range.lowerBound < caret.offset && caret.offset <= $0.range.upperBound
        }
        let after = runs.firstIndex { $0.range.contains(caret.offset) }
        return caret.affinity == .upstream ? before ?? after : after ?? before
    }

    /// Returns the offsets at the start and the end of the line that shows a caret. At a soft break the end belongs to
    /// `Caret(end, .upstream)`.
    package func lineRange(at caret: Caret) -> Range<Int> {
        lines.isEmpty ? 0..<0 : lines[line(of: caret)].range
    }

    // MARK: Hit testing

    /// Returns the caret nearest to a point.
    package func caret(atX x: Double, y: Double) -> Caret {
        guard !lines.isEmpty else { return Caret(0) }
        return caret(atX: x, line: line(atY: y))
    }

    func caret(atX x: Double, line number: Int) -> Caret {
        let line = lines[number]
        let runs = textRuns(ofLine: number)
        // Where two runs meet, the right one is hit, regardless of rounding.
        let reached = x + LineFiller.tolerance
        guard let index = runs.firstIndex(where: { reached < $0.x + $0.width }) ?? runs.indices.last else {
            return Caret(line.range.lowerBound)
        }
        let run = runs[index]
        let offset = placedLine(number).offset(atX: min(max(x, run.x), run.x + run.width), in: run, shaped)
        let breaks = shaped.context.breaks
        let text = shaped.styled.text
        guard breaks.isGraphemeBoundary(offset, in: text) else {
            // A run may begin inside a grapheme that has two scripts or thousands of marks.
            let start = Caret(breaks.graphemeBoundary(atOrBefore: offset, in: text))
            let end = Caret(breaks.graphemeBoundary(atOrAfter: offset, in: text), .upstream)
            let isNearEnd = abs(caretX(end, number, runs) - x) < abs(caretX(start, number, runs) - x)
            return canonical(isNearEnd ? end : start, number, runs)
        }
        let caret = Caret(offset, offset == run.range.lowerBound ? .downstream : .upstream)
        return canonical(caret, number, runs)
    }

    /// Returns the caret with downstream affinity if both affinities have the same position.
    private func canonical(_ caret: Caret, _ number: Int, _ runs: [VisualRun]) -> Caret {
        guard caret.affinity == .upstream else { return caret }
        let other = Caret(caret.offset, .downstream)
        guard line(of: other) == number else { return caret }
        return abs(caretX(caret, number, runs) - caretX(other, number, runs)) < 0.01 ? other : caret
    }
}
