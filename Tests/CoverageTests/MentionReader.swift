@testable import pica_strings

/// Finds the public declarations that code names, without a compiler: by names and labels, and by types as
/// far as these are plain from the source.
struct MentionReader {
    let api: PublicAPI
    /// Their indices among the declarations.
    var mentions: Set<Int> = []
    /// The types declared with `let` or `var`.
    var variables: [String: String] = [:]
    /// The code's own functions.
    var functions: [String: [PublicDeclaration.Form]]

    /// The base of a member access.
    enum Receiver {
        case unknown
        /// A type itself.
        case type(String)
        /// A value of a type; of one that is none of the package's where that is nil.
        case value(String?)
        /// Nothing is written; the place is for these types.
        case implied([String])
    }

    /// Words that values follow.
    static let keywords: Set = [
        "return", "case", "in", "else", "try", "await", "if", "guard", "while", "switch", "is", "as", "some",
        "any", "where", "for", "throw", "inout", "default", "repeat",
    ]

    /// The types that the code has to do with.
    private var present: Set<String> = []
    /// Members of several types, in places that do not say of which.
    private var ambiguous: [[Int]] = []

    /// Names that standard library values have, too; these count only if the type is known.
    private static let ordinary: Set = [
        "add", "append", "color", "contains", "count", "description", "end", "first", "height", "insert",
        "isEmpty", "key", "last", "layout", "map", "name", "origin", "remove", "scale", "start", "value", "x",
        "y",
    ]

    private init(_ api: PublicAPI, _ functions: [String: [PublicDeclaration.Form]]) {
        self.api = api
        self.functions = functions
    }

    static func mentions(
        in tokens: ArraySlice<SwiftToken>, _ api: PublicAPI,
        functions: [String: [PublicDeclaration.Form]] = [:]
    ) -> Set<Int> {
        var reader = MentionReader(api, functions)
        reader.read(tokens)
        reader.settleAmbiguous()
        return reader.mentions
    }

    /// - Parameter types: What values in the tokens may be of.
    mutating func read(_ tokens: ArraySlice<SwiftToken>, expecting types: [String] = []) {
        var position = tokens.startIndex
        while position < tokens.endIndex {
            let rest = tokens[position...]
            switch tokens[position] {
            case .string(let string):
                readValues(of: string)
                position = links(tokens, position + 1, of: .value("String")).end
            case .word("func"):
                readRequirement(rest.dropFirst())
                position += 2
            case .word("let"), .word("var"): position = readVariable(tokens, position + 1)
            case .word(let word) where Self.keywords.contains(word): position += 1
            case .word(let word): position = chain(tokens, position, word).end
            case .mark("."): position = links(tokens, position, of: .implied(types)).end
            case .mark("@"): position = readAttribute(tokens, position + 1)
            case .mark("\\"): position = readKeyPath(tokens, position + 1)
            case .mark("("), .mark("["), .mark("{"):
                guard case .mark(let mark) = tokens[position],
                    let end = SwiftToken.end(ofBracket: rest, mark)
                else {
                    position += 1
                    continue
                }
                let inside = tokens[(position + 1)..<(end - 1)]
                read(
                    inside,
                    expecting: mark == "{"
                        ? [] : mark == "[" && types.isEmpty ? typePath(inside).map { [$0.type] } ?? [] : types
                )
                position = mark == "{" ? end : links(tokens, end, of: .unknown).end
            default: position += 1
            }
        }
    }

    /// A type of the package's that tokens begin with, with those that it is in.
    private func typePath(_ tokens: ArraySlice<SwiftToken>) -> (type: String, end: Int)? {
        guard case .word(var type)? = tokens.first, api.types.contains(type) else { return nil }
        var end = tokens.startIndex + 1
        while end + 1 < tokens.endIndex, tokens[end] == .mark("."), case .word(let name) = tokens[end + 1],
            api.types.contains(type + "." + name)
        {
            type += "." + name
            end += 2
        }
        return (type, end)
    }

    // MARK: - Chains of members

