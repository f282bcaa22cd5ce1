import Foundation

extension Locale {
    /// The letters that the language is written with, as CLDR has them, at most so many; empty where it has none.
    package func alphabet(limit: Int) -> [String] {
        guard let set = LanguageData.of(self).words("ExemplarCharacters") else { return [] }
        return LetterSet(set).letters(limit: limit)
    }
}

/// A set of letters as CLDR writes it: `[a-c {ch} é]`.
private struct LetterSet {
    private let text: String

    init(_ text: String) { self.text = text }

    func letters(limit: Int) -> [String] {
        var letters: [String] = []
        var rest = text.unicodeScalars[...]
        while letters.count < limit, let first = rest.popFirst() {
            switch first {
            case "[", "]", " ": continue
            case "{":
                letters.append(String(rest.prefix { $0 != "}" }))
                rest = rest.drop { $0 != "}" }.dropFirst()
            // What is written by its number is no letter that one sees.
            case "\\": rest = rest.first == "u" ? rest.dropFirst(5) : rest.dropFirst()
            case "-":
                guard let start = letters.last?.unicodeScalars.first?.value, let end = rest.popFirst()?.value,
                    start < end
                else { continue }
                letters += (start + 1...end).prefix(limit - letters.count).compactMap(Unicode.Scalar.init)
                    .map { String($0) }
            // Marks have no letter here to stand on.
            case _ where first.properties.generalCategory == .nonspacingMark: continue
            default: letters.append(String(first))
            }
        }
        return letters
    }
}
