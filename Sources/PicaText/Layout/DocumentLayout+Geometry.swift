/// Carets, motion and selections: each asks the block it is in, and goes to the next at its edge.
extension DocumentLayout {
    // MARK: Carets

    /// The block whose lines show a caret. Between two lines of a paragraph, an upstream caret stands at
    /// the end of the first.
    private func block(showing caret: Caret) -> Block {
        let block = block(at: caret.offset)
        guard caret.affinity == .upstream, caret.offset == block.range.lowerBound,
            !isParagraphStart(caret.offset), let before = self.block(before: block),
            before.range.upperBound == caret.offset,
            !before.layout.lines[before.lines.upperBound - 1].endsParagraph
        else { return block }
        return before
    }

    private func local(_ caret: Caret, in block: Block) -> Caret {
        Caret(block.setting.local(min(caret.offset, block.contentEnd)), caret.affinity)
    }

    private func global(_ caret: Caret, in block: Block) -> Caret {
        Caret(min(block.setting.global(caret.offset), block.contentEnd), caret.affinity)
    }

    package func caretRect(_ caret: Caret) -> TextRect {
        let block = block(showing: caret)
        return block.layout.caretRect(local(caret, in: block)).moved(byY: block.y)
    }

    /// Where the input method's own caret is; nil without a composition.
    package var compositionCaretRect: TextRect? {
        guard let composition else { return nil }
        let block = block(at: composition.offset)
        let offset = block.setting.local(composition.offset) + composition.selection.upperBound
        return block.layout.caretRect(Caret(offset, .upstream)).moved(byY: block.y)
    }

    /// Where the part of the composition is that the input method marks.
    package var compositionSelectionRects: [TextRect] {
        guard let composition, !composition.selection.isEmpty else { return [] }
        let block = block(at: composition.offset)
        let start = block.setting.local(composition.offset)
        let range = start + composition.selection.lowerBound..<start + composition.selection.upperBound
        return block.layout.selectionRects(range).map { $0.moved(byY: block.y) }
    }

    package func caret(atX x: Double, y: Double) -> Caret {
        let block = block(atY: y)
        return caret(atX: x, line: block.line(atY: y - block.y), of: block)
    }

    private func caret(atX x: Double, line: Int, of block: Block) -> Caret {
        var caret = block.layout.caret(atX: x, line: line)
        let line = block.layout.lines[line]
        // The layout may not know that a line follows.
        if caret.offset == line.range.upperBound, !line.range.isEmpty, !line.endsParagraph {
            caret.affinity = .upstream
        }
        return global(caret, in: block)
    }

    // MARK: Motion

    package func caret(leftOf caret: Caret) -> Caret? { move(caret, toLeft: true) }

    package func caret(rightOf caret: Caret) -> Caret? { move(caret, toLeft: false) }

    private func move(_ caret: Caret, toLeft: Bool) -> Caret? {
        let block = block(showing: caret)
        let line = block.line(of: local(caret, in: block))
        let setting = seam(by: line, of: block) ?? block.setting
        let place = Caret(setting.local(min(caret.offset, block.contentEnd)), caret.affinity)
        let next = toLeft ? setting.layout.caret(leftOf: place) : setting.layout.caret(rightOf: place)
        if let next { return Caret(setting.global(next.offset), next.affinity) }
        // Inside the block it is the layout that says where there is no way on.
        if readsRightToLeft(line, of: block) == toLeft {
            return line == block.lines.upperBound - 1 ? enterBlock(after: block, toLeft) : nil
        }
        return line == block.lines.lowerBound ? enterBlock(before: block, caret, toLeft) : nil
    }

    /// A layout of the lines before and after a line that lies at the edge between blocks of a paragraph;
    /// nil where it does not.
    private func seam(by line: Int, of block: Block) -> BlockLayout? {
        var setting: BlockLayout?
        if line == 0, !isParagraphStart(block.range.lowerBound), let before = self.block(before: block) {
            setting = layOutLines(from: before.lines.upperBound - 1, of: before)
        } else if line == block.lines.upperBound - 1, !block.endsParagraph {
            setting = layOutLines(from: max(line - 1, 0), of: block)
        }
        return setting.flatMap { $0.layout.lines.count > 1 ? $0 : nil }
    }

    private func enterBlock(after block: Block, _ toLeft: Bool) -> Caret? {
        guard let next = self.block(after: block) else { return nil }
        guard readsRightToLeft(0, of: next) == toLeft else { return Caret(next.range.lowerBound, .upstream) }
        return caret(atX: toLeft ? .infinity : -.infinity, line: 0, of: next)
    }

