import Foundation

/// A field of an RTF document. Only links and symbols matter here.
struct RTFField {
    /// The depth of the field's group.
    var depth: Int
    var instruction = ""
    /// Whether the field's result contains text.
    var hasResult = false

    /// A symbol, which is used if the field has no result.
    struct Sign {
        var character: Unicode.Scalar
        var font: String?
        /// The size in points.
        var size: Double?
    }

    /// The words of the instruction. Quoted text is a single word, and switches begin with a backslash.
    private var words: [String] {
        var words: [String] = []
        var word = ""
        var (isQuoted, isEscaped) = (false, false)
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for character in instruction {
            if isQuoted, character == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            if character == "\"", !isEscaped {
                end()
                isQuoted.toggle()
            } else if !isQuoted, character.isWhitespace {
                end()
            } else {
                word.append(character)
            }
            isEscaped = false
        }
        end()
        return words
    }

    /// The URL of a link field, including its fragment.
    var link: URL? {
        let words = words
        guard words.first?.uppercased() == "HYPERLINK" else { return nil }
        var address: String?
        var fragment: String?
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            switch word.lowercased() {
            case "\\l": fragment = rest.popFirst()
            // These switches have arguments: a frame, or a tooltip.
            case "\\o", "\\t": _ = rest.popFirst()
            case _ where word.hasPrefix("\\"): break
            default: address = address ?? word
            }
        }
        guard let address else { return nil }
        guard let fragment, !address.contains("#"),
            let escaped = fragment.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
        else { return HarmlessLink.url(address) }
        return HarmlessLink.url(address + "#" + escaped)
    }

    /// The symbol of a `SYMBOL` field; `nil` for other fields.
    var sign: Sign? {
        let words = words
        guard words.first?.uppercased() == "SYMBOL", words.count > 1 else { return nil }
        let digits = words[1].lowercased()
        let number = digits.hasPrefix("0x") ? UInt32(digits.dropFirst(2), radix: 16) : UInt32(digits)
        guard var number, number >= 0x20 else { return nil }
        var font: String?
        var size: Double?
        var isUnicode = number > 0xFF
        var rest = words.dropFirst(2)
        while let word = rest.popFirst() {
            switch word.lowercased() {
            case "\\f": font = rest.popFirst()
            case "\\s": size = rest.popFirst().flatMap(Double.init)
            case "\\u": isUnicode = true
            default: break
            }
        }
        let isOfSigns = font.map { Self.signFonts.contains($0.lowercased()) } == true
        if isOfSigns, number <= 0xFF {
            // Symbol fonts have their signs in this private use area.
            number += 0xF000
        } else if !isUnicode, let scalar = RTFField.western(UInt8(number)) {
            number = scalar.value
        }
        return Unicode.Scalar(number).map { Sign(character: $0, font: font, size: size) }
    }

    private static let signFonts: Set<String> = [
        "symbol", "wingdings", "wingdings 2", "wingdings 3", "webdings", "zapfdingbats", "monotype sorts",
    ]

    private static func western(_ byte: UInt8) -> Unicode.Scalar? {
        var encoding = RTFEncoding()
        return encoding.text([byte], codePage: RTFEncoding.western).unicodeScalars.first
    }
}
