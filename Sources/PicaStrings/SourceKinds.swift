/// A table of names for want of a type checker: the functions with localizable arguments, and the types of values.
struct SourceKinds {
    /// The labels of localizable arguments, by the function's or type's name; "" is the first argument without a label.
    private(set) var translated: [String: Set<String>] = SourceKinds.known
    /// The specifier on which all declarations of a variable agree, by its name; `nil` if they disagree.
    private var specifiers: [String: String?] = [:]

    /// The functions and types of SwiftUI and Foundation.
    private static let known: [String: Set<String>] = {
        var known: [String: Set<String>] = [
            "String": ["localized"], "AttributedString": ["localized"], "searchable": ["prompt"],
            "ContentUnavailableView": [""], "alert": [""], "confirmationDialog": [""],
        ]
        for name in [
            "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Section", "Picker", "Link",
            "Menu",
            "NavigationLink", "WindowGroup", "Window", "LabeledContent", "DisclosureGroup", "GroupBox",
            "Gauge",
            "ProgressView", "Stepper", "DatePicker", "ColorPicker", "Tab", "CommandMenu", "ControlGroup",
            "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "accessibilityLabel",
            "accessibilityValue", "accessibilityHint", "help", "navigationTitle", "navigationSubtitle",
            "badge",
        ] { known[name] = [""] }
        return known
    }()

    static let types: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"]

    /// The specifiers of numeric types in keys.
    private static let numbers = [
        "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d", "UInt": "%llu",
        "UInt64": "%llu", "UInt8": "%u", "UInt16": "%u", "UInt32": "%u", "Double": "%lf", "CGFloat": "%lf",
        "TimeInterval": "%lf", "Float": "%f",
    ]

    /// Records the declarations of a file.
    mutating func read(_ tokens: [SwiftToken]) {
        /// The enclosing types, with the brace depth at which each ends.
        var types: [(name: String, depth: Int)] = []
        var pending: String?
        var depth = 0
        for (index, token) in tokens.enumerated() {
            switch token {
            case .mark("{"):
                depth += 1
                if let name = pending { types.append((name, depth)) }
                pending = nil
            case .mark("}"):
                if types.last?.depth == depth { types.removeLast() }
                depth -= 1
            case .word("struct"), .word("class"), .word("enum"), .word("extension"), .word("actor"):
                if case .word(let name)? = tokens[safe: index + 1] { pending = name }
            case .word("func"):
                guard case .word(let name)? = tokens[safe: index + 1] else { continue }
                readParameters(of: name, tokens[(index + 2)...])
            case .word("init"):
                if let type = types.last?.name { readParameters(of: type, tokens[(index + 1)...]) }
            case .word("let"), .word("var"):
                guard case .word(let name)? = tokens[safe: index + 1] else { continue }
                let rest = tokens[(index + 2)...]
                note(name, specifier(ofDeclaration: rest))
                // The memberwise initializer takes a struct's properties.
                if let type = types.last, type.depth == depth,
                    let declared = Self.type(rest), Self.types.contains(declared.name)
                {
                    translated[type.name, default: []].insert(name)
                }
            case .word("for"):
                guard case .word(let name)? = tokens[safe: index + 1] else { continue }
                let rest = tokens[index...].prefix { $0 != .mark("{") }
                let counts = zip(rest, rest.dropFirst()).contains { $0 == (.mark("."), .mark(".")) }
                note(name, counts ? "%lld" : nil)
            default: break
            }
        }
    }

    private mutating func note(_ name: String, _ specifier: String?) {
        if let known = specifiers[name], known != specifier {
            specifiers[name] = .some(nil)
        } else {
            specifiers[name] = .some(specifier)
        }
    }

    /// Returns the type after a colon without its enclosing types, such as `LocalizationValue`; `nil` if it is not a
    /// plain type. Optional numbers have no numeric specifier.
    private static func type(_ tokens: ArraySlice<SwiftToken>) -> (name: String, isOptional: Bool)? {
        guard tokens.first == .mark(":"), case .word(var name)? = tokens.dropFirst().first else { return nil }
        var rest = tokens.dropFirst(2)
        while rest.first == .mark("."), case .word(let inner)? = rest.dropFirst().first {
            name = inner
            rest = rest.dropFirst(2)
        }
        return (name, rest.first == .mark("?"))
    }

