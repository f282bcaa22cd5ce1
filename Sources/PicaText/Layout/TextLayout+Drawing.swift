/// What there is to draw.
extension TextLayout {
    /// Calls `body` for each run of glyphs, line by line, each from left to right.
    /// - Parameters:
    ///   - lines: The lines to draw; nil for all.
    ///   - body: Takes the run, its pen origin, the paint and the style.
    package func forEachRun(
        inLines lines: Range<Int>? = nil,
        _ body: (_ run: GlyphRun, _ x: Double, _ baseline: Double, _ paint: Int, _ style: TextStyle) -> Void
    ) {
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            for run in styledRuns(ofLine: number) where run.kind != .tab {
                let textRun = shaped.textRun(run)
                let style = shaped.styled.runs[run.style].style
                let glyphs = glyphs(run, textRun, line)
                guard !glyphs.isEmpty else { continue }
                let font = textRun.plan.font
                body(
                    GlyphRun(
                        face: font.face, size: textRun.plan.glyphSize(style.font.size),
                        treatment: font.treatment, glyphs: glyphs),
                    run.x, line.baseline - style.baselineOffset, style.paint, style)
            }
        }
    }

    private func glyphs(_ run: VisualRun, _ textRun: ShapedText.Run, _ line: Line) -> [GlyphRun.Glyph] {
        var result: [GlyphRun.Glyph] = []
        measurer.forEachPiece(of: run, shaped.paragraph(of: line)) { kind, word, _, x in
            // Spaces have no ink, and attachments are the caller's to draw.
            guard kind == .text else { return }
            measurer.forEachGlyph(of: word, textRun) { number, pen in
                let glyph = word.glyphs[number]
                result.append(
                    GlyphRun.Glyph(
                        id: glyph.id, x: Float(x + pen + Double(glyph.x) * textRun.scale),
                        y: Float(-Double(glyph.y) * textRun.scale)))
            }
        }
        return result
    }
}
