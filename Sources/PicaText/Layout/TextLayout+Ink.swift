/// The area that drawing covers.
extension TextLayout {
    /// Returns the rectangle around all ink including decorations, in points from the layout's top left corner.
    ///
    /// It is `nil` if there is no ink. Drawing may extend two pixels farther, because hinting fits glyphs to whole
    /// pixels.
    /// - Parameter lines: The lines to include; `nil` for all.
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

    /// Returns a rectangle that contains all ink and is hardly larger, or `nil` if there is no ink.
    ///
    /// It is computed from words alone, so that no line has to be placed for it.
    /// - Parameter lines: The lines to include; `nil` for all.
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

    /// The vertical extent of all underlines and strike-throughs relative to the baseline, positive downward.
    ///
    /// It is `nil` if there are none.
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
            // Tightened clusters have narrower boxes.
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
    /// Returns the additional horizontal extent of ink between two heights, in points, due to slanting and emboldening.
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
