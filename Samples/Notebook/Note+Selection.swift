import PicaUI

/// Formats the selected text, or the text typed next.
extension Note {
    /// Whether the whole selection, or the text typed next, has an attribute.
    func hasSelected(_ has: (AttributeContainer) -> Bool) -> Bool {
        switch selection.indices(in: text) {
        case .insertionPoint: has(selection.typingAttributes(in: text))
        case .ranges(let ranges): text[ranges].runs.allSatisfy { has($0.attributes) }
        }
    }

    /// Formats the selection, or the text typed next, as far as the note's format allows.
    func format(_ change: (inout AttributeContainer) -> Void) {
        text.transformAttributes(in: &selection) {
            change(&$0)
            formatting.constrain(&$0)
        }
    }

    /// Aligns the selected paragraphs; nil aligns each by its language.
    func align(_ alignment: AttributedString.TextAlignment?) {
        formatParagraphs { paragraph, _ in paragraph.alignment = alignment }
    }

    /// Changes the style of the selected paragraphs.
    func make(_ style: BlockStyle) {
        let known = text.runs.flatMap { $0.presentationIntent?.components.map(\.identity) ?? [] }
        let identity = (known.max() ?? 0) + 1
        formatParagraphs { $0.presentationIntent = style.intent($1, identity: identity) }
    }

    /// - Parameter change: Receives a paragraph's attributes and its position in the selection, from 1.
    private func formatParagraphs(_ change: (inout AttributeContainer, Int) -> Void) {
        let paragraphs = paragraphs
        text.transform(updating: &selection) { text in
            for (index, range) in paragraphs.enumerated() {
                for run in text[range].runs {
                    var attributes = run.attributes
                    change(&attributes, index + 1)
                    text[run.range].setAttributes(attributes)
                }
            }
        }
        // An empty paragraph takes the attributes of the text typed next.
        if case .insertionPoint = selection.indices(in: text) {
            text.transformAttributes(in: &selection) { change(&$0, 1) }
        }
    }

    /// The partly or fully selected paragraphs, with their line endings.
    private var paragraphs: [Range<AttributedString.Index>] {
        let selected =
            switch selection.indices(in: text) {
            case .insertionPoint(let index): [index..<index]
            case .ranges(let ranges): Array(ranges.ranges)
            }
        let characters = text.characters
        var paragraphs: [Range<AttributedString.Index>] = []
        for range in selected {
            let before = characters[..<range.lowerBound].lastIndex { $0.isNewline }
            var start = max(
                before.map(characters.index(after:)) ?? text.startIndex,
                paragraphs.last?.upperBound ?? text.startIndex)
            repeat {
                let end =
                    characters[start...].firstIndex { $0.isNewline }.map(characters.index(after:))
                    ?? text.endIndex
                if start < end { paragraphs.append(start..<end) }
                start = end
            } while start < min(range.upperBound, text.endIndex)
        }
        return paragraphs
    }
}
