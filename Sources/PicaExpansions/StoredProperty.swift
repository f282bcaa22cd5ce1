/// A `var` in source: its attributes, name, type and initial value.
struct StoredProperty {
    var attributes: [String] = []
    var modifiers: [String] = []
    var name = ""
    /// The type; `nil` if it is not written.
    var type: String?
    var value: String?
    /// Whether the property is computed.
    var isComputed = false
    /// The index of the token after the property.
    var end = 0

    /// Reads a property with its attributes and modifiers; `nil` if there is none. The modifiers of a constant contain
    /// `let`.
    /// - Parameter index: The start of the property; on return the index after it, or of the first token that belongs to
    ///   no property.
    init?(in text: SourceText, at index: inout Int) {
        while index < text.tokens.count {
            if text.isMark("@", at: index) {
                let first = index + 1
                index += 2
                while text.isMark(".", at: index) { index += 2 }
                attributes.append(text[tokens: first..<min(index, text.tokens.count)])
                if text.isMark("(", at: index), !text.tokens[index].beginsLine {
                    index = text.end(ofGroupAt: index)
                }
            } else if let word = text.word(at: index) {
                if word == "var" || word == "let" {
                    if word == "let" { modifiers.append(word) }
                    index += 1
                    break
                }
                guard Self.modifierNames.contains(word) else { return nil }
                modifiers.append(word)
                index += 1
                // A modifier with parentheses, such as `private(set)`.
                if text.isMark("(", at: index) { index = text.end(ofGroupAt: index) }
            } else {
                return nil
            }
        }
        guard let word = text.word(at: index) else { return nil }
        name = word
        read(text, index + 1)
        index = end
    }

    private static let modifierNames: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy",
        "weak", "unowned", "nonisolated", "override", "dynamic", "mutating", "nonmutating", "indirect",
        "borrowing", "consuming",
    ]

    /// Returns the next property of the same `var`; `nil` after the last.
    func next(in text: SourceText) -> StoredProperty? {
        guard text.isMark(",", at: end), let word = text.word(at: end + 1) else { return nil }
        var other = self
        (other.name, other.type, other.value) = (word, nil, nil)
        other.read(text, end + 2)
        return other
    }

    private mutating func read(_ text: SourceText, _ start: Int) {
        var index = start
        if text.isMark(":", at: index) {
            let first = index + 1
            index = Self.end(ofTypeAt: first, in: text)
            type = text[tokens: first..<max(first, index)]
        }
        if text.isMark("=", at: index) {
            let first = index + 1
            index = Self.end(ofValueAt: first, in: text)
            value = text[tokens: first..<max(first, index)]
        }
        if text.isMark("{", at: index) {
            let first = text.word(at: index + 1)
            isComputed = first != "willSet" && first != "didSet"
            index = text.end(ofGroupAt: index)
        }
        end = index
    }

    private static func end(ofTypeAt start: Int, in text: SourceText) -> Int {
        let end = text.end(ofStatementAt: start)
        var index = start
        var angles = 0
        while index < end {
            if text.isMark("<", at: index) { angles += 1 }
            if text.isMark(">", at: index), !text.isMark("-", at: index - 1) { angles -= 1 }
            if angles <= 0,
                text.isMark("=", at: index) || text.isMark("{", at: index) || text.isMark(",", at: index)
            {
                return index
            }
            index = text.isOpening(at: index) ? text.end(ofGroupAt: index) : index + 1
        }
        return min(index, text.tokens.count)
    }

    private static func end(ofValueAt start: Int, in text: SourceText) -> Int {
        let end = text.end(ofStatementAt: start)
        var index = start
        while index < end {
            if text.isMark(",", at: index) { return index }
            // Observers of a property with a value; a closure's brace has no `willSet` or `didSet`.
            if index > start, text.isMark("{", at: index),
                ["willSet", "didSet"].contains(text.word(at: index + 1))
            {
                return index
            }
            index = text.isOpening(at: index) ? text.end(ofGroupAt: index) : index + 1
        }
        return min(index, text.tokens.count)
    }
}
