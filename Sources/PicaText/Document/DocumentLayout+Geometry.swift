/// Carets, motion and selections. Each is answered by the block at the offset, and at its edge by the next one.
extension DocumentLayout {
    // MARK: Carets

    /// Returns the block that shows a caret.
    ///
    /// Between two lines of a paragraph, an upstream caret is at the end of the first.
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

    package func caretRect(_ caret: Caret) -> TextRect {
        let block = block(showing: caret)
        return block.layout.caretRect(local(caret, in: block)).moved(byY: block.y)
    }

    /// The rectangle of the input method's own caret; `nil` without a composition.
    package var compositionCaretRect: TextRect? {
        guard let composition else { return nil }
        let block = block(at: composition.offset)
        let offset = block.setting.local(composition.offset) + composition.selection.upperBound
        return block.layout.caretRect(Caret(offset, .upstream)).moved(byY: block.y)
    }

    /// The rectangles of the composition's marked part.
    package var compositionSelectionRects: [TextRect] {
        guard let composition, !composition.selection.isEmpty else { return [] }
        let block = block(at: composition.offset)
        let start = block.setting.local(composition.offset)
        let range = start + composition.selection.lowerBound..<start + composition.selection.upperBound
        return block.layout.selectionRects(range).map { $0.moved(byY: block.y) }
    }

    package func caret(atX x: Double, y: Double) -> Caret {
        let block = block(atY: y)
        return DocumentLine(document: self, block: block, number: block.line(atY: y - block.y)).caret(atX: x)
    }

    // MARK: Motion

    private struct DocumentLine: MotionLine {
        let document: DocumentLayout
        let block: Block
        /// The line's index in the block.
        let number: Int

        var layout: TextLayout { block.layout }
        var previous: DocumentLine? {
            if number > 0 { return DocumentLine(document: document, block: block, number: number - 1) }
            return document.block(before: block).map {
                DocumentLine(document: document, block: $0, number: $0.lines.upperBound - 1)
            }
        }
        var next: DocumentLine? {
            if number + 1 < block.lines.upperBound {
                return DocumentLine(document: document, block: block, number: number + 1)
            }
            return document.block(after: block).map {
                DocumentLine(document: document, block: $0, number: 0)
            }
        }
        func local(_ caret: Caret) -> Caret { document.local(caret, in: block) }
        func global(_ offset: Int) -> Int { min(block.setting.global(offset), block.contentEnd) }
    }

    private func line(showing caret: Caret) -> DocumentLine {
        let block = block(showing: caret)
        return DocumentLine(document: self, block: block, number: block.line(of: local(caret, in: block)))
    }

    package func caret(leftOf caret: Caret) -> Caret? {
        line(showing: caret).caret(beside: caret, toLeft: true)
    }

    package func caret(rightOf caret: Caret) -> Caret? {
        line(showing: caret).caret(beside: caret, toLeft: false)
    }

    package func caret(above caret: Caret, x goal: Double) -> Caret? {
        line(showing: caret).previous?.caret(atX: goal)
    }

    package func caret(below caret: Caret, x goal: Double) -> Caret? {
        line(showing: caret).next?.caret(atX: goal)
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

    /// Returns the rectangles of a selection in the visible lines of the given blocks.
    ///
    /// A selected line end appears as a small stretch after the paragraph's text.
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
