import Foundation

/// The detection of an HTML document's encoding, by the HTML and Encoding Standards.
package enum HTMLEncoding {
    /// The length of the searched prefix, in bytes, as in browsers.
    private static let prefixLength = 1024

    /// Returns the text, decoded by its byte order mark, by its look, by its `meta` element, or else as UTF-8.
    package static func text(of data: Data) -> String {
        let start = Array(data.prefix(prefixLength))
        if start.starts(with: [0xEF, 0xBB, 0xBF]) {
            return String(decoding: data.dropFirst(3), as: UTF8.self)
        }
        if start.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), isBigEndian: false) }
        if start.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), isBigEndian: true) }
        // Markup begins with ASCII, which has 0 in every other byte in UTF-16.
        let pairs = min(4, start.count / 2)
        let places = Array(0..<pairs)
        if pairs > 0, places.allSatisfy({ start[2 * $0] != 0 && start[2 * $0 + 1] == 0 }) {
            return utf16(data, isBigEndian: false)
        }
        if pairs > 0, places.allSatisfy({ start[2 * $0] == 0 && start[2 * $0 + 1] != 0 }) {
            return utf16(data, isBigEndian: true)
        }
        return text(of: data, encoding: declared(in: start) ?? "utf-8")
    }

    private static func text(of data: Data, encoding: String) -> String {
        switch encoding {
        // The declaration is in ASCII, so the encoding is not UTF-16.
        case "utf-8", "utf-16le", "utf-16be": return String(decoding: data, as: UTF8.self)
        // Encodings in which harmless-looking text may be dangerous.
        case "replacement": return data.isEmpty ? "" : "\u{FFFD}"
        // ICU has no such encoding.
        case "iso-8859-16": return text(of: data) { $0 < 0xA0 ? Unicode.Scalar($0) : latin10[Int($0 - 0xA0)] }
        default:
            let name = encoding == "x-user-defined" ? "windows-1252" : encoding
            return TextDecoder(name)?.text(data) ?? String(decoding: data, as: UTF8.self)
        }
    }

    private static func text(of data: Data, _ scalar: (UInt8) -> Unicode.Scalar) -> String {
        data.reduce(into: "") { $0.unicodeScalars.append(scalar($1)) }
    }

    private static let latin10 = Array(
        """
        \u{A0}ĄąŁ€„Š§š©Ș«Ź\u{AD}źŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ
        """.unicodeScalars)

    // MARK: Declarations

    /// Returns the encoding declared in a document's first bytes.
    private static func declared(in start: [UInt8]) -> String? {
        var tokenizer = HTMLTokenizer(start)
        while true {
            switch tokenizer.next() {
            case .start(let tag) where tag.name == "meta": if let found = encoding(tag) { return found }
            case .endOfFile: return xmlEncoding(start)
            default: break
            }
        }
    }

    /// Returns the encoding declared by a `meta` element.
    private static func encoding(_ tag: HTMLTagToken) -> String? {
        if let charset = tag.value(of: "charset") { return HTMLEncodingLabel.encoding(charset) }
        guard tag.value(of: "http-equiv")?.lowercased() == "content-type",
            let content = tag.value(of: "content")
        else { return nil }
        return charset(in: content).flatMap(HTMLEncodingLabel.encoding)
    }

    /// Returns the text after `charset=`.
    private static func charset(in content: String) -> Substring? {
        var rest = content[...]
        while let mark = rest.range(of: "charset", options: .caseInsensitive) {
            rest = rest[mark.upperBound...].drop(while: \.isWhitespace)
            guard rest.first == "=" else { continue }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            guard let quote = rest.first else { return nil }
            guard quote == "\"" || quote == "'" else {
                return rest.prefix { !$0.isWhitespace && $0 != ";" }
            }
            return rest.dropFirst().firstIndex(of: quote).map {
                rest[rest.index(after: rest.startIndex)..<$0]
            }
        }
        return nil
    }

    /// Returns the encoding of an XML declaration.
    private static func xmlEncoding(_ start: [UInt8]) -> String? {
        guard start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let words = String(decoding: start[..<end], as: UTF8.self)
        guard let mark = words.range(of: "encoding") else { return nil }
        let rest = words[mark.upperBound...].drop(while: \.isWhitespace)
        guard rest.first == "=" else { return nil }
        let value = rest.dropFirst().drop(while: \.isWhitespace)
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return HTMLEncodingLabel.encoding(value.dropFirst().prefix { $0 != quote })
    }

    private static func utf16(_ bytes: some Collection<UInt8>, isBigEndian: Bool) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var first: UInt16?
        for byte in bytes {
            if let known = first {
                units.append(isBigEndian ? known << 8 | UInt16(byte) : UInt16(byte) << 8 | known)
                first = nil
            } else {
                first = UInt16(byte)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
