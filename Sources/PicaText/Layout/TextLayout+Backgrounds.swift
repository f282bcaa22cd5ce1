/// The backgrounds of text.
extension TextLayout {
    /// Returns the rectangles behind text with a background, line by line, with their paints.
    ///
    /// They extend from line to line without gaps. Hanging spaces at a line's end have no background.
    /// - Parameter lines: The lines to search; `nil` for all.
    package func backgrounds(inLines lines: Range<Int>? = nil) -> [(rect: TextRect, paint: Int)] {
        guard shaped.styled.styles.contains(where: { $0.background != nil }) else { return [] }
        var result: [(rect: TextRect, paint: Int)] = []
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            let isLast = number == self.lines.count - 1
            let bottom = isLast ? line.y + line.ascent + line.descent : self.lines[number + 1].y
            let first = result.count
            for run in runs(ofLine: number) {
                guard let paint = run.style.background else { continue }
                let start = max(run.x, line.x)
                let end = min(run.x + run.width, line.x + line.width)
                guard end > start else { continue }
                if result.count > first, let last = result.last, last.paint == paint,
                    abs(last.rect.x + last.rect.width - start) < 0.01
                {
                    result[result.count - 1].rect.width = end - last.rect.x
                } else {
                    let rect = TextRect(x: start, y: line.y, width: end - start, height: bottom - line.y)
                    result.append((rect, paint))
                }
            }
        }
        return result
    }
}
