/// The layout of blocks.
///
/// A block begins where the previous block ends, at a line's start. Its lines come from a window of the text around it,
/// and are those that the whole paragraph would have.
///
/// A block extends to a line start at which a block was found before, so that what follows an edit stays. Otherwise it
/// extends for ``Limits/block`` bytes, and the rest before the next block is a gap.
extension DocumentLayout {
    /// The most blocks that one change of the tree inserts.
    private static let mostAtOnce = 64

    /// A block that was laid out but not inserted yet.
    private struct Window {
        var lines: DocumentBlock.Lines
        /// The offset after the block.
        var end: Int
        /// The height, including the space to what follows.
        var height: Double
        var setting: BlockLayout

        func block(from start: Start) -> DocumentBlock {
            DocumentBlock(
                count: end - start.offset, paragraphs: start.lead == nil ? 1 : 0, height: height,
                lead: start.lead, lines: lines)
        }
    }

    /// Returns the block that contains an offset, laid out.
    /// - Parameter height: The height that will be needed next, from the block's top edge.
    func block(at offset: Int, height: Double = 0) -> Block {
        let offset = min(max(offset, 0), rope.utf8Count)
        var place = blocks.place(at: offset)
        if let start = start(toKnow: offset, in: place) {
            layOut(from: start, to: offset, height: height)
            place = blocks.place(at: offset)
        }
        if let block = block(at: place) { return block }
        let start = Start(offset: place.start, lead: place.block.lead)
        layOut(from: start, to: offset, height: height)
        place = blocks.place(at: offset)
        return block(at: place) ?? block(at: place, setting: window(at: start).setting)
    }

    /// Returns the block after another, or `nil` at the text's end.
    /// - Parameter height: The height that will be needed next, from the block's top edge.
    func block(after block: Block, height: Double = 0) -> Block? {
        let end = block.range.upperBound
        let isAnother = end < rope.utf8Count || block.contentEnd < end
        return isAnother ? self.block(at: end, height: height) : nil
    }

    /// Returns the block before another, or `nil` at the text's start.
    func block(before block: Block) -> Block? {
        guard block.range.lowerBound > 0 else { return nil }
        // Laying it out may move the start of `block`.
        return self.block(at: block.range.lowerBound - 1)
    }

    private func block(at place: DocumentBlocks.Place) -> Block? {
        let block = place.block
        return block.lines?.layout.map { self.block(at: place, setting: $0.moved(by: place.start)) }
    }

    private func block(at place: DocumentBlocks.Place, setting: BlockLayout) -> Block {
        let lineEnd = place.block.lines?.lineEnd
        return Block(
            y: place.y, height: blocks.height(of: place.block), range: place.start..<place.end,
            endsParagraph: lineEnd != nil, contentEnd: place.end - (lineEnd ?? 0), setting: setting)
    }

    // MARK: Layout starts

    /// Returns where layout has to begin to find the lines at an offset, or `nil` if they are known.
    ///
    /// They are known if there is no gap in the paragraph before them within the distance that matters.
    private func start(toKnow offset: Int, in place: DocumentBlocks.Place) -> Start? {
        var place = place
        if !place.block.isGap, place.block.lead == nil { return nil }
        let paragraph = rope.paragraphRange(at: offset).lowerBound
        let isUnknown = place.block.isGap
        var found: Int?
        repeat {
            if place.block.isGap {
                let start = max(place.start, paragraph)
                if offset - start > limits.reach { break }
                found = start
            }
            guard place.start > paragraph, offset - place.start <= limits.reach,
                let before = blocks.place(before: place)
            else { break }
            place = before
        } while true
        if let found { return Start(offset: found, lead: lead(at: found)) }
        return isUnknown ? guessedStart(before: offset, paragraph) : nil
    }

