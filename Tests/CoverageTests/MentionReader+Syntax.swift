@testable import pica_strings

/// The parts of code other than members and calls.
extension MentionReader {
    mutating func readValues(of string: SwiftString) {
        for case .interpolation(let tokens) in string.segments {
            guard let list = SwiftCall.parts([.mark("(")] + tokens + [.mark(")")]) else { continue }
            let call = Call(list.parts, end: list.end)
            if note(indexes("appendInterpolation"), call).isEmpty { read(call) }
        }
    }

    /// A function that a type of the code's own has may be one that a protocol asks for.
    mutating func readRequirement(_ tokens: ArraySlice<SwiftToken>) {
        guard case .word(let name)? = tokens.first,
            let start = tokens.prefix(while: { $0 != .mark("{") }).firstIndex(of: .mark("(")),
            let list = SwiftCall.parts(tokens[start...])
        else { return }
        let parameters = list.parts.compactMap { SourceDeclaration.Parameter($0) }
        let labels = parameters.map(\.label)
        functions[name, default: []].append(PublicDeclaration.Form(parameters: parameters))
        for part in list.parts {
            guard case .word(let name)? = part.prefix(while: { $0 != .mark(":") }).last else { continue }
            variables[name] = SourceDeclaration.Parameter(part)?.types.first.flatMap(knownType)
        }
        for index in indexes(name) {
            let declaration = api.declarations[index]
            let asked = declaration.forms.first?.parameters?.map(\.label)
            if declaration.isRequirement, asked == labels { mentions.insert(index) }
        }
    }

    mutating func readVariable(_ tokens: ArraySlice<SwiftToken>, _ start: Int) -> Int {
        guard start < tokens.endIndex, case .word(let name) = tokens[start] else { return start }
        for index in indexes(name) where api.declarations[index].isRequirement { mentions.insert(index) }
        variables[name] = nil
        var position = start + 1
        if position < tokens.endIndex, tokens[position] == .mark(":") {
            let type = tokens[(position + 1)...].prefix { $0 != .mark("=") && $0 != .mark("{") }
            let names = SwiftToken.typeNames(type)
            variables[name] = names.first.flatMap(knownType)
            guard type.count <= 8, type.endIndex + 1 < tokens.endIndex, tokens[type.endIndex] == .mark("="),
                tokens[type.endIndex + 1] == .mark(".")
            else { return position }
            read(type)
            return links(tokens, type.endIndex + 1, of: .implied(names)).end
        }
        guard position < tokens.endIndex, tokens[position] == .mark("=") else { return position }
        repeat {
            position += 1
        } while position < tokens.endIndex
            && [.word("try"), .word("await")].contains(tokens[position])
        guard position < tokens.endIndex, case .word(let word) = tokens[position],
            !Self.keywords.contains(word)
        else { return position }
        let value = chain(tokens, position, word)
        if case .value(let type?) = value.receiver { variables[name] = type }
        return value.end
    }

    /// A property wrapper, with what it is made of; the value that it wraps may follow.
    mutating func readAttribute(_ tokens: ArraySlice<SwiftToken>, _ position: Int) -> Int {
        guard position < tokens.endIndex, case .word(let name) = tokens[position] else { return position }
        let call = Call(tokens[(position + 1)...], hasClosures: false) ?? Call([], end: position + 1)
        if api.types.contains(name) {
            note(name)
            var wrapping = call
            wrapping.arguments.insert(Call.Argument(label: "wrappedValue", value: []), at: 0)
            let initializers = indexes("init").filter { api.declarations[$0].owner == name }
            if note(initializers, wrapping).isEmpty { _ = note(initializers, call) }
        }
        read(call)
        return call.end
    }

    mutating func readKeyPath(_ tokens: ArraySlice<SwiftToken>, _ start: Int) -> Int {
        var position = start
        var owner: String?
        if position < tokens.endIndex, case .word(let type) = tokens[position] {
            owner = type
            position += 1
        }
        while position + 1 < tokens.endIndex, tokens[position] == .mark("."),
            case .word(let name) = tokens[position + 1]
        {
            let properties = indexes(name).filter {
                api.declarations[$0].kind == .property && !api.declarations[$0].isStatic
            }
            let near = properties.filter { api.declarations[$0].owner == owner ?? "EnvironmentValues" }
            (near.isEmpty ? properties : near).forEach { note($0) }
            owner = nil
            position += 2
        }
        return position
    }

    /// The type of the value for an environment key.
    func environmentTypes(_ keyPath: ArraySlice<SwiftToken>) -> [String] {
        guard keyPath.starts(with: [.mark("\\"), .mark(".")]), case .word(let name)? = keyPath.last,
            keyPath.count == 3
        else { return [] }
        return indexes(name).filter { api.declarations[$0].owner == "EnvironmentValues" }
            .flatMap { api.declarations[$0].forms.compactMap(\.type) }
    }

    private func knownType(_ name: String) -> String? { api.types.contains(name) ? name : nil }
}
