/// The layout of a text of any length in an editor: paragraphs under each other, laid out only where
/// someone looks.
///
/// Text is laid out in blocks: a short paragraph is one, a long one is several (``DocumentBlock``), so
/// neither a keystroke nor a look at some place costs more for the text's length.
///
/// All coordinates are points from the document's top left corner. What is not laid out has an
/// estimated height; the scroll position is kept as a place in the text, so the view does not jump
/// when an estimate turns out wrong.
package final class DocumentLayout: TextGeometry {
    /// How long a paragraph is laid out, in bytes.
    struct Limits {
        /// The most text to make lines of at once. Lines that are longer are broken there.
        var block = 8192
        /// The text on either side of a block that its lines may depend on. Directional embeddings, brackets
        /// and quotes that begin farther away are not seen.
        var margin = 512
        /// How far before a place of a paragraph the text is laid out at most, so that its lines are
        /// those that follow on from the paragraph's start. Farther from laid-out text, lines begin at a
        /// guess, which leads to the same breaks some lines later in all but rare texts.
        var reach = 256 * 1024
    }

    /// A paragraph or a part of a long one, and where it is.
    package struct Block {
        /// Where the block's first line begins.
        package let y: Double
        /// With the space to what follows, in points.
        package let height: Double
        /// In the buffer, with the line feed that may end it.
        package let range: Range<Int>
        /// Whether a line feed or the text's end follows its last line.
        let endsParagraph: Bool
        /// Where the paragraph ends if it does: before the line feed.
        let contentEnd: Int
        let setting: BlockLayout

        /// Its first lines are the block's. A composition that is going on in it is part of its text.
        package var layout: TextLayout { setting.layout }
        /// The block's lines in its layout.
        package var lines: Range<Int> { 0..<setting.lineCount }

        /// The line that an offset into the buffer is in.
        func line(at offset: Int) -> Int { line(of: Caret(setting.local(offset))) }

        /// The line that shows a caret in the layout's text.
        func line(of caret: Caret) -> Int { min(layout.line(of: caret), lines.upperBound - 1) }

        /// The line at a distance from the block's upper edge, or the nearest.
        func line(atY y: Double) -> Int { min(layout.line(atY: y), lines.upperBound - 1) }
    }

    /// A place between two blocks, and how what is before it says that the line after it runs; nil at a
    /// paragraph's start.
    struct Start {
        var offset: Int
        var lead: BaseDirection?
    }

    package private(set) var content: AttributedRope
    package var rope: Rope { content.rope }
    /// The style of plain text.
    package private(set) var style: TextStyle
    /// How text looks that has attributes, by their numbers; that of plain text is ``style``. New ones may be
    /// added at any time.
    package var looks: [AttributeLook] = [] {
        didSet {
            if looks.count < oldValue.count || !looks.starts(with: oldValue) { layOutAnew() }
            hasBlocks = looks.contains { $0.paragraph?.block != nil }
        }
    }
    /// Whether paragraphs may show what is beside them.
    private(set) var hasBlocks = false
    /// What an empty last paragraph looks like; nil for what is before it.
    package var endAttributes: AttributeID? {
        didSet {
            guard endAttributes != oldValue, isParagraphStart(rope.utf8Count) else { return }
            invalidate(
                TextEdit(range: rope.utf8Count..<rope.utf8Count, newCount: 0), in: content, isWide: true)
        }
    }
    package private(set) var options: LayoutOptions
    /// What paragraphs choose their direction by.
    package private(set) var direction: BaseDirection
    /// The width lines are broken at; nil for lines that are as long as their paragraphs, though not
    /// longer than 8 KB.
    package private(set) var width: Double?
    package private(set) var composition: Composition?
    /// The height of what is visible, in points.
    package var viewportHeight = 0.0 {
        didSet { if viewportHeight != oldValue { seen = nil } }
    }

    let limits: Limits
    let context: TextContext
    var blocks: DocumentBlocks {
        didSet { seen = nil }
    }
    /// What the layouts that are kept may cost, as ``DocumentBlock/layoutCost`` counts it.
    var layoutBudget = leastBudget
    static let leastBudget = 256 * 1024
    /// How many bytes were laid out so far, over and over.
    var laidOutBytes = 0
    /// The text's length when heights were last estimated from it.
    private var estimatedFor = 0
    /// An offset in the line at the viewport's top, and how much of that line is above.
    var anchor = (offset: 0, distance: 0.0) {
        didSet { seen = nil }
    }
    /// What is visible and the upper edge of it, as long as nothing changes.
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

    /// Options for texts that make up a document: all of it shows, in one width.
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

    /// The text or its attributes were edited. What it costs does not depend on the text's length; what was edited is laid
    /// out anew when it is seen. A composition ends.
    package func update(_ content: AttributedRope, edit: TextEdit) {
        // Its place is one in the old text.
        setComposition(nil)
        invalidate(edit, in: content)
        wantsEnd = false
        // What is put where the view begins is seen: at the text's start most of all.
        if edit.range.lowerBound < anchor.offset { anchor.offset = edit.map(anchor.offset) }
        if rope.utf8Count > 2 * estimatedFor + 4096 { estimateHeights() }
    }

    /// An input method's text appeared, changed or went.
    package func setComposition(_ composition: Composition?) {
        guard composition != self.composition else { return }
        for place in [self.composition, composition].compactMap({ $0?.offset }) {
            invalidate(TextEdit(range: place..<place, newCount: 0), in: content)
        }
        self.composition = composition
    }

    /// Makes a gap of what an edit touches, and takes the text after it.
    /// - Parameter isWide: Whether paragraphs beside it look otherwise for certain.
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
        // Most edits leave the height alone; it is measured again before it is seen.
        if count != paragraphs || abs(edit.shift) > 64 { known = nil }
        blocks.replace(
            first, through: last,
            with: [.gap(range.count, paragraphs: count, height: known, lead: first.block.lead)])
    }

    /// The first and the last block whose lines depend on a part of the text: those that hold some of
    /// it, and of the same paragraphs those near it.
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

    /// How many paragraphs begin in a range; in one to the text's end, with an empty last one.
    func paragraphCount(in range: Range<Int>) -> Int {
        guard !range.isEmpty || range.upperBound >= rope.utf8Count else { return 0 }
        if range.upperBound < rope.utf8Count, range.count < 4096, isParagraphStart(range.lowerBound) {
            // Each begins where the one before ends, but for what follows the last.
            return 1 + rope.newlineCount(in: range.lowerBound..<range.upperBound - 1)
        }
        let end =
            range.upperBound >= rope.utf8Count ? rope.lineCount : rope.line(at: range.upperBound - 1) + 1
        return end - (range.lowerBound > 0 ? rope.line(at: range.lowerBound - 1) + 1 : 0)
    }

    /// Lays the text out anew in another width, style or manner. The text at the top stays there.
    /// - Parameter direction: What paragraphs choose their direction by.
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

    /// Forgets all lines.
    private func layOutAnew() {
        blocks = DocumentBlocks(
            count: rope.utf8Count, paragraphs: rope.lineCount, estimate: blocks.estimate)
        estimateHeights()
    }

    /// Estimates from a sample of the text: every paragraph has a line, and the further lines are to the
    /// bytes as they are in the sample.
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
