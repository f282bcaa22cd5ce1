/// An escaper for text that must not have a meaning in Markdown.
///
/// In URLs and titles the parser processes character references before backslashes, so backslashes do not protect from
/// these.
enum MarkdownEscape {
    /// Returns a numeric reference, which begins and ends with punctuation.
    static func reference(_ scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

    /// Returns a URL for the parentheses of a link.
    static func address(_ address: String, inTable: Bool) -> String {
        // Angle brackets allow an empty URL; inside them neither angle brackets nor line ends are allowed.
        var result = address.isEmpty || address.contains(" ") ? "<" : ""
        let isBracketed = !result.isEmpty
        for scalar in address.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "(", ")", "\\", "<", ">", "*", "_": result += "\\\(scalar)"
            case "|" where inTable: result += "\\|"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += reference(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return isBracketed ? result + ">" : result
    }

    /// Returns a link's title for the quotes after its URL.
    static func title(_ title: String, inTable: Bool) -> String {
        title.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "\"", "\\", "<", "`": result += "\\\(scalar)"
            case "|" where inTable: result += "\\|"
            case _ where scalar.value < 0x20: result += reference(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns a language name for use after a fence.
    static func word(_ word: String) -> String {
        word.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "\\": result += "\\\(scalar)"
            case " ": break
            case _ where scalar.properties.isWhitespace || scalar.value < 0x20: result += reference(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns verbatim text, such as code, for a table cell.
    static func cell(_ words: String) -> String {
        words.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "|" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }
}
