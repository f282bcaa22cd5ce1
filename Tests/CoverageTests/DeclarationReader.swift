@testable import pica_strings

/// Finds declarations in the tokens of Swift source: those of types with all that is in them, those of
/// functions without.
struct DeclarationReader {
    private let tokens: [SwiftToken]
    private var position = 0

    private static let keywords = SourceDeclaration.typeKeywords.union([
        "func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype", "import", "deinit",
        "macro", "operator", "precedencegroup",
    ])
    private static let modifiers: Set = [
        "public", "package", "internal", "private", "fileprivate", "open", "static", "class", "final",
        "mutating", "nonmutating", "nonisolated", "indirect", "lazy", "weak", "unowned", "override",
        "required", "convenience", "prefix", "postfix", "infix", "consuming", "borrowing",
    ]

    static func declarations(of tokens: [SwiftToken]) -> [SourceDeclaration] {
        var reader = DeclarationReader(tokens)
        return reader.members()
    }

    private init(_ tokens: [SwiftToken]) { self.tokens = tokens }

    private var token: SwiftToken? { position < tokens.count ? tokens[position] : nil }
    private var next: SwiftToken? { position + 1 < tokens.count ? tokens[position + 1] : nil }
    private var word: String? { if case .word(let word)? = token { word } else { nil } }

    /// Reads up to the brace that closes what the declarations are in.
    private mutating func members() -> [SourceDeclaration] {
        var members: [SourceDeclaration] = []
        while let token, token != .mark("}") {
            if startsDeclaration {
                members += declarations()
            } else {
                skip()
            }
        }
        return members
    }

    private var isAfterPoint: Bool { position > 0 && tokens[position - 1] == .mark(".") }

    private var isKeyword: Bool {
        guard let word, !isAfterPoint else { return false }
        return Self.keywords.contains(word) && !isModifier
    }

    /// Such words may be names, too; what follows tells.
    private var isModifier: Bool {
        guard let word, !isAfterPoint, Self.modifiers.contains(word) else { return false }
        switch next {
        case .word(let next): return word != "class" || Self.keywords.contains(next)
        case .mark("("):
            return position + 2 < tokens.count
                && [.word("set"), .word("unsafe")].contains(tokens[position + 2])
        case .mark("@"): return true
        default: return false
        }
    }

    private var startsDeclaration: Bool { token == .mark("@") || isModifier || isKeyword }

    /// A single token, or the content of brackets.
    private mutating func skip() {
        guard case .mark(let mark)? = token, "([{".contains(mark) else {
            position += 1
            return
        }
        var depth = 0
        repeat {
            if case .mark(let mark)? = token {
                if "([{".contains(mark) { depth += 1 }
                if ")]}".contains(mark) { depth -= 1 }
            }
            position += 1
        } while depth > 0 && position < tokens.count
    }

    private mutating func declarations() -> [SourceDeclaration] {
        let start = position
        var modifiers: Set<String> = []
        var attributes: Set<String> = []
        while true {
            if token == .mark("@") {
                position += 1
                if let word { attributes.insert(word) }
                position += 1
                if token == .mark("(") { skip() }
            } else if isModifier, let word {
                position += 1
                // `private(set)` says nothing of reading.
                if token == .mark("(") { skip() } else { modifiers.insert(word) }
            } else {
                break
            }
        }
        guard isKeyword, let keyword = word else { return [] }
        position += 1
        var found = declarations(keyword)
        for index in found.indices {
            found[index].modifiers = modifiers
            found[index].attributes = attributes
            found[index].tokens = tokens[start..<position]
        }
        return found
    }

    private mutating func declarations(_ keyword: String) -> [SourceDeclaration] {
        switch keyword {
        case _ where SourceDeclaration.typeKeywords.contains(keyword):
            return [type(keyword)].compactMap { $0 }
        case "func", "init", "subscript": return [function(keyword)]
        case "var", "let": return [variable(keyword)].compactMap { $0 }
        case "case": return cases()
        default:
            skipRest()
            return []
        }
    }

    /// Up to the next declaration.
    private mutating func skipRest() {
        if isKeyword { position += 1 }  // `import struct Foundation.Date`
        while let token, token != .mark("}"), !startsDeclaration { skip() }
    }

