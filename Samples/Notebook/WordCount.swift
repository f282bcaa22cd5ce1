import PicaUI

/// How many words and characters a text has.
struct WordCount: Equatable, Sendable {
    var words = 0
    /// Without line ends.
    var characters = 0

    /// Of what is selected, or else of all.
    init(of text: AttributedString, _ selection: AttributedTextSelection) {
        switch selection.indices(in: text) {
        case .insertionPoint: self.init(String(text.characters))
        case .ranges(let ranges): self.init(ranges.ranges.map { String(text[$0].characters) }.joined())
        }
    }

    /// Words are letters and digits between what is neither. Where no spaces stand between words each ideograph is one.
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
