/// The grammatical agreement of words with a number: plurals of English nouns.
///
/// Words of other languages stay unchanged, because neither ICU nor CLDR contains their forms. Their translations use
/// variations.
enum Inflection {
    /// Returns a noun in the form that a number requires.
    ///
    /// - Parameters:
    ///   - words: The marked text, such as `2 item`; its last word is the noun.
    ///   - language: The language of the text.
    static func inflected(_ words: String, for operands: PluralOperands?, language: String) -> String {
        guard LanguageTag(language).language == "en", let operands,
            PluralRules.rules(of: "en").category(of: operands) != .one,
            let end = words.lastIndex(where: \.isLetter)
        else { return words }
        let head = words[...end]
        let start = head.lastIndex { !$0.isLetter && $0 != "’" && $0 != "'" }.map(head.index(after:))
        let noun = head[(start ?? head.startIndex)...]
        return words[..<noun.startIndex] + plural(of: String(noun)) + words[noun.endIndex...]
    }

    /// Returns the plural of an English noun, in lower case, upper case or capitalized.
    static func plural(of noun: String) -> String {
        let lower = noun.lowercased()
        let plural = irregular[lower] ?? (unchanged.contains(lower) ? lower : regular(lower))
        if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
        if noun.first?.isUppercase == true { return plural.prefix(1).uppercased() + plural.dropFirst() }
        return plural
    }

    private static func regular(_ noun: String) -> String {
        if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + "s"
    }

    private static let unchanged: Set<String> = [
        "aircraft", "deer", "fish", "moose", "offspring", "series", "sheep", "shrimp", "spacecraft",
        "species",
    ]

    private static let irregular = [
        "analysis": "analyses", "axis": "axes", "basis": "bases", "calf": "calves", "child": "children",
        "crisis": "crises", "criterion": "criteria", "echo": "echoes", "elf": "elves", "foot": "feet",
        "goose": "geese", "half": "halves", "hero": "heroes", "hypothesis": "hypotheses", "knife": "knives",
        "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "matrix": "matrices",
        "mouse": "mice", "ox": "oxen", "person": "people", "phenomenon": "phenomena", "potato": "potatoes",
        "quiz": "quizzes", "self": "selves", "shelf": "shelves", "synopsis": "synopses", "thesis": "theses",
        "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth", "vertex": "vertices", "veto": "vetoes",
        "wife": "wives", "wolf": "wolves", "woman": "women",
    ]
}
