import PicaFoundation

/// The lines of a ``ShapedText`` at a width.
///
/// Lines are broken at once. A line's contents are positioned on first use (``PlacedLine``).
package final class TextLayout {
    /// The text, including tightenings.
    package let shaped: ShapedText
    package let options: LayoutOptions
    /// The width for which the lines were broken, in points; `nil` if unlimited.
    package let availableWidth: Double?
    /// The width of the longest line, in points.
    package let width: Double
    /// The sum of the lines' heights and of the spacing between them, in points.
    package let height: Double
    package let lines: [Line]
    /// Whether some text was replaced by an ellipsis or cut off by the line limit.
    package let isTruncated: Bool
    /// The width in which lines are aligned, in points.
    let container: Double

    /// - Parameters:
    ///   - width: The width in points; `nil` puts each paragraph on one line.
    ///   - part: The part of the text to break into lines, from a line's start; `nil` for all of it.
    ///   - exclusion: Returns further insets for a line besides its indents, by its number and its top edge in points.
    ///     It is called once per line; `nil` for none.
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
            // A block's marks are placed beside its lines.
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
    /// The layouts of the list markers, by the paragraphs' indices.
    var markers: [Int: TextLayout] = [:]

    var measurer: LineRuns { LineRuns(shaped, options) }

    /// Returns a line with its contents positioned.
    func placedLine(_ number: Int) -> PlacedLine {
        placed.line(number, of: lines.count) { PlacedLine(lines[number], number: number, measurer) }
    }

    /// Returns the line at a height; the nearest one above or below the text.
    package func line(atY y: Double) -> Int {
        max(lines.partitioningIndex { $0.y > y } - 1, 0)
    }

    /// Returns the line that shows a caret.
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
