extension TextLayout {
    /// Returns the attachments' rectangles, from left to right in each line, in points from the layout's top left
    /// corner.
    ///
    /// Attachments that an ellipsis replaces are omitted.
    /// - Parameter lines: The lines to search; `nil` for all.
    package func attachments(inLines lines: Range<Int>? = nil) -> [(id: Int, rect: TextRect)] {
        guard shaped.styled.styles.contains(where: { $0.attachment != nil }) else { return [] }
        var result: [(id: Int, rect: TextRect)] = []
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            for run in runs(ofLine: number) where run.kind == .text {
                guard let attachment = run.style.attachment else { continue }
                for cluster in run.clusters where isAttachment(at: cluster.range.lowerBound) {
                    let rect = TextRect(
                        x: cluster.x, y: run.baseline - attachment.ascent,
                        width: attachment.width, height: attachment.ascent + attachment.descent)
                    result.append((attachment.id, rect))
                }
            }
        }
        return result
    }

    private func isAttachment(at offset: Int) -> Bool {
        offset < shaped.count
            && shaped.styled.text.withUTF8Pointer { $0.scalar(at: offset).value }
                == InlineAttachment.character
    }
}
