/// Takes the comments out of CSS.
enum CSSComments {
    /// A space stands for each comment, as it parts words. In quotes and in addresses nothing is one.
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

    /// Where a comment ends; one that does not, ends with all.
    private static func end(of bytes: [UInt8], _ start: Int) -> Int {
        var place = start
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") { return place + 2 }
            place += 1
        }
        return bytes.count
    }
}

/// Tells which bytes of CSS stand in quotes.
struct CSSQuotes {
    private var open: UInt8?
    private var isEscaped = false

    /// Whether a byte is quoted, or escaped, or a quotation mark. Each is read once, in their order.
    mutating func read(_ byte: UInt8) -> Bool {
        if isEscaped {
            isEscaped = false
            return true
        }
        switch byte {
        case UInt8(ascii: "\\"):
            isEscaped = true
            return true
        // A quotation that does not end, ends with its line.
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
