/// Underlines and strike-throughs.
extension TextLayout {
    /// Whether any text is underlined or struck through.
    var hasDecorations: Bool {
        shaped.styled.styles.contains { $0.underline != nil || $0.strikethrough != nil }
    }

    /// Returns the underlines, which are drawn below the glyphs.
    ///
    /// Adjacent text underlined in the same pattern has one line, as thick as its thickest part requires and as low as
    /// its lowest. It ends before hanging spaces, and skips ink that crosses it. Han, kana and Hangul are not skipped,
    /// as their characters would interrupt the line everywhere.
    /// - Parameter lines: The lines to search; `nil` for all.
    package func underlines(inLines lines: Range<Int>? = nil) -> [DecorationLine] {
        decorations(inLines: lines) { style, metrics in
            style.underline.map {
                DecorationRun.Part(
                    decoration: $0, paint: $0.paint ?? style.paint,
                    top: metrics.underlinePosition - style.baselineOffset,
                    thickness: metrics.underlineThickness)
            }
        } gaps: { decoration in
            gaps(in: decoration)
        }
    }

    /// Returns the strike-throughs, which are drawn above the glyphs. Text of another size or baseline has a separate
    /// line.
    /// - Parameter lines: The lines to search; `nil` for all.
    package func strikethroughs(inLines lines: Range<Int>? = nil) -> [DecorationLine] {
        decorations(inLines: lines) { style, metrics in
            style.strikethrough.map {
                DecorationRun.Part(
                    decoration: $0, paint: $0.paint ?? style.paint,
                    top: -metrics.strikethroughPosition - style.baselineOffset,
                    thickness: metrics.strikethroughThickness,
                    level: .init(size: style.font.size, raise: style.baselineOffset))
            }
        } gaps: { _ in
            []
        }
    }

    /// Returns wavy lines below parts of a line, which mark errors. They are placed like underlines of the first style.
    package func waves(under ranges: [Range<Int>], inLine number: Int) -> [DecorationLine] {
        guard lines.indices.contains(number), !ranges.isEmpty else { return [] }
        let (line, metrics) = (lines[number], shaped.metrics(ofStyle: 0))
        return ranges.flatMap { range in
            selectionRects(range, inLines: number..<number + 1).map { rect in
                DecorationLine(
                    x: rect.x, width: rect.width, baseline: line.baseline,
                    top: max(metrics.underlinePosition, 0), thickness: metrics.underlineThickness,
                    pattern: .wave, origin: rect.x, paint: 0)
            }
        }
    }

    private func decorations(
        inLines lines: Range<Int>?, _ part: (TextStyle, FontMetrics) -> DecorationRun.Part?,
        gaps: (DecorationRun) -> [Range<Double>]
    ) -> [DecorationLine] {
        guard hasDecorations else { return [] }
        var result: [DecorationLine] = []
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            let trimmed = measurer.trimmedEnd(line)
            var decoration: DecorationRun?
            func close() {
                guard let closed = decoration else { return }
                result += closed.lines(baseline: line.baseline, gaps: gaps(closed))
                decoration = nil
            }
            for run in runs(ofLine: number) {
                guard run.range.lowerBound < trimmed || run.kind == .ellipsis || run.kind == .hyphen,
                    let part = part(run.style, shaped.metrics(ofStyle: run.part.style))
                else {
                    close()
                    continue
                }
                if decoration?.takes(part) != true { close() }
                decoration = decoration ?? DecorationRun(run.x)
                decoration?.add(part, run)
            }
            close()
        }
        return result
    }

    /// Returns the gaps that an underline leaves for ink that crosses it, ascending.
    private func gaps(in decoration: DecorationRun) -> [Range<Double>] {
        // As in browsers, the gap is the line's own thickness on each side.
        let room = max(decoration.thickness, 1)
        var found: [Range<Double>] = []
        for run in decoration.runs {
            let scale = run.runStyle.scale
            guard scale > 0, !ScriptNames.isUnderlinedThrough(run.runStyle.plan.script) else { continue }
            let ink = run.face.ink
            let top = -(decoration.top + run.style.baselineOffset)
            for glyph in run.glyphs.glyphs {
                let raised = Double(glyph.y)
                let upper = ((top + raised) / scale).rounded(.up)
                let lower = (upper - decoration.height / scale).rounded(.down)
                guard let top = Int32(exactly: upper), let bottom = Int32(exactly: lower) else { continue }
                let origin = run.x + Double(glyph.x)
                for crossing in ink.crossings(glyph.id, bottom: bottom, top: top) {
                    let left = origin + Double(crossing.lowerBound) * scale - room
                    let right = origin + Double(crossing.upperBound) * scale + room
                    if left < right { found.append(left..<right) }
                }
            }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }
}

/// Adjacent decorated text that has a single line.
private struct DecorationRun {
    /// The decoration of one style.
    struct Part {
        var decoration: LineDecoration
        var paint: Int
        /// The line's top, in points below the line's baseline.
        var top: Double
        var thickness: Double
        /// The value that must be equal for text to share a line; `nil` if all text shares one.
        var level: Level?
    }

    struct Level: Equatable {
        var size: Double
        var raise: Double
    }

    private(set) var runs: [TextLayout.Run] = []
    private(set) var top = -Double.infinity
    /// The thickness of a single line, in points.
    private(set) var thickness = 0.0
    private let origin: Double
    private var parts: [(paint: Int, end: Double)] = []
    private var first: Part?

    init(_ origin: Double) { self.origin = origin }

    func takes(_ part: Part) -> Bool {
        first.map { $0.decoration.pattern == part.decoration.pattern && $0.level == part.level } ?? true
    }

    mutating func add(_ part: Part, _ run: TextLayout.Run) {
        first = first ?? part
        runs.append(run)
        top = max(top, part.top)
        thickness = max(thickness, part.thickness)
        if parts.last?.paint == part.paint {
            parts[parts.count - 1].end = run.x + run.width
        } else {
            parts.append((part.paint, run.x + run.width))
        }
    }

    private var pattern: LineDecoration.Pattern { first?.decoration.pattern ?? .solid }

    /// The height from top to bottom edge, including all lines of the pattern.
    var height: Double {
        switch pattern {
        case .thick: 2 * thickness
        case .double, .wave: 3 * thickness
        default: thickness
        }
    }

    /// - Parameter gaps: The gaps, ascending.
    func lines(baseline: Double, gaps: [Range<Double>]) -> [DecorationLine] {
        var result: [DecorationLine] = []
        var x = origin
        var gap = gaps.startIndex
        for part in parts {
            while x < part.end {
                while gap < gaps.endIndex, gaps[gap].upperBound <= x { gap += 1 }
                let next = gap < gaps.endIndex ? gaps[gap] : part.end..<part.end
                let end = min(max(next.lowerBound, x), part.end)
                // A segment shorter than its thickness would be a speck between two letters.
                if end - x >= min(thickness, part.end - origin) {
                    add(x..<end, part.paint, baseline, &result)
                }
                x = max(end, min(next.upperBound, part.end))
                if end == part.end { x = part.end }
            }
        }
        return result
    }

    private func add(_ slice: Range<Double>, _ paint: Int, _ baseline: Double, _ to: inout [DecorationLine]) {
        to.append(
            DecorationLine(
                x: slice.lowerBound, width: slice.upperBound - slice.lowerBound, baseline: baseline, top: top,
                thickness: pattern == .thick ? 2 * thickness : thickness, pattern: pattern, origin: origin,
                paint: paint))
    }
}
