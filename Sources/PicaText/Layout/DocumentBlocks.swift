/// The blocks and gaps that make up a document, with the sums of their lengths and heights.
///
/// A gap's height is what was measured before its lines were let go, or is estimated, linear in its
/// paragraphs and bytes.
struct DocumentBlocks {
    /// A text that was never laid out is taken to be this high for each paragraph that begins in it, and
    /// so much more for each byte.
    struct Estimate: Hashable {
        var perParagraph = 0.0
        var perByte = 0.0

        func height(paragraphs: Int, bytes: Int) -> Double {
            Double(paragraphs) * perParagraph + Double(bytes) * perByte
        }
    }

    /// A block or gap, and where it stands.
    struct Place: Equatable {
        let block: DocumentBlock
        /// How many are before it.
        let index: Int
        /// The offset of its first byte.
        let start: Int
        /// The sum of the heights before it.
        let y: Double

        /// The offset after its last byte.
        var end: Int { start + block.count }

        static func == (left: Place, right: Place) -> Bool { left.index == right.index }
    }

    /// Never empty.
    private var tree: SummaryTree<TreeItems<DocumentBlock>>
    var estimate: Estimate

    /// - Parameters:
    ///   - count: The text's length in bytes.
    ///   - paragraphs: Their number: one more than there are line feeds.
    init(count: Int, paragraphs: Int, estimate: Estimate) {
        tree = SummaryTree(items: [.gap(count, paragraphs: paragraphs)])
        self.estimate = estimate
    }

    private subscript(index: Int) -> DocumentBlock {
        let (leaf, before) = tree.leaf(at: index)
        return leaf.items[index - before.blocks]
    }

    var count: Int { tree.summary.blocks }

    /// The sum of all heights.
    var height: Double { tree.summary.height(estimate) }

    func height(of block: DocumentBlock) -> Double { block.summary.height(estimate) }

    // MARK: Finding

    /// What holds the byte at an offset; the last at the text's end.
    func place(at offset: Int) -> Place {
        place { $0.count > offset }
    }

    /// What lies at a height; the first or the last beyond the text.
    func place(atY y: Double) -> Place {
        place { $0.height(estimate) > y }
    }

    /// The first at whose end `isReached` holds of all up to there; else the last.
    private func place(where isReached: (BlockSummary) -> Bool) -> Place {
        let (leaf, before) = tree.leaf(where: isReached)
        var index = 0
        var sum = before
        while index < leaf.items.count - 1 {
            let end = sum + leaf.items[index].summary
            if isReached(end) { break }
            sum = end
            index += 1
        }
        return Place(
            block: leaf.items[index], index: before.blocks + index, start: sum.count, y: sum.height(estimate))
    }

    func place(after place: Place) -> Place? {
        guard place.index + 1 < count else { return nil }
        return Place(
            block: self[place.index + 1], index: place.index + 1, start: place.end,
            y: place.y + height(of: place.block))
    }

    func place(before place: Place) -> Place? {
        guard place.index > 0 else { return nil }
        let block = self[place.index - 1]
        return Place(
            block: block, index: place.index - 1, start: place.start - block.count,
            y: place.y - height(of: block))
    }

    var lastPlace: Place { place(at: .max) }

    // MARK: Changing

    /// Puts blocks in place of others. Gaps that come to lie side by side become one where that loses
    /// nothing (``DocumentBlock/joined(with:height:)``).
    mutating func replace(_ first: Place, through last: Place, with new: [DocumentBlock]) {
        var range = first.index..<last.index + 1
        var blocks: [DocumentBlock] = []
        if let before = place(before: first), before.block.isGap {
            blocks.append(before.block)
            range = before.index..<range.upperBound
        }
        for block in new { append(block, to: &blocks) }
        if let after = place(after: last), after.block.isGap {
            append(after.block, to: &blocks)
            range = range.lowerBound..<after.index + 1
        }
        if blocks.isEmpty, range.count == count { blocks = [.gap(0, paragraphs: 1)] }
        tree.replace(range, with: SummaryTree(items: blocks))
    }

    private func append(_ block: DocumentBlock, to blocks: inout [DocumentBlock]) {
        if let last = blocks.last, let joined = last.joined(with: block, height: height) {
            blocks[blocks.count - 1] = joined
        } else {
            blocks.append(block)
        }
    }

    // MARK: Layouts

    /// What the layouts that are kept cost.
    var layoutCost: Int { tree.summary.layoutCost }

    /// The first block that has a layout; nil if none has.
    var firstLaidOut: Place? { layoutCost == 0 ? nil : place { $0.layoutCost > 0 } }

    /// The last block that has a layout; nil if none has.
    var lastLaidOut: Place? {
        let total = layoutCost
        return total == 0 ? nil : place { $0.layoutCost == total }
    }
}

/// What a stretch of blocks comes to.
struct BlockSummary: TreeSummary {
    var blocks = 0
    /// In bytes.
    var count = 0
    /// The sum of the heights that are known, and what the others are estimated from.
    var knownHeight = 0.0
    var unknownParagraphs = 0
    var unknownCount = 0
    var layoutCost = 0

    var length: Int { blocks }

    func height(_ estimate: DocumentBlocks.Estimate) -> Double {
        knownHeight + estimate.height(paragraphs: unknownParagraphs, bytes: unknownCount)
    }

    static func + (left: BlockSummary, right: BlockSummary) -> BlockSummary {
        var sum = left
        sum.blocks += right.blocks
        sum.count += right.count
        sum.knownHeight += right.knownHeight
        sum.unknownParagraphs += right.unknownParagraphs
        sum.unknownCount += right.unknownCount
        sum.layoutCost += right.layoutCost
        return sum
    }
}

extension DocumentBlock: TreeItem {
    var summary: BlockSummary {
        var summary = BlockSummary()
        summary.blocks = 1
        summary.count = count
        summary.layoutCost = layoutCost
        if let height {
            summary.knownHeight = height
        } else {
            summary.unknownParagraphs = paragraphs
            summary.unknownCount = count
        }
        return summary
    }

    /// One unit long, a block is never cut.
    func part(_ range: Range<Int>) -> DocumentBlock { self }
}
