import PicaFoundation

/// The visible part of the document.
extension DocumentLayout {
    /// The height of all text, partly estimated, in points.
    package var height: Double { blocks.height - options.lineSpacing }

    /// The top edge of the visible part, in points.
    ///
    /// It changes by itself when a better estimate moves the text, so that the same text stays visible. Assigned values
    /// are clamped to the document.
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

    /// Returns the block at a height, or the nearest one, and the height's distance from the block's top edge.
    ///
    /// In text that was not laid out yet, the distance is in proportion to the estimate.
    private func place(atY y: Double) -> (block: Block, distance: Double) {
        let place = blocks.place(atY: y)
        guard place.block.isGap else {
            let block = block(at: place.start)
            return (block, block.layout.lines[block.line(at: place.start)].y + y - place.y)
        }
        let gap = place.start..<place.start + place.block.count
        let scale = scale(ofGap: place.block, gap)
        // The last offset in the gap that is estimated to lie at or above `y`.
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

    /// Returns the ratio of a gap's height to its estimate.
    private func scale(ofGap block: DocumentBlock, _ range: Range<Int>) -> Double {
        let guess = blocks.estimate.height(paragraphs: block.paragraphs, bytes: block.count)
        return guess > 0 ? blocks.height(of: block) / guess : 1
    }

    /// Returns the estimated height of a part of a gap.
    private func estimate(_ range: Range<Int>) -> Double {
        var paragraphs = rope.line(at: range.upperBound) - rope.line(at: range.lowerBound)
        if isParagraphStart(range.lowerBound) { paragraphs += 1 }
        if isParagraphStart(range.upperBound) { paragraphs -= 1 }
        return blocks.estimate.height(paragraphs: max(0, paragraphs), bytes: range.count)
    }

    /// Returns the vertical position of an offset in the document, as far as it is known without layout.
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

    /// Returns the block at a height, or the nearest one.
    func block(atY y: Double) -> Block { place(atY: y).block }

    /// Returns the blocks that are visible at ``top``, laid out.
    package func visibleBlocks() -> [Block] {
        if let seen { return seen.blocks }
        var visible: [Block] = []
        // Layout corrects estimates. If the text turns out shorter, the view moves up with it. A view scrolled to the
        // end stays at the end if the text turns out longer.
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

    /// The most bytes to lay out for one window. Only text whose lines have no height exceeds it.
    private static let mostVisibleBytes = 1 << 20

    /// Returns blocks from a given one on, as long as they begin above the viewport's bottom edge.
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

    /// Returns the lines of a block that are visible at ``top``, including those whose ink may be.
    package func visibleLines(of block: Block) -> Range<Int> {
        let layout = block.layout
        // The number of lines that the ink of one line may reach across.
        let line = layout.lines[0]
        let reach = min(max(((line.ascent + line.descent) / max(line.height, 1)).rounded(.up), 1), 64)
        let first = layout.line(atY: top - block.y) - Int(reach)
        let last = layout.line(atY: top + viewportHeight - block.y) + Int(reach)
        return (first..<max(first, last + 1)).clamped(to: block.lines)
    }

    /// Returns the range of text from the first visible line to the last.
    package func visibleText(of blocks: [Block]) -> Range<Int> {
        guard let first = blocks.first, let last = blocks.last,
            let start = first.layout.lines[visibleLines(of: first)].first,
            let end = last.layout.lines[visibleLines(of: last)].last
        else { return 0..<0 }
        let lower = first.setting.global(start.range.lowerBound)
        return lower..<max(lower, last.setting.global(end.range.upperBound))
    }

    /// Converts ascending, separate ranges to offsets in a block's layout, as far as they touch the block.
    package func local(_ ranges: [Range<Int>], in block: Block) -> [Range<Int>] {
        let first = ranges.partitioningIndex { $0.upperBound > block.range.lowerBound }
        let end = ranges.partitioningIndex { $0.lowerBound >= block.range.upperBound }
        return ranges[first..<max(first, end)].map {
            let lower = block.setting.local($0.lowerBound)
            return lower..<max(lower, block.setting.local($0.upperBound))
        }
    }

    /// Returns the nearest ``top`` at which a caret's line is wholly visible.
    package func topRevealing(_ caret: Caret, margin: Double = 0) -> Double {
        let rect = caretRect(caret)
        let (first, last) = (rect.y + rect.height + margin - viewportHeight, rect.y - margin)
        return max(0, min(height - viewportHeight, first > last ? last : min(max(top, first), last)))
    }
}
