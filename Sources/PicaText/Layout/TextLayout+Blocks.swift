/// The visible parts of paragraph blocks: list markers, panels and rules.
extension TextLayout {
    /// A list marker with its own layout, and its top left corner.
    package struct PlacedMarker {
        package let layout: TextLayout
        package let x: Double
        package let y: Double
    }

    /// Returns the list markers before lines, outside of the text.
    /// - Parameter lines: The lines to search; `nil` for all.
    package func markers(inLines lines: Range<Int>? = nil) -> [PlacedMarker] {
        guard shaped.hasBlocks else { return [] }
        return (lines ?? self.lines.indices).clamped(to: self.lines.indices).compactMap { number in
            let line = self.lines[number]
            guard startsParagraph(number), let marker = shaped.block(of: line.paragraph)?.marker,
                !shaped.block(before: line.paragraph).isIn(marker.owner)
            else { return nil }
            let layout = layout(of: marker, line.paragraph)
            let x =
                line.startsRight
                ? container - line.insets.leading + marker.gap
                : line.insets.leading - marker.gap - layout.width
            return PlacedMarker(layout: layout, x: x, y: line.baseline - layout.firstBaseline)
        }
    }

    /// Returns the rectangles beside and behind blocks, and the rules across them, with their paints, in drawing order.
    /// - Parameter lines: The lines to search; `nil` for all.
    package func panels(inLines lines: Range<Int>? = nil) -> [(rect: TextRect, paint: Int)] {
        guard shaped.hasBlocks else { return [] }
        var result: [(rect: TextRect, paint: Int)] = []
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            guard let block = shaped.block(of: self.lines[number].paragraph) else { continue }
            for panel in block.panels { result.append((rect(of: panel, number), panel.paint)) }
            if let rule = block.rule, let rect = rect(of: rule, number) { result.append((rect, rule.paint)) }
        }
        return result
    }

    /// The space after the last line before the next paragraph, in points, in addition to the line spacing.
    var spaceAfterLast: Double {
        guard let line = lines.last else { return options.paragraphSpacing }
        return space(after: line.paragraph)
    }

    private func space(after paragraph: Int) -> Double {
        let style = shaped.styled.paragraphStyle(at: shaped.paragraphs[paragraph].textStart)
        return ParagraphBlock.space(
            style?.block, shaped.block(after: paragraph),
            least: style?.paragraphSpacing ?? options.paragraphSpacing)
    }

    /// Returns the rectangle around all blocks' markers, panels and rules, or `nil` if there are none.
    func blockReach(inLines lines: Range<Int>?) -> TextRect? {
        guard shaped.hasBlocks else { return nil }
        var bounds: TextRect?
        for (rect, _) in panels(inLines: lines) { bounds = bounds?.union(rect) ?? rect }
        for marker in markers(inLines: lines) {
            guard var ink = marker.layout.inkReach() else { continue }
            ink.x += marker.x
            ink.y += marker.y
            bounds = bounds?.union(ink) ?? ink
        }
        return bounds
    }

    private func rect(of panel: ParagraphBlock.Panel, _ number: Int) -> TextRect {
        let line = lines[number]
        var top = line.y
        if startsParagraph(number), !shaped.block(before: line.paragraph).isIn(panel.owner) {
            top -= panel.padding
        }
        var bottom = number + 1 < lines.count ? lines[number + 1].y : line.y + line.height
        if line.endsParagraph {
            let next = shaped.block(after: line.paragraph)
            if !next.isIn(panel.owner) {
                bottom = line.y + line.height + panel.padding
            } else if number + 1 == lines.count {
                // The next paragraph is in another layout.
                bottom += options.lineSpacing + space(after: line.paragraph)
            }
        }
        let width = panel.width ?? max(container - panel.leading, 0)
        let x = line.startsRight ? container - panel.leading - width : panel.leading
        return TextRect(x: x, y: top, width: width, height: bottom - top)
    }

    private func rect(of rule: ParagraphBlock.Rule, _ number: Int) -> TextRect? {
        let line = lines[number]
        let y: Double
        switch rule.place {
        case .middle:
            guard startsParagraph(number) else { return nil }
            y = line.y + (line.height - rule.thickness) / 2
        case .bottom:
            guard line.endsParagraph else { return nil }
            y = line.y + line.height
        }
        let x = line.startsRight ? line.insets.trailing : line.insets.leading
        return TextRect(x: x, y: y, width: max(container - line.insets.sum, 0), height: rule.thickness)
    }

    private func startsParagraph(_ number: Int) -> Bool {
        let paragraph = shaped.paragraphs[lines[number].paragraph]
        return lines[number].range.lowerBound == paragraph.textStart && !paragraph.continues
    }

    private func layout(of marker: ParagraphBlock.Marker, _ paragraph: Int) -> TextLayout {
        if let known = markers[paragraph] { return known }
        let text = ShapedText(
            StyledText(marker.text, style: marker.style),
            direction: shaped.paragraphs[paragraph].level & 1 == 1 ? .rightToLeft : .leftToRight,
            context: shaped.context)
        let layout = TextLayout(text, width: nil)
        markers[paragraph] = layout
        return layout
    }
}

extension ShapedText {
    /// Whether any paragraph is in a block.
    var hasBlocks: Bool { styled.paragraphs.contains { $0.style.block != nil } }

    /// Returns the block of a paragraph, by its index.
    func block(of paragraph: Int) -> ParagraphBlock? {
        styled.paragraphStyle(at: paragraphs[paragraph].textStart)?.block
    }

    /// Returns the block of the previous paragraph.
    func block(before paragraph: Int) -> ParagraphBlock? {
        paragraph > 0 ? block(of: paragraph - 1) : styled.neighbors?.before
    }

    /// Returns the block of the next paragraph.
    func block(after paragraph: Int) -> ParagraphBlock? {
        paragraph + 1 < paragraphs.count ? block(of: paragraph + 1) : styled.neighbors?.after
    }
}
