import PicaUI

/// What is done about the text that is selected, or that is typed next.
extension Note {
    /// Whether all that is selected has something, or what is typed next.
    func hasSelected(_ has: (AttributeContainer) -> Bool) -> Bool {
        switch selection.indices(in: text) {
        case .insertionPoint: has(selection.typingAttributes(in: text))
        case .ranges(let ranges): text[ranges].runs.allSatisfy { has($0.attributes) }
        }
    }

    /// Changes the look of what is selected, or of what is typed next, as far as the note's format allows.
    func format(_ change: (inout AttributeContainer) -> Void) {
        text.transformAttributes(in: &selection) {
            change(&$0)
            formatting.constrain(&$0)
        }
    }

    /// Changes where the paragraphs stand that are selected; nil lets their languages decide.
    func align(_ alignment: AttributedString.TextAlignment?) {
        let whole = paragraphs
        text.transform(updating: &selection) { $0[whole].alignment = alignment }
        // What is typed next in an empty one stands there, too.
        if case .insertionPoint = selection.indices(in: text) {
            text.transformAttributes(in: &selection) { $0.alignment = alignment }
        }
    }

    /// From the start of the first paragraph that is selected to the end of the last.
    private var paragraphs: Range<AttributedString.Index> {
        let (start, end) =
            switch selection.indices(in: text) {
            case .insertionPoint(let index): (index, index)
            case .ranges(let ranges):
                (
                    ranges.ranges.first?.lowerBound ?? text.startIndex,
                    ranges.ranges.last?.upperBound ?? text.endIndex
                )
            }
        let characters = text.characters
        let before = characters[..<start].lastIndex { $0.isNewline }
        let after = characters[end...].firstIndex { $0.isNewline }
        return
            (before.map(characters.index(after:)) ?? text.startIndex)..<(after.map(characters.index(after:))
            ?? text.endIndex)
    }
}
