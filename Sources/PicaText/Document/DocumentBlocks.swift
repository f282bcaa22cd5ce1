/// The blocks and gaps of a document, with the sums of their lengths and heights.
///
/// A gap's height is the one measured before its lines were discarded, or an estimate that is linear in its paragraphs
/// and bytes.
struct DocumentBlocks {
    /// The estimated height of text that was never laid out. It is an amount for each paragraph that begins in it, plus
    /// an amount for each byte.
    struct Estimate: Hashable {
        var perParagraph = 0.0
        var perByte = 0.0

        func height(paragraphs: Int, bytes: Int) -> Double {
            Double(paragraphs) * perParagraph + Double(bytes) * perByte
        }
    }

    /// A block or gap, with its position.
    struct Place: Equatable {
        let block: DocumentBlock
        /// The number of blocks and gaps before it.
        let index: Int
        /// The offset of its first byte.
        let start: Int
        /// The sum of the heights before it, in points.
        let y: Double

        /// The offset after its last byte.
        var end: Int { start + block.count }

        static func == (left: Place, right: Place) -> Bool { left.index == right.index }
    }

    /// The tree of blocks, which is never empty.
    private var tree: SummaryTree<TreeItems<DocumentBlock>>
    var estimate: Estimate

    /// - Parameters:
    ///   - count: The text's length in bytes.
    ///   - paragraphs: The number of paragraphs, which is one more than the number of line feeds.
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

    /// Returns the block that contains the byte at an offset; the last block for the text's end.
    func place(at offset: Int) -> Place {
        place { $0.count > offset }
    }

    /// Returns the block at a height; the first or last one beyond the text.
    func place(atY y: Double) -> Place {
        place { $0.height(estimate) > y }
    }

    /// Returns the first block up to whose end the total fulfills `isReached`, or else the last.
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

    /// Replaces blocks by others. Adjacent gaps are joined if no information is lost
    /// (``DocumentBlock/joined(with:height:)``).
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

    /// The total cost of the kept layouts.
    var layoutCost: Int { tree.summary.layoutCost }

    /// The first block that has a layout; `nil` if none has.
    var firstLaidOut: Place? { layoutCost == 0 ? nil : place { $0.layoutCost > 0 } }

    /// The last block that has a layout; `nil` if none has.
    var lastLaidOut: Place? {
        let total = layoutCost
        return total == 0 ? nil : place { $0.layoutCost == total }
    }
}

/// The summary of a sequence of blocks.
struct BlockSummary: TreeSummary {
    var blocks = 0
    /// The length, in bytes.
    var count = 0
    /// The sum of the known heights, and the base for estimating the others.
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

    /// A block is one unit long and so never cut.
    func part(_ range: Range<Int>) -> DocumentBlock { self }
}
