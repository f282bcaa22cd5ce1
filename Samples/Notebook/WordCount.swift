import PicaUI

/// The number of words and characters in a text.
struct WordCount: Equatable, Sendable {
    var words = 0
    /// Without line endings.
    var characters = 0

    /// Counts the selection, or the whole text if nothing is selected.
    init(of text: AttributedString, _ selection: AttributedTextSelection) {
        switch selection.indices(in: text) {
        case .insertionPoint: self.init(String(text.characters))
        case .ranges(let ranges): self.init(ranges.ranges.map { String(text[$0].characters) }.joined())
        }
    }

    /// A word is a run of letters and digits. In scripts without spaces between words, each ideograph counts as one.
    init(_ text: String) {
        var isInWord = false
        for character in text {
            if !character.isNewline { characters += 1 }
            let isIdeograph = character.unicodeScalars.first?.properties.isIdeographic == true
            let isOfWord = character.isLetter || character.isNumber || isInWord && "'’-".contains(character)
            if isIdeograph || isOfWord && !isInWord { words += 1 }
            isInWord = isOfWord && !isIdeograph
        }
    }
}