    /// A name and its base.
    mutating func chain(
        _ tokens: ArraySlice<SwiftToken>, _ position: Int, _ word: String
    ) -> (end: Int, receiver: Receiver) {
        if let path = typePath(tokens[position...]) {
            note(path.type)
            // After a colon or an arrow it is a type, and a brace begins a body.
            let isAnnotation =
                position > tokens.startIndex && [.mark(":"), .mark(">")].contains(tokens[position - 1])
            if isAnnotation, path.end < tokens.endIndex, tokens[path.end] == .mark("{") {
                return (path.end, .unknown)
            }
            return links(tokens, path.end, of: .type(path.type))
        }
        if word.first?.isUppercase == true { return links(tokens, position + 1, of: .value(nil)) }
        if let type = variables[word] { return links(tokens, position + 1, of: .value(type)) }
        if let call = Call(tokens[(position + 1)...]) {
            // A function of no type, or a value of the environment that can be called.
            let callable = indexes("callAsFunction").filter { index in
                indexes(word).contains {
                    api.declarations[$0].owner == "EnvironmentValues"
                        && api.declarations[$0].forms.contains { $0.type == api.declarations[index].owner }
                }
            }
            let global = indexes(word).filter { api.declarations[$0].owner.isEmpty }
            let result = note(callable + global, call)
            if !result.isEmpty { return links(tokens, call.end, of: receiver(result)) }
            let own =
                functions[word]?.compactMap { form in form.parameters(for: call).map { (form, $0) } } ?? []
            if !own.isEmpty {
                present.formUnion(own.compactMap(\.0.type))
                read(call, by: own.map(\.1))
                return links(tokens, call.end, of: receiver(own.map(\.0)))
            }
        }
        return links(tokens, position + 1, of: .unknown)
    }

    /// Calls, members and members of these.
    mutating func links(
        _ tokens: ArraySlice<SwiftToken>, _ start: Int, of first: Receiver
    ) -> (end: Int, receiver: Receiver) {
        var receiver = first
        var position = start
        while position < tokens.endIndex {
            let rest = tokens[position...]
            switch tokens[position] {
            case .mark("<"):
                guard case .type = receiver, let end = Self.end(ofGenerics: rest) else {
                    return (position, receiver)
                }
                read(tokens[(position + 1)..<(end - 1)])
                position = end
            case .mark("("), .mark("{"):
                var candidates: [Int] = []
                switch receiver {
                case .type(let type):
                    candidates = indexes("init").filter { api.declarations[$0].owner == type }
                    receiver = .value(type)
                case .value(nil) where position == start: break
                case _ where tokens[position] == .mark("{"): return (position, receiver)
                case .value(nil): break
                default: receiver = .unknown
                }
                guard let call = Call(rest) else { return (position + 1, .unknown) }
                if note(candidates, call).isEmpty { read(call) }
                position = call.end
            case .mark("["):
                guard let list = Self.list(rest) else { return (position + 1, .unknown) }
                let call = Call(list.parts, end: list.end)
                if note(subscripts(of: receiver, call), call).isEmpty { read(call) }
                receiver = .unknown
                position = list.end
            case .mark("?"), .mark("!"):
                guard position + 1 < tokens.endIndex, tokens[position + 1] == .mark(".") else {
                    return (position, receiver)
                }
                position += 1
            case .mark("."):
                guard position + 1 < tokens.endIndex, case .word(let name) = tokens[position + 1] else {
                    return (position + 1, .unknown)
                }
                (position, receiver) = member(name, of: receiver, tokens, position + 2)
            case .mark(let mark):
                if case .value(let type?) = receiver {
                    for index in indexes(String(mark)) where api.declarations[index].owner == type {
                        mentions.insert(index)
                    }
                }
                return (position, receiver)
            default: return (position, receiver)
            }
        }
        return (position, receiver)
    }

    private mutating func member(
        _ name: String, of receiver: Receiver, _ tokens: ArraySlice<SwiftToken>, _ position: Int
    ) -> (Int, Receiver) {
        if case .type = receiver, name == "self" { return (position, receiver) }
        // In a condition a brace begins a body.
        for hasClosures in [true, false] {
            guard let call = Call(tokens[position...], hasClosures: hasClosures) else { continue }
            for candidates in candidates(name, of: receiver) {
                let result = note(candidates, call)
                if !result.isEmpty { return (call.end, self.receiver(result)) }
            }
        }
        for candidates in candidates(name, of: receiver) {
            let values = candidates.filter { [.property, .enumCase].contains(api.declarations[$0].kind) }
            guard !values.isEmpty else { continue }
            if case .implied(let types) = receiver, types.isEmpty, values.count > 1 {
                ambiguous.append(values)
                return (position, .unknown)
            }
            values.forEach { note($0) }
            return (position, self.receiver(values.flatMap { api.declarations[$0].forms }))
        }
        // The caller skips a call together with its arguments.
        return (position, .unknown)
    }