    /// Returns the direction that the text before a block boundary gives the text after it.
    private func lead(at offset: Int) -> BaseDirection? {
        if isParagraphStart(offset) { return nil }
        var place = blocks.place(at: offset - 1)
        let here = blocks.place(at: offset)
        if place.block.isGap, here.start == offset, let lead = here.block.lead { return lead }
        let paragraph = rope.paragraphRange(at: offset).lowerBound
        repeat {
            if let lines = place.block.lines { return lines.trail }
            guard place.start > paragraph, let before = blocks.place(before: place) else { break }
            place = before
        } while true
        // No block of the paragraph is known.
        _ = layOutBlocks(at: Start(offset: paragraph, lead: nil), height: 0)
        return blocks.place(at: paragraph).block.lines?.trail
    }

    /// Returns a line start a little before an offset that is far from all known lines.
    ///
    /// It is found by layout from a word's start farther before, after which the same line breaks are likely.
    private func guessedStart(before offset: Int, _ paragraph: Int) -> Start {
        let start = wordStart(near: max(paragraph, offset - limits.block))
        let lines = window(at: Start(offset: start, lead: lead(at: start))).setting
        let line = lines.layout.lines[lines.layout.line(of: Caret(lines.local(offset - limits.block / 4)))]
        return Start(
            offset: lines.global(line.range.lowerBound),
            lead: lines.layout.shaped.lead(at: line.range.lowerBound, direction))
    }

    /// Returns the nearest start of a word after a space before an offset, or else of a character.
    private func wordStart(near offset: Int) -> Int {
        let search = rope.clamped(max(0, offset - limits.margin)..<offset)
        var end: Int?
        var count = 0
        rope.forEachChunk(in: search) { bytes in
            if let space = bytes.lastIndex(of: 0x20) { end = search.lowerBound + count + space + 1 }
            count += bytes.count
            return true
        }
        return rope.graphemeBoundary(atOrBefore: end ?? search.upperBound)
    }

    // MARK: Layout

    /// Lays out the text from a start up to the block that contains an offset.
    private func layOut(from start: Start, to offset: Int, height: Double) {
        var start = start
        while true {
            let end = layOutBlocks(at: start, height: height)
            guard end <= offset, end < rope.utf8Count, end > start.offset else { break }
            var place = blocks.place(at: end)
            while !place.block.isGap, place.start + place.block.count <= offset,
                let after = blocks.place(after: place)
            {
                place = after
            }
            guard place.block.isGap else { break }
            start = Start(offset: place.start, lead: lead(at: place.start))
        }
        letGoOfLayouts(keeping: offset)
    }

    /// Discards the layouts farthest from the visible text when they exceed the budget, down to three quarters of it.
    /// - Parameter offset: An offset whose block is about to be used.
    private func letGoOfLayouts(keeping offset: Int) {
        guard blocks.layoutCost > layoutBudget else { return }
        let kept = blocks.place(at: offset)
        while blocks.layoutCost > layoutBudget * 3 / 4, let first = blocks.firstLaidOut,
            let last = blocks.lastLaidOut, first != last
        {
            let isLastFarther = abs(last.start - anchor.offset) > abs(first.start - anchor.offset)
            let isFromEnd = first.start == kept.start || (last.start != kept.start && isLastFarther)
            var (from, through) = isFromEnd ? (last, last) : (first, first)
            var excess = blocks.layoutCost - layoutBudget * 3 / 4 - from.block.layoutCost
            var folded = [fold(from)]
            while excess > 0, folded.count < Self.mostAtOnce,
                let next = isFromEnd ? blocks.place(before: from) : blocks.place(after: through),
                next.start != kept.start
            {
                excess -= next.block.layoutCost
                folded.append(fold(next))
                if isFromEnd { from = next } else { through = next }
            }
            blocks.replace(from, through: through, with: isFromEnd ? folded.reversed() : folded)
        }
    }

