/// A part of a document: a block, which was laid out by itself, or a gap, of which no line is known.
///
/// A short paragraph is one block. A long one is several, each of whole lines, so that nothing longer is
/// ever shaped at once.
struct DocumentBlock {
    /// What was found when the block was laid out.
    struct Lines {
        /// What the ``lead`` of a block after it is.
        var trail: BaseDirection
        /// The first line's length in bytes: what the last line of the block before depends on.
        var firstLine: Int
        /// The length of the line feed after its last line, with the CR before it; nil where the paragraph
        /// goes on. 0 at the text's end.
        var lineEnd: Int?
        /// Nil when it was let go.
        var layout: BlockLayout?
    }

    /// In UTF-8 bytes, with the line feed that may end it.
    var count: Int
    /// How many paragraphs begin in it: 1 at most unless it is a gap.
    var paragraphs: Int
    /// In points, with the space to what follows. That of a gap is what its text had when it was laid out
    /// last, or nil when it has to be estimated.
    var height: Double?
    /// How the text before it says that its first line runs; nil where a paragraph begins. A gap has one
    /// only where a line is known to begin there though what is before it is not known.
    var lead: BaseDirection?
    /// Nil in a gap.
    var lines: Lines?

    var isGap: Bool { lines == nil }

    /// What keeping its layout costs, in about the bytes of text that would cost as much.
    var layoutCost: Int { lines?.layout == nil ? 0 : count + 512 }

    /// How long a gap becomes at most by taking in others of measured height: within it, heights are only
    /// known in proportion.
    static let longestMeasuredGap = 64 * 1024

    /// The gap in place of this one and the next; nil where one is no gap, or where that would lose what
    /// is known: that a line begins at the second, or how high which part is.
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

/// The lines of a block, in a layout of the text from a little before to a little after them.
struct BlockLayout {
    let layout: TextLayout
    /// How many of the layout's lines are the block's; more may follow.
    var lineCount: Int
    /// Where the layout's text begins in the buffer; in a layout that is kept, from its block's start.
    private(set) var textStart: Int
    /// What is being composed within the layout's text.
    let composition: Composition?

    func moved(by distance: Int) -> BlockLayout {
        var moved = self
        moved.textStart += distance
        return moved
    }

    /// Where an offset into the buffer is in the layout's text.
    func local(_ offset: Int) -> Int { (composition?.displayed(offset) ?? offset) - textStart }

    /// Where an offset in the layout's text is in the buffer.
    func global(_ offset: Int) -> Int {
        composition?.stored(offset + textStart) ?? offset + textStart
    }

    /// Whether an offset in the layout's text lies within what is being composed, or at its end.
    func isComposed(_ offset: Int) -> Bool {
        guard let composition else { return false }
        let distance = offset + textStart - composition.offset
        return distance > 0 && distance <= composition.text.utf8.count
    }
}
