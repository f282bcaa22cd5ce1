import PicaFoundation

/// A builder that positions the runs, clusters and glyphs of one line.
struct LinePlacer {
    private(set) var runs: [VisualRun]
    private(set) var parts: ContiguousArray<PlacedLine.Part> = []
    private(set) var clusters: ContiguousArray<PlacedLine.Cluster> = []
    private(set) var glyphs: ContiguousArray<GlyphRun.Glyph> = []

    private let measurer: LineRuns
    private let shaped: ShapedText
    private let paragraph: ShapedText.Paragraph
    private let hasStyles: Bool
    /// The stretch points of the line, and the space added at each.
    private let stretchPoints: [Int]
    private let stretch: Double
    /// The position of the next cluster.
    private var x: Double
    /// The text range with the open part's style; empty if no part is open.
    private var openStyle = 0..<0
    /// The left edge of the open part.
    private var partX = 0.0

    init(_ line: Line, _ measurer: LineRuns) {
        self.measurer = measurer
        shaped = measurer.shaped
        paragraph = shaped.paragraph(of: line)
        hasStyles = shaped.styled.runs.count > 1
        let logical = measurer.logical(line)
        let trimmed = measurer.trimmedEnd(line)
        x = line.x
        stretch = line.stretch
        stretchPoints =
            stretch > 0 ? shaped.stretchPoints(in: line.range.lowerBound..<trimmed) : []
        // Hanging spaces are right of a left-to-right line and left of a right-to-left one.
        if line.isRightToLeft {
            for run in logical where run.hangs(from: trimmed) { x -= run.width }
        }
        runs = logical.inVisualOrder(by: \.level)
        let shown = logical.reduce(0) { $0 + ($1.kind == .text ? $1.range.count : 1) }
        clusters.reserveCapacity(shown)
        glyphs.reserveCapacity(shown)
    }

    mutating func place() {
        for number in runs.indices {
            let left = x
            let first = clusters.count
            openStyle = 0..<0
            if runs[number].kind == .text {
                measurer.forEachSlice(of: runs[number], paragraph) { kind, word, range in
                    place(word, kind, range, run: number)
                }
            } else {
                placeWhole(number)
            }
            closePart()
            runs[number].x = left
            runs[number].width = x - left
            runs[number].clusters = first..<clusters.count
        }
    }

    /// Adds a run that is one cluster: a tab, an ellipsis or a hyphen.
    private mutating func placeWhole(_ number: Int) {
        let run = runs[number]
        openPart(run: number, at: run.range.lowerBound)
        let firstGlyph = glyphs.count
        if let mark = run.mark {
            parts[parts.count - 1].style = run.style
            var pen = 0.0
            for number in 0..<mark.word.glyphCount {
                append(mark.word.glyphs[number], pen: pen, scale: mark.runStyle.scale)
                pen += Double(mark.word.glyphs[number].advance) * mark.runStyle.scale
            }
        }
        append(run.range, firstGlyph: firstGlyph, width: run.width)
    }

    /// Adds the clusters of a word or of a part of one.
    private mutating func place(
        _ word: ShapedWord, _ kind: ShapedText.Segment.Kind, _ range: Range<Int>, run number: Int
    ) {
        guard word.glyphCount > 0 else {
            // Control characters show nothing but occupy a cluster.
            openPart(run: number, at: range.lowerBound)
            append(range, firstGlyph: glyphs.count, width: 0)
            return
        }
        let isRightToLeft = shaped.runs[runs[number].run].isRightToLeft
        let runStyle = shaped.runStyle(ofRun: runs[number].run)
        // Hanging spaces, all alike, run in the paragraph's direction.
        let isMirrored = runs[number].isRightToLeft != isRightToLeft
        var glyph = 0
        var before = word.byteCount
        while glyph < word.glyphCount {
            let offset = Int(word.glyphs[glyph].cluster)
            var next = glyph
            var advance: Int32 = 0
            repeat {
                advance &+= word.glyphs[next].advance
                next += 1
            } while next < word.glyphCount && Int(word.glyphs[next].cluster) == offset
            let after = next < word.glyphCount ? Int(word.glyphs[next].cluster) : word.byteCount
            let end = max(isRightToLeft ? before : after, offset)
            before = offset
            let start = range.lowerBound + (isMirrored ? word.byteCount - end : offset)
            openPart(run: number, at: start)
            let firstGlyph = glyphs.count
            // Spaces have no ink, and the caller draws attachments.
            if kind == .text {
                var pen = x - partX
                for index in glyph..<next {
                    append(word.glyphs[index], pen: pen, scale: runStyle.scale)
                    pen += Double(word.glyphs[index].advance) * runStyle.scale
                }
            }
            let part = start..<start + end - offset
            var width = runStyle.width(ofCluster: advance)
            if !stretchPoints.isEmpty { width += stretch * Double(stretchCount(part)) }
            append(part, firstGlyph: firstGlyph, width: width)
            glyph = next
        }
    }

    /// Returns the number of stretch points in a range.
    private func stretchCount(_ range: Range<Int>) -> Int {
        stretchPoints.partitioningIndex { $0 > range.upperBound }
            - stretchPoints.partitioningIndex { $0 > range.lowerBound }
    }

    @inline(__always)
    private mutating func append(_ glyph: ShapedWord.Glyph, pen: Double, scale: Double) {
        glyphs.append(
            GlyphRun.Glyph(
                id: glyph.id, x: Float(pen + Double(glyph.x) * scale), y: Float(-Double(glyph.y) * scale)))
    }

    @inline(__always)
    private mutating func append(_ range: Range<Int>, firstGlyph: Int, width: Double) {
        clusters.append(
            PlacedLine.Cluster(
                start: Int32(truncatingIfNeeded: range.lowerBound),
                end: Int32(truncatingIfNeeded: range.upperBound),
                firstGlyph: Int32(truncatingIfNeeded: firstGlyph),
                glyphEnd: Int32(truncatingIfNeeded: glyphs.count), x: x, width: width))
        x += width
    }

    // MARK: Parts

    /// Begins another part if the next cluster has another style.
    @inline(__always)
    private mutating func openPart(run: Int, at offset: Int) {
        if !openStyle.contains(offset) { newPart(run, offset) }
    }

    private mutating func newPart(_ run: Int, _ offset: Int) {
        closePart()
        let styleRun = shaped.styled.runs[hasStyles ? shaped.styled.run(at: offset) : 0]
        // Marks at the line's end have an offset past the text's end.
        openStyle = hasStyles ? styleRun.range : 0..<Int.max
        if !openStyle.contains(offset) { openStyle = offset..<offset + 1 }
        partX = x
        parts.append(
            PlacedLine.Part(
                run: run, style: styleRun.style, range: offset..<offset, x: x, width: 0,
                clusters: clusters.count..<clusters.count, glyphs: glyphs.count..<glyphs.count))
    }

    private mutating func closePart() {
        guard !openStyle.isEmpty else { return }
        openStyle = 0..<0
        let number = parts.count - 1
        let inside = parts[number].clusters.lowerBound..<clusters.count
        guard let first = clusters[inside].first, let last = clusters[inside].last else { return }
        parts[number].range =
            Int(min(first.start, last.start))..<Int(max(first.end, last.end))
        parts[number].width = x - parts[number].x
        parts[number].clusters = inside
        parts[number].glyphs = parts[number].glyphs.lowerBound..<glyphs.count
    }
}
