/// A layout's runs, clusters and glyphs one by one, for whoever places or draws them on their own.
extension TextLayout {
    /// A stretch of a line that runs one way in one style and face.
    package struct Run {
        package enum Kind: Hashable, Sendable {
            case text, tab
            /// Stands for text that has no room.
            case ellipsis
            /// Shows where a line divides a word: a hyphen with letters before it that change, or such letters
            /// after it. Stands for those in the text.
            case hyphen
        }

        /// Several glyphs that cannot be told apart in the text; see ``PlacedLine/Cluster``.
        package struct Cluster: Hashable, Sendable {
            /// UTF-8 offsets.
            package var range: Range<Int>
            /// The left edge, in points from the layout's.
            package var x: Double
            package var width: Double
            /// In the run's glyphs. Spaces, tabs, attachments and controls have none.
            package var glyphs: Range<Int>
        }

        private let line: PlacedLine
        let part: PlacedLine.Part
        let runStyle: ShapedText.RunStyle
        package let kind: Kind
        package let isRightToLeft: Bool
        package let style: TextStyle
        /// In points from the layout's upper edge, raised as the style says.
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

        /// UTF-8 offsets; for an ellipsis or a hyphen, what it stands for.
        package var range: Range<Int> { part.range }
        /// The left edge, in points from the layout's.
        package var x: Double { part.x }
        package var width: Double { part.width }
        package var face: FontFace { runStyle.plan.font.face }
        /// Distances from the baseline, and what the face asks for below, in points.
        package var ascent: Double { runStyle.ascent - style.baselineOffset }
        package var descent: Double { runStyle.descent + style.baselineOffset }
        package var leading: Double { runStyle.leading }

        /// From left to right. Glyphs stand where they do from ``x`` and the baseline.
        package var glyphs: GlyphRun {
            GlyphRun(
                face: face, size: runStyle.plan.glyphSize(style.font.size),
                treatment: runStyle.plan.font.treatment, glyphs: line.glyphs[part.glyphs])
        }

        /// From left to right.
        package var clusters: some RandomAccessCollection<Cluster> {
            let first = part.glyphs.lowerBound
            return line.clusters[part.clusters].lazy.map {
                Cluster(
                    range: $0.range, x: $0.x, width: $0.width,
                    glyphs: $0.glyphs.lowerBound - first..<$0.glyphs.upperBound - first)
            }
        }

        /// What the run takes up on its line.
        package var bounds: TextRect {
            TextRect(x: x, y: baseline - ascent, width: width, height: ascent + descent)
        }
    }

    /// The runs of a line from left to right.
    package func runs(ofLine number: Int) -> [Run] {
        guard lines.indices.contains(number) else { return [] }
        let line = placedLine(number)
        return line.parts.map { Run($0, of: line, lines[number].baseline, shaped) }
    }
}
