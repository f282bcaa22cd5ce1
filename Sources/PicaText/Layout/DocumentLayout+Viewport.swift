import PicaFoundation

/// What is visible, and where.
extension DocumentLayout {
    /// The height of all text, partly estimated.
    package var height: Double { blocks.height - options.lineSpacing }

    /// The upper edge of what is visible. It changes by itself when a better estimate moves the text,
    /// so that the same text stays visible. Kept within the document when set.
    package var top: Double {
        get {
            if let seen { return seen.top }
            let block = block(at: anchor.offset)
            return block.y + block.layout.lines[block.line(at: anchor.offset)].y + anchor.distance
        }
        set {
            wantsEnd = newValue >= height - viewportHeight
            setAnchor(atY: newValue)
        }
    }

    private func setAnchor(atY y: Double) {
        let (block, distance) = place(atY: max(0, min(y, height - viewportHeight)))
        let line = block.line(atY: distance)
        anchor = (
            block.setting.global(block.layout.lines[line].range.lowerBound),
            distance - block.layout.lines[line].y
        )
    }

    /// The block at a height, or the nearest, and the height's distance from the block's upper edge. In
    /// text that was not laid out yet, the distance is in proportion to what was estimated.
    private func place(atY y: Double) -> (block: Block, distance: Double) {
        let place = blocks.place(atY: y)
        guard place.block.isGap else {
            let block = block(at: place.start)
            return (block, block.layout.lines[block.line(at: place.start)].y + y - place.y)
        }
        let gap = place.start..<place.start + place.block.count
        let scale = scale(ofGap: place.block, gap)
        // The last offset in the gap that is not estimated to lie below.
        let below = gap.dropFirst().partitioningIndex {
            place.y + estimate(gap.lowerBound..<$0) * scale > y
        }
        let lower = max(below - 1, gap.lowerBound)
        let block = block(at: lower)
        let start = max(block.range.lowerBound, gap.lowerBound)
        let above = place.y + estimate(gap.lowerBound..<start) * scale
        let guess = estimate(start..<max(start, block.range.upperBound)) * scale
        guard guess > 0 else { return (block, 0) }
        return (block, max(0, min(y - above, guess)) * block.height / guess)
    }

    /// How a gap's height is to what would be estimated.
    private func scale(ofGap block: DocumentBlock, _ range: Range<Int>) -> Double {
        let guess = blocks.estimate.height(paragraphs: block.paragraphs, bytes: block.count)
        return guess > 0 ? blocks.height(of: block) / guess : 1
    }

    /// The height that is estimated for a part of a gap.
    private func estimate(_ range: Range<Int>) -> Double {
        var paragraphs = rope.line(at: range.upperBound) - rope.line(at: range.lowerBound)
        if isParagraphStart(range.lowerBound) { paragraphs += 1 }
        if isParagraphStart(range.upperBound) { paragraphs -= 1 }
        return blocks.estimate.height(paragraphs: max(0, paragraphs), bytes: range.count)
    }

    /// Where an offset is, from the document's upper edge, as far as that is known without laying it out.
    package func estimatedY(of offset: Int) -> Double {
        let place = blocks.place(at: offset)
        let count = offset - place.start
        guard place.block.isGap else {
            return place.y + blocks.height(of: place.block) * Double(count)
                / Double(max(1, place.block.count))
        }
        let gap = place.start..<place.start + place.block.count
        return place.y + estimate(gap.lowerBound..<offset) * scale(ofGap: place.block, gap)
    }

    /// The block at a height, or the nearest.
    func block(atY y: Double) -> Block { place(atY: y).block }

    /// The blocks that are visible at ``top``, laid out.
    package func visibleBlocks() -> [Block] {
        if let seen { return seen.blocks }
        var visible: [Block] = []
        // Laying out corrects estimates. Where the text turns out shorter, what is above comes down; who
        // scrolled to its end sees the end where it turns out longer.
        for _ in 0..<8 {
            visible = blocks(from: block(at: anchor.offset), height: viewportHeight)
            layoutBudget = max(Self.leastBudget, 2 * visible.reduce(0) { $0 + $1.range.count + 512 })
            let excess = top + viewportHeight - height
            if wantsEnd ? abs(excess) < 0.001 || height <= viewportHeight : top <= 0 || excess < 0.001 {
                break
            }
            setAnchor(atY: height - viewportHeight)
        }
        seen = (visible, top)
        return visible
    }

    /// No window shows more bytes, unless its lines have no height; then the rest is not worth laying out.
    private static let mostVisibleBytes = 1 << 20

    /// Blocks from one on as long as they begin above the viewport's lower edge.
    private func blocks(from first: Block, height: Double) -> [Block] {
        let bottom = top + height
        let end = first.range.lowerBound + Self.mostVisibleBytes
        var blocks = [first]
        while let last = blocks.last, last.y + last.height < bottom, last.range.upperBound < end,
            let next = block(after: last, height: bottom - last.y - last.height)
        {
            blocks.append(next)
        }
        return blocks
    }

    /// The lines of a block that are visible at ``top``, and those whose ink may be.
    package func visibleLines(of block: Block) -> Range<Int> {
        let layout = block.layout
        // As many lines as one may reach over.
        let line = layout.lines[0]
        let reach = min(max(((line.ascent + line.descent) / max(line.height, 1)).rounded(.up), 1), 64)
        let first = layout.line(atY: top - block.y) - Int(reach)
        let last = layout.line(atY: top + viewportHeight - block.y) + Int(reach)
        return (first..<max(first, last + 1)).clamped(to: block.lines)
    }

    /// The text of the lines that are visible, those between blocks' first and last too.
    package func visibleText(of blocks: [Block]) -> Range<Int> {
        guard let first = blocks.first, let last = blocks.last,
            let start = first.layout.lines[visibleLines(of: first)].first,
            let end = last.layout.lines[visibleLines(of: last)].last
        else { return 0..<0 }
        let lower = first.setting.global(start.range.lowerBound)
        return lower..<max(lower, last.setting.global(end.range.upperBound))
    }

    /// Where ranges, ascending and apart, are in a block's layout's text, as far as they touch the block.
    package func local(_ ranges: [Range<Int>], in block: Block) -> [Range<Int>] {
        let first = ranges.partitioningIndex { $0.upperBound > block.range.lowerBound }
        let end = ranges.partitioningIndex { $0.lowerBound >= block.range.upperBound }
        return ranges[first..<max(first, end)].map {
            let lower = block.setting.local($0.lowerBound)
            return lower..<max(lower, block.setting.local($0.upperBound))
        }
    }

    /// The nearest ``top`` at which a caret's line is wholly visible.
    package func topRevealing(_ caret: Caret, margin: Double = 0) -> Double {
        let rect = caretRect(caret)
        let (first, last) = (rect.y + rect.height + margin - viewportHeight, rect.y - margin)
        return max(0, min(height - viewportHeight, first > last ? last : min(max(top, first), last)))
    }
}
