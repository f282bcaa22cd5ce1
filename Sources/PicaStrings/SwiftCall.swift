/// What a call hands over.
struct SwiftCall {
    struct Argument {
        var label: String?
        var value: [SwiftToken]
    }

    var arguments: [Argument]

    /// - Parameter tokens: From the parenthesis on that opens the list; nil where there is no whole one.
    init?(_ tokens: some Collection<SwiftToken>) {
        guard let list = Self.parts(ArraySlice(tokens)) else { return nil }
        arguments = list.parts.map { part in
            if case .word(let label)? = part.first, part.dropFirst().first == .mark(":") {
                return Argument(label: label, value: Array(part.dropFirst(2)))
            }
            return Argument(value: Array(part))
        }
    }

    /// The argument that a label names; "" is the first, if it has none.
    subscript(label: String) -> [SwiftToken]? {
        if label.isEmpty { return arguments.first.flatMap { $0.label == nil ? $0.value : nil } }
        return arguments.first { $0.label == label }?.value
    }

    /// What stands between commas in parentheses, and where that ends.
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
