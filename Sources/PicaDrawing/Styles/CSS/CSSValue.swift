/// Splits values of CSS.
package enum CSSValue {
    /// Returns the parts of a value between separators outside of parentheses and quotes.
    package static func parts(_ value: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = value.startIndex
        var depth = 0
        var quote: Character?
        for place in value.indices {
            let character = value[place]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
            } else if character == separator, depth == 0 {
                parts.append(value[start..<place])
                start = value.index(after: place)
            }
        }
        return parts + [value[start...]]
    }
}
