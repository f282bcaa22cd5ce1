/// The words of a run.
extension LineRuns {
    /// Calls `body` for each word or part of one in a text run, from left to right.
    /// - Parameter body: Receives its kind, its glyphs and its UTF-8 range.
    func forEachSlice(
        of run: VisualRun, _ paragraph: ShapedText.Paragraph,
        _ body: (_ kind: ShapedText.Segment.Kind, _ word: ShapedWord, _ range: Range<Int>) -> Void
    ) {
        guard !run.range.isEmpty else { return }
        let first = shaped.segment(at: run.range.lowerBound, in: paragraph.segments)
        let last = shaped.segment(at: run.range.upperBound - 1, in: paragraph.segments)
        guard first <= last, last < paragraph.segments.upperBound else { return }
        for step in 0...(last - first) {
            let segment = shaped.segments[run.isRightToLeft ? last - step : first + step]
            let part = run.range.clamped(to: Int(segment.start)..<Int(segment.end))
            body(segment.kind, shaped.slice(segment, part), part)
        }
    }
}
