/// What drawing covers.
extension TextLayout {
    /// The rectangle around all ink, decorations with it, in points from the layout's upper left corner;
    /// nil where there is none. Drawing may reach two pixels farther, as it fits glyphs to whole ones.
    /// - Parameter lines: The lines it is wanted of; nil for all.
    package func inkBounds(inLines lines: Range<Int>? = nil) -> TextRect? {
        var bounds: TextRect?
        func add(_ rect: TextRect) { bounds = bounds?.union(rect) ?? rect }
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            let paragraph = shaped.paragraph(of: line)
            for run in visualRuns(ofLine: number) where run.kind != .tab {
                let textRun = shaped.textRun(run)
                let baseline = line.baseline - shaped.styled.runs[textRun.style].style.baselineOffset
                measurer.forEachPiece(of: run, paragraph) { kind, word, _, x in
                    guard kind == .text, let ink = inkRect(word, textRun) else { return }
                    add(
                        TextRect(
                            x: run.x + x + ink.x, y: baseline + ink.y, width: ink.width, height: ink.height))
                }
            }
        }
        for line in underlines(inLines: lines) + strikethroughs(inLines: lines) { add(line.rect) }
        return bounds
    }

    /// The rectangle around a word's ink, in points from its pen on the baseline.
    private func inkRect(_ word: ShapedWord, _ run: ShapedText.Run) -> TextRect? {
        let font = run.plan.font
        var box = InkBox.empty
        var spread = (left: 0.0, right: 0.0)
        if run.tracking == 0 {
            box = word.inkBox(font.face.ink)
        } else {
            // Tracking moves glyphs apart by what is no number of font units.
            measurer.forEachGlyph(of: word, run) { number, pen in
                let glyph = word.glyphs[number]
                let units = (pen / run.scale).rounded(.down)
                let x = Int32(exactly: units) ?? 0
                box.formUnion(font.face.ink.box(glyph.id), atX: x &+ glyph.x, y: glyph.y)
            }
            spread.right = run.scale
        }
        guard !box.isEmpty else { return nil }
        // As drawing slants and emboldens.
        if font.treatment.contains(.slant) {
            spread.left = max(0, -Double(box.minY)) * 0.25 * run.scale
            spread.right += max(0, Double(box.maxY)) * 0.25 * run.scale
        }
        if font.treatment.contains(.embolden) {
            spread.right += Double(font.face.unitsPerEm) * 0.1 * run.scale
        }
        return TextRect(
            x: Double(box.minX) * run.scale - spread.left, y: -Double(box.maxY) * run.scale,
            width: (Double(box.maxX) - Double(box.minX)) * run.scale + spread.left + spread.right,
            height: (Double(box.maxY) - Double(box.minY)) * run.scale)
    }
}

extension TextRect {
    /// The smallest rectangle that holds both.
    package func union(_ other: TextRect) -> TextRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return TextRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
