/// A part of a document: a block, which is laid out separately, or a gap, whose lines are unknown.
///
/// A short paragraph is one block. A long one is several, each of whole lines, so that nothing longer is ever shaped at
/// once.
struct DocumentBlock {
    /// The results of the block's layout.
    struct Lines {
        /// The ``lead`` of a following block.
        var trail: BaseDirection
        /// The first line's length in bytes, on which the last line of the previous block depends.
        var firstLine: Int
        /// The length of the line feed after its last line, including a CR before it; `nil` if the paragraph continues.
        /// It is 0 at the text's end.
        var lineEnd: Int?
        /// The layout; `nil` after it was discarded.
        var layout: BlockLayout?
    }

    /// The length in UTF-8 bytes, including a line feed at the end.
    var count: Int
    /// The number of paragraphs that begin in it, at most 1 unless it is a gap.
    var paragraphs: Int
    /// The height in points, including the space to what follows.
    ///
    /// For a gap it is the height at its last layout, or `nil` if it has to be estimated.
    var height: Double?
    /// The direction that the text before it gives its first line; `nil` if a paragraph begins.
    ///
    /// A gap has one only if a line is known to begin there although the text before it is unknown.
    var lead: BaseDirection?
    /// The lines; `nil` for a gap.
    var lines: Lines?

    var isGap: Bool { lines == nil }

    /// The cost of keeping the layout, in bytes of text of equal cost.
    var layoutCost: Int { lines?.layout == nil ? 0 : count + 512 }

    /// The largest length of a gap joined from others of measured height, in bytes. Within it, heights are known only
    /// in proportion.
    static let longestMeasuredGap = 64 * 1024

    /// Returns the gap that replaces this one and the next.
    ///
    /// It is `nil` if one is not a gap. It is also `nil` if known facts would be lost: that a line begins at the
    /// second, or the heights of the parts.
    func joined(with next: DocumentBlock, height heightOf: (DocumentBlock) -> Double) -> DocumentBlock? {
        guard isGap, next.isGap, next.lead == nil else { return nil }
        let isUnknown = height == nil && next.height == nil
        guard isUnknown || count + next.count <= Self.longestMeasuredGap else { return nil }
        return .gap(
            count + next.count, paragraphs: paragraphs + next.paragraphs,
            height: isUnknown ? nil : heightOf(self) + heightOf(next), lead: lead)
    }

    static func gap(
        _ count: Int, paragraphs: Int, height: Double? = nil, lead: BaseDirection? = nil
    ) -> DocumentBlock {
        DocumentBlock(count: count, paragraphs: paragraphs, height: height, lead: lead)
    }
}

/// The lines of a block, in a layout of its text with a little text before and after.
struct BlockLayout {
    let layout: TextLayout
    /// The number of the layout's lines that belong to the block; more may follow.
    var lineCount: Int
    /// The start of the layout's text in the buffer; for a kept layout, relative to its block's start.
    private(set) var textStart: Int
    /// The composition within the layout's text.
    let composition: Composition?

    func moved(by distance: Int) -> BlockLayout {
        var moved = self
        moved.textStart += distance
        return moved
    }

    /// Converts an offset in the buffer to one in the layout's text.
    func local(_ offset: Int) -> Int { (composition?.displayed(offset) ?? offset) - textStart }

    /// Converts an offset in the layout's text to one in the buffer.
    func global(_ offset: Int) -> Int {
        composition?.stored(offset + textStart) ?? offset + textStart
    }

    /// Whether an offset in the layout's text lies within the composition or at its end.
    func isComposed(_ offset: Int) -> Bool {
        guard let composition else { return false }
        let distance = offset + textStart - composition.offset
        return distance > 0 && distance <= composition.text.utf8.count
    }
}
