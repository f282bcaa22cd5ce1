/// The runs, clusters and glyphs of a layout, for code that positions or draws them individually.
extension TextLayout {
    /// A part of a line in one direction, style and face.
    package struct Run {
        package enum Kind: Hashable, Sendable {
            case text, tab
            /// An ellipsis in place of text that does not fit.
            case ellipsis
            /// The hyphen of a divided word, with changed letters before it, or changed letters after the break.
            ///
            /// It replaces those letters in the text.
            case hyphen
        }

        /// Glyphs that cannot be separated in the text; see ``PlacedLine/Cluster``.
        package struct Cluster: Hashable, Sendable {
            /// The range, in UTF-8 offsets.
            package var range: Range<Int>
            /// The left edge, in points from the layout's left edge.
            package var x: Double
            package var width: Double
            /// The range in the run's glyphs. Spaces, tabs, attachments and control characters have none.
            package var glyphs: Range<Int>
        }

        private let line: PlacedLine
        let part: PlacedLine.Part
        let runStyle: ShapedText.RunStyle
        package let kind: Kind
        package let isRightToLeft: Bool
        package let style: TextStyle
        /// The baseline, in points from the layout's top edge, including the style's baseline offset.
        package let baseline: Double

        init(_ part: PlacedLine.Part, of line: PlacedLine, _ baseline: Double, _ shaped: ShapedText) {
            let run = line.runs[part.run]
            self.line = line
            self.part = part
            runStyle = shaped.runStyle(of: run)
            kind = run.kind
            isRightToLeft = run.isRightToLeft
            style = shaped.styled.styles[part.style]
            self.baseline = baseline - style.baselineOffset
        }

        /// The range in UTF-8 offsets; for an ellipsis or a hyphen, the text that it replaces.
        package var range: Range<Int> { part.range }
        /// The left edge, in points from the layout's left edge.
        package var x: Double { part.x }
        package var width: Double { part.width }
        package var face: FontFace { runStyle.plan.font.face }
        /// The distances from the baseline, and the face's recommended gap below, in points.
        package var ascent: Double { runStyle.ascent - style.baselineOffset }
        package var descent: Double { runStyle.descent + style.baselineOffset }
        package var leading: Double { runStyle.leading }

        /// The glyphs from left to right, positioned relative to ``x`` and the baseline.
        package var glyphs: GlyphRun {
            GlyphRun(
                face: face, size: runStyle.plan.glyphSize(style.font.size),
                treatment: runStyle.plan.font.treatment, glyphs: line.glyphs[part.glyphs])
        }

        /// The clusters, from left to right.
        package var clusters: some RandomAccessCollection<Cluster> {
            let first = part.glyphs.lowerBound
            return line.clusters[part.clusters].lazy.map {
                Cluster(
                    range: $0.range, x: $0.x, width: $0.width,
                    glyphs: $0.glyphs.lowerBound - first..<$0.glyphs.upperBound - first)
            }
        }

        /// The rectangle that the run occupies on its line.
        package var bounds: TextRect {
            TextRect(x: x, y: baseline - ascent, width: width, height: ascent + descent)
        }
    }

    /// Returns the runs of a line, from left to right.
    package func runs(ofLine number: Int) -> [Run] {
        guard lines.indices.contains(number) else { return [] }
        let line = placedLine(number)
        return line.parts.map { Run($0, of: line, lines[number].baseline, shaped) }
    }
}
