/// The arguments of a call.
struct SwiftCall {
    struct Argument {
        var label: String?
        var value: [SwiftToken]
    }

    var arguments: [Argument]

    /// Reads an argument list; `nil` if it is incomplete.
    /// - Parameter tokens: The tokens from the opening parenthesis on.
    init?(_ tokens: some Collection<SwiftToken>) {
        guard let list = Self.parts(ArraySlice(tokens)) else { return nil }
        arguments = list.parts.map { part in
            if case .word(let label)? = part.first, part.dropFirst().first == .mark(":") {
                return Argument(label: label, value: Array(part.dropFirst(2)))
            }
            return Argument(value: Array(part))
        }
    }

    /// The argument with a label; "" is the first argument, if it has no label.
    subscript(label: String) -> [SwiftToken]? {
        if label.isEmpty { return arguments.first.flatMap { $0.label == nil ? $0.value : nil } }
        return arguments.first { $0.label == label }?.value
    }

    /// Returns the parts of a parenthesized list, and its end.
    static func parts(_ tokens: ArraySlice<SwiftToken>) -> (parts: [ArraySlice<SwiftToken>], end: Int)? {
        guard tokens.first == .mark("(") else { return nil }
        var parts: [ArraySlice<SwiftToken>] = []
        var depth = 0
        var start = tokens.startIndex + 1
        for (index, token) in zip(tokens.indices, tokens) {
            guard case .mark(let mark) = token else { continue }
            switch mark {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                guard depth == 0 else { continue }
                if index > start { parts.append(tokens[start..<index]) }
                return (parts, index + 1)
            case "," where depth == 1:
                parts.append(tokens[start..<index])
                start = index + 1
            default: break
            }
        }
        return nil
    }
}
