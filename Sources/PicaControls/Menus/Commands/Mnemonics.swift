import Foundation
import PicaGraph
import PicaLabels

/// The letters that open menus together with Alt, one for each title. It is the first letter unless an earlier title
/// already uses that.
struct Mnemonics: Equatable {
    /// The index of the letter in each title, in characters; `nil` if other titles use all of its letters.
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

    /// Returns a letter in the form used for comparison; `nil` for other characters.
    static func letter(_ character: Character) -> String? {
        character.isLetter || character.isNumber ? character.lowercased() : nil
    }
}

extension Text {
    /// Creates a title with one letter underlined.
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
