/// Removes comments from CSS.
enum CSSComments {
    /// Returns CSS with a space in place of each comment, because comments separate words. There are no comments inside
    /// quotes and URLs.
    static func removed(from bytes: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(bytes)
        guard bytes.contains(UInt8(ascii: "*")) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var quotes = CSSQuotes()
        var isInAddress = false
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            let isQuoted = quotes.read(byte)
            if !isQuoted {
                if byte == UInt8(ascii: "("), result.suffix(3).map({ $0 | 0x20 }) == Array("url".utf8) {
                    isInAddress = true
                } else if byte == UInt8(ascii: ")") {
                    isInAddress = false
                } else if !isInAddress, byte == UInt8(ascii: "/"), place + 1 < bytes.count,
                    bytes[place + 1] == UInt8(ascii: "*")
                {
                    place = end(of: bytes, place + 2)
                    result.append(UInt8(ascii: " "))
                    continue
                }
            }
            result.append(byte)
            place += 1
        }
        return result
    }

    /// Returns the end of a comment; an unterminated one extends to the end of the input.
    private static func end(of bytes: [UInt8], _ start: Int) -> Int {
        var place = start
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") { return place + 2 }
            place += 1
        }
        return bytes.count
    }
}

/// Tracks which bytes of CSS are inside quotes.
struct CSSQuotes {
    private var open: UInt8?
    private var isEscaped = false

    /// Returns whether a byte is quoted, escaped, or a quotation mark. Bytes must be passed once each, in order.
    mutating func read(_ byte: UInt8) -> Bool {
        if isEscaped {
            isEscaped = false
            return true
        }
        switch byte {
        case UInt8(ascii: "\\"):
            isEscaped = true
            return true
        // An unterminated string ends with its line.
        case 0x0A where open != nil:
            open = nil
            return false
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            if open == nil { open = byte } else if open == byte { open = nil }
            return true
        default: return open != nil
        }
    }
}
