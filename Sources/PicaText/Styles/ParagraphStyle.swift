import PicaFoundation

/// The properties in which paragraphs differ from their layout; `nil` values are the layout's.
package struct ParagraphStyle: Hashable, Sendable {
    package var alignment: LayoutOptions.Alignment?
    package var direction: BaseDirection?
    package var lineHeight: LineHeight?
    /// The space added after each line except the last, in points.
    package var lineSpacing: Double?
    /// The space added before the next paragraph, in points.
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
    /// A paragraph style and the paragraphs that have it: those that begin in the range.
    ///
    /// An empty paragraph at the text's end has it, too, if the range extends to there.
    package struct Paragraphs: Hashable, Sendable {
        /// The range, in UTF-8 offsets.
        package var range: Range<Int>
        package var style: ParagraphStyle
    }

    /// Changes the style of the paragraphs that begin in a range.
    /// - Parameter range: The UTF-8 offsets; parts outside the text are ignored.
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
        // Text appended later has the layout's own style.
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

    /// Sets the style of the paragraphs that begin in a range after all earlier ones.
    /// - Parameter range: The UTF-8 offsets.
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

    /// The list markers, with the starts of their paragraphs in UTF-8 bytes.
    package var markers: [(offset: Int, text: String)] {
        var before = neighbors?.before
        return paragraphs.compactMap { part in
            defer { before = part.style.block }
            guard let marker = part.style.block?.marker, !before.isIn(marker.owner) else { return nil }
            return (part.range.lowerBound, marker.text)
        }
    }

    /// Returns the style of the paragraph that begins at an offset, or `nil` if it is the layout's.
    func paragraphStyle(at start: Int) -> ParagraphStyle? {
        guard !paragraphs.isEmpty else { return nil }
        let after = paragraphs.partitioningIndex { $0.range.lowerBound > start }
        guard after > 0 else { return nil }
        let found = paragraphs[after - 1]
        return start < found.range.upperBound || start == text.utf8.count && start == found.range.upperBound
            ? found.style : nil
    }
}
