import PicaFoundation

/// The lines of a ``ShapedText`` in a width.
///
/// Lines are made at once; what a line shows is put in place when somebody looks at it (``PlacedLine``).
package final class TextLayout {
    /// The text, with what is tightened set closer.
    package let shaped: ShapedText
    package let options: LayoutOptions
    /// The width the lines were filled to, in points; nil if unbounded.
    package let availableWidth: Double?
    /// The longest line's width.
    package let width: Double
    /// The sum of the lines' heights and the spacing between them.
    package let height: Double
    package let lines: [Line]
    /// Whether some text gave way to an ellipsis or to the line limit.
    package let isTruncated: Bool
    /// The width that lines are aligned in, in points.
    let container: Double

    /// - Parameters:
    ///   - width: In points; nil sets each paragraph on one line.
    ///   - part: A part of the text to make lines of, from a line's start; nil for all of it.
    ///   - exclusion: What lines keep clear of beside their indents, by a line's number and its upper edge in
    ///     points; asked once a line. Nil for nothing.
    package init(
        _ shaped: ShapedText, width: Double?, options: LayoutOptions = LayoutOptions(),
        part: Range<Int>? = nil, exclusion: ((_ line: Int, _ y: Double) -> LineInsets)? = nil
    ) {
        let available = width.map { $0.isFinite ? max($0, 0) : nil } ?? nil
        var filler = LineFiller(shaped, width: available, options: options, exclusion: exclusion)
        filler.fill(part)
        self.shaped = shaped.tightened(filler.tightenings)
        self.options = options
        availableWidth = available
        isTruncated = filler.isTruncated
        self.width = filler.extent
        height = filler.height
        container = options.fillsWidth ? available ?? filler.extent : filler.extent
        let hasStyles = !shaped.styled.paragraphs.isEmpty
        for index in filler.lines.indices {
            var line = filler.lines[index]
            let start = shaped.paragraphs[line.paragraph].textStart
            let style = hasStyles ? shaped.styled.paragraphStyle(at: start) : nil
            let alignment = style?.alignment ?? options.alignment
            let share = alignment.share(isRightToLeft: line.isRightToLeft)
            line.startsRight = line.isRightToLeft
            // What is beside a block stands where its lines are.
            if style?.block != nil, alignment == .left || alignment == .right {
                line.startsRight = alignment == .right
            }
            let left = line.startsRight ? line.insets.trailing : line.insets.leading
            line.x = left + (container - line.insets.sum - line.width) * share
            filler.lines[index] = line
        }
        lines = filler.lines
    }

    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }

    private var placed = PlacedLine.Cache()
    /// What stands before paragraphs, by their numbers.
    var markers: [Int: TextLayout] = [:]

    var measurer: LineRuns { LineRuns(shaped, options) }

    /// A line with all it shows in place.
    func placedLine(_ number: Int) -> PlacedLine {
        placed.line(number, of: lines.count) { PlacedLine(lines[number], number: number, measurer) }
    }

    /// The line at a height; the nearest one above or below the text.
    package func line(atY y: Double) -> Int {
        max(lines.partitioningIndex { $0.y > y } - 1, 0)
    }

    /// The line that shows a caret.
    package func line(of caret: Caret) -> Int {
        let found = max(lines.partitioningIndex { $0.range.lowerBound > caret.offset } - 1, 0)
        if found > 0, caret.affinity == .upstream, lines[found].range.lowerBound == caret.offset,
            !lines[found - 1].endsParagraph
        {
            return found - 1
        }
        return found
    }
}
