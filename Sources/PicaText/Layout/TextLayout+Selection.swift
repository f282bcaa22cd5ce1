/// What a selection covers.
extension TextLayout {
    /// The rectangles that a selection covers, line by line and each from left to right; what touches is
    /// one rectangle. They close up to the next line where the selection goes on there.
    /// - Parameters:
    ///   - lines: The lines they are wanted of; nil for all.
    ///   - edges: How far the rectangles of a line reach whose end is selected; nil for a sliver where a
    ///     hard break is.
    package func selectionRects(
        _ range: Range<Int>, inLines wanted: Range<Int>? = nil, reaching edges: ClosedRange<Double>? = nil
    ) -> [TextRect] {
        guard !range.isEmpty, !lines.isEmpty else { return [] }
        var result: [TextRect] = []
        let first = line(of: Caret(range.lowerBound))
        for number in (first..<lines.count).clamped(to: wanted ?? lines.indices) {
            let line = lines[number]
            guard line.range.lowerBound < range.upperBound else { break }
            let start = result.count
            func add(_ left: Double, _ right: Double) {
                if result.count > start, abs(result[result.count - 1].maxX - left) < 0.01 {
                    result[result.count - 1].width = right - result[result.count - 1].x
                } else {
                    result.append(rect(left, right - left, number))
                }
            }
            let runs = placedLine(number).runs
            let continues =
                line.next < range.upperBound || line.next == range.upperBound && line.endsWithBreak
            let reachesOn = continues && (line.endsWithBreak || edges != nil)
            // What is selected past the text lies right of a left-to-right line, left of another.
            let sliver = (line.ascent + line.descent) / 4
            let textLeft = runs.first?.x ?? line.x
            let textRight = runs.last.map { $0.x + $0.width } ?? line.x
            if reachesOn, line.isRightToLeft {
                let left = edges.map { min($0.lowerBound, textLeft) } ?? textLeft - sliver
                add(left, textLeft)
            }
            for run in runs {
                let part = run.range.clamped(to: range)
                guard !part.isEmpty else { continue }
                let one = edge(part.lowerBound, run, number)
                let other = edge(part.upperBound, run, number)
                add(min(one, other), max(one, other))
            }
            if reachesOn, !line.isRightToLeft {
                add(textRight, edges.map { max($0.upperBound, textRight) } ?? textRight + sliver)
            }
            if continues, lines.indices.contains(number + 1) {
                for index in start..<result.count { result[index].height = lines[number + 1].y - line.y }
            }
        }
        return result
    }
}

extension Line {
    /// Whether a hard break ends the line.
    var endsWithBreak: Bool { next > range.upperBound }
}
