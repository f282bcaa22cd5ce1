import Foundation

/// A localizable text in the sources.
struct FoundKey: Equatable {
    /// The words and specifiers in turn, and whether each is a guess.
    var segments: [(text: String, isGuess: Bool)]
    var table = "Localizable"
    var comment: String?
    /// The text in the source language; `nil` if the key is that text.
    var defaultValue: String?
    var line: Int

    var key: String { segments.map(\.text).joined() }
    var isGuess: Bool { segments.contains(where: \.isGuess) }

    static func == (one: Self, other: Self) -> Bool {
        one.key == other.key && one.table == other.table && one.comment == other.comment
            && one.defaultValue == other.defaultValue && one.line == other.line
    }
}

/// A reader that finds localizable texts in Swift source.
struct KeyExtractor {
    let kinds: SourceKinds
    private(set) var keys: [FoundKey] = []

    init(kinds: SourceKinds) { self.kinds = kinds }

    mutating func read(_ tokens: [SwiftToken]) {
        for (index, token) in tokens.enumerated() {
            switch token {
            case .word(let name):
                if let labels = kinds.translated[name] { readCall(labels, tokens[(index + 1)...]) }
                if SourceKinds.types.contains(name) { readDeclaration(tokens[(index + 1)...]) }
            case .string(let string):
                for case .interpolation(let inner) in string.segments { read(inner) }
            default: break
            }
        }
    }

    private mutating func readCall(_ labels: Set<String>, _ tokens: ArraySlice<SwiftToken>) {
        guard let call = SwiftCall(tokens) else { return }
        for label in labels.sorted() {
            guard let value = call[label] else { continue }
            for string in Self.literals(value) {
                var found = key(string)
                found.table = Self.plain(call["table"] ?? call["tableName"]) ?? found.table
                found.comment = Self.plain(call["comment"])
                if case .string(let text)? = call["defaultValue"]?.first {
                    found.defaultValue = key(text).key
                }
                add(found)
            }
        }
    }

    /// Reads `: LocalizedStringKey = "…"` and `: [LocalizedStringKey] = ["…", "…"]`.
    private mutating func readDeclaration(_ tokens: ArraySlice<SwiftToken>) {
        var rest = tokens
        if rest.first == .mark("?") { rest = rest.dropFirst() }
        let isList = rest.first == .mark("]")
        if isList { rest = rest.dropFirst() }
        guard rest.first == .mark("=") else { return }
        rest = rest.dropFirst()
        if isList {
            guard rest.first == .mark("[") else { return }
            for token in rest.prefix(while: { $0 != .mark("]") }) {
                if case .string(let string) = token { add(key(string)) }
            }
        } else if case .string(let string)? = rest.first {
            add(key(string))
        }
    }

    private mutating func add(_ key: FoundKey) {
        // A text without letters needs no translation, and the empty key belongs to the catalog itself.
        guard key.segments.contains(where: { $0.text.contains(where: \.isLetter) }) else { return }
        keys.append(key)
    }

    private static func plain(_ value: [SwiftToken]?) -> String? {
        guard case .string(let string)? = value?.first, value?.count == 1 else { return nil }
        return string.plain
    }

    /// Returns a literal, or both literals of `condition ? "…" : "…"`.
    private static func literals(_ value: [SwiftToken]) -> [SwiftString] {
        if value.count == 1, case .string(let string)? = value.first { return [string] }
        guard let mark = value.firstIndex(of: .mark("?")),
            let colon = value.lastIndex(of: .mark(":")), colon > mark
        else { return [] }
        return [value[(mark + 1)..<colon], value[(colon + 1)...]].compactMap { side in
            guard side.count == 1, case .string(let string)? = side.first else { return nil }
            return string
        }
    }

    private func key(_ string: SwiftString) -> FoundKey {
        let hasValues = string.plain == nil
        let segments = string.segments.map { segment in
            switch segment {
            case .words(let words):
                (text: hasValues ? words.replacingOccurrences(of: "%", with: "%%") : words, isGuess: false)
            case .interpolation(let tokens):
                { (text: $0.specifier, isGuess: $0.isGuess) }(kinds.specifier(of: tokens))
            }
        }
        return FoundKey(segments: segments, line: string.line)
    }
}
