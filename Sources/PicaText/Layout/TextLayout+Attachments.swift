extension TextLayout {
    /// Where attachments stand, from left to right in each line, in points from the layout's upper left
    /// corner. What gave way to an ellipsis has no place.
    /// - Parameter lines: The lines they are wanted of; nil for all.
    package func attachments(inLines lines: Range<Int>? = nil) -> [(id: Int, rect: TextRect)] {
        guard shaped.styled.runs.contains(where: { $0.style.attachment != nil }) else { return [] }
        var result: [(id: Int, rect: TextRect)] = []
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            for run in visualRuns(ofLine: number) where run.kind == .text {
                let style = shaped.styled.runs[shaped.runs[run.run].style].style
                guard let attachment = style.attachment else { continue }
                measurer.forEachPiece(of: run, shaped.paragraph(of: line)) { kind, word, _, x in
                    guard kind == .attachment else { return }
                    let rect = TextRect(
                        x: run.x + x, y: line.baseline - style.baselineOffset - attachment.ascent,
                        width: attachment.width, height: attachment.ascent + attachment.descent)
                    result.append((attachment.id, rect))
                }
            }
        }
        return result
    }
}
