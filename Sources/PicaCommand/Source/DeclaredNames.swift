import PicaExpansions

/// The names that Swift source declares: types, functions, properties, cases, without labels.
struct DeclaredNames {
    private(set) var names: Set<String> = []
    /// The messages of declarations that are unavailable, by name.
    private(set) var unavailable: [String: String] = [:]

    private static let keywords: Set = [
        "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "actor", "macro",
        "associatedtype",
    ]
    private static let hiding: Set = ["private", "fileprivate", "internal", "package"]

    /// The construct that encloses a declaration.
    private struct Context {
        /// Whether members are public without saying so; for an enum its cases alone.
        var isOpen: Bool
        var isEnum: Bool
        /// Whether everything inside is hidden, because it is a body or a hidden type.
        var isHidden: Bool
    }

    /// Reads the declarations of a file.
    ///
    /// - Parameter isPublicOnly: Whether to leave out what other modules do not see.
    mutating func read(_ text: SourceText, isPublicOnly: Bool) {
        var contexts: [Context] = []
        var modifiers: Set<String> = []
        var message: String?
        var next: Context?
        var index = 0
        while index < text.tokens.count {
            let token = text.tokens[index]
            if case .mark(let mark) = token.kind {
                switch mark {
                case UInt8(ascii: "{"):
                    contexts.append(next ?? Context(isOpen: false, isEnum: false, isHidden: true))
                    (next, modifiers, message) = (nil, [], nil)
                case UInt8(ascii: "}"):
                    contexts.removeLast(min(contexts.count, 1))
                    (next, modifiers, message) = (nil, [], nil)
                case UInt8(ascii: "@") where text.word(at: index + 1) == "available":
                    message = Self.unavailableMessage(text, at: index + 2) ?? message
                    index = text.isMark("(", at: index + 2) ? text.end(ofGroupAt: index + 2) : index + 2
                    continue
                default: break
                }
            } else if let word = text.word(at: index) {
                if Self.keywords.contains(word) || word == "extension",
                    let name = text.name(at: index + 1), name != "func", name != "var",
                    !(index > 0 && text.isMark(".", at: index - 1))
                {
                    let outer = contexts.last
                    let isShown = isShown(word, modifiers, outer) && outer?.isHidden != true
                    if !isPublicOnly || isShown, word != "extension" {
                        if let message, isShown { unavailable[name] = message } else { names.insert(name) }
                        if word == "case" { addCases(text, from: index + 2) }
                    }
                    if ["struct", "class", "enum", "protocol", "actor", "extension"].contains(word) {
                        let isVisible = word == "extension" || isShown
                        next = Context(
                            isOpen: word == "protocol" && isShown
                                || word == "extension" && modifiers.contains("public"),
                            isEnum: word == "enum",
                            isHidden: isPublicOnly
                                && (!isVisible || outer?.isHidden == true || message != nil))
                    } else if word != "case" {
                        next = nil
                    }
                    (modifiers, message) = ([], nil)
                    index += 2
                    continue
                }
                if Self.hiding.contains(word) || word == "public" || word == "open" { modifiers.insert(word) }
            }
            index += 1
        }
    }

    /// Adds the names of other files.
    mutating func formUnion(_ other: DeclaredNames) {
        names.formUnion(other.names)
        unavailable.merge(other.unavailable) { first, _ in first }
    }

    private func isShown(_ keyword: String, _ modifiers: Set<String>, _ outer: Context?) -> Bool {
        if modifiers.contains("public") || modifiers.contains("open") { return true }
        guard modifiers.isDisjoint(with: Self.hiding), let outer else { return false }
        return outer.isOpen || outer.isEnum && keyword == "case"
    }

    /// Adds the second and later cases of `case a, b(Int), c`.
    private mutating func addCases(_ text: SourceText, from start: Int) {
        var index = start
        while index < text.tokens.count, !text.tokens[index].beginsLine {
            if text.isMark("(", at: index) {
                index = text.end(ofGroupAt: index)
            } else if text.isMark(",", at: index), let name = text.name(at: index + 1) {
                names.insert(name)
                index += 2
            } else {
                return
            }
        }
    }

    /// Returns the message of `@available(*, unavailable, message: "…")`, or what `renamed:` names.
    private static func unavailableMessage(_ text: SourceText, at start: Int) -> String? {
        guard text.isMark("(", at: start) else { return nil }
        let range = start..<text.end(ofGroupAt: start)
        guard range.contains(where: { text.word(at: $0) == "unavailable" }) else { return nil }
        let strings = range.filter { text.tokens[$0].kind == .string }
            .map { text[text.tokens[$0].range].trimmingQuotes }
        let isRenamed = range.contains { text.word(at: $0) == "renamed" }
        return isRenamed && strings.count == 1 ? "use \(strings[0])" : strings.joined()
    }
}

extension String {
    /// The text between the quotes of a simple literal.
    fileprivate var trimmingQuotes: String {
        String(drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed())
    }
}

extension SourceText {
    /// Returns the word at an index, without the backticks of a name that is a keyword.
    func name(at index: Int) -> String? {
        guard let word = word(at: index) else { return nil }
        return word.hasPrefix("`") ? word.filter { $0 != "`" } : word
    }
}
