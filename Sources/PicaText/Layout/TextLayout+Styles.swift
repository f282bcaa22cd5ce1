/// Where what is drawn changes though one word goes on.
extension TextLayout {
    /// The runs of a line from left to right, each in one style. A ligature of two styles is drawn in its
    /// first character's.
    func styledRuns(ofLine number: Int) -> [VisualRun] {
        let runs = visualRuns(ofLine: number)
        guard shaped.styled.runs.count > 1 else { return runs }
        let paragraph = shaped.paragraph(of: lines[number])
        return runs.flatMap { cut($0, paragraph) }
    }

    private func cut(_ run: VisualRun, _ paragraph: ShapedText.Paragraph) -> [VisualRun] {
        guard run.mark == nil else { return [run] }
        var style = shaped.styleRun(at: run.range.lowerBound)
        let styles = shaped.styled.runs
        guard run.kind == .text, styles[style].range.upperBound < run.range.upperBound else {
            var run = run
            run.style = style
            return [run]
        }
        var result: [VisualRun] = []
        var start = run.range.lowerBound
        var distance = 0.0
        while start < run.range.upperBound, style < styles.count {
            var part = run
            part.style = style
            part.range = start..<min(styles[style].range.upperBound, run.range.upperBound)
            part.width = width(part, paragraph)
            part.x = run.isRightToLeft ? run.x + run.width - distance - part.width : run.x + distance
            if part.range.upperBound > start { result.append(part) }
            distance += part.width
            start = part.range.upperBound
            style += 1
        }
        return run.isRightToLeft ? result.reversed() : result
    }

    private func width(_ run: VisualRun, _ paragraph: ShapedText.Paragraph) -> Double {
        var width = 0.0
        measurer.forEachPiece(of: run, paragraph) { _, word, _, _ in
            width += shaped.width(word, shaped.runs[run.run])
        }
        return width
    }
}

extension ShapedText {
    /// The style run that holds an offset; the last one at the text's end.
    func styleRun(at offset: Int) -> Int {
        var low = 0
        var high = styled.runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if styled.runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