    /// Returns a block without its layout. Whole paragraphs become gaps; for long ones the line starts of blocks stay
    /// known.
    private func fold(_ place: DocumentBlocks.Place) -> DocumentBlock {
        var block = place.block
        guard let lines = block.lines else { return block }
        if block.lead == nil, lines.lineEnd != nil {
            return .gap(block.count, paragraphs: block.paragraphs, height: block.height)
        }
        block.lines?.layout = nil
        return block
    }

    /// Lays out a block, and then the following paragraphs in the same gap until they fill a height.
    ///
    /// They are inserted all at once, as a change of the tree costs as much as a block.
    /// - Returns: The end of the last block.
    private func layOutBlocks(at start: Start, height: Double) -> Int {
        let first = blocks.place(at: start.offset)
        var new: [DocumentBlock] = []
        if first.start < start.offset {
            new.append(gap(first.start..<start.offset, of: first.block, lead: first.block.lead))
        }
        var window = window(at: start)
        new.append(window.block(from: start))
        var missing = height - window.height
        while missing > 0, new.count < Self.mostAtOnce, first.block.isGap, window.end < first.end,
            window.lines.lineEnd != nil
        {
            let next = Start(offset: window.end, lead: nil)
            window = self.window(at: next)
            new.append(window.block(from: next))
            missing -= window.height
        }
        let end = window.end
        let endsText = end == rope.utf8Count
        let hasEmptyLast = endsText && end > start.offset && isParagraphStart(end)
        var last = blocks.place(at: max(start.offset, end - 1))
        if endsText, !hasEmptyLast { last = blocks.lastPlace }
        let rest = end..<max(end, last.start + last.block.count)
        let needsEmptyLast = hasEmptyLast && last == blocks.lastPlace
        if !rest.isEmpty || needsEmptyLast { new.append(gap(rest, of: last.block)) }
        // If a direction changed, so does that of the rest of the paragraph.
        if rest.isEmpty, !isParagraphStart(end), let after = blocks.place(after: last),
            !after.block.isGap, after.block.lead != window.lines.trail
        {
            var following: DocumentBlocks.Place? = after
            while let place = following, !isParagraphStart(place.start) {
                new.append(.gap(place.block.count, paragraphs: 0, height: place.block.height))
                last = place
                following = blocks.place(after: place)
            }
        }
        blocks.replace(first, through: last, with: new)
        return end
    }

    /// Returns a gap for a part of a block or gap, with its height divided in proportion to the estimates.
    private func gap(
        _ range: Range<Int>, of block: DocumentBlock, lead: BaseDirection? = nil
    ) -> DocumentBlock {
        let paragraphs = paragraphCount(in: range)
        let part = blocks.estimate.height(paragraphs: paragraphs, bytes: range.count)
        let whole = blocks.estimate.height(paragraphs: block.paragraphs, bytes: block.count)
        let share = whole > 0 ? part / whole : Double(range.count) / Double(max(block.count, 1))
        return .gap(
            range.count, paragraphs: paragraphs, height: block.height.map { $0 * min(share, 1) }, lead: lead)
    }

