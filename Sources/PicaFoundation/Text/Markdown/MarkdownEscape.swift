/// Writes what has no meaning in Markdown so that it gets none.
///
/// In addresses and titles the parser reads references before backslashes, so that these protect none.
enum MarkdownEscape {
    /// By its number, which ends and begins with what counts as punctuation.
    static func reference(_ scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

    /// An address between the parentheses of a link.
    static func address(_ address: String, inTable: Bool) -> String {
        // Angle brackets let it be empty; in such none may stand, and line ends neither.
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

    /// What stands in quotes behind a link's address.
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

    /// The name of a language behind a fence.
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

    /// What stands in a table's cell as it is, such as code.
    static func cell(_ words: String) -> String {
        words.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "|" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }
}
