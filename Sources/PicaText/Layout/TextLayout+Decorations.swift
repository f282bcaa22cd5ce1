/// Underlines and strike-throughs.
extension TextLayout {
    /// Whether any text is underlined or struck through.
    var hasDecorations: Bool {
        shaped.styled.styles.contains { $0.underline != nil || $0.strikethrough != nil }
    }

    /// The underlines; they belong below the glyphs.
    ///
    /// What is underlined in one pattern side by side has one line: as thick as its thickest part asks
    /// and as low as its lowest. It stops before spaces that hang, and leaves room around ink that
    /// crosses it, save that of Han, kana and Hangul, whose letters would be cut all along.
    /// - Parameter lines: The lines they are wanted of; nil for all.
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

    /// The strike-throughs; they belong above the glyphs. Text of another size or another height has a
    /// line of its own.
    /// - Parameter lines: The lines they are wanted of; nil for all.
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

    /// Waves below parts of a line, which say that something is wrong with them; under the letters as the
    /// underlines of the first style are.
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

    /// What an underline leaves free for ink that crosses it, ascending.
    private func gaps(in decoration: DecorationRun) -> [Range<Double>] {
        // As browsers leave it: the line's own thickness on each side.
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

/// What is decorated side by side on a line with one line.
private struct DecorationRun {
    /// What one style asks for.
    struct Part {
        var decoration: LineDecoration
        var paint: Int
        /// In points below the line's baseline.
        var top: Double
        var thickness: Double
        /// What differs here has lines apart; nil where all share one.
        var level: Level?
    }

    struct Level: Equatable {
        var size: Double
        var raise: Double
    }

    private(set) var runs: [TextLayout.Run] = []
    private(set) var top = -Double.infinity
    /// Of a single line.
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

    /// From the upper edge to the lower one, of all lines that the pattern has.
    var height: Double {
        switch pattern {
        case .thick: 2 * thickness
        case .double, .wave: 3 * thickness
        default: thickness
        }
    }

    /// - Parameter gaps: What to leave free, ascending.
    func lines(baseline: Double, gaps: [Range<Double>]) -> [DecorationLine] {
        var result: [DecorationLine] = []
        var x = origin
        var gap = gaps.startIndex
        for part in parts {
            while x < part.end {
                while gap < gaps.endIndex, gaps[gap].upperBound <= x { gap += 1 }
                let next = gap < gaps.endIndex ? gaps[gap] : part.end..<part.end
                let end = min(max(next.lowerBound, x), part.end)
                // What is shorter than thick would be a speck between two letters.
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
