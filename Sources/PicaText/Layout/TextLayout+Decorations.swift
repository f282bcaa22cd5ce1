/// Underlines and strike-throughs.
extension TextLayout {
    /// Whether any text is underlined or struck through.
    private var hasDecorations: Bool {
        shaped.styled.runs.contains { $0.style.underline != nil || $0.style.strikethrough != nil }
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
                DecorationStretch.Part(
                    decoration: $0, paint: $0.paint ?? style.paint,
                    top: metrics.underlinePosition - style.baselineOffset,
                    thickness: metrics.underlineThickness)
            }
        } gaps: { stretch, number in
            gaps(in: stretch, line: number)
        }
    }

    /// The strike-throughs; they belong above the glyphs. Text of another size or another height has a
    /// line of its own.
    /// - Parameter lines: The lines they are wanted of; nil for all.
    package func strikethroughs(inLines lines: Range<Int>? = nil) -> [DecorationLine] {
        decorations(inLines: lines) { style, metrics in
            style.strikethrough.map {
                DecorationStretch.Part(
                    decoration: $0, paint: $0.paint ?? style.paint,
                    top: -metrics.strikethroughPosition - style.baselineOffset,
                    thickness: metrics.strikethroughThickness,
                    level: .init(size: style.font.size, raise: style.baselineOffset))
            }
        } gaps: { _, _ in
            []
        }
    }

    private func decorations(
        inLines lines: Range<Int>?, _ part: (TextStyle, FontMetrics) -> DecorationStretch.Part?,
        gaps: (DecorationStretch, Int) -> [Range<Double>]
    ) -> [DecorationLine] {
        guard hasDecorations else { return [] }
        var result: [DecorationLine] = []
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            let line = self.lines[number]
            let trimmed = measurer.trimmedEnd(line)
            var stretch: DecorationStretch?
            func close() {
                guard let closed = stretch else { return }
                result += closed.lines(baseline: line.baseline, gaps: gaps(closed, number))
                stretch = nil
            }
            for run in styledRuns(ofLine: number) {
                let style = run.style
                guard run.range.lowerBound < trimmed || run.mark != nil,
                    let part = part(shaped.styled.runs[style].style, shaped.metrics(ofStyle: style))
                else {
                    close()
                    continue
                }
                if stretch?.takes(part) != true { close() }
                stretch = stretch ?? DecorationStretch(run.x)
                stretch?.add(part, run)
            }
            close()
        }
        return result
    }

    /// What an underline leaves free for ink that crosses it, ascending.
    private func gaps(in stretch: DecorationStretch, line number: Int) -> [Range<Double>] {
        let line = lines[number]
        // As browsers leave it: the line's own thickness on each side.
        let room = max(stretch.thickness, 1)
        var found: [Range<Double>] = []
        for run in stretch.runs where run.kind != .tab {
            let textRun = shaped.textRun(run)
            let plan = textRun.plan
            guard textRun.scale > 0, !ScriptNames.isUnderlinedThrough(plan.script) else { continue }
            let raised = shaped.styled.runs[textRun.style].style.baselineOffset
            let upper = (-(stretch.top + raised) / textRun.scale).rounded(.up)
            let lower = (upper - stretch.height / textRun.scale).rounded(.down)
            guard let top = Int32(exactly: upper), let bottom = Int32(exactly: lower) else { continue }
            let ink = plan.font.face.ink
            measurer.forEachPiece(of: run, shaped.paragraph(of: line)) { kind, word, _, x in
                let box = word.inkBox(ink)
                guard kind == .text, box.minY < top, box.maxY > bottom else { return }
                measurer.forEachGlyph(of: word, textRun) { index, pen in
                    let glyph = word.glyphs[index]
                    let origin = run.x + x + pen + Double(glyph.x) * textRun.scale
                    for crossing in ink.crossings(
                        glyph.id, bottom: bottom &- glyph.y, top: top &- glyph.y)
                    {
                        let left = origin + Double(crossing.lowerBound) * textRun.scale - room
                        let right = origin + Double(crossing.upperBound) * textRun.scale + room
                        if left < right { found.append(left..<right) }
                    }
                }
            }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }
}

/// What is decorated side by side on a line with one line.
private struct DecorationStretch {
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

    private(set) var runs: [VisualRun] = []
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

    mutating func add(_ part: Part, _ run: VisualRun) {
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
        case .double: 3 * thickness
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

    private func add(_ piece: Range<Double>, _ paint: Int, _ baseline: Double, _ to: inout [DecorationLine]) {
        to.append(
            DecorationLine(
                x: piece.lowerBound, width: piece.upperBound - piece.lowerBound, baseline: baseline, top: top,
                thickness: pattern == .thick ? 2 * thickness : thickness, pattern: pattern, origin: origin,
                paint: paint))
    }
}
