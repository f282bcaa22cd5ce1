/// What drawing covers.
extension TextLayout {
    /// The rectangle around all ink, decorations with it, in points from the layout's upper left corner;
    /// nil where there is none. Drawing may reach two pixels farther, as it fits glyphs to whole ones.
    /// - Parameter lines: The lines it is wanted of; nil for all.
    package func inkBounds(inLines lines: Range<Int>? = nil) -> TextRect? {
        var bounds: TextRect?
        func add(_ rect: TextRect) { bounds = bounds?.union(rect) ?? rect }
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            if let ink = glyphInk(ofLine: number) { add(ink) }
        }
        for line in underlines(inLines: lines) + strikethroughs(inLines: lines) { add(line.rect) }
        return bounds
    }

    private func glyphInk(ofLine number: Int) -> TextRect? {
        let line = placedLine(number)
        if let known = line.glyphInk { return known }
        var bounds: TextRect?
        for run in runs(ofLine: number) {
            guard let ink = ink(of: run) else { continue }
            bounds = bounds?.union(ink) ?? ink
        }
        line.glyphInk = .some(bounds)
        return bounds
    }

    private func ink(of run: Run) -> TextRect? {
        let scale = run.textRun.scale
        let face = run.face
        var (left, right) = (Double.infinity, -Double.infinity)
        var (bottom, top) = (Double.infinity, -Double.infinity)
        for glyph in run.glyphs.glyphs {
            let box = face.ink.box(glyph.id)
            guard !box.isEmpty else { continue }
            left = min(left, Double(glyph.x) + Double(box.minX) * scale)
            right = max(right, Double(glyph.x) + Double(box.maxX) * scale)
            bottom = min(bottom, Double(box.minY) * scale - Double(glyph.y))
            top = max(top, Double(box.maxY) * scale - Double(glyph.y))
        }
        guard left < right else { return nil }
        // As drawing slants and emboldens.
        let treatment = run.textRun.plan.font.treatment
        if treatment.contains(.slant) {
            left -= max(0, -bottom) * 0.25
            right += max(0, top) * 0.25
        }
        if treatment.contains(.embolden) { right += Double(face.unitsPerEm) * 0.1 * scale }
        return TextRect(x: run.x + left, y: run.baseline - top, width: right - left, height: top - bottom)
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
