import Synchronization

/// A string catalog (`.xcstrings`): the strings of one table in all languages.
///
/// Loading it locates each key. An entry is parsed on first use, once per language.
package final class StringCatalog: Sendable {
    private let bytes: [UInt8]
    /// The offsets of the entries, by key.
    private let places: [String: Int]
    /// The language of the keys.
    package let sourceLanguage: String
    /// The languages to which any key is translated.
    package let languages: Set<String>

    private struct Question: Hashable {
        var key: String
        var language: String
    }

    private let answers = Mutex<[Question: Translation?]>([:])
    /// The budget for all look-ups together: each language parses a key's entry once more.
    private let answering: WorkBudget

    /// - Throws: A `TableError` if the file is not a catalog, or its keys contain too many languages.
    package init(_ bytes: [UInt8]) throws {
        var places: [String: Int] = [:]
        var languages: Set<[UInt8]> = []
        // Each language and each value of the source language is a step.
        let budget = WorkBudget(steps: 1000)
        answering = WorkBudget(bytes: 16 * bytes.count, steps: 16 * bytes.count)
        let localizations = Array("localizations".utf8)
        var source = "en"
        try bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(buffer, within: budget)
            try reader.object { reader, member in
                switch member {
                case "sourceLanguage": source = try reader.value().string ?? source
                case "strings":
                    try reader.object { reader, key in
                        places[key] = reader.position
                        try reader.rawObject { reader, member in
                            guard member.elementsEqual(localizations) else { return try reader.skip() }
                            try reader.rawObject { reader, language in
                                if languages.insert(Array(language)).inserted {
                                    try reader.spend(steps: 1)
                                }
                                try reader.skip()
                            }
                        }
                    }
                default: try reader.skip()
                }
            }
            try reader.expectEnd()
        }
        self.bytes = bytes
        self.places = places
        sourceLanguage = source
        self.languages = Set(languages.map { String(decoding: $0, as: UTF8.self) }).union([source])
    }

    /// Returns the translation of a key to a language, or `nil` if there is none.
    /// - Throws: A `TableError` if the entry is damaged, or all look-ups together exceed the budget.
    package func translation(of key: String, language: String) throws -> Translation? {
        guard let place = places[key] else { return nil }
        let question = Question(key: key, language: language)
        if let known = answers.withLock({ $0[question] }) { return known }
        // Initially recorded as missing, so that an unreadable entry is reported once.
        answers.withLock { $0[question] = .some(nil) }
        let entry = try bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(buffer, from: place, within: answering)
            return try reader.value()
        }
        let translation = entry["localizations"]?[language].flatMap(Self.translation)
        answers.withLock { $0[question] = translation }
        return translation
    }

    private static func translation(_ localization: JSONValue) -> Translation? {
        guard let phrase = phrase(localization, depth: 0) else { return nil }
        var variables: [String: Translation.Variable] = [:]
        for substitution in localization["substitutions"]?.members ?? [] {
            guard let phrase = self.phrase(substitution.value, depth: 0) else { continue }
            var position: Int?
            if case .number(let number) = substitution.value["argNum"] { position = (Int(number) ?? 0) - 1 }
            variables[substitution.key] = Translation.Variable(
                phrase, position: position, conversion: substitution.value["formatSpecifier"]?.string ?? "lld"
            )
        }
        return Translation(phrase, variables: variables)
    }

    private static func phrase(_ value: JSONValue, depth: Int) -> Phrase? {
        if let unit = value["stringUnit"], let words = unit["value"]?.string {
            // Not translated yet.
            return words.isEmpty && unit["state"]?.string == "new" ? nil : .words(words)
        }
        // Variations may be by device and then by number, or the reverse.
        guard depth < 3, let variations = value["variations"] else { return nil }
        if let devices = variations["device"] {
            let values = Dictionary(devices.members.map { ($0.key, $0.value) }) { $1 }
            return DeviceVariation.choose(in: values).flatMap { phrase($0, depth: depth + 1) }
        }
        let forms = (variations["plural"]?.members ?? []).compactMap { form in
            PluralCategory(rawValue: form.key).flatMap { category in
                phrase(form.value, depth: depth + 1).map { (category, $0) }
            }
        }
        return forms.isEmpty ? nil : .plural(Dictionary(forms) { $1 })
    }
}
