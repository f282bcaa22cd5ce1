/// A line of a ``TextLayout``.
package struct Line {
    /// What the line shows, in UTF-8 offsets: with the spaces that hang at its end, without the hard
    /// break after it. The last line that a limit allows has all that follows as well.
    package var range: Range<Int>
    /// Where the next line begins; past the hard break if there is one.
    package var next: Int
    /// Whether a hard break or the text's end follows.
    package var endsParagraph: Bool
    /// The part of `range` that an ellipsis stands for.
    package var elision: Range<Int>?
    /// Whether a hyphen shows at the end: a soft one, or that of a word divided by patterns.
    package var isHyphenated = false
    /// Whether the line begins with the rest of a word that patterns divide, which may be spelled otherwise.
    var continuesWord = false
    /// What a justified line adds at each place it is stretched at, in points.
    var stretch = 0.0
    /// How far it stays away from the edges.
    var insets = LineInsets()
    /// The paragraph's base direction.
    package var isRightToLeft: Bool
    /// Whether its indent is at the right.
    var startsRight = false
    /// The line's upper edge, in points from the layout's.
    package var y = 0.0
    /// From the layout's upper edge.
    package var baseline = 0.0
    package var ascent = 0.0
    package var descent = 0.0
    /// Space below the descent that belongs to the line; negative where lines stand closer than their
    /// fonts ask.
    package var leading = 0.0
    /// Where the visible text begins, in points from the layout's left edge.
    package var x = 0.0
    /// Of the visible text: spaces at the end hang outside.
    package var width = 0.0

    /// The paragraph's number in the ``ShapedText``.
    var paragraph: Int

    package var height: Double { ascent + descent + leading }

    /// Whether its words, cut or whole, are all that it shows.
    var showsTextAsItIs: Bool { elision == nil && !isHyphenated && !continuesWord }
}

/// A stretch of a line that runs one way in one face, shaped as one whatever is drawn differently in it.
struct VisualRun {
    typealias Kind = TextLayout.Run.Kind

    /// UTF-8 offsets; for a mark, what it stands for.
    var range: Range<Int>
    var isRightToLeft: Bool
    /// The left edge, in points from the layout's.
    var x: Double
    var width: Double
    /// The run in the ``ShapedText``; for a mark, the one it stands beside.
    var run: Int
    /// The style that it is drawn in, as far as one is known: that of a mark, or the first of a run.
    var style: Int
    /// In the placed line.
    var clusters = 0..<0
    var level: UInt8
    var kind: Kind
    /// The glyphs of what is not in the text.
    var mark: Mark?

    /// Whether it lies outside of a line's width.
    /// - Parameter end: Where the spaces at the line's end begin.
    func hangs(from end: Int) -> Bool { range.lowerBound >= end && kind != .ellipsis && kind != .hyphen }
}

/// An ellipsis, a hyphen or letters spelled otherwise: what is not in the text.
final class Mark {
    let word: ShapedWord
    /// Of the face that has it.
    let runStyle: ShapedText.RunStyle

    init(word: ShapedWord, runStyle: ShapedText.RunStyle) {
        self.word = word
        self.runStyle = runStyle
    }
}

extension ShapedText {
    /// That of the run that a visual run is part of, or the mark's own.
    func runStyle(of run: VisualRun) -> RunStyle { run.mark?.runStyle ?? runStyle(ofRun: run.run) }

    /// What a line's text is part of: its paragraph, or all up to the end of another where an ellipsis
    /// stands for what lies between.
    func paragraph(of line: Line) -> Paragraph {
        let first = paragraphs[line.paragraph]
        guard line.range.upperBound > first.contentEnd else { return first }
        return first.joined(with: paragraphs[paragraph(at: line.range.upperBound)])
    }
}

extension ShapedText.Paragraph {
    /// The stretch from this paragraph to the end of a later one.
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
