/// What there is to draw.
extension TextLayout {
    /// An underline or strike-through to draw as a rectangle or a row of dashes.
    package struct Decoration {
        package var rect: TextRect
        package var pattern: LineDecoration.Pattern
        package var paint: Int
    }

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
            for run in visualRuns(ofLine: number) where run.kind != .tab {
                let textRun = shaped.runs[run.run]
                let style = shaped.styled.runs[textRun.style].style
                let glyphs = glyphs(run, textRun, line)
                guard !glyphs.isEmpty else { continue }
                let font = textRun.plan.font
                body(
                    GlyphRun(
                        face: font.face, size: textRun.plan.glyphSize(style.font.size),
                        synthesis: font.synthesis, glyphs: glyphs),
                    run.x, line.baseline - style.baselineOffset, style.paint, style)
            }
        }
    }

    private func glyphs(_ run: VisualRun, _ textRun: ShapedText.Run, _ line: Line) -> [GlyphRun.Glyph] {
        var result: [GlyphRun.Glyph] = []
        var pen = 0.0
        func add(_ word: ShapedWord) {
            for number in 0..<word.glyphCount {
                let glyph = word.glyphs[number]
                result.append(
                    GlyphRun.Glyph(
                        id: glyph.id, x: Float(pen + Double(glyph.x) * textRun.scale),
                        y: Float(-Double(glyph.y) * textRun.scale)))
                pen += Double(glyph.advance) * textRun.scale
                if number + 1 == word.glyphCount || word.glyphs[number + 1].cluster != glyph.cluster {
                    pen += textRun.tracking
                }
            }
        }
        if let word = run.word {
            add(word)
            return result
        }
        let segments = shaped.paragraphs[line.paragraph].segments
        let first = shaped.segment(at: run.range.lowerBound, in: segments)
        let last = shaped.segment(at: run.range.upperBound - 1, in: segments)
        for step in 0...(last - first) {
            let segment = shaped.segments[run.isRightToLeft ? last - step : first + step]
            if segment.kind != .text {
                // Spaces have no ink, and attachments are the caller's to draw.
                let number = run.isRightToLeft ? last - step : first + step
                pen += LineRuns(shaped, options).pieceWidth(number, run.range)
            } else {
                add(shaped.piece(segment, run.range.clamped(to: Int(segment.start)..<Int(segment.end))))
            }
        }
        return result
    }

    /// The underlines and strike-throughs; they stop before spaces that hang.
    /// - Parameter lines: The lines they are wanted of; nil for all.
    package func decorations(inLines lines: Range<Int>? = nil) -> [Decoration] {
        guard
            shaped.styled.runs.contains(where: { $0.style.underline != nil || $0.style.strikethrough != nil })
        else { return [] }
        var result: [Decoration] = []
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            let trimmed = LineRuns(shaped, options).trimmedEnd(line)
            for run in visualRuns(ofLine: number) where run.range.lowerBound < trimmed || run.word != nil {
                let textRun = shaped.runs[run.run]
                let style = shaped.styled.runs[textRun.style].style
                let metrics = shaped.metrics(ofStyle: textRun.style)
                let baseline = line.baseline - style.baselineOffset
                func add(_ decoration: LineDecoration, _ y: Double, _ thickness: Double) {
                    let rect = TextRect(x: run.x, y: y, width: run.width, height: thickness)
                    let paint = decoration.paint ?? style.paint
                    if let last = result.last, last.pattern == decoration.pattern, last.paint == paint,
                        last.rect.y == y, abs(last.rect.maxX - run.x) < 0.01
                    {
                        result[result.count - 1].rect.width = run.x + run.width - last.rect.x
                    } else {
                        result.append(Decoration(rect: rect, pattern: decoration.pattern, paint: paint))
                    }
                }
                if let underline = style.underline {
                    add(underline, baseline + metrics.underlinePosition, metrics.underlineThickness)
                }
                if let strike = style.strikethrough {
                    add(strike, baseline - metrics.strikethroughPosition, metrics.strikethroughThickness)
                }
            }
        }
        return result
    }
}
