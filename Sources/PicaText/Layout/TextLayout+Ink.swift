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
        if let reach = blockReach(inLines: lines) { add(reach) }
        return bounds
    }

    /// A rectangle that holds all ink, and hardly more: found from words alone, so that no line has to be put
    /// in place only to learn where it is; nil where there is no ink.
    /// - Parameter lines: The lines it is wanted of; nil for all.
    package func inkReach(inLines lines: Range<Int>? = nil) -> TextRect? {
        let decorations = decorationReach
        var bounds: TextRect?
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            let isPlain = line.showsTextAsItIs && line.stretch == 0
            if let reach = isPlain ? reach(of: line) : glyphInk(ofLine: number) {
                bounds = bounds?.union(reach) ?? reach
            }
            if let decorations, line.width > 0 {
                let reach = TextRect(
                    x: line.x, y: line.baseline + decorations.lowerBound, width: line.width,
                    height: decorations.upperBound - decorations.lowerBound)
                bounds = bounds?.union(reach) ?? reach
            }
        }
        if let reach = blockReach(inLines: lines) { bounds = bounds?.union(reach) ?? reach }
        return bounds
    }

    /// How far any underline or strike-through reaches below the baseline, from its highest place to its
    /// lowest; nil where there is none.
    private var decorationReach: ClosedRange<Double>? {
        var (top, bottom, thickness) = (Double.infinity, -Double.infinity, 1.0)
        for (number, style) in shaped.styled.styles.enumerated()
        where style.underline != nil || style.strikethrough != nil {
            let metrics = shaped.metrics(ofStyle: number)
            for place in [metrics.underlinePosition, -metrics.strikethroughPosition] {
                top = min(top, place - style.baselineOffset)
                bottom = max(bottom, place - style.baselineOffset)
            }
            thickness = max(thickness, metrics.underlineThickness, metrics.strikethroughThickness)
        }
        // A double line is three times as high.
        return top <= bottom ? top...bottom + 3 * thickness : nil
    }

    private func reach(of line: Line) -> TextRect? {
        let paragraph = shaped.paragraph(of: line)
        var (left, right) = (0.0, 0.0)
        var (bottom, top) = (Double.infinity, -Double.infinity)
        var number = shaped.segment(at: line.range.lowerBound, in: paragraph.segments)
        while number < paragraph.segments.upperBound,
            Int(shaped.segments[number].start) < line.range.upperBound
        {
            defer { number += 1 }
            guard shaped.segments[number].kind == .text else { continue }
            let segment = shaped.segments[number]
            let runStyle = Int(shaped.runs[Int(segment.run)].runStyle)
            let part = line.range.clamped(to: Int(segment.start)..<Int(segment.end))
            let reach = shaped.slice(segment, part).reach(shaped.runStyles[runStyle].plan.font.face.ink)
            guard !reach.isEmpty else { continue }
            let scale = shaped.runStyles[runStyle].scale
            let raise = shaped.set.measures[shaped.runStyles[runStyle].style].raise
            let (low, high) = (Double(reach.bottom) * scale, Double(reach.top) * scale)
            let spread = shaped.runStyles[runStyle].spread(bottom: low, top: high)
            left = max(left, Double(reach.left) * scale + spread.left)
            // Clusters that are set closer have narrower boxes.
            let closer = max(0, -shaped.runStyles[runStyle].tracking)
            right = max(right, Double(reach.right) * scale + closer + spread.right)
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
        let scale = run.runStyle.scale
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
        let spread = run.runStyle.spread(bottom: bottom, top: top)
        return TextRect(
            x: run.x + left - spread.left, y: run.baseline - top,
            width: right - left + spread.left + spread.right, height: top - bottom)
    }
}

extension ShapedText.RunStyle {
    /// How far ink between two heights reaches out sideways, in points, as drawing slants and emboldens it.
    fileprivate func spread(bottom: Double, top: Double) -> (left: Double, right: Double) {
        var spread = (left: 0.0, right: 0.0)
        if plan.font.treatment.contains(.slant) {
            spread = (max(0, -bottom) * 0.25, max(0, top) * 0.25)
        }
        if plan.font.treatment.contains(.embolden) {
            spread.right += Double(plan.font.face.unitsPerEm) * 0.1 * scale
        }
        return spread
    }
}
