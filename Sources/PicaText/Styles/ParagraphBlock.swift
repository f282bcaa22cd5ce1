/// What block of a document a paragraph is in: a list's item, a quotation, code; and what is seen of that beside
/// the paragraph's text.
///
/// Neighbours share what they have in common: a mark stands before a block's first paragraph only, and what is
/// beside or behind several goes on from one to the next.
package struct ParagraphBlock: Hashable, Sendable {
    /// What stands before a block's first line: a bullet, a number.
    package struct Marker: Hashable, Sendable {
        /// The block it belongs to, of those in ``path``.
        package var owner: Int
        package var text: String
        package var style: TextStyle
        /// Between it and where the line's text starts, in points.
        package var gap: Double

        package init(owner: Int, text: String, style: TextStyle, gap: Double) {
            self.owner = owner
            self.text = text
            self.style = style
            self.gap = gap
        }
    }

    /// A rectangle along all lines of a block: a bar beside them, or a ground behind.
    package struct Panel: Hashable, Sendable {
        /// The block it belongs to, of those in ``path``.
        package var owner: Int
        /// Where it begins, in points from the edge where lines start.
        package var leading: Double
        /// In points; nil for all up to the other edge.
        package var width: Double?
        /// How far it reaches above the block's first line and below its last, in points.
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
        /// In points.
        package var thickness: Double
        /// An index in the caller's palette.
        package var paint: Int

        package init(_ place: Place, thickness: Double, paint: Int) {
            self.place = place
            self.thickness = thickness
            self.paint = paint
        }
    }

    /// The table that a paragraph is a row of, its cells parted by tabs. The stops of these are where the columns
    /// of all rows have room.
    package struct Table: Hashable, Sendable {
        /// The block it is, of those in ``path``.
        package var owner: Int
        package var columns: [TabStop.Alignment]
        /// Between two columns, in points.
        package var gap: Double

        package init(owner: Int, columns: [TabStop.Alignment], gap: Double) {
            self.owner = owner
            self.columns = columns
            self.gap = gap
        }
    }

    /// The block and those it stands in, the outermost first, each by a number of its own.
    package var path: [Int]
    /// The least room above it and below it, in points. Of what two neighbours ask the greater counts.
    package var spaceBefore = 0.0
    package var spaceAfter = 0.0
    /// In place of both between two that stand in the same outermost block.
    package var innerSpace = 0.0
    package var marker: Marker?
    package var panels: [Panel] = []
    package var rule: Rule?
    package var table: Table?

    package init(path: [Int]) { self.path = path }

    /// The blocks before and after a text that is a part of a document. Few texts are, so it takes no room in others.
    package final class Neighbours: Equatable, Sendable {
        let before: ParagraphBlock?
        let after: ParagraphBlock?

        init(before: ParagraphBlock?, after: ParagraphBlock?) {
            self.before = before
            self.after = after
        }

        package static func == (one: Neighbours, other: Neighbours) -> Bool {
            one.before == other.before && one.after == other.after
        }
    }

    /// The room between two paragraphs, in points.
    /// - Parameter least: What there is where neither asks for more.
    static func space(_ first: ParagraphBlock?, _ second: ParagraphBlock?, least: Double) -> Double {
        guard let outermost = first?.path.first, let first, let second, outermost == second.path.first else {
            return max(first?.spaceAfter ?? 0, second?.spaceBefore ?? 0, least)
        }
        return first.path == second.path ? least : max(first.innerSpace, second.innerSpace, least)
    }
}

extension Optional<ParagraphBlock> {
    /// Whether a block is part of it, or is it.
    func isIn(_ owner: Int) -> Bool { self?.path.contains(owner) == true }
}
