/// A token of an RTF document.
enum RTFToken {
    case open
    case close
    /// A control word: `\b0` is `b` and 0.
    case word(String, Int?)
    /// A control symbol, such as `\~`.
    case symbol(UInt8)
    /// A byte of text, in the current encoding.
    case byte(UInt8)
    /// A byte of text in hexadecimal form, which the parser does not interpret.
    case hex(UInt8)
}

/// Splits an RTF document into tokens.
struct RTFTokenizer {
    private let bytes: [UInt8]
    private(set) var place = 0

    /// The maximum length of a control word.
    private static let wordLimit = 40

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next token; `nil` at the end. Line breaks are skipped.
    mutating func next() -> RTFToken? {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "{"): return .open
            case UInt8(ascii: "}"): return .close
            case UInt8(ascii: "\\"): return control()
            case 0x0A, 0x0D, 0: continue
            default: return .byte(byte)
            }
        }
        return nil
    }

    /// Returns raw bytes and skips them.
    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        let start = place
        place = count < bytes.count - place ? place + max(0, count) : bytes.count
        return bytes[start..<place]
    }

    private mutating func control() -> RTFToken? {
        guard place < bytes.count else { return nil }
        let first = bytes[place]
        guard Self.isLetter(first) else {
            place += 1
            guard first == UInt8(ascii: "'") else { return .symbol(first) }
            guard place + 1 < bytes.count, let high = Self.digit(bytes[place]),
                let low = Self.digit(bytes[place + 1])
            else { return .symbol(first) }
            place += 2
            return .hex(high << 4 | low)
        }
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
        let name = String(decoding: bytes[start..<min(place, start + Self.wordLimit)], as: UTF8.self)
        var number: Int?
        var isNegative = false
        if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "-"), Self.isDecimal(bytes[place + 1]) {
            isNegative = true
            place += 1
        }
        while place < bytes.count, Self.isDecimal(bytes[place]) {
            // Clamp the number; no meaningful one is larger.
            number = min((number ?? 0) * 10 + Int(bytes[place] - UInt8(ascii: "0")), 1 << 31)
            place += 1
        }
        if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        return .word(name, number.map { isNegative ? -$0 : $0 })
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isDecimal(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
