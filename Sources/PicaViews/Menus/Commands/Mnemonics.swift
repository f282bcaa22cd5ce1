import Foundation
import PicaGraph

/// The letters that choose titles together with Alt, one in each: its first where no title before has that.
struct Mnemonics: Equatable {
    /// The place of the letter in each title, in characters; nil where all of its letters are other titles'.
    let offsets: [Int?]

    init(_ titles: [String]) {
        var taken: Set<String> = []
        var offsets: [Int?] = titles.map { title in
            title.first.flatMap { Self.letter($0) }.flatMap { taken.insert($0).inserted ? 0 : nil }
        }
        for (index, title) in titles.enumerated() where offsets[index] == nil {
            offsets[index] =
                title.enumerated().first { _, character in
                    Self.letter(character).map { taken.insert($0).inserted } == true
                }?.offset
        }
        self.offsets = offsets
    }

    /// What is compared of a letter; nil of what is none.
    static func letter(_ character: Character) -> String? {
        character.isLetter || character.isNumber ? character.lowercased() : nil
    }
}

extension Text {
    /// A title with a line below one of its letters.
    init(title: String, underlinedAt offset: Int) {
        let place = title.index(title.startIndex, offsetBy: offset)
        var text = AttributedString(title[..<place])
        var letter = AttributedString(title[place...place])
        letter.underlineStyle = .single
        text += letter
        text += AttributedString(title[title.index(after: place)...])
        self.init(text)
    }
}
