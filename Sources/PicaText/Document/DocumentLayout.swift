/// The layout of a text of any length in an editor: paragraphs below each other, laid out only where needed.
///
/// Text is laid out in blocks: a short paragraph is one, a long one is several (``DocumentBlock``). So neither a
/// keystroke nor showing some position costs more in a longer text.
///
/// All coordinates are points from the document's top left corner. Text that is not laid out has an estimated height.
/// The scroll position is stored as a position in the text, so the view does not jump when an estimate turns out wrong.
package final class DocumentLayout: TextGeometry {
    /// The sizes for dividing a paragraph, in bytes.
    struct Limits {
        /// The most text to make lines of at once. Longer lines are broken there.
        var block = 8192
        /// The text on either side of a block that its lines may depend on.
        ///
        /// Directional embeddings, brackets and quotes that begin farther away are ignored.
        var margin = 512
        /// The farthest distance before a position at which layout starts, so that lines follow from the paragraph's
        /// start.
        ///
        /// Farther from laid-out text, lines begin at a guess. That leads to the same breaks some lines later in all
        /// but rare texts.
        var reach = 256 * 1024
    }

    /// A paragraph, or a part of a long one, with its position.
    package struct Block {
        /// The top edge of the block's first line.
        package let y: Double
        /// The height including the space to what follows, in points.
        package let height: Double
        /// The range in the buffer, including a line feed at its end.
        package let range: Range<Int>
        /// Whether a line feed or the text's end follows the last line.
        let endsParagraph: Bool
        /// The end of the paragraph, before its line feed, if it ends in the block.
        let contentEnd: Int
        let setting: BlockLayout

        /// The layout, whose first lines are the block's. Its text includes a composition in the block.
        package var layout: TextLayout { setting.layout }
        /// The range of the block's lines in its layout.
        package var lines: Range<Int> { 0..<setting.lineCount }

        /// Returns the line that contains an offset in the buffer.
        func line(at offset: Int) -> Int { line(of: Caret(setting.local(offset))) }

        /// Returns the line that shows a caret in the layout's text.
        func line(of caret: Caret) -> Int { min(layout.line(of: caret), lines.upperBound - 1) }

        /// Returns the line at a distance from the block's top edge, or the nearest one.
        func line(atY y: Double) -> Int { min(layout.line(atY: y), lines.upperBound - 1) }
    }

    /// A boundary between two blocks, with the direction that the text before it gives the line after it.
    ///
    /// The direction is `nil` at a paragraph's start.
    struct Start {
        var offset: Int
        var lead: BaseDirection?
    }

    package private(set) var content: AttributedRope
    package var rope: Rope { content.rope }
    /// The style of plain text.
    package private(set) var style: TextStyle
    /// The looks of attributed text, by the attributes' numbers. Plain text has ``style``. More may be appended at any
    /// time.
    package var looks: [AttributeLook] = [] {
        didSet {
            if looks.count < oldValue.count || !looks.starts(with: oldValue) { layOutAnew() }
            hasBlocks = looks.contains { $0.paragraph?.block != nil }
        }
    }
    /// Whether the look of a paragraph may depend on its neighbors.
    private(set) var hasBlocks = false
    /// The attributes of an empty last paragraph; `nil` for those of the text before it.
    package var endAttributes: AttributeID? {
        didSet {
            guard endAttributes != oldValue, isParagraphStart(rope.utf8Count) else { return }
            invalidate(
                TextEdit(range: rope.utf8Count..<rope.utf8Count, newCount: 0), in: content, isWide: true)
        }
    }
    package private(set) var options: LayoutOptions
    /// The rule for the base direction of paragraphs.
    package private(set) var direction: BaseDirection
    /// The width at which lines are broken; `nil` for lines as long as their paragraphs, up to 8 KB.
    package private(set) var width: Double?
    package private(set) var composition: Composition?
    /// The height of the visible part, in points.
    package var viewportHeight = 0.0 {
        didSet { if viewportHeight != oldValue { seen = nil } }
    }

    let limits: Limits
    let context: TextContext
    var blocks: DocumentBlocks {
        didSet { seen = nil }
    }
    /// The budget for the cost of the kept layouts, in units of ``DocumentBlock/layoutCost``.
    var layoutBudget = leastBudget
    static let leastBudget = 256 * 1024
    /// The number of bytes laid out so far, counting repetitions.
    var laidOutBytes = 0
    /// The text's length when heights were last estimated from it.
    private var estimatedFor = 0
    /// An offset in the line at the viewport's top, and the distance of the top below that line's top edge.
    var anchor = (offset: 0, distance: 0.0) {
        didSet { seen = nil }
    }
    /// The visible blocks and the top edge, as long as nothing changes.
    var seen: (blocks: [Block], top: Double)?
    /// Whether the viewport was scrolled to the end of the text, wherever that turns out to be.
    var wantsEnd = false

    package convenience init(
        _ content: AttributedRope, style: TextStyle, options: LayoutOptions = LayoutOptions(),
        direction: BaseDirection = .natural, width: Double?, context: TextContext
    ) {
        self.init(
            content, style: style, options: options, direction: direction, width: width, context: context,
            limits: Limits())
    }

    init(
        _ content: AttributedRope, style: TextStyle, options: LayoutOptions,
        direction: BaseDirection = .natural, width: Double?, context: TextContext, limits: Limits
    ) {
        self.content = content
        self.direction = direction
        self.style = style
        self.options = Self.forBlocks(options)
        self.width = width
        self.context = context
        self.limits = limits
        blocks = DocumentBlocks(
            count: content.utf8Count, paragraphs: content.rope.lineCount, estimate: .init())
        estimateHeights()
    }

    /// Returns the options for the texts of a document: all of it is shown, at one width.
    private static func forBlocks(_ options: LayoutOptions) -> LayoutOptions {
        var options = options
        options.lineLimit = nil
        options.reservedLines = 0
        options.wraps = true
        options.hasTrailingEmptyLine = true
        options.fillsWidth = true
        return options
    }

    // MARK: Changes

    /// Applies an edit of the text or its attributes.
    ///
    /// The cost does not depend on the text's length. The edited text is laid out again when it becomes visible. A
    /// composition ends.
    package func update(_ content: AttributedRope, edit: TextEdit) {
        // The composition's position is an offset into the old text.
        setComposition(nil)
        invalidate(edit, in: content)
        wantsEnd = false
        // Text inserted at the top of the view becomes visible, above all at the text's start.
        if edit.range.lowerBound < anchor.offset { anchor.offset = edit.map(anchor.offset) }
        if rope.utf8Count > 2 * estimatedFor + 4096 { estimateHeights() }
    }

    /// Sets or removes the preedit text of an input method.
    package func setComposition(_ composition: Composition?) {
        guard composition != self.composition else { return }
        for place in [self.composition, composition].compactMap({ $0?.offset }) {
            invalidate(TextEdit(range: place..<place, newCount: 0), in: content)
        }
        self.composition = composition
    }

    /// Replaces the blocks that an edit touches by a gap.
    /// - Parameter isWide: Whether the look of neighboring paragraphs changes for certain.
    private func invalidate(_ edit: TextEdit, in content: AttributedRope, isWide: Bool = false) {
        let (first, last) = blocks(dependingOn: range(showing: edit, in: content, isWide: isWide))
        var known: Double? = 0
        var paragraphs = 0
        var end = first.start
        var place: DocumentBlocks.Place? = first
        while let current = place {
            let block = current.block
            known = block.height.flatMap { height in known.map { $0 + height } }
            paragraphs += block.paragraphs
            end += block.count
            place = current == last ? nil : blocks.place(after: current)
        }
        self.content = content
        let range = first.start..<max(first.start, end + edit.shift)
        let count = paragraphCount(in: range)
        // Most edits leave the height as it is; it is measured again before it becomes visible.
        if count != paragraphs || abs(edit.shift) > 64 { known = nil }
        blocks.replace(
            first, through: last,
            with: [.gap(range.count, paragraphs: count, height: known, lead: first.block.lead)])
    }

    /// Returns the first and the last block whose lines depend on a range.
    ///
    /// They are those that overlap it, and in the same paragraphs those near it.
    private func blocks(dependingOn range: Range<Int>) -> (DocumentBlocks.Place, DocumentBlocks.Place) {
        var first = blocks.place(at: range.lowerBound)
        while !isParagraphStart(first.start),
            range.lowerBound <= first.start + max(limits.margin, first.block.lines?.firstLine ?? 0),
            let before = blocks.place(before: first)
        {
            first = before
        }
        var last = blocks.place(at: range.upperBound)
        while let after = blocks.place(after: last), !isParagraphStart(after.start),
            range.upperBound >= after.start - limits.margin
        {
            last = after
        }
        return (first, last)
    }

    func isParagraphStart(_ offset: Int) -> Bool { offset <= 0 || rope.byte(at: offset - 1) == 0x0A }

    /// Returns the number of paragraphs that begin in a range. At the text's end this includes an empty last one.
    func paragraphCount(in range: Range<Int>) -> Int {
        guard !range.isEmpty || range.upperBound >= rope.utf8Count else { return 0 }
        if range.upperBound < rope.utf8Count, range.count < 4096, isParagraphStart(range.lowerBound) {
            // Each paragraph begins where the previous one ends, except for the text after the last line feed.
            return 1 + rope.newlineCount(in: range.lowerBound..<range.upperBound - 1)
        }
        let end =
            range.upperBound >= rope.utf8Count ? rope.lineCount : rope.line(at: range.upperBound - 1) + 1
        return end - (range.lowerBound > 0 ? rope.line(at: range.lowerBound - 1) + 1 : 0)
    }

    /// Lays the text out again with another width, style or options. The text at the top stays there.
    /// - Parameter direction: The rule for the base direction of paragraphs.
    package func setFormat(
        style: TextStyle, options: LayoutOptions, direction: BaseDirection = .natural, width: Double?
    ) {
        let options = Self.forBlocks(options)
        guard
            style != self.style || options != self.options || width != self.width
                || direction != self.direction
        else { return }
        self.style = style
        self.direction = direction
        self.options = options
        self.width = width
        layOutAnew()
    }

    /// Discards all lines.
    private func layOutAnew() {
        blocks = DocumentBlocks(
            count: rope.utf8Count, paragraphs: rope.lineCount, estimate: blocks.estimate)
        estimateHeights()
    }

    /// Estimates heights from a sample of the text.
    ///
    /// Every paragraph has one line. The ratio of further lines to bytes is that of the sample.
    private func estimateHeights() {
        let lineHeight = TextLayout(
            ShapedText(StyledText("", style: style), direction: direction, context: context), width: nil,
            options: options
        ).height
        var furtherLines = 0.0
        var bytes = 0
        if let width, width > 0 {
            let em = style.font.size
            let samples = min(rope.lineCount, 64)
            for sample in 0..<samples {
                let paragraph = rope.lineRange(rope.lineCount * sample / samples)
                let part = paragraph.lowerBound..<min(paragraph.upperBound, paragraph.lowerBound + 2048)
                var ems = 0.0
                rope.forEachChunk(in: part) { stretch in
                    for byte in stretch {
                        ems += byte < 0x80 ? 0.5 : byte >= 0xE3 ? 1 : byte >= 0xC0 ? 0.55 : 0
                    }
                    return true
                }
                furtherLines += max(0, (ems * em / width).rounded(.up) - 1)
                bytes += part.count
            }
        }
        blocks.estimate = .init(
            perParagraph: lineHeight + options.lineSpacing + options.paragraphSpacing,
            perByte: bytes == 0 ? 0 : furtherLines * (lineHeight + options.lineSpacing) / Double(bytes))
        estimatedFor = rope.utf8Count
    }
}