    /// Returns the lines of a block that begins at a start.
    private func window(at start: Start) -> Window {
        let paragraph = rope.paragraphRange(at: start.offset)
        let content = rope.withoutLineEnd(paragraph)
        // The end of the lines, and the range of the text that they are shaped with.
        var end = max(start.offset, content.upperBound)
        var range = start.offset..<end
        if start.lead != nil {
            let lower = max(content.lowerBound, start.offset - limits.margin)
            range = rope.graphemeBoundary(atOrBefore: lower)..<end
        }
        var endsParagraph = end - start.offset <= limits.block + limits.margin
        if !endsParagraph {
            end = max(
                wordStart(near: start.offset + limits.block), rope.graphemeBoundary(after: start.offset))
            let after = rope.graphemeBoundary(atOrBefore: end + limits.margin)
            range = range.lowerBound..<min(max(end, after), content.upperBound)
            // A grapheme may be longer than a block.
            end = min(end, content.upperBound)
            endsParagraph = end == content.upperBound
        }
        let composition = self.composition.flatMap {
            range.lowerBound <= $0.offset && $0.offset <= range.upperBound ? $0 : nil
        }
        func local(_ offset: Int) -> Int {
            (composition?.displayed(offset) ?? offset) - range.lowerBound
        }
        var text = styledText(in: range, composition)
        if hasBlocks { text.neighbors = neighbors(of: paragraph) }
        let shaped = ShapedText(
            text, direction: direction, leading: start.lead, context: context)
        let layout = TextLayout(
            shaped, width: width, options: options,
            part: local(start.offset)..<(endsParagraph ? shaped.count : local(end)))
        var setting = BlockLayout(
            layout: layout, lineCount: layout.lines.count, textStart: range.lowerBound,
            composition: composition)
        laidOutBytes += range.count

        if !endsParagraph { setting.lineCount = lineCount(setting, from: start.offset, content.upperBound) }
        let last = layout.lines[setting.lineCount - 1]
        let endsWithSeparator =
            endsParagraph
            ? content.upperBound < paragraph.upperBound : shaped.endsDirection(before: last.next)
        let space = options.lineSpacing + (endsWithSeparator ? layout.spaceAfterLast : 0)
        return Window(
            lines: DocumentBlock.Lines(
                trail: shaped.lead(at: last.next, direction),
                firstLine: layout.lines[0].next - local(start.offset),
                lineEnd: endsParagraph ? paragraph.upperBound - content.upperBound : nil,
                layout: setting.moved(by: -start.offset)),
            end: endsParagraph
                ? paragraph.upperBound
                : max(setting.global(last.next), rope.graphemeBoundary(after: start.offset)),
            height: last.y + last.height + space, setting: setting)
    }

    /// Returns the number of lines for a block.
    ///
    /// It extends to the farthest start of an earlier block that is also a line start. Otherwise it has all lines. Text
    /// too long for one block and too short for two is divided in the middle, so that neither part soon becomes too
    /// long.
    private func lineCount(_ setting: BlockLayout, from start: Int, _ paragraphEnd: Int) -> Int {
        let lines = setting.layout.lines
        func count(upTo offset: Int) -> Int {
            let local = setting.local(offset)
            let line = setting.layout.line(of: Caret(local, .upstream))
            return lines[line].next <= local ? line + 1 : line
        }
        var found: Int?
        var place = blocks.place(at: start)
        var next = paragraphEnd
        while let after = blocks.place(after: place), after.start < paragraphEnd {
            place = after
            guard !place.block.isGap, place.start > start else { continue }
            next = place.start
            guard next - start <= limits.block + limits.margin else { break }
            let count = count(upTo: next)
            if count > 0, setting.global(lines[count - 1].next) == next,
                !setting.isComposed(lines[count - 1].next)
            {
                found = count
            }
        }
        if let found { return found }
        let wanted = next - start < 2 * limits.block ? max(count(upTo: (start + next) / 2), 1) : lines.count
        guard setting.composition != nil else { return wanted }
        // All preedit text is at one offset, so no block may end in it.
        let possible = (1...lines.count).filter { !setting.isComposed(lines[$0 - 1].next) }
        return possible.last { $0 <= wanted } ?? possible.first ?? lines.count
    }

    /// Returns a part of the text with the composition in its place.
    func styledText(in range: Range<Int>, _ composition: Composition?) -> StyledText {
        guard let composition else { return styledText(in: range) }
        var text = styledText(in: range.lowerBound..<composition.offset)
        let style =
            text.text.isEmpty
            ? style(at: composition.offset) : text.styles[text.runs[text.runs.count - 1].style]
        let start = text.text.utf8.count
        text.append(composition.text, style: style)
        text.mark(composition, at: start)
        return append(composition.offset..<range.upperBound, to: text)
    }

