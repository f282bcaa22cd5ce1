/// The block of a document that contains a paragraph, and its decorations. It is a list item, a quotation or code, for
/// instance.
///
/// Adjacent paragraphs share the decorations of common blocks. A marker precedes only a block's first paragraph, and a
/// panel continues from one paragraph to the next.
package struct ParagraphBlock: Hashable, Sendable {
    /// The marker before a block's first line: a bullet or a number.
    package struct Marker: Hashable, Sendable {
        /// The block to which it belongs, one of those in ``path``.
        package var owner: Int
        package var text: String
        package var style: TextStyle
        /// The gap between the marker and the start of the line's text, in points.
        package var gap: Double

        package init(owner: Int, text: String, style: TextStyle, gap: Double) {
            self.owner = owner
            self.text = text
            self.style = style
            self.gap = gap
        }
    }

    /// A rectangle along all lines of a block: a bar beside them, or a background.
    package struct Panel: Hashable, Sendable {
        /// The block to which it belongs, one of those in ``path``.
        package var owner: Int
        /// The distance from the edge at which lines start, in points.
        package var leading: Double
        /// The width in points; `nil` extends it to the other edge.
        package var width: Double?
        /// The extent above the block's first line and below its last, in points.
        package var padding: Double
        /// An index in the caller's palette.
        package var paint: Int

        package init(owner: Int, leading: Double, width: Double?, padding: Double, paint: Int) {
            self.owner = owner
            self.leading = leading
            self.width = width
            self.padding = padding
            self.paint = paint
        }
    }

    /// A line across a paragraph, from its indent to the other edge.
    package struct Rule: Hashable, Sendable {
        package enum Place: Hashable, Sendable { case middle, bottom }

        package var place: Place
        /// The thickness, in points.
        package var thickness: Double
        /// An index in the caller's palette.
        package var paint: Int

        package init(_ place: Place, thickness: Double, paint: Int) {
            self.place = place
            self.thickness = thickness
            self.paint = paint
        }
    }

    /// The table of which the paragraph is a row, with its cells separated by tabs.
    ///
    /// The tab stops are placed so that the columns of all rows fit.
    package struct Table: Hashable, Sendable {
        /// The block of the table, one of those in ``path``.
        package var owner: Int
        package var columns: [TabStop.Alignment]
        /// The gap between two columns, in points.
        package var gap: Double

        package init(owner: Int, columns: [TabStop.Alignment], gap: Double) {
            self.owner = owner
            self.columns = columns
            self.gap = gap
        }
    }

    /// The block and the blocks that contain it, outermost first, each with its own number.
    package var path: [Int]
    /// The least space above and below the paragraph, in points. The larger value of two neighbors counts.
    package var spaceBefore = 0.0
    package var spaceAfter = 0.0
    /// The space between two paragraphs in the same outermost block, in place of both others.
    package var innerSpace = 0.0
    package var marker: Marker?
    package var panels: [Panel] = []
    package var rule: Rule?
    package var table: Table?

    package init(path: [Int]) { self.path = path }

    /// The blocks before and after a text that is part of a document.
    ///
    /// It is a reference, so that the many other texts spend little memory on it.
    package final class Neighbors: Equatable, Sendable {
        let before: ParagraphBlock?
        let after: ParagraphBlock?

        init(before: ParagraphBlock?, after: ParagraphBlock?) {
            self.before = before
            self.after = after
        }

        package static func == (one: Neighbors, other: Neighbors) -> Bool {
            one.before == other.before && one.after == other.after
        }
    }

    /// Returns the space between two paragraphs, in points.
    /// - Parameter least: The space if neither requires more.
    static func space(_ first: ParagraphBlock?, _ second: ParagraphBlock?, least: Double) -> Double {
        guard let outermost = first?.path.first, let first, let second, outermost == second.path.first else {
            return max(first?.spaceAfter ?? 0, second?.spaceBefore ?? 0, least)
        }
        return first.path == second.path ? least : max(first.innerSpace, second.innerSpace, least)
    }
}

extension Optional<ParagraphBlock> {
    /// Whether the paragraph is in a block.
    func isIn(_ owner: Int) -> Bool { self?.path.contains(owner) == true }
}
