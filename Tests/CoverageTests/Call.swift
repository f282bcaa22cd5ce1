@testable import pica_strings

/// A call as it is written, as far as it tells which function it is of.
struct Call {
    struct Argument {
        /// "_" for none.
        var label: String
        var value: ArraySlice<SwiftToken>
    }

    var arguments: [Argument] = []
    /// Those after the parentheses.
    var closures: [Argument] = []
    /// The end of the range.
    var end: Int

    /// - Parameters:
    ///   - tokens: From the parenthesis or brace on.
    ///   - hasClosures: Whether a brace begins a closure, rather than a body.
    init?(_ tokens: ArraySlice<SwiftToken>, hasClosures: Bool = true) {
        end = tokens.startIndex
        if tokens.first == .mark("(") {
            guard let list = SwiftCall.parts(tokens) else { return nil }
            arguments = list.parts.map { Self.argument($0) }
            end = list.end
        } else if !hasClosures || tokens.first != .mark("{") {
            return nil
        }
        guard hasClosures else { return }
        var label = "_"
        while end < tokens.endIndex, let closed = SwiftToken.end(ofBracket: tokens[end...], "{") {
            closures.append(Argument(label: label, value: tokens[(end + 1)..<(closed - 1)]))
            end = closed
            guard end + 2 < tokens.endIndex, case .word(let next) = tokens[end],
                tokens[end + 1] == .mark(":"), tokens[end + 2] == .mark("{")
            else { return }
            label = next
            end += 2
        }
    }

    /// Values interpolated into a string, or the content of brackets.
    init(_ parts: [ArraySlice<SwiftToken>], end: Int) {
        arguments = parts.map { Self.argument($0) }
        self.end = end
    }

    private static func argument(_ part: ArraySlice<SwiftToken>) -> Argument {
        if case .word(let label)? = part.first, part.dropFirst().first == .mark(":") {
            return Argument(label: label, value: part.dropFirst(2))
        }
        return Argument(label: "_", value: part)
    }
}

extension SwiftToken {
    /// Past the bracket that closes the one that tokens begin with, if that is of a kind.
    static func end(ofBracket tokens: ArraySlice<SwiftToken>, _ kind: Character) -> Int? {
        guard tokens.first == .mark(kind) else { return nil }
        var depth = 0
        for (index, token) in zip(tokens.indices, tokens) {
            guard case .mark(let mark) = token else { continue }
            if "([{".contains(mark) { depth += 1 }
            if ")]}".contains(mark) { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }
}
