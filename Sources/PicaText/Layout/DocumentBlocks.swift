/// The blocks and gaps that make up a document, with the sums of their lengths and heights.
///
/// They stand in chunks with sums of their own, so finding one does not walk the document. A gap's
/// height is estimated, linear in its paragraphs and bytes, and costs nothing to keep.
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

    /// Where a block or gap stands.
    struct Place: Equatable {
        fileprivate var chunk: Int
        fileprivate var index: Int
        /// The offset of its first byte.
        private(set) var start: Int
        /// The sum of the heights before it.
        private(set) var y: Double

        fileprivate init(chunk: Int, index: Int, start: Int, y: Double) {
            self.chunk = chunk
            self.index = index
            self.start = start
            self.y = y
        }

        static func == (left: Place, right: Place) -> Bool {
            left.chunk == right.chunk && left.index == right.index
        }
    }

    private struct Totals {
        var count = 0
        /// The sum of the heights that are known, and what the others are estimated from.
        var height = 0.0
        var unknownParagraphs = 0
        var unknownCount = 0
        var layoutCost = 0

        mutating func add(_ block: DocumentBlock) {
            count += block.count
            layoutCost += block.layoutCost
            if let height = block.height {
                self.height += height
            } else {
                unknownParagraphs += block.paragraphs
                unknownCount += block.count
            }
        }

        func height(_ estimate: Estimate) -> Double {
            height + estimate.height(paragraphs: unknownParagraphs, bytes: unknownCount)
        }
    }

    private struct Chunk {
        var blocks: [DocumentBlock]
        var totals = Totals()

        init(_ blocks: [DocumentBlock]) {
            self.blocks = blocks
            sum()
        }

        mutating func sum() {
            totals = Totals()
            for block in blocks { totals.add(block) }
        }
    }

    /// The most blocks in a chunk.
    private static let capacity = 128

    /// Never empty, nor is any of them.
    private var chunks: [Chunk]
    var estimate: Estimate

    /// - Parameters:
    ///   - count: The text's length in bytes.
    ///   - paragraphs: Their number: one more than there are line feeds.
    init(count: Int, paragraphs: Int, estimate: Estimate) {
        chunks = [Chunk([.gap(count, paragraphs: paragraphs)])]
        self.estimate = estimate
    }

    subscript(place: Place) -> DocumentBlock { chunks[place.chunk].blocks[place.index] }

    /// The sum of all heights.
    var height: Double { chunks.reduce(0) { $0 + $1.totals.height(estimate) } }

    func height(of block: DocumentBlock) -> Double {
        block.height ?? estimate.height(paragraphs: block.paragraphs, bytes: block.count)
    }

    // MARK: Finding

    /// What holds the byte at an offset; the last at the text's end.
    func place(at offset: Int) -> Place {
        find { start, _, count, _ in offset < start + count }
    }

    /// What lies at a height; the first or the last beyond the text.
    func place(atY y: Double) -> Place {
        find { _, top, _, height in y < top + height }
    }

    private func find(_ isFound: (_ start: Int, _ y: Double, _ count: Int, _ height: Double) -> Bool) -> Place
    {
        var place = Place(chunk: 0, index: 0, start: 0, y: 0)
        while place.chunk < chunks.count - 1 {
            let totals = chunks[place.chunk].totals
            let height = totals.height(estimate)
            if isFound(place.start, place.y, totals.count, height) { break }
            place = Place(
                chunk: place.chunk + 1, index: 0, start: place.start + totals.count, y: place.y + height)
        }
        let blocks = chunks[place.chunk].blocks
        while place.index < blocks.count - 1 {
            let block = blocks[place.index]
            let height = height(of: block)
            if isFound(place.start, place.y, block.count, height) { break }
            place = Place(
                chunk: place.chunk, index: place.index + 1, start: place.start + block.count,
                y: place.y + height)
        }
        return place
    }

    func place(after place: Place) -> Place? {
        let block = self[place]
        var (chunk, index) = (place.chunk, place.index + 1)
        if index == chunks[chunk].blocks.count { (chunk, index) = (chunk + 1, 0) }
        guard chunk < chunks.count else { return nil }
        return Place(
            chunk: chunk, index: index, start: place.start + block.count, y: place.y + height(of: block))
    }

    func place(before place: Place) -> Place? {
        var (chunk, index) = (place.chunk, place.index - 1)
        if index < 0 {
            guard chunk > 0 else { return nil }
            chunk -= 1
            index = chunks[chunk].blocks.count - 1
        }
        let block = chunks[chunk].blocks[index]
        return Place(
            chunk: chunk, index: index, start: place.start - block.count, y: place.y - height(of: block))
    }

    var lastPlace: Place { place(at: .max) }

    // MARK: Changing

    /// Puts blocks in place of others. Gaps that come to lie side by side become one, unless a line is known
    /// to begin at the second.
    mutating func replace(_ first: Place, through last: Place, with new: [DocumentBlock]) {
        var blocks = [DocumentBlock](chunks[first.chunk].blocks[..<first.index])
        for block in new { Self.append(block, to: &blocks) }
        for block in chunks[last.chunk].blocks[(last.index + 1)...] { Self.append(block, to: &blocks) }
        var end = last.chunk + 1
        if blocks.count < Self.capacity / 4, end < chunks.count {
            for block in chunks[end].blocks { Self.append(block, to: &blocks) }
            end += 1
        }
        chunks.replaceSubrange(first.chunk..<end, with: Self.cut(blocks))
        if chunks.isEmpty { chunks = [Chunk([.gap(0, paragraphs: 1)])] }
    }

    private static func append(_ block: DocumentBlock, to blocks: inout [DocumentBlock]) {
        guard block.isGap, block.lead == nil, let last = blocks.last, last.isGap else {
            blocks.append(block)
            return
        }
        let height = last.height.flatMap { height in block.height.map { height + $0 } }
        blocks[blocks.count - 1] = .gap(
            last.count + block.count, paragraphs: last.paragraphs + block.paragraphs, height: height,
            lead: last.lead)
    }

    private static func cut(_ blocks: [DocumentBlock]) -> [Chunk] {
        guard blocks.count > capacity else { return blocks.isEmpty ? [] : [Chunk(blocks)] }
        return stride(from: 0, to: blocks.count, by: capacity / 2).map { start in
            Chunk([DocumentBlock](blocks[start..<min(start + capacity / 2, blocks.count)]))
        }
    }

    // MARK: Layouts

    /// Lets go of the layouts farthest from an offset until the rest costs no more than `budget`.
    /// - Parameter kept: An offset whose block is about to be used.
    mutating func dropLayouts(over budget: Int, farFrom offset: Int, keeping kept: Int) {
        var cost = chunks.reduce(0) { $0 + $1.totals.layoutCost }
        let kept = place(at: kept)
        while cost > budget {
            guard let first = firstLayout(), let last = lastLayout(), first != last else { return }
            let isLastFarther = abs(last.start - offset) > abs(first.start - offset)
            let dropped = first != kept && (last == kept || !isLastFarther) ? first : last
            cost -= self[dropped].layoutCost
            chunks[dropped.chunk].blocks[dropped.index].lines?.layout = nil
            chunks[dropped.chunk].sum()
        }
    }

    private func firstLayout() -> Place? {
        var start = 0
        for (number, chunk) in chunks.enumerated() {
            guard chunk.totals.layoutCost > 0 else {
                start += chunk.totals.count
                continue
            }
            for (index, block) in chunk.blocks.enumerated() {
                if block.layoutCost > 0 { return Place(chunk: number, index: index, start: start, y: 0) }
                start += block.count
            }
        }
        return nil
    }

    private func lastLayout() -> Place? {
        var end = chunks.reduce(0) { $0 + $1.totals.count }
        for (number, chunk) in chunks.enumerated().reversed() {
            guard chunk.totals.layoutCost > 0 else {
                end -= chunk.totals.count
                continue
            }
            for (index, block) in chunk.blocks.enumerated().reversed() {
                end -= block.count
                if block.layoutCost > 0 { return Place(chunk: number, index: index, start: end, y: 0) }
            }
        }
        return nil
    }

    /// The offsets of the blocks that have a layout.
    var laidOut: [Int] {
        var starts: [Int] = []
        var start = 0
        for block in chunks.lazy.flatMap(\.blocks) {
            if block.layoutCost > 0 { starts.append(start) }
            start += block.count
        }
        return starts
    }
}
