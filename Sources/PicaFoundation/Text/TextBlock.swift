import Foundation

/// A block of an attributed string for export: a paragraph, heading or table cell.
package struct TextBlock {
    /// A part of it with the same attributes.
    package struct Run {
        package var text: String
        package var attributes: AttributeContainer
    }

    /// The block and those that contain it, outermost first; empty for a plain paragraph.
    package var components: [PresentationIntent.IntentType]
    package var runs: [Run] = []

    /// The limit for nesting, beyond any real text; deeper levels are omitted.
    private static let depthLimit = 60

    /// Returns the blocks of a text.
    ///
    /// Text from Markdown has blocks without separators, identified by their intents. In an editor line ends separate
    /// paragraphs, and tabs separate cells. If a text has both, the line end or tab belongs to neither block.
    package static func blocks(of text: AttributedString) -> [TextBlock] {
        var splitter = Splitter()
        for run in text.runs {
            // A run may end between a letter and its combining mark.
            let words = String(String.UnicodeScalarView(text.unicodeScalars[run.range]))
            splitter.add(words, run.attributes)
        }
        return splitter.finish()
    }

    private init(_ intent: PresentationIntent?) {
        components = (intent?.components ?? []).reversed()
        guard components.count > Self.depthLimit, let innermost = components.last else { return }
        components = components.prefix(Self.depthLimit - 1) + [innermost]
    }

    /// Whether it is a code block.
    package var isCode: Bool { components.last?.kind.isCode == true }

    private var isHTML: Bool {
        runs.first?.attributes.inlinePresentationIntent?.contains(.blockHTML) == true
    }

    private var isCell: Bool {
        if case .tableCell = components.last?.kind { true } else { false }
    }

    /// Removes the tabs and line ends that separate cells in an editor.
    private mutating func removeSeparators() {
        while let last = runs.indices.last {
            let rest = runs[last].text.reversed().drop { $0.partsCells }.reversed()
            runs[last].text = String(rest)
            guard rest.isEmpty else { break }
            runs.removeLast()
        }
        while let first = runs.first {
            runs[0].text = String(first.text.drop { $0.partsCells })
            guard runs[0].text.isEmpty else { break }
            runs.removeFirst()
        }
    }

    /// Removes the line end at its end.
    private mutating func removeLineEnd() {
        guard let last = runs.indices.last, runs[last].text.last?.isLineEnd == true else { return }
        runs[last].text.removeLast()
        if runs[last].text.isEmpty { runs.removeLast() }
    }

    private struct Splitter {
        private var blocks: [TextBlock] = []
        private var block: TextBlock?
        private var intent: PresentationIntent?
        /// Whether a line end has ended a paragraph without an intent, so that another follows.
        private var isAfterLineEnd = false

        mutating func add(_ text: String, _ attributes: AttributeContainer) {
            let own = attributes.presentationIntent
            let isHTML = attributes.inlinePresentationIntent?.contains(.blockHTML) == true
            if own != intent || isHTML || block?.isHTML == true { close() }
            intent = own
            if own == nil, !isHTML {
                addLines(text, attributes)
            } else {
                append(text, attributes)
            }
        }

        mutating func finish() -> [TextBlock] {
            if isAfterLineEnd { block = block ?? TextBlock(nil) }
            close()
            return blocks
        }

        private mutating func addLines(_ text: String, _ attributes: AttributeContainer) {
            var rest = text[...]
            while let end = rest.firstIndex(where: \.endsParagraph) {
                append(rest[..<end], attributes)
                if let block { blocks.append(block) }
                block = nil
                isAfterLineEnd = true
                rest = rest[rest.index(after: end)...]
            }
            if !rest.isEmpty { append(rest, attributes) }
        }

        private mutating func append(_ text: some StringProtocol, _ attributes: AttributeContainer) {
            block = block ?? TextBlock(intent)
            isAfterLineEnd = false
            if !text.isEmpty { block?.runs.append(Run(text: String(text), attributes: attributes)) }
        }

        private mutating func close() {
            isAfterLineEnd = false
            guard var block else { return }
            self.block = nil
            if intent != nil, !block.isCode { block.removeLineEnd() }
            if block.isCell { block.removeSeparators() }
            blocks.append(block)
        }
    }
}

extension Character {
    /// Whether it ends a paragraph.
    fileprivate var endsParagraph: Bool {
        isNewline && self != "\u{2028}" && self != "\u{B}" && self != "\u{C}"
    }
    fileprivate var partsCells: Bool { self == "\t" || isLineEnd }
    fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
