import PicaFoundation

/// A builder that finds and measures the runs of one line.
struct LineRuns {
    let shaped: ShapedText
    let options: LayoutOptions

    init(_ shaped: ShapedText, _ options: LayoutOptions) {
        self.shaped = shaped
        self.options = options
    }

    /// Returns the width of the line's text without hanging spaces.
    func measure(_ line: Line) -> Double {
        let end = trimmedEnd(line)
        return logical(line).reduce(0) { $0 + ($1.hangs(from: end) ? 0 : $1.width) }
    }

    /// Returns the start of the spaces that hang at a line's end.
    func trimmedEnd(_ line: Line) -> Int {
        // Nothing hangs after an ellipsis.
        if let elision = line.elision, elision.upperBound == line.range.upperBound {
            return line.range.upperBound
        }
        let start = line.elision?.upperBound ?? line.range.lowerBound
        return trimmedEnd(start..<line.range.upperBound, shaped.paragraph(of: line))
    }

    /// Returns the start of the spaces at the end of a part of one paragraph.
    func trimmedEnd(_ range: Range<Int>, _ paragraph: ShapedText.Paragraph) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            let number = shaped.segment(at: end - 1, in: paragraph.segments)
            guard shaped.segments[number].kind == .space else { break }
            end = max(Int(shaped.segments[number].start), range.lowerBound)
        }
        return end
    }

    /// Returns the line's runs in logical order, not positioned yet.
    func logical(_ line: Line) -> [VisualRun] {
        let paragraph = shaped.paragraph(of: line)
        var result: [VisualRun] = []
        var x = line.insets.leading
        let trimmed = trimmedEnd(line)
        var start = line.range.lowerBound
        if let respelling = respelledStart(of: line, paragraph) {
            start = respelling.range.upperBound
            appendRespelling(respelling, "", "", like: start - 1, paragraph, &x, &result)
        }
        if let elision = line.elision {
            append(start..<elision.lowerBound, paragraph, trimmed, &x, &result)
            appendEllipsis(line, paragraph, &x, &result)
            append(elision.upperBound..<line.range.upperBound, paragraph, trimmed, &x, &result)
        } else if line.isHyphenated {
            let end = line.range.upperBound
            let plain = HyphenationPoint.Respelling(range: end..<end, text: "")
            var respelling = shaped.division(at: end, paragraph)?.end ?? plain
            if respelling.range.lowerBound < start { respelling = plain }
            append(start..<respelling.range.lowerBound, paragraph, trimmed, &x, &result)
            appendRespelling(respelling, "‐", "-", like: end - 1, paragraph, &x, &result)
        } else {
            append(start..<line.range.upperBound, paragraph, trimmed, &x, &result)
        }
        return result
    }

    /// Returns the run of a paragraph that contains an offset; the last one for offsets after it.
    func run(at offset: Int, _ paragraph: ShapedText.Paragraph) -> Int {
        let found = paragraph.runs.partitioningIndex { Int(shaped.runs[$0].end) > offset }
        return max(min(found, paragraph.runs.upperBound - 1), paragraph.runs.lowerBound)
    }

    private func append(
        _ range: Range<Int>, _ paragraph: ShapedText.Paragraph, _ trimmed: Int, _ x: inout Double,
        _ result: inout [VisualRun]
    ) {
        guard !range.isEmpty, !paragraph.runs.isEmpty else { return }
        var number = run(at: range.lowerBound, paragraph)
        var start = range.lowerBound
        while start < range.upperBound, number < paragraph.runs.upperBound {
            let runEnd = Int(shaped.runs[number].end)
            var end = min(runEnd, range.upperBound)
            var level = shaped.runs[number].level
            if start >= trimmed { level = paragraph.level } else { end = min(end, trimmed) }
            if end > start {
                if paragraph.hasTabs {
                    appendAroundTabs(
                        start..<end, number, level, paragraph, min(range.upperBound, trimmed), &x, &result)
                } else {
                    let width = self.width(start..<end, paragraph)
                    result.append(visualRun(start..<end, number, level, .text, width))
                    x += width
                }
            }
            start = max(end, start)
            if start >= runEnd { number += 1 }
        }
    }

    private func appendAroundTabs(
        _ range: Range<Int>, _ run: Int, _ level: UInt8, _ paragraph: ShapedText.Paragraph,
        _ lineEnd: Int, _ x: inout Double, _ result: inout [VisualRun]
    ) {
        let ruler = ruler(of: paragraph)
        var start = range.lowerBound
        func appendText(to end: Int) {
            guard end > start else { return }
            let width = self.width(start..<end, paragraph)
            result.append(visualRun(start..<end, run, level, .text, width))
            x += width
        }
        for number in shaped.segment(at: start, in: paragraph.segments)..<paragraph.segments.upperBound {
            let segment = shaped.segments[number]
            let offset = Int(segment.start)
            guard offset < range.upperBound else { break }
            guard segment.kind == .tab else { continue }
            appendText(to: offset)
            let width = ruler.width(at: x) { lead(to: $0, afterTab: number, upTo: lineEnd, paragraph) }
            result.append(visualRun(offset..<Int(segment.end), run, paragraph.level, .tab, width))
            x += width
            start = Int(segment.end)
        }
        appendText(to: range.upperBound)
    }

    // MARK: Divided words

    /// Returns the spelling of the text at a line's start if it differs from the text.
    private func respelledStart(
        of line: Line, _ paragraph: ShapedText.Paragraph
    ) -> HyphenationPoint.Respelling? {
        guard line.continuesWord,
            let found = shaped.division(at: line.range.lowerBound, paragraph)?.start,
            found.range.upperBound <= line.elision?.lowerBound ?? line.range.upperBound
        else { return nil }
        return found
    }

    /// Returns the reduction in width of a line's start that is the rest of a divided word.
    func saving(atStart start: Int, _ paragraph: ShapedText.Paragraph) -> Double {
        guard let found = shaped.division(at: start, paragraph)?.start else { return 0 }
        let width = position(found.range.upperBound, paragraph) - position(start, paragraph)
        guard !found.text.isEmpty else { return width }
        let mark = mark(found.text, found.text, run(at: start, paragraph))
        return width - mark.runStyle.width(of: mark.word)
    }

    /// - Parameters:
    ///   - hyphen: The hyphen after the letters.
    ///   - fallback: A replacement for the hyphen if no face contains it.
    private func appendRespelling(
        _ respelling: HyphenationPoint.Respelling, _ hyphen: String, _ fallback: String, like model: Int,
        _ paragraph: ShapedText.Paragraph, _ x: inout Double, _ result: inout [VisualRun]
    ) {
        let run = self.run(at: model, paragraph)
        let level = shaped.runs[run].level
        let text = respelling.text + hyphen
        guard !text.isEmpty else {
            return result.append(visualRun(respelling.range, run, level, .hyphen, 0))
        }
        appendMark(
            text, respelling.text + fallback, respelling.range, .hyphen, like: model, level, paragraph, &x,
            &result)
    }

    // MARK: Tabs

    func ruler(of paragraph: ShapedText.Paragraph) -> TabRuler {
        let style = shaped.styled.paragraphStyle(at: paragraph.textStart)
        var options = style.map { self.options.applying($0) } ?? self.options
        if let table = style?.block?.table { options.tabStops = tabStops(of: table, options) }
        return TabRuler(options)
    }

    /// Returns the width of the text after a tab that precedes the alignment point of its stop.
    /// - Parameter number: The index of the tab's segment.
    func lead(
        to alignment: TabStop.Alignment, afterTab number: Int, upTo end: Int,
        _ paragraph: ShapedText.Paragraph
    ) -> Double {
        var next = number + 1
        while next < paragraph.segments.upperBound, shaped.segments[next].kind != .tab,
            Int(shaped.segments[next].start) < end
        {
            next += 1
        }
        let start = Int(shaped.segments[number].end)
        let stop = next < paragraph.segments.upperBound ? Int(shaped.segments[next].start) : end
        guard start < min(stop, end) else { return 0 }
        let text = start..<min(stop, end)
        switch alignment {
        case .leading: return 0
        case .center: return width(text, paragraph) / 2
        case .trailing: return width(text, paragraph)
        case .decimal(let separator):
            guard let place = shaped.separator(separator, in: text) else { return width(text, paragraph) }
            return width(before: place, in: text, paragraph)
        }
    }

    /// Returns the width of the text on that side of a position where the paragraph starts.
    private func width(
        before place: Range<Int>, in text: Range<Int>, _ paragraph: ShapedText.Paragraph
    ) -> Double {
        var slices: [(range: Range<Int>, level: UInt8)] = []
        var number = run(at: text.lowerBound, paragraph)
        while number < paragraph.runs.upperBound, Int(shaped.runs[number].start) < text.upperBound {
            let run = (Int(shaped.runs[number].start)..<Int(shaped.runs[number].end)).clamped(to: text)
            for slice in [
                run.lowerBound..<max(run.lowerBound, place.lowerBound), place,
                min(run.upperBound, place.upperBound)..<run.upperBound,
            ].map({ $0.clamped(to: run) }) where !slice.isEmpty {
                slices.append((slice, shaped.runs[number].level))
            }
            number += 1
        }
        let shown = slices.inVisualOrder(by: \.level)
        guard let found = shown.firstIndex(where: { $0.range.lowerBound == place.lowerBound }) else {
            return 0
        }
        let before = paragraph.level & 1 == 1 ? shown[(found + 1)...] : shown[..<found]
        return before.reduce(0) {
            $0 + position($1.range.upperBound, paragraph) - position($1.range.lowerBound, paragraph)
        }
    }

    private func visualRun(
        _ range: Range<Int>, _ run: Int, _ level: UInt8, _ kind: VisualRun.Kind, _ width: Double,
        _ mark: Mark? = nil
    ) -> VisualRun {
        VisualRun(
            range: range, isRightToLeft: level & 1 == 1, x: 0, width: width, run: run,
            style: shaped.runStyle(ofRun: run).style, level: level, kind: kind, mark: mark)
    }

    /// Returns the character whose style an ellipsis takes: the one before it, or else the one after.
    func ellipsisModel(_ line: Line, _ elision: Range<Int>) -> Int {
        elision.lowerBound > line.range.lowerBound ? elision.lowerBound - 1 : elision.upperBound
    }

    private func appendEllipsis(
        _ line: Line, _ paragraph: ShapedText.Paragraph, _ x: inout Double, _ result: inout [VisualRun]
    ) {
        guard let elision = line.elision, !paragraph.runs.isEmpty else { return }
        // Like a neutral character it takes the direction of the text on both sides, or else that of the paragraph.
        var level = paragraph.level
        if elision.lowerBound > line.range.lowerBound, elision.upperBound < line.range.upperBound {
            let before = shaped.runs[run(at: elision.lowerBound - 1, paragraph)].level
            let after = shaped.runs[run(at: elision.upperBound, paragraph)].level
            if before == after { level = before }
        }
        let model = ellipsisModel(line, elision)
        appendMark("…", "...", elision, .ellipsis, like: model, level, paragraph, &x, &result)
    }

    /// - Parameter model: The character whose style the mark takes.
    private func appendMark(
        _ mark: String, _ fallback: String, _ range: Range<Int>, _ kind: VisualRun.Kind, like model: Int,
        _ level: UInt8, _ paragraph: ShapedText.Paragraph, _ x: inout Double, _ result: inout [VisualRun]
    ) {
        let run = self.run(at: model, paragraph)
        let mark = self.mark(mark, fallback, run)
        var visual = visualRun(range, run, level, kind, mark.runStyle.width(of: mark.word), mark)
        visual.style = shaped.style(at: model)
        result.append(visual)
        x += visual.width
    }

    /// Returns the glyphs of an ellipsis or a hyphen, or of its fallback. They are in a run's face or another of its
    /// style.
    private func mark(_ mark: String, _ fallback: String, _ run: Int) -> Mark {
        let runStyle = shaped.runStyle(ofRun: run)
        let own = Mark(word: word(mark, runStyle.plan), runStyle: runStyle)
        guard own.word.hasMissingGlyphs else { return own }
        let style = shaped.styled.styles[runStyle.style]
        let fonts = shaped.set.fonts[runStyle.style]
        let script = fonts.script(ScriptNames.common)
        for text in [mark, fallback] {
            guard let scalar = text.unicodeScalars.first,
                let font = script.cascade.font(for: scalar.value)
            else { continue }
            var other = runStyle
            other.plan = fonts.plan(
                script, ScriptNames.common, font: font, isRightToLeft: runStyle.plan.isRightToLeft)
            other.scale = style.font.size / Double(font.face.unitsPerEm)
            let word = word(text, other.plan)
            if !word.hasMissingGlyphs { return Mark(word: word, runStyle: other) }
        }
        return own
    }

    private func word(_ text: String, _ plan: ShapingPlan) -> ShapedWord {
        text.withUTF8Pointer { shaped.context.shaper.word(plan, $0, 0..<text.utf8.count) }
    }

    /// Returns the distance of an offset from the paragraph's start along the text, ignoring tabs.
    func position(_ offset: Int, _ paragraph: ShapedText.Paragraph) -> Double {
        let number = shaped.segment(at: offset, in: paragraph.segments)
        let base = shaped.positions[number]
        guard number < paragraph.segments.upperBound else { return base }
        guard offset > Int(shaped.segments[number].start) else { return base }
        let segment = shaped.segments[number]
        let run = shaped.runs[Int(segment.run)]
        let runStyle = shaped.runStyles[Int(run.runStyle)]
        var x = base
        segment.word.forEachCluster(isRightToLeft: run.isRightToLeft) { cluster, advance in
            guard Int(segment.start) + cluster.lowerBound < offset else { return false }
            x += runStyle.width(ofCluster: advance)
            return true
        }
        return x
    }

    /// Returns the width of a part of one run, with split words shaped as they are displayed.
    func width(_ range: Range<Int>, _ paragraph: ShapedText.Paragraph) -> Double {
        guard !range.isEmpty else { return 0 }
        let first = shaped.segment(at: range.lowerBound, in: paragraph.segments)
        let last = shaped.segment(at: range.upperBound - 1, in: paragraph.segments)
        guard first < last else { return sliceWidth(first, range) }
        return sliceWidth(first, range) + (shaped.positions[last] - shaped.positions[first + 1])
            + sliceWidth(last, range)
    }

    func sliceWidth(_ number: Int, _ range: Range<Int>) -> Double {
        guard shaped.segments.indices.contains(number) else { return 0 }
        let segment = shaped.segments[number]
        let part = range.clamped(to: Int(segment.start)..<Int(segment.end))
        if part.count == Int(segment.end - segment.start) {
            return shaped.positions[number + 1] - shaped.positions[number]
        }
        return shaped.runStyle(of: segment).width(of: shaped.slice(segment, part))
    }
}