    private func styledText(in range: Range<Int>) -> StyledText {
        var text = append(range, to: StyledText("", style: style(at: range.lowerBound)))
        if var paragraph = paragraphStyle(at: range.lowerBound) {
            // Only some of a table's rows are known here.
            paragraph.block?.table = nil
            if range.isEmpty {
                text.updateParagraphs(0..<0) { $0 = paragraph }
            } else {
                text.addParagraphs(0..<range.count, paragraph)
            }
        }
        return text
    }

    private func append(_ range: Range<Int>, to start: StyledText) -> StyledText {
        var text = start
        guard !looks.isEmpty else {
            text.append(rope.string(in: range), style: style)
            return text
        }
        for run in content.spans.runs(in: range) {
            text.append(rope.string(in: run.range), style: look(run.value)?.text ?? style)
        }
        return text
    }

    /// Returns the look of attributes, or `nil` for plain text.
    private func look(_ attributes: AttributeID) -> AttributeLook? {
        attributes == .plain || attributes.index >= looks.count ? nil : looks[attributes.index]
    }

    private func style(at offset: Int) -> TextStyle {
        guard !looks.isEmpty, let id = content.spans.value(at: offset) ?? endAttributes else { return style }
        return look(id)?.text ?? style
    }

    /// Returns the style of the paragraph at an offset. It is that of the first character, or at the text's end that of
    /// the character before.
    private func paragraphStyle(at offset: Int) -> ParagraphStyle? { paragraphStyle(at: offset, in: content) }

    private func paragraphStyle(at offset: Int, in content: AttributedRope) -> ParagraphStyle? {
        guard !looks.isEmpty else { return nil }
        let start = content.rope.paragraphRange(at: offset).lowerBound
        let spans = content.spans
        let id = spans.value(at: start) ?? endAttributes ?? spans.value(at: start - 1)
        return id.flatMap(look)?.paragraph
    }

    // MARK: Neighboring paragraphs

    private func neighbors(of paragraph: Range<Int>) -> ParagraphBlock.Neighbors {
        let isFirst = paragraph.lowerBound == 0
        let isLast = rope.withoutLineEnd(paragraph).upperBound == paragraph.upperBound
        return ParagraphBlock.Neighbors(
            before: isFirst ? nil : paragraphStyle(at: paragraph.lowerBound - 1)?.block,
            after: isLast ? nil : paragraphStyle(at: paragraph.upperBound)?.block)
    }

    /// Returns an edit's range, extended by neighboring paragraphs if the edit may change their look.
    /// - Parameter new: The text after the edit.
    func range(showing edit: TextEdit, in new: AttributedRope, isWide: Bool) -> Range<Int> {
        guard hasBlocks else { return edit.range }
        let block = paragraphStyle(at: edit.range.lowerBound)?.block
        let isWithin =
            !isWide && rope.newlineCount(in: edit.range) == 0 && new.rope.newlineCount(in: edit.newRange) == 0
            && block == paragraphStyle(at: edit.range.lowerBound, in: new)?.block
        if isWithin { return edit.range }
        let start = rope.paragraphRange(at: edit.range.lowerBound).lowerBound
        let end = rope.paragraphRange(at: edit.range.upperBound).upperBound
        return max(start - 1, 0)..<min(end + 1, rope.utf8Count)
    }
}

extension ShapedText {
    /// Returns the direction that makes the text from an offset on run as it does here.
    /// - Parameter base: The rule for the direction of paragraphs.
    fileprivate func lead(at offset: Int, _ base: BaseDirection) -> BaseDirection {
        let paragraph = paragraphs[paragraph(at: offset)]
        if paragraph.start == offset, endsDirection(before: offset) { return base }
        return paragraph.level & 1 == 1 ? .rightToLeft : .leftToRight
    }

    /// Whether a separator before an offset lets the next paragraph choose its own direction.
    fileprivate func endsDirection(before offset: Int) -> Bool {
        let number = paragraph(at: offset)
        return number > 0 && paragraphs[number].start == offset
            && paragraphs[number - 1].separator == .paragraph
    }
}