    /// The members of a name, the likeliest first.
    private func candidates(_ name: String, of receiver: Receiver) -> [[Int]] {
        let all = indexes(name)
        func members(_ isRight: (PublicDeclaration) -> Bool) -> [Int] {
            all.filter { isRight(api.declarations[$0]) }
        }
        let ofProtocols = members { !$0.isStatic && api.protocols.contains($0.owner) }
        switch receiver {
        case .type(let type):
            return [members { $0.owner == type && ($0.isStatic || $0.kind == .initializer) }]
        case .value(nil): return [ofProtocols]
        case .value(let type?): return [members { $0.owner == type && !$0.isStatic }, ofProtocols]
        case .implied(let types):
            let expected = members { declaration in
                (declaration.isStatic || declaration.kind == .initializer)
                    && (types.contains(declaration.owner)
                        || declaration.forms.contains { $0.type.map { types.contains($0) } == true })
            }
            guard types.isEmpty else { return [expected] }
            // A member of several types is ambiguous if the type is unknown.
            return [members { $0.isStatic }]
        case .unknown:
            guard !Self.ordinary.contains(name) else { return [] }
            return [members { !$0.isStatic && $0.owner != "EnvironmentValues" && $0.kind != .initializer }]
        }
    }

    func indexes(_ name: String) -> [Int] { api.named[name] ?? [] }

    private func subscripts(of receiver: Receiver, _ call: Call) -> [Int] {
        indexes("subscript").filter { index in
            if case .value(let type?) = receiver { return api.declarations[index].owner == type }
            return call.arguments.contains { $0.label != "_" }
        }
    }

    /// The type of a member, if all declarations of that name agree.
    private func receiver(_ forms: [PublicDeclaration.Form]) -> Receiver {
        let types = Set(forms.map(\.type))
        guard types.count == 1, let type = types.first, let type else { return .unknown }
        return .value(type)
    }

    // MARK: - Noting

    mutating func note(_ type: String) {
        present.insert(type)
        let name = type.split(separator: ".").last.map { String($0) } ?? ""
        for index in indexes(name) where api.declarations[index].title == type { mentions.insert(index) }
    }

    mutating func note(_ index: Int) {
        mentions.insert(index)
        present.insert(api.declarations[index].owner)
        present.formUnion(api.declarations[index].forms.compactMap(\.type))
    }

    /// Notes which of some declarations a call is of, and reads its arguments as theirs.
    mutating func note(_ candidates: [Int], _ call: Call) -> [PublicDeclaration.Form] {
        var accepting: [PublicDeclaration.Form] = []
        var parameters: [[SourceDeclaration.Parameter]] = []
        for index in candidates {
            for form in api.declarations[index].forms {
                guard let matched = form.parameters(for: call) else { continue }
                note(index)
                accepting.append(form)
                parameters.append(matched)
            }
        }
        if !accepting.isEmpty { read(call, by: parameters) }
        return accepting
    }

    mutating func read(_ call: Call, by forms: [[SourceDeclaration.Parameter]] = []) {
        var named: [String] = []
        for (place, argument) in call.arguments.enumerated() {
            let types = forms.flatMap { $0[place].types }
            read(argument.value, expecting: types.isEmpty ? named : types)
            // A value of the environment comes after its key.
            named = environmentTypes(argument.value)
        }
        for closure in call.closures { read(closure.value) }
    }

    /// Of what may be several types' member, notes that of types that the code has to do with.
    private mutating func settleAmbiguous() {
        let present = present
        for index in ambiguous.joined() where present.contains(api.declarations[index].owner) { note(index) }
    }

    // MARK: - Brackets

    private static func end(ofGenerics tokens: ArraySlice<SwiftToken>) -> Int? {
        var depth = 0
        for (index, token) in zip(tokens.indices, tokens) {
            switch token {
            case .mark("<"): depth += 1
            case .mark(">"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case .word, .mark("."), .mark(","), .mark("["), .mark("]"), .mark("?"), .mark(":"): continue
            default: return nil
            }
        }
        return nil
    }

    /// The text between commas in square brackets.
    private static func list(_ tokens: ArraySlice<SwiftToken>) -> (parts: [ArraySlice<SwiftToken>], end: Int)?
    {
        guard let end = SwiftToken.end(ofBracket: tokens, "[") else { return nil }
        var inParentheses = Array(tokens[..<end])
        inParentheses[0] = .mark("(")
        inParentheses[inParentheses.count - 1] = .mark(")")
        return SwiftCall.parts(inParentheses[...]).map { ($0.parts, end) }
    }
}
