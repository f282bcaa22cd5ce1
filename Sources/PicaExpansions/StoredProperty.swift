/// A `var` as it is written: its attributes, name, type and first value.
struct StoredProperty {
    var attributes: [String] = []
    var modifiers: [String] = []
    var name = ""
    /// nil where it is not written.
    var type: String?
    var value: String?
    /// Whether it is worked out in braces.
    var isComputed = false
    /// Behind it, in the text's tokens.
    var end = 0

    /// Reads one, with its attributes and modifiers; nil where there is none. `let` is in the modifiers of what cannot be
    /// written to.
    /// - Parameter index: Where it begins; afterwards behind it, or at what is no part of one.
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
                // As in `private(set)`.
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

    /// The next of several that one `var` declares; nil behind the last.
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
            // What watches a property that has a value, unless it is a closure's.
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
