/// The layout of a text of any length in an editor: paragraphs under each other, laid out only where
/// someone looks.
///
/// All coordinates are points from the document's top left corner. What is not laid out has an
/// estimated height; the scroll position is kept as a place in the text, so the view does not jump
/// when an estimate turns out wrong.
package final class DocumentLayout: TextGeometry {
    /// A paragraph and where it is.
    package struct Paragraph {
        /// Counted from 0.
        package let index: Int
        /// Where the paragraph's layout begins.
        package let y: Double
        /// In the buffer, without what ends it.
        package let range: Range<Int>
        /// Its text includes a composition that is going on in it.
        package let layout: TextLayout
    }

    package private(set) var rope: Rope
    /// The style of all text.
    package private(set) var style: TextStyle
    package private(set) var options: LayoutOptions
    /// The width lines are broken at; nil for lines that are as long as their paragraphs.
    package private(set) var width: Double?
    package private(set) var composition: Composition?
    /// The height of what is visible, in points.
    package var viewportHeight = 0.0

    private let context: TextContext
    private var heights: DocumentHeights
    /// The text's length when heights were last estimated from it.
    private var estimatedFor: Int
    private var cache = DocumentLayoutCache()
    /// The paragraph at the viewport's top, and how much of it is above.
    private var anchor = (paragraph: 0, offset: 0.0)
    /// Whether the viewport was scrolled to the end of the text, wherever that turns out to be.
    private var wantsEnd = false
    /// The widest line that was laid out so far, in points.
    package private(set) var contentWidth = 0.0

    package init(
        _ rope: Rope, style: TextStyle, options: LayoutOptions = LayoutOptions(), width: Double?,
        context: TextContext
    ) {
        self.rope = rope
        self.style = style
        self.options = Self.forParagraphs(options)
        self.width = width
        self.context = context
        heights = DocumentHeights(
            paragraphs: rope.lineCount, estimate: .init(perParagraph: 0, perByte: 0))
        estimatedFor = 0
        estimateHeights()
    }

    /// Options for paragraphs that make up a document: all of the text shows, in one width.
    private static func forParagraphs(_ options: LayoutOptions) -> LayoutOptions {
        var options = options
        options.lineLimit = nil
        options.hasTrailingEmptyLine = true
        options.fillsWidth = true
        return options
    }

    // MARK: Changes

    /// The text was edited. What it costs depends on the number of paragraphs edited, not on the text's
    /// length; they are laid out anew, each as a whole, when they are seen. A composition ends.
    package func update(_ rope: Rope, edit: TextEdit) {
        // Its place is one in the old text.
        setComposition(nil)
        let old = self.rope
        let first = old.line(at: edit.range.lowerBound)
        let removed = first..<old.line(at: edit.range.upperBound) + 1
        let added = rope.line(at: edit.newRange.upperBound) - first + 1
        self.rope = rope
        wantsEnd = false
        cache.replace(removed, with: added)
        if removed.count == 1, added == 1, let height = heights[first] {
            // Most edits leave the height alone; it is measured again before it is seen.
            heights.measure(first, height: height, bytes: rope.lineRange(first).count)
        } else {
            heights.replace(removed, withUnmeasured: added)
        }
        if anchor.paragraph >= removed.upperBound {
            anchor.paragraph += added - removed.count
        } else if anchor.paragraph > first + added - 1 {
            anchor = (first + added - 1, 0)
        }
        if rope.utf8Count > 2 * estimatedFor + 4096 { estimateHeights() }
    }

    /// An input method's text appeared, changed or went.
    package func setComposition(_ composition: Composition?) {
        guard composition != self.composition else { return }
        for place in [self.composition, composition].compactMap({ $0?.offset }) {
            let paragraph = rope.line(at: place)
            cache.replace(paragraph..<paragraph + 1, with: 1)
        }
        self.composition = composition
    }

    /// Lays the text out anew in another width, style or manner. The text at the top stays there.
    package func setFormat(style: TextStyle, options: LayoutOptions, width: Double?) {
        let options = Self.forParagraphs(options)
        guard style != self.style || options != self.options || width != self.width else { return }
        let top = caret(atX: 0, y: self.top)
        let below = self.top - caretRect(top).y
        self.style = style
        self.options = options
        self.width = width
        contentWidth = 0
        cache = DocumentLayoutCache()
        heights = DocumentHeights(paragraphs: rope.lineCount, estimate: heights.estimate)
        estimateHeights()
        self.top = caretRect(top).y + below
    }

    /// Estimates from a sample of the text: every paragraph has a line, and the further lines are to the
    /// bytes as they are in the sample.
    private func estimateHeights() {
        let lineHeight = TextLayout(
            ShapedText(StyledText("", style: style), direction: .natural, context: context), width: nil,
            options: options
        ).height
        var furtherLines = 0.0
        var bytes = 0
        if let width, width > 0, options.wraps {
            let em = style.font.size
            let samples = min(rope.lineCount, 64)
            for sample in 0..<samples {
                let paragraph = rope.lineRange(rope.lineCount * sample / samples)
                let part = paragraph.lowerBound..<min(paragraph.upperBound, paragraph.lowerBound + 2048)
                var ems = 0.0
                rope.forEachStretch(in: part) { stretch in
                    for byte in stretch {
                        ems += byte < 0x80 ? 0.5 : byte >= 0xE3 ? 1 : byte >= 0xC0 ? 0.55 : 0
                    }
                    return true
                }
                furtherLines += max(0, (ems * em / width).rounded(.up) - 1)
                bytes += part.count
            }
        }
        heights.estimate = .init(
            perParagraph: lineHeight + options.lineSpacing,
            perByte: bytes == 0 ? 0 : furtherLines * (lineHeight + options.lineSpacing) / Double(bytes))
        estimatedFor = rope.utf8Count
    }

    // MARK: Paragraphs

    /// The layout of a paragraph, made when there is none.
    func layout(of paragraph: Int) -> TextLayout {
        if let layout = cache[paragraph] { return layout }
        let range = rope.lineRange(paragraph)
        let shaped = ShapedText(
            styledText(in: rope.withoutLineEnd(range)), direction: .natural, context: context)
        let layout = TextLayout(shaped, width: width, options: options)
        heights.measure(paragraph, height: layout.height + options.lineSpacing, bytes: range.count)
        contentWidth = max(contentWidth, layout.width)
        cache.insert(layout, for: paragraph, near: anchor.paragraph)
        return layout
    }

    /// The text of a paragraph with the composition in its place.
    private func styledText(in range: Range<Int>) -> StyledText {
        guard let composition, range.lowerBound <= composition.offset, composition.offset <= range.upperBound
        else { return StyledText(rope.string(in: range), style: style) }
        var marked = style
        marked.underline = LineDecoration()
        var text = StyledText(rope.string(in: range.lowerBound..<composition.offset), style: style)
        text.append(composition.text, style: marked)
        text.append(rope.string(in: composition.offset..<range.upperBound), style: style)
        return text
    }

    /// Where a paragraph begins.
    func y(of paragraph: Int) -> Double {
        heights.height(before: paragraph, at: rope.lineStart(paragraph))
    }

    /// The paragraph at a height, or the nearest.
    func paragraph(atY y: Double) -> Int {
        var lower = 0
        var upper = rope.lineCount
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if self.y(of: middle) <= y { lower = middle } else { upper = middle }
        }
        return lower
    }

    func paragraphEntry(_ index: Int) -> Paragraph {
        let layout = layout(of: index)
        return Paragraph(index: index, y: y(of: index), range: rope.lineContentRange(index), layout: layout)
    }

    /// Which paragraphs have a layout at the moment.
    var laidOut: [Int] { cache.paragraphs }

    // MARK: Viewport

    /// The height of all text, partly estimated.
    package var height: Double {
        heights.height(before: rope.lineCount, at: rope.utf8Count) - options.lineSpacing
    }

    /// The upper edge of what is visible. It changes by itself when a better estimate moves the text,
    /// so that the same text stays visible. Kept within the document when set.
    package var top: Double {
        get { y(of: anchor.paragraph) + anchor.offset }
        set {
            wantsEnd = newValue >= height - viewportHeight
            setAnchor(atY: newValue)
        }
    }

    private func setAnchor(atY y: Double) {
        let wanted = max(0, min(y, height - viewportHeight))
        let paragraph = paragraph(atY: wanted)
        anchor = (paragraph, wanted - self.y(of: paragraph))
    }

    /// The paragraphs that are visible at ``top``, laid out.
    package func visibleParagraphs() -> [Paragraph] {
        var visible: [Paragraph] = []
        // Laying out corrects estimates. Where the text turns out shorter, what is above comes down; who
        // scrolled to its end sees the end where it turns out longer.
        for _ in 0..<8 {
            settleAnchor()
            visible = paragraphs(from: anchor.paragraph, to: top + viewportHeight)
            cache.capacity = max(256, 2 * visible.count)
            let excess = top + viewportHeight - height
            if wantsEnd ? abs(excess) < 0.001 || height <= viewportHeight : top <= 0 || excess < 0.001 {
                break
            }
            setAnchor(atY: height - viewportHeight)
        }
        return visible
    }

    /// The lines of a paragraph that are visible at ``top``, and those whose ink may be.
    package func visibleLines(of paragraph: Paragraph) -> Range<Int> {
        let layout = paragraph.layout
        let first = layout.line(atY: top - paragraph.y) - 1
        let last = layout.line(atY: top + viewportHeight - paragraph.y) + 1
        return (first..<max(first, last + 1)).clamped(to: layout.lines.indices)
    }

    /// Lays out the paragraph at the top and keeps what is above of it in proportion.
    private func settleAnchor() {
        let first = anchor.paragraph
        let wasMeasured = heights[first] != nil
        let guess = heights.estimate.height(ofBytes: rope.lineRange(first).count)
        let actual = layout(of: first).height + options.lineSpacing
        if !wasMeasured, guess > 0 { anchor.offset *= actual / guess }
        if anchor.offset >= actual, first + 1 < rope.lineCount { setAnchor(atY: top) }
    }

    /// Paragraphs from one on as long as they begin above a height.
    private func paragraphs(from first: Int, to bottom: Double) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var y = y(of: first)
        var index = first
        while index < rope.lineCount, index == first || y < bottom {
            let layout = layout(of: index)
            paragraphs.append(
                Paragraph(index: index, y: y, range: rope.lineContentRange(index), layout: layout))
            y += layout.height + options.lineSpacing
            index += 1
        }
        return paragraphs
    }

    /// The nearest ``top`` at which a caret's line is wholly visible.
    package func topRevealing(_ caret: Caret, margin: Double = 0) -> Double {
        let rect = caretRect(caret)
        let (first, last) = (rect.y + rect.height + margin - viewportHeight, rect.y - margin)
        return max(0, min(height - viewportHeight, first > last ? last : min(max(top, first), last)))
    }
}
