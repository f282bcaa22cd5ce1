import PicaFoundation

/// A generated language for testing an app. Texts that stay plain are not localizable, and truncated ones have too
/// little room.
enum PseudoLanguage: String, CaseIterable {
    /// Accents, brackets and a third more length.
    case accented = "en-XA"
    /// Words from right to left, for a right-to-left interface.
    case rightToLeft = "ar-XB"

    /// Returns a text of the source language in this one. Specifiers, links and attributes stay unchanged.
    func text(_ text: String) -> String {
        switch self {
        case .accented:
            "[\(Self.parts(text).map { $0.isWords ? Self.withAccents($0.text) : String($0.text) }.joined())\(Self.filler(text))]"
        case .rightToLeft:
            Self.parts(text).map { $0.isWords ? Self.turned($0.text) : String($0.text) }.joined()
        }
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))

    private static func withAccents(_ words: Substring) -> String { String(words.map { accents[$0] ?? $0 }) }

    /// Returns filler words a third as long as the text.
    private static func filler(_ text: String) -> String {
        let count = parts(text).filter(\.isWords).reduce(0) { $0 + $1.text.count }
        let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        var filler = ""
        var index = 0
        while filler.count < (count * 3 + 9) / 10, count > 0 {
            filler += " " + words[index % words.count]
            index += 1
        }
        return filler
    }

    /// Returns words reversed by direction marks, because Latin letters run from left to right by default.
    private static func turned(_ words: Substring) -> String {
        words.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\u{200F}\u{202E}\($0)\u{202C}\u{200F}" }.joined(separator: " ")
    }

    /// Splits a text into words and placeholders: `%1$@`, `%#@files@`, `](…)`, `(inflect: true)`.
    private static func parts(_ text: String) -> [(text: Substring, isWords: Bool)] {
        let special =
            /%(?:\d+\$)?#@[^@]*@|%arg|%(?:\d+\$)?[-+ #0-9.']*[hlqLztj]*[@%dDiuUxXoOfFeEgGaAcsS]|\]\([^)]*\)|\\[nt]|[\n\t]|\^\[|\[/
        var parts: [(text: Substring, isWords: Bool)] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: special) {
            if match.range.lowerBound > rest.startIndex {
                parts.append((rest[..<match.range.lowerBound], true))
            }
            parts.append((rest[match.range], false))
            rest = rest[match.range.upperBound...]
        }
        if !rest.isEmpty { parts.append((rest, true)) }
        return parts
    }
}

extension Catalog {
    /// Adds a pseudo-language for every text of the source language.
    mutating func add(_ pseudo: PseudoLanguage) {
        let source = sourceLanguage
        for index in entries.indices {
            let entry = entries[index]
            guard !entry.key.isEmpty, entry.value["shouldTranslate"] != .bool(false) else { continue }
            let own = entry.value["localizations"]?[source] ?? Self.unit(entry.key, state: "translated")
            var localizations = entry.value["localizations"] ?? .object([])
            localizations[pseudo.rawValue] = Self.changed(own, pseudo)
            entries[index].value["localizations"] = localizations
        }
    }

    /// Removes a pseudo-language.
    mutating func remove(_ pseudo: PseudoLanguage) {
        for index in entries.indices {
            guard var localizations = entries[index].value["localizations"] else { continue }
            localizations[pseudo.rawValue] = nil
            entries[index].value["localizations"] = localizations.members.isEmpty ? nil : localizations
        }
    }

    /// Returns a localization with each of its texts changed, in all variations.
    private static func changed(_ value: JSONValue, _ pseudo: PseudoLanguage) -> JSONValue {
        guard case .object(let members) = value else { return value }
        return .object(
            members.map { member in
                if member.key == "stringUnit", let text = member.value["value"]?.string {
                    let unit = Self.unit(pseudo.text(text), state: "translated")
                    return JSONValue.Member(member.key, unit["stringUnit"] ?? .null)
                }
                return JSONValue.Member(member.key, changed(member.value, pseudo))
            })
    }
}
