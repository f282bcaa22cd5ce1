import Foundation
import PicaState

/// Spells text in RTF source.
enum RTFSpelling: SourceSpelling {
    /// Groups that are not text of the page.
    private static let silent: Set<String> = [
        "fonttbl", "colortbl", "stylesheet", "info", "pict", "listtable", "listoverridetable", "revtbl",
        "header",
        "footer", "headerl", "headerr", "headerf", "footerl", "footerr", "footerf", "footnote",
        "fldinst", "objdata",
        "themedata", "datastore", "generator", "xmlnstbl", "rsidtbl", "listtext", "pntext",
    ]

    static func letters(of source: [UInt8]) -> SourceLetters {
        var letters = SourceLetters()
        var tokens = RTFTokenizer(source)
        var depth = 0
        /// The depth of the group that is not text.
        var silence: Int?
        /// The number of fallback characters after a Unicode character, for each group.
        var fallbacks = [1]
        var skips = 0
        /// Whether the group that begins may be skipped by readers.
        var isOptional = false
        while true {
            let start = tokens.place
            guard let token = tokens.next() else { break }
            let range = start..<tokens.place
            func add(_ scalar: Unicode.Scalar?) {
                if skips > 0 { skips -= 1 } else if silence == nil { letters.add(scalar, range) }
            }
            switch token {
            case .open:
                depth += 1
                fallbacks.append(fallbacks.last ?? 1)
                skips = 0
            case .close:
                if let silent = silence, depth <= silent { silence = nil }
                depth -= 1
                if fallbacks.count > 1 { fallbacks.removeLast() }
                skips = 0
            case .symbol(UInt8(ascii: "*")): isOptional = true
            case .symbol(UInt8(ascii: "~")): add("\u{A0}")
            case .symbol(let byte) where "\\{}".utf8.contains(byte): add(Unicode.Scalar(byte))
            case .symbol: break
            case .word("bin", let count): _ = tokens.take(count ?? 0)
            case .word("uc", let count): fallbacks[fallbacks.count - 1] = max(0, count ?? 1)
            case .word("u", let number):
                add(number.flatMap { Unicode.Scalar(UInt32(truncatingIfNeeded: $0 & 0xFFFF)) })
                skips = fallbacks.last ?? 1
            case .word(let name, _):
                // The result of a field is text even if it may be skipped.
                if silent.contains(name) || isOptional && name != "fldrslt" { silence = silence ?? depth }
                isOptional = false
                if name == "tab" { add("\t") }
                if ["emdash", "endash", "bullet", "lquote", "rquote", "ldblquote", "rdblquote"].contains(
                    name)
                {
                    add(nil)
                }
            case .byte(let byte): add(byte < 0x80 ? Unicode.Scalar(byte) : nil)
            case .hex: add(nil)
            }
        }
        return letters
    }

    static func isPlain(_ part: [UInt8]) -> Bool {
        let words = String(decoding: part, as: UTF8.self)
        return !["\\*", "\\pict", "\\obj", "\\field", "\\footnote", "\\bkmk", "\\bin"].contains {
            words.contains($0)
        }
    }

    static func spellings(of words: String) -> [String] {
        [
            words.unicodeScalars.reduce(into: "") { result, scalar in
                switch scalar {
                case "\\", "{", "}": result += "\\\(scalar)"
                case "\t": result += "\\tab "
                case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
                default: for unit in scalar.utf16 { result += "\\u\(Int16(bitPattern: unit))?" }
                }
            }
        ]
    }

    static func breaks(at place: Int, in source: [UInt8]) -> [String] { ["\\par\n", "\\line "] }

    /// Writes text as part of a line. Fonts and colors refer to tables, which such a part cannot extend.
    static func inline(_ text: AttributedString, in environment: EnvironmentValues) -> String {
        let context = ExchangeContext(environment)
        return text.runs.reduce(into: "") { result, run in
            let style = context.style(run.attributes)
            var marks = ""
            if let weight = style.weight { marks += weight >= 600 ? "\\b" : "\\b0" }
            if let isItalic = style.isItalic { marks += isItalic ? "\\i" : "\\i0" }
            if style.underline != nil { marks += "\\ul" }
            if style.strikethrough != nil || style.intent.contains(.strikethrough) { marks += "\\strike" }
            let words = spellings(of: String(text.characters[run.range])).joined()
            result += marks.isEmpty ? words : "{\(marks) \(words)}"
        }
    }

    static func widened(_ range: Range<Int>, in source: [UInt8]) -> Range<Int>? {
        guard range.upperBound < source.count, source[range.upperBound] == UInt8(ascii: "}"),
            let start = source[..<range.lowerBound].lastIndex(of: UInt8(ascii: "{")),
            !source[start..<range.lowerBound].contains(UInt8(ascii: "}"))
        else { return nil }
        return start..<range.upperBound + 1
    }
}
