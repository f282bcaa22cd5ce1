import Foundation

extension Locale {
    /// Returns the letters of the language from CLDR, up to a limit; empty if there are none.
    package func alphabet(limit: Int) -> [String] {
        guard let set = LanguageData.of(self).words("ExemplarCharacters") else { return [] }
        return LetterSet(set).letters(limit: limit)
    }
}

/// A set of letters in CLDR's notation: `[a-c {ch} é]`.
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
            // An escaped character is not a visible letter.
            case "\\": rest = rest.first == "u" ? rest.dropFirst(5) : rest.dropFirst()
            case "-":
                guard let start = letters.last?.unicodeScalars.first?.value, let end = rest.popFirst()?.value,
                    start < end
                else { continue }
                letters += (start + 1...end).prefix(limit - letters.count).compactMap(Unicode.Scalar.init)
                    .map { String($0) }
            // Marks have no base letter here.
            case _ where first.properties.generalCategory == .nonspacingMark: continue
            default: letters.append(String(first))
            }
        }
        return letters
    }
}
