/// A layout's runs, clusters and glyphs one by one, for whoever places or draws them on their own.
extension TextLayout {
    /// A stretch of a line that runs one way in one style and face.
    package struct Run {
        package enum Kind: Hashable, Sendable {
            case text, tab
            /// Stands for text that has no room.
            case ellipsis
            /// Shows where a line divides a word; no text of its own.
            case hyphen
        }

        package let kind: Kind
        /// UTF-8 offsets; for an ellipsis, what it stands for.
        package let range: Range<Int>
        package let isRightToLeft: Bool
        package let style: TextStyle
        package let face: FontFace
        package let treatment: FontTreatment
        /// The left edge, in points from the layout's.
        package let x: Double
        package let width: Double
        /// In points from the layout's upper edge, raised as the style says.
        package let baseline: Double
        /// Distances from the baseline, and what the face asks for below, in points.
        package let ascent: Double
        package let descent: Double
        package let leading: Double
        /// From left to right.
        package let glyphs: [Glyph]
        /// From left to right.
        package let clusters: [Cluster]

        /// What the run takes up on its line.
        package var bounds: TextRect {
            TextRect(x: x, y: baseline - ascent, width: width, height: ascent + descent)
        }
    }

    /// The characters whose glyphs cannot be told apart: one letter with its marks, or a ligature's.
    package struct Cluster: Hashable, Sendable {
        /// UTF-8 offsets.
        package var range: Range<Int>
        /// The left edge, in points from the layout's.
        package var x: Double
        package var width: Double
        /// In the run's glyphs.
        package var glyphs: Range<Int>
    }

    package struct Glyph: Hashable, Sendable {
        /// In the run's face.
        package var id: UInt32
        /// Where the pen stands, in points from the layout's upper left corner.
        package var x: Double
        package var y: Double
        /// How far the pen goes on, in points.
        package var advance: Double
    }

    /// The runs of a line from left to right.
    package func runs(ofLine number: Int) -> [Run] {
        guard lines.indices.contains(number) else { return [] }
        return styledRuns(ofLine: number).map { run(of: $0, line: number) }
    }

    private func run(of visual: VisualRun, line number: Int) -> Run {
        let line = lines[number]
        let run = shaped.textRun(visual)
        let style = shaped.styled.runs[visual.style].style
        let baseline = line.baseline - style.baselineOffset
        var glyphs: [Glyph] = []
        var clusters: [Cluster] = []
        measurer.forEachPiece(of: visual, shaped.paragraph(of: line)) { kind, word, range, x in
            let first = glyphs.count
            guard kind != .attachment else {
                let width = shaped.width(word, run)
                clusters.append(Cluster(range: range, x: visual.x + x, width: width, glyphs: first..<first))
                return
            }
            measurer.forEachGlyph(of: word, run) { index, pen in
                let glyph = word.glyphs[index]
                glyphs.append(
                    Glyph(
                        id: glyph.id, x: visual.x + x + pen + Double(glyph.x) * run.scale,
                        y: baseline - Double(glyph.y) * run.scale, advance: Double(glyph.advance) * run.scale)
                )
            }
            guard visual.mark == nil else { return }
            let known = clusters.count
            addClusters(of: word, run, range, x: visual.x + x, firstGlyph: first, to: &clusters)
            if visual.isRightToLeft != run.isRightToLeft {
                // Spaces that hang, all alike, go the paragraph's way.
                let ranges = clusters[known...].map(\.range)
                for (index, range) in ranges.reversed().enumerated() { clusters[known + index].range = range }
            }
        }
        if visual.kind != .text {
            clusters = [
                Cluster(range: visual.range, x: visual.x, width: visual.width, glyphs: 0..<glyphs.count)
            ]
        }
        let kind: Run.Kind =
            switch visual.kind {
            case .text: .text
            case .tab: .tab
            case .ellipsis: .ellipsis
            case .hyphen: .hyphen
            }
        return Run(
            kind: kind, range: visual.range, isRightToLeft: visual.isRightToLeft, style: style,
            face: run.plan.font.face, treatment: run.plan.font.treatment, x: visual.x, width: visual.width,
            baseline: baseline, ascent: run.ascent - style.baselineOffset,
            descent: run.descent + style.baselineOffset, leading: run.leading, glyphs: glyphs,
            clusters: clusters)
    }

    /// Adds a word's clusters in visual order.
    private func addClusters(
        of word: ShapedWord, _ run: ShapedText.Run, _ whole: Range<Int>, x: Double, firstGlyph: Int,
        to clusters: inout [Cluster]
    ) {
        guard word.glyphCount > 0 else {
            // Controls show nothing and yet are there.
            clusters.append(Cluster(range: whole, x: x, width: 0, glyphs: firstGlyph..<firstGlyph))
            return
        }
        var ranges: [Range<Int>] = []
        word.forEachCluster(isRightToLeft: run.isRightToLeft) { range, _ in
            ranges.append(range)
            return true
        }
        if run.isRightToLeft { ranges.reverse() }
        var x = x
        var glyph = 0
        for range in ranges {
            let first = glyph
            var advance: Int32 = 0
            while glyph < word.glyphCount, Int(word.glyphs[glyph].cluster) == range.lowerBound {
                advance &+= word.glyphs[glyph].advance
                glyph += 1
            }
            let width = run.width(ofCluster: advance)
            clusters.append(
                Cluster(
                    range: whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound, x: x,
                    width: width,
                    glyphs: firstGlyph + first..<firstGlyph + glyph))
            x += width
        }
    }
}

extension Line {
    /// What the line's visible text takes up, in points from the layout's upper left corner.
    package var bounds: TextRect { TextRect(x: x, y: y, width: width, height: ascent + descent) }
}
