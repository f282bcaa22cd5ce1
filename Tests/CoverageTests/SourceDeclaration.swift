@testable import pica_strings

/// A declaration as Swift source has it.
struct SourceDeclaration: Sendable {
    struct Parameter: Sendable {
        /// The label that a caller writes; "_" if there is none.
        var label: String
        /// The names in its type, each with what it is a member of: `Edge.Set`.
        var types: [String] = []
        var hasDefault = false
        var isVariadic = false
        var isClosure = false
    }

    /// `func`, `var`, `struct`, `extension` and so on.
    var keyword: String
    /// The type that an extension extends.
    var name: String
    var modifiers: Set<String> = []
    var attributes: Set<String> = []
    /// nil for a declaration without parameters.
    var parameters: [Parameter]?
    /// The names in the type that it has or returns.
    var types: [String] = []
    /// The types that a type inherits from or conforms to.
    var inherits: [String] = []
    var members: [SourceDeclaration] = []
    /// The whole declaration, including attributes and body.
    var tokens: ArraySlice<SwiftToken> = []

    static let typeKeywords: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]

    var isType: Bool { Self.typeKeywords.contains(keyword) }
}

extension SourceDeclaration.Parameter {
    /// - Parameters:
    ///   - tokens: What stands between two commas of a list.
    ///   - isSubscript: Whether one name alone is no label.
    init?(_ tokens: ArraySlice<SwiftToken>, isSubscript: Bool = false) {
        var rest = tokens
        var attributes: Set<String> = []
        while rest.first == .mark("@"), case .word(let name)? = rest.dropFirst().first {
            attributes.insert(name)
            rest = rest.dropFirst(2)
        }
        guard case .word(let label)? = rest.first, let colon = rest.firstIndex(of: .mark(":")),
            colon - rest.startIndex <= 2
        else { return nil }
        let type = rest[(colon + 1)...].prefix { $0 != .mark("=") }
        self.label = isSubscript && colon - rest.startIndex == 1 ? "_" : label
        types = SwiftToken.typeNames(type)
        hasDefault = type.endIndex < rest.endIndex
        isVariadic = type.suffix(3) == [.mark("."), .mark("."), .mark(".")]
        isClosure = attributes.contains("ViewBuilder") || type.contains(.mark(">")) && Self.isFunction(type)
    }

    private static func isFunction(_ type: ArraySlice<SwiftToken>) -> Bool {
        !type.contains(.word("autoclosure"))
            && zip(type, type.dropFirst()).contains { $0 == .mark("-") && $1 == .mark(">") }
    }
}

extension SwiftToken {
    /// The constraints of generic parameters: in `<S: ShapeStyle>` and in `where S: ShapeStyle`.
    static func constraints(_ tokens: ArraySlice<SwiftToken>) -> [String: [String]] {
        var constraints: [String: [String]] = [:]
        for (mark, name) in zip(tokens, tokens.dropFirst()) where mark == .mark("<") || mark == .mark(",") {
            if case .word(let name) = name { constraints[name] = [] }
        }
        for (index, token) in zip(tokens.indices, tokens).dropFirst() where token == .mark(":") {
            guard case .word(let name) = tokens[index - 1] else { continue }
            let types = tokens[(index + 1)...].prefix { $0 != .mark(",") && $0 != .mark(">") }
            constraints[name, default: []] += typeNames(types)
        }
        return constraints
    }

    /// The names in a type, each with what it is a member of. Words in small letters say how it is passed.
    static func typeNames(_ tokens: some Collection<SwiftToken>) -> [String] {
        var names: [String] = []
        var isMember = false
        for token in tokens {
            switch token {
            case .word(let word) where isMember && !names.isEmpty:
                names[names.count - 1] += "." + word
                isMember = false
            case .word(let word): names.append(word)
            default: isMember = token == .mark(".")
            }
        }
        return names.filter { $0.first?.isUppercase == true }
    }
}
