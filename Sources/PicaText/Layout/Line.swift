/// A line of a ``TextLayout``.
package struct Line {
    /// The displayed text, in UTF-8 offsets, including hanging spaces but not the hard break after it.
    ///
    /// The last line that a line limit allows also includes all remaining text.
    package var range: Range<Int>
    /// The start of the next line, after a hard break if there is one.
    package var next: Int
    /// Whether a hard break or the text's end follows.
    package var endsParagraph: Bool
    /// The part of `range` that an ellipsis replaces; `nil` if there is none.
    package var elision: Range<Int>?
    /// Whether a hyphen is displayed at the end: a soft hyphen, or that of a word divided by patterns.
    package var isHyphenated = false
    /// Whether the line begins with the rest of a word divided by patterns, which may be spelled differently.
    var continuesWord = false
    /// The space that a justified line adds at each stretch point, in points.
    var stretch = 0.0
    /// The distances from the edges.
    var insets = LineInsets()
    /// The paragraph's base direction.
    package var isRightToLeft: Bool
    /// Whether the leading indent is on the right.
    var startsRight = false
    /// The line's top edge, in points from the layout's top edge.
    package var y = 0.0
    /// The baseline, in points from the layout's top edge.
    package var baseline = 0.0
    package var ascent = 0.0
    package var descent = 0.0
    /// The space below the descent that belongs to the line. It is negative if lines are closer than their fonts
    /// recommend.
    package var leading = 0.0
    /// The left edge of the visible text, in points from the layout's left edge.
    package var x = 0.0
    /// The width of the visible text, without hanging spaces at the end, in points.
    package var width = 0.0

    /// The index of the paragraph in the ``ShapedText``.
    var paragraph: Int

    package var height: Double { ascent + descent + leading }

    /// Whether the line shows nothing but its words, whole or split.
    var showsTextAsItIs: Bool { elision == nil && !isHyphenated && !continuesWord }
}

/// A part of a line in one direction and face. It is shaped as a unit even if parts of it are drawn differently.
struct VisualRun {
    typealias Kind = TextLayout.Run.Kind

    /// The range in UTF-8 offsets; for a mark, the text that it replaces.
    var range: Range<Int>
    var isRightToLeft: Bool
    /// The left edge, in points from the layout's left edge.
    var x: Double
    var width: Double
    /// The index of the run in the ``ShapedText``; for a mark, of the run beside it.
    var run: Int
    /// The style for drawing: that of a mark, or the first of a run.
    var style: Int
    /// The range of clusters in the placed line.
    var clusters = 0..<0
    var level: UInt8
    var kind: Kind
    /// The mark with glyphs that are not in the text; `nil` for text.
    var mark: Mark?

    /// Whether the run hangs outside the line's width.
    /// - Parameter end: The start of the spaces at the line's end.
    func hangs(from end: Int) -> Bool { range.lowerBound >= end && kind != .ellipsis && kind != .hyphen }
}

/// Glyphs that are not in the text: an ellipsis, a hyphen, or letters spelled differently.
final class Mark {
    let word: ShapedWord
    /// The style, with the face that contains the glyphs.
    let runStyle: ShapedText.RunStyle

    init(word: ShapedWord, runStyle: ShapedText.RunStyle) {
        self.word = word
        self.runStyle = runStyle
    }
}

extension ShapedText {
    /// Returns the style of the run that a visual run is part of, or the mark's own.
    func runStyle(of run: VisualRun) -> RunStyle { run.mark?.runStyle ?? runStyle(ofRun: run.run) }

    /// Returns the paragraph of a line; with an ellipsis, the text up to the end of a later paragraph.
    func paragraph(of line: Line) -> Paragraph {
        let first = paragraphs[line.paragraph]
        guard line.range.upperBound > first.contentEnd else { return first }
        return first.joined(with: paragraphs[paragraph(at: line.range.upperBound)])
    }
}

extension ShapedText.Paragraph {
    /// Returns the span from this paragraph to the end of a later one.
    fileprivate func joined(with last: Self) -> Self {
        var joined = self
        joined.contentEnd = last.contentEnd
        joined.end = last.end
        joined.hasTabs = hasTabs || last.hasTabs
        joined.runs = runs.lowerBound..<last.runs.upperBound
        joined.segments = segments.lowerBound..<last.segments.upperBound
        joined.breaks = breaks.lowerBound..<last.breaks.upperBound
        return joined
    }
}