    private mutating func type(_ keyword: String) -> SourceDeclaration? {
        var header: [SwiftToken] = []
        while let token, token != .mark("{"), token != .mark("}") {
            header.append(token)
            position += 1
        }
        position += 1
        let clauses = header.prefix { $0 != .word("where") }
        guard let name = SwiftToken.typeNames(clauses.prefix { $0 != .mark(":") }).first else { return nil }
        var declaration = SourceDeclaration(keyword: keyword, name: name)
        if let colon = Self.inheritance(clauses) {
            declaration.inherits = SwiftToken.typeNames(clauses[(colon + 1)...])
        }
        declaration.members = members()
        position += 1
        return declaration
    }

    /// The colon after a type's name; those of its generic parameters are other ones.
    private static func inheritance(_ header: ArraySlice<SwiftToken>) -> Int? {
        var depth = 0
        for (index, token) in zip(header.indices, header) {
            if token == .mark("<") { depth += 1 }
            if token == .mark(">") { depth -= 1 }
            if token == .mark(":"), depth == 0 { return index }
        }
        return nil
    }

    private mutating func function(_ keyword: String) -> SourceDeclaration {
        var name = keyword
        if keyword == "func" {
            name = word ?? ""
            if !name.isEmpty { position += 1 }
            // An operator.
            while name.first?.isLetter != true, name.first != "_", case .mark(let mark)? = token,
                mark != "(", mark != "<" || name.isEmpty || next == .mark("(")
            {
                name.append(mark)
                position += 1
            }
        }
        let generics = position
        while let token, token != .mark("("), token != .mark("{"), token != .mark("}") { position += 1 }
        var constraints = SwiftToken.constraints(tokens[generics..<position])
        var declaration = SourceDeclaration(keyword: keyword, name: name)
        declaration.parameters = parameters {
            SourceDeclaration.Parameter($0, isSubscript: keyword == "subscript")
        }
        while let word, ["async", "throws", "rethrows"].contains(word) { position += 1 }
        if token == .mark("-"), next == .mark(">") {
            position += 2
            declaration.types = typeNames()
        }
        let clause = position
        while let token, token != .mark("{"), token != .mark("}"), !startsDeclaration { skip() }
        constraints.merge(SwiftToken.constraints(tokens[clause..<position])) { $0 + $1 }
        if token == .mark("{") { skip() }
        declaration.parameters = declaration.parameters?.map { parameter in
            var parameter = parameter
            parameter.types = parameter.types.flatMap { constraints[$0] ?? [$0] }
            return parameter
        }
        return declaration
    }

    private mutating func parameters(
        _ parameter: (ArraySlice<SwiftToken>) -> SourceDeclaration.Parameter?
    ) -> [SourceDeclaration.Parameter] {
        guard let list = SwiftCall.parts(tokens[position...]) else { return [] }
        position = list.end
        return list.parts.compactMap(parameter)
    }

    private mutating func typeNames() -> [String] {
        let start = position
        while let token, token != .mark("{"), token != .mark("}"), token != .mark("="), token != .mark(","),
            token != .word("where"), !startsDeclaration
        {
            skip()
        }
        return SwiftToken.typeNames(tokens[start..<position])
    }

    private mutating func variable(_ keyword: String) -> SourceDeclaration? {
        guard let name = word else {
            skipRest()
            return nil
        }
        position += 1
        var declaration = SourceDeclaration(keyword: keyword, name: name)
        if token == .mark(":") {
            position += 1
            declaration.types = typeNames()
        } else if token == .mark("="), case .word(let type)? = next {
            // `let x = Type(…)`
            declaration.types = [type]
        }
        skipRest()
        return declaration
    }

    private mutating func cases() -> [SourceDeclaration] {
        var cases: [SourceDeclaration] = []
        repeat {
            if token == .mark(",") { position += 1 }
            guard let name = word else { break }
            position += 1
            var declaration = SourceDeclaration(keyword: "case", name: name)
            if token == .mark("(") {
                declaration.parameters = parameters {
                    SourceDeclaration.Parameter($0)
                        ?? SourceDeclaration.Parameter(label: "_", types: SwiftToken.typeNames($0))
                }
            }
            while let token, token != .mark(","), token != .mark("}"), !startsDeclaration { skip() }
            cases.append(declaration)
        } while token == .mark(",")
        return cases
    }
}
