extension DocumentLayout {
    // MARK: Between buffer and paragraph

    /// Where a place in the buffer is in its paragraph's displayed text.
    private func local(_ caret: Caret, in paragraph: Int) -> Caret {
        let start = rope.lineStart(paragraph)
        var offset = min(caret.offset, rope.lineContentRange(paragraph).upperBound) - start
        if let composition, isComposing(in: paragraph) {
            offset = composition.displayed(offset + start) - start
        }
        return Caret(offset, caret.affinity)
    }

    private func global(_ caret: Caret, in paragraph: Int) -> Caret {
        let start = rope.lineStart(paragraph)
        return Caret(global(caret.offset, start: start, in: paragraph), caret.affinity)
    }

    private func global(_ offset: Int, start: Int, in paragraph: Int) -> Int {
        guard let composition, isComposing(in: paragraph) else { return offset + start }
        return composition.stored(offset + start)
    }

    private func isComposing(in paragraph: Int) -> Bool {
        composition.map { rope.line(at: $0.offset) == paragraph } ?? false
    }

    // MARK: Carets

    package func caretRect(_ caret: Caret) -> TextRect {
        let paragraph = rope.line(at: caret.offset)
        return rect(of: local(caret, in: paragraph), in: paragraph)
    }

    private func rect(of local: Caret, in paragraph: Int) -> TextRect {
        var rect = layout(of: paragraph).caretRect(local)
        rect.y += y(of: paragraph)
        return rect
    }

    /// Where the input method's own caret is; nil without a composition.
    package var compositionCaretRect: TextRect? {
        guard let composition else { return nil }
        let paragraph = rope.line(at: composition.offset)
        let offset = composition.offset - rope.lineStart(paragraph) + composition.selection.upperBound
        return rect(of: Caret(offset, .upstream), in: paragraph)
    }

    /// Where the part of the composition is that the input method marks.
    package var compositionSelectionRects: [TextRect] {
        guard let composition, !composition.selection.isEmpty else { return [] }
        let entry = paragraphEntry(rope.line(at: composition.offset))
        let start = composition.offset - entry.range.lowerBound
        let range = start + composition.selection.lowerBound..<start + composition.selection.upperBound
        return entry.layout.selectionRects(range).map { $0.moved(byY: entry.y) }
    }

    package func caret(atX x: Double, y: Double) -> Caret {
        let paragraph = paragraph(atY: y)
        let layout = layout(of: paragraph)
        return global(layout.caret(atX: x, y: y - self.y(of: paragraph)), in: paragraph)
    }

    package func caret(leftOf caret: Caret) -> Caret? {
        let paragraph = rope.line(at: caret.offset)
        if let next = layout(of: paragraph).caret(leftOf: local(caret, in: paragraph)) {
            return global(next, in: paragraph)
        }
        return isRightToLeft(at: caret.offset) ? start(of: paragraph + 1) : end(of: paragraph - 1)
    }

    package func caret(rightOf caret: Caret) -> Caret? {
        let paragraph = rope.line(at: caret.offset)
        if let next = layout(of: paragraph).caret(rightOf: local(caret, in: paragraph)) {
            return global(next, in: paragraph)
        }
        return isRightToLeft(at: caret.offset) ? end(of: paragraph - 1) : start(of: paragraph + 1)
    }

    /// The edge of a paragraph's first line where its text starts, as seen on screen.
    private func start(of paragraph: Int) -> Caret? {
        guard paragraph < rope.lineCount else { return nil }
        let layout = layout(of: paragraph)
        let isRightToLeft = layout.lines.first?.isRightToLeft ?? false
        return global(layout.caret(atX: isRightToLeft ? .infinity : -.infinity, y: 0), in: paragraph)
    }

    /// The edge of a paragraph's last line where its text ends, as seen on screen.
    private func end(of paragraph: Int) -> Caret? {
        guard paragraph >= 0 else { return nil }
        let layout = layout(of: paragraph)
        let isRightToLeft = layout.lines.last?.isRightToLeft ?? false
        return global(
            layout.caret(atX: isRightToLeft ? -.infinity : .infinity, y: layout.height), in: paragraph)
    }

    package func caret(above caret: Caret, x goal: Double) -> Caret? {
        let paragraph = rope.line(at: caret.offset)
        if let next = layout(of: paragraph).caret(above: local(caret, in: paragraph), x: goal) {
            return global(next, in: paragraph)
        }
        guard paragraph > 0 else { return nil }
        let above = layout(of: paragraph - 1)
        return global(above.caret(atX: goal, y: above.height), in: paragraph - 1)
    }

    package func caret(below caret: Caret, x goal: Double) -> Caret? {
        let paragraph = rope.line(at: caret.offset)
        if let next = layout(of: paragraph).caret(below: local(caret, in: paragraph), x: goal) {
            return global(next, in: paragraph)
        }
        guard paragraph + 1 < rope.lineCount else { return nil }
        return global(layout(of: paragraph + 1).caret(atX: goal, y: 0), in: paragraph + 1)
    }

    // MARK: Lines

    package func lineRange(at caret: Caret) -> Range<Int> {
        let paragraph = rope.line(at: caret.offset)
        let start = rope.lineStart(paragraph)
        let line = layout(of: paragraph).lineRange(at: local(caret, in: paragraph))
        let lower = global(line.lowerBound, start: start, in: paragraph)
        return lower..<max(lower, global(line.upperBound, start: start, in: paragraph))
    }

    package func isRightToLeft(at offset: Int) -> Bool {
        layout(of: rope.line(at: offset)).lines.first?.isRightToLeft ?? false
    }

    package var pageHeight: Double {
        max(heightOfLine, viewportHeight - heightOfLine)
    }

    private var heightOfLine: Double { style.font.size * 1.25 }

    // MARK: Selection

    /// What to paint for a selection, in the paragraphs given. A selected line end shows as a small
    /// stretch after the paragraph's text.
    package func selectionRects(_ selection: Range<Int>, in paragraphs: [Paragraph]) -> [TextRect] {
        guard !selection.isEmpty else { return [] }
        var rects: [TextRect] = []
        for paragraph in paragraphs
        where selection.lowerBound <= paragraph.range.upperBound
            && selection.upperBound > paragraph.range.lowerBound
        {
            let lower = local(
                Caret(max(selection.lowerBound, paragraph.range.lowerBound)), in: paragraph.index)
            let upper = local(
                Caret(min(selection.upperBound, paragraph.range.upperBound)), in: paragraph.index)
            rects += paragraph.layout.selectionRects(lower.offset..<max(lower.offset, upper.offset))
                .map { $0.moved(byY: paragraph.y) }
            if selection.upperBound > paragraph.range.upperBound {
                var end = paragraph.layout.caretRect(upper).moved(byY: paragraph.y)
                end.width = style.font.size / 3
                if paragraph.layout.lines.last?.isRightToLeft == true { end.x -= end.width }
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
