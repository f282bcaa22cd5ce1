/// What a visual run is made of.
extension LineRuns {
    /// Calls `body` for each word, or part of one, that a run shows, from left to right; a tab has none.
    /// - Parameter body: Takes what kind it is, its glyphs, its UTF-8 range, and its left edge in points
    ///   from the run's.
    func forEachPiece(
        of run: VisualRun, _ paragraph: ShapedText.Paragraph,
        _ body: (_ kind: ShapedText.Segment.Kind, _ word: ShapedWord, _ range: Range<Int>, _ x: Double) ->
            Void
    ) {
        if let mark = run.mark {
            body(.text, mark.word, run.range, 0)
            return
        }
        guard run.kind == .text, !run.range.isEmpty else { return }
        let first = shaped.segment(at: run.range.lowerBound, in: paragraph.segments)
        let last = shaped.segment(at: run.range.upperBound - 1, in: paragraph.segments)
        guard first <= last, last < paragraph.segments.upperBound else { return }
        var x = 0.0
        for step in 0...(last - first) {
            let number = run.isRightToLeft ? last - step : first + step
            let segment = shaped.segments[number]
            let part = run.range.clamped(to: Int(segment.start)..<Int(segment.end))
            let whole = run.whole.clamped(to: Int(segment.start)..<Int(segment.end))
            var word = shaped.piece(segment, whole)
            if part != whole {
                word = word.part(part.lowerBound - whole.lowerBound..<part.upperBound - whole.lowerBound)
            }
            body(segment.kind, word, part, x)
            x +=
                part.count == Int(segment.end - segment.start)
                ? shaped.positions[number + 1] - shaped.positions[number]
                : shaped.width(word, shaped.runs[run.run])
        }
    }

    /// Calls `body` for each glyph of a word from left to right.
    /// - Parameter body: Takes the glyph's number and where its pen stands, in points from the word's left
    ///   edge, its own offset left out.
    @inline(__always)
    func forEachGlyph(
        of word: ShapedWord, _ run: ShapedText.Run, _ body: (_ number: Int, _ pen: Double) -> Void
    ) {
        var pen = 0.0
        var clusterAdvance: Int32 = 0
        for number in 0..<word.glyphCount {
            body(number, pen)
            pen += Double(word.glyphs[number].advance) * run.scale
            clusterAdvance &+= word.glyphs[number].advance
            if number + 1 == word.glyphCount
                || word.glyphs[number + 1].cluster != word.glyphs[number].cluster
            {
                if clusterAdvance != 0 { pen += run.tracking }
                clusterAdvance = 0
            }
        }
    }
}
