import PicaFoundation

/// How some paragraphs differ from the layout they stand in; what is nil is as the layout has it.
package struct ParagraphStyle: Hashable, Sendable {
    package var alignment: LayoutOptions.Alignment?
    package var direction: BaseDirection?
    package var lineHeight: LineHeight?
    /// Points added after each line that another follows.
    package var lineSpacing: Double?
    /// Points added after the paragraph when another follows.
    package var paragraphSpacing: Double?
    /// See ``LayoutOptions`` for these.
    package var tabInterval: Double?
    package var tabStops: [TabStop]?
    package var isJustified: Bool?
    package var hyphenates: Bool?
    package var firstIndent: Double?
    package var indent: Double?
    package var trailingIndent: Double?
    package var block: ParagraphBlock?

    package init(
        alignment: LayoutOptions.Alignment? = nil, direction: BaseDirection? = nil,
        lineHeight: LineHeight? = nil, lineSpacing: Double? = nil, paragraphSpacing: Double? = nil
    ) {
        self.alignment = alignment
        self.direction = direction
        self.lineHeight = lineHeight
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
    }
}

extension StyledText {
    /// A style and the paragraphs that have it: those that begin in the range, and the empty one at the
    /// text's end where the range reaches it.
    package struct Paragraphs: Hashable, Sendable {
        /// UTF-8 offsets.
        package var range: Range<Int>
        package var style: ParagraphStyle
    }

    /// Changes the style of the paragraphs that begin in a range.
    /// - Parameter range: UTF-8 offsets; what lies outside the text is ignored.
    package mutating func updateParagraphs(_ range: Range<Int>, _ change: (inout ParagraphStyle) -> Void) {
        let count = text.utf8.count
        guard count > 0 else {
            var style = paragraphs.first?.style ?? ParagraphStyle()
            change(&style)
            paragraphs = [Paragraphs(range: 0..<0, style: style)]
            return
        }
        let range = range.clamped(to: 0..<count)
        let known = paragraphs.last?.range.upperBound ?? 0
        var result: [Paragraphs] = []
        func add(_ part: Range<Int>, _ style: ParagraphStyle) {
            if !part.isEmpty { result.append(Paragraphs(range: part, style: style)) }
        }
        // Text that was appended since has the layout's own style.
        for run in paragraphs + [Paragraphs(range: known..<count, style: ParagraphStyle())] {
            let inside = range.clamped(to: run.range)
            var style = run.style
            if !inside.isEmpty { change(&style) }
            add(run.range.lowerBound..<inside.lowerBound, run.style)
            add(inside, style)
            add(inside.upperBound..<run.range.upperBound, run.style)
        }
        paragraphs = result
    }

    /// Sets the style of the paragraphs that begin in a range that lies behind all that were given one.
    /// - Parameter range: UTF-8 offsets.
    package mutating func addParagraphs(_ range: Range<Int>, _ style: ParagraphStyle) {
        let known = paragraphs.last?.range.upperBound ?? 0
        guard !range.isEmpty, range.lowerBound >= known else { return }
        if range.lowerBound > known {
            paragraphs.append(Paragraphs(range: known..<range.lowerBound, style: ParagraphStyle()))
        }
        if let last = paragraphs.last, last.style == style {
            paragraphs[paragraphs.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            paragraphs.append(Paragraphs(range: range, style: style))
        }
    }

    /// What stands before paragraphs, and where these begin, in UTF-8 bytes.
    package var markers: [(offset: Int, text: String)] {
        var before = neighbours?.before
        return paragraphs.compactMap { part in
            defer { before = part.style.block }
            guard let marker = part.style.block?.marker, !before.isIn(marker.owner) else { return nil }
            return (part.range.lowerBound, marker.text)
        }
    }

    /// The style of the paragraph that begins at an offset; nil where it is all the layout's.
    func paragraphStyle(at start: Int) -> ParagraphStyle? {
        guard !paragraphs.isEmpty else { return nil }
        let after = paragraphs.partitioningIndex { $0.range.lowerBound > start }
        guard after > 0 else { return nil }
        let found = paragraphs[after - 1]
        return start < found.range.upperBound || start == text.utf8.count && start == found.range.upperBound
            ? found.style : nil
    }
}