    private static func specifier(_ type: (name: String, isOptional: Bool)) -> String? {
        type.isOptional ? nil : numbers[type.name] ?? (type.name == "String" ? "%@" : nil)
    }

    private mutating func readParameters(of function: String, _ tokens: ArraySlice<SwiftToken>) {
        guard let list = SwiftCall.parts(tokens.drop { $0 != .mark("(") }) else { return }
        for parameter in list.parts {
            let names = parameter.prefix { $0 != .mark(":") }
            guard case .word(let label)? = names.first, case .word(let name)? = names.last,
                let type = Self.type(parameter[names.endIndex...])
            else { continue }
            note(name, Self.specifier(type))
            if Self.types.contains(type.name) {
                translated[function, default: []].insert(label == "_" ? "" : label)
            }
        }
    }

    private func specifier(ofDeclaration tokens: ArraySlice<SwiftToken>) -> String? {
        if let type = Self.type(tokens) { return Self.specifier(type) }
        return tokens.first == .mark("=") ? Self.specifier(ofValue: Array(tokens.dropFirst().prefix(3))) : nil
    }

    /// Returns the specifier that a value's syntax implies; `nil` if it implies none.
    private static func specifier(ofValue tokens: [SwiftToken]) -> String? {
        switch tokens.first {
        case .string: return "%@"
        case .word(let word):
            if word.first?.isNumber == true { return word.contains(".") ? "%lf" : "%lld" }
            guard tokens.dropFirst().first == .mark("(") else { return nil }
            if ["String", "Text", "Image", "Substring"].contains(word) { return "%@" }
            return numbers[word]
        case .mark("-"): return specifier(ofValue: Array(tokens.dropFirst()))
        default: return nil
        }
    }

    /// Returns the specifier of an interpolated value, and whether it is a guess.
    func specifier(of tokens: [SwiftToken]) -> (specifier: String, isGuess: Bool) {
        for case .comment(let text) in tokens where text.hasPrefix("%") { return (text, false) }
        let tokens = tokens.filter { if case .comment = $0 { false } else { true } }
        let arguments = SwiftCall([.mark("(")] + tokens + [.mark(")")])?.arguments ?? []
        for argument in arguments.dropFirst() {
            if argument.label == "specifier", case .string(let text)? = argument.value.first,
                let plain = text.plain
            {
                return (plain, false)
            }
            if argument.label != nil { return ("%@", false) }
        }
        // An interpolation with a label, such as `accessibilityName:`.
        if arguments.first?.label != nil { return ("%@", false) }
        let value = arguments.first?.value ?? []
        if let cast = value.firstIndex(of: .word("as")), case .word(let type)? = value[safe: cast + 1] {
            return (Self.numbers[type] ?? "%@", false)
        }
        // Modifiers of a `Text` return a `Text`.
        if value.first == .word("Text"), value[safe: 1] == .mark("(") { return ("%@", false) }
        // A call counts as a number only if nothing follows it: `Int(x).description` is not one.
        if let own = Self.specifier(ofValue: value), Self.isOne(value) { return (own, false) }
        if value.suffix(2) == [.mark("."), .word("count")] { return ("%lld", false) }
        guard value.allSatisfy(Self.isOfPath), case .word(let name)? = value.last,
            let specifier = specifiers[name] ?? nil
        else { return ("%@", true) }
        return (specifier, false)
    }

    /// Returns whether the tokens are a single literal or a single call.
    private static func isOne(_ tokens: [SwiftToken]) -> Bool {
        let tokens = tokens.first == .mark("-") ? Array(tokens.dropFirst()) : tokens
        if tokens.count == 1 { return true }
        return SwiftCall.parts(tokens[1...])?.end == tokens.endIndex
    }

    private static func isOfPath(_ token: SwiftToken) -> Bool {
        switch token {
        case .word(let word): word.first?.isNumber != true
        case .mark(let mark): mark == "." || mark == "$"
        default: false
        }
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