    private func enterBlock(before block: Block, _ caret: Caret, _ toLeft: Bool) -> Caret? {
        guard let before = self.block(before: block) else { return nil }
        let line = before.lines.upperBound - 1
        guard readsRightToLeft(line, of: before) != toLeft else {
            // Who came over the break does not turn there.
            let isAtEdge = caret.affinity == .upstream && caret.offset <= block.range.lowerBound
            return isAtEdge ? nil : self.caret(atX: toLeft ? -.infinity : .infinity, line: line, of: before)
        }
        return self.caret(atX: toLeft ? .infinity : -.infinity, line: line, of: before)
    }

    /// A line's direction as far as motion goes: an empty one reads on as the text before it does.
    private func readsRightToLeft(_ line: Int, of block: Block) -> Bool {
        let lines = block.layout.lines[...line]
        if let line = lines.last(where: { !$0.range.isEmpty }) { return line.isRightToLeft }
        var current = block
        // Where there are more empty lines, nobody remembers what was before them.
        for _ in 0..<32 {
            guard let before = self.block(before: current) else { break }
            if let line = before.layout.lines[before.lines].last(where: { !$0.range.isEmpty }) {
                return line.isRightToLeft
            }
            current = before
        }
        return block.layout.lines[line].isRightToLeft
    }

    package func caret(above caret: Caret, x goal: Double) -> Caret? {
        let block = block(showing: caret)
        let line = block.line(of: local(caret, in: block))
        if line > 0 { return self.caret(atX: goal, line: line - 1, of: block) }
        return self.block(before: block).map {
            self.caret(atX: goal, line: $0.lines.upperBound - 1, of: $0)
        }
    }

    package func caret(below caret: Caret, x goal: Double) -> Caret? {
        let block = block(showing: caret)
        let line = block.line(of: local(caret, in: block)) + 1
        if line < block.lines.upperBound { return self.caret(atX: goal, line: line, of: block) }
        return self.block(after: block).map { self.caret(atX: goal, line: 0, of: $0) }
    }

    // MARK: Lines

    package func lineRange(at caret: Caret) -> Range<Int> {
        let block = block(showing: caret)
        let line = block.layout.lines[block.line(of: local(caret, in: block))].range
        let lower = block.setting.global(line.lowerBound)
        return lower..<max(lower, min(block.setting.global(line.upperBound), block.contentEnd))
    }

    package func isRightToLeft(at offset: Int) -> Bool {
        let block = block(at: offset)
        return block.layout.lines[block.line(at: offset)].isRightToLeft
    }

    package var pageHeight: Double {
        max(heightOfLine, viewportHeight - heightOfLine)
    }

    private var heightOfLine: Double { style.font.size * 1.25 }

    // MARK: Selection

    /// What to paint for a selection in the visible lines of the blocks given. A selected line end shows
    /// as a small stretch after the paragraph's text.
    package func selectionRects(_ selection: Range<Int>, in blocks: [Block]) -> [TextRect] {
        guard !selection.isEmpty else { return [] }
        var rects: [TextRect] = []
        for block in blocks
        where selection.lowerBound <= block.contentEnd && selection.upperBound > block.range.lowerBound {
            let lines = visibleLines(of: block)
            guard let first = block.layout.lines[lines].first, let last = block.layout.lines[lines].last
            else { continue }
            let lower = local(Caret(max(selection.lowerBound, block.range.lowerBound)), in: block).offset
            let upper = local(Caret(selection.upperBound), in: block).offset
            let part =
                max(lower, first.range.lowerBound)..<max(lower, first.range.lowerBound, min(upper, last.next))
            rects += block.layout.selectionRects(part).map { $0.moved(byY: block.y) }
            if selection.upperBound > block.contentEnd, block.endsParagraph,
                lines.upperBound == block.lines.upperBound
            {
                let place = local(Caret(block.contentEnd, .upstream), in: block)
                var end = block.layout.caretRect(place).moved(byY: block.y)
                end.width = style.font.size / 3
                if last.isRightToLeft { end.x -= end.width }
                rects.append(end)
            }
        }
        return rects
    }
}

extension TextRect {
    fileprivate func moved(byY distance: Double) -> TextRect {
        TextRect(x: x, y: y + distance, width: width, height: height)
    }
}
