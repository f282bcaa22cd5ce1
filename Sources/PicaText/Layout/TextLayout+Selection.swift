/// The rectangles of a selection.
extension TextLayout {
    /// Returns the rectangles that a selection covers, line by line from left to right.
    ///
    /// Adjacent rectangles are joined. They extend to the next line if the selection continues there.
    /// - Parameters:
    ///   - lines: The lines to search; `nil` for all.
    ///   - edges: The horizontal extent of the rectangles in a line whose end is selected; `nil` for a sliver at a hard
    ///     break.
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
            // The selected line end is right of a left-to-right line, and left of a right-to-left one.
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
