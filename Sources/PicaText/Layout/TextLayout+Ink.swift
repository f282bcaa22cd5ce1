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

    /// A rectangle that holds all ink, and hardly more: found from words alone, so that no line has to be put
    /// in place only to learn where it is; nil where there is no ink.
    /// - Parameter lines: The lines it is wanted of; nil for all.
    package func inkReach(inLines lines: Range<Int>? = nil) -> TextRect? {
        if hasDecorations { return inkBounds(inLines: lines) }
        var bounds: TextRect?
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            let isPlain = line.elision == nil && !line.isHyphenated && line.stretch == 0
            guard let reach = isPlain ? reach(of: line) : glyphInk(ofLine: number) else { continue }
            bounds = bounds?.union(reach) ?? reach
        }
        return bounds
    }

    private func reach(of line: Line) -> TextRect? {
        let paragraph = shaped.paragraph(of: line)
        var (left, right) = (0.0, 0.0)
        var (bottom, top) = (Double.infinity, -Double.infinity)
        var number = shaped.segment(at: line.range.lowerBound, in: paragraph.segments)
        while number < paragraph.segments.upperBound,
            Int(shaped.segments[number].start) < line.range.upperBound
        {
            let segment = shaped.segments[number]
            number += 1
            guard segment.kind == .text else { continue }
            let setting = shaped.setting(of: segment)
            let font = setting.plan.font
            let part = line.range.clamped(to: Int(segment.start)..<Int(segment.end))
            let reach = shaped.piece(segment, part).reach(font.face.ink)
            guard !reach.isEmpty else { continue }
            let scale = setting.scale
            let raise = shaped.styled.styles[setting.style].baselineOffset
            let (low, high) = (Double(reach.bottom) * scale, Double(reach.top) * scale)
            var (before, after) = (Double(reach.left) * scale, Double(reach.right) * scale)
            // Clusters that are set closer have narrower boxes.
            after += max(0, -setting.tracking)
            // As drawing slants and emboldens.
            if font.treatment.contains(.slant) {
                before += max(0, -low) * 0.25
                after += max(0, high) * 0.25
            }
            if font.treatment.contains(.embolden) { after += Double(font.face.unitsPerEm) * 0.1 * scale }
            left = max(left, before)
            right = max(right, after)
            bottom = min(bottom, low + raise)
            top = max(top, high + raise)
        }
        guard bottom < top else { return nil }
        return TextRect(
            x: line.x - left, y: line.baseline - top, width: left + line.width + right, height: top - bottom)
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
        let scale = run.setting.scale
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
        let treatment = run.setting.plan.font.treatment
        if treatment.contains(.slant) {
            left -= max(0, -bottom) * 0.25
            right += max(0, top) * 0.25
        }
        if treatment.contains(.embolden) { right += Double(face.unitsPerEm) * 0.1 * scale }
        return TextRect(x: run.x + left, y: run.baseline - top, width: right - left, height: top - bottom)
    }
}
