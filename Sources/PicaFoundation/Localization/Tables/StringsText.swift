/// A parser of the text of a `.strings` file: `"key" = "value";` and comments.
struct StringsText {
    private let bytes: [UInt8]
    private var position = 0

    /// The strings by key; if a key occurs twice the later one counts.
    private(set) var strings: [String: String] = [:]

    /// Parses as much of the text as possible.
    /// - Returns: The strings, and an error if parsing ended early.
    static func read(_ bytes: [UInt8]) -> (strings: [String: String], error: TableError?) {
        var text = StringsText(bytes: utf8(bytes))
        do {
            while try text.readPair() {}
            return (text.strings, nil)
        } catch {
            return (text.strings, error)
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the text as UTF-8; it may be in UTF-16, with or without a byte order mark.
    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= 2 else { return bytes }
        let order: (high: Int, start: Int)? =
            switch (bytes[0], bytes[1]) {
            case (0xFE, 0xFF): (0, 2)
            case (0xFF, 0xFE): (1, 2)
            case (0, _): (0, 0)
            case (_, 0): (1, 0)
            default: nil
            }
        guard let order else { return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes }
        let units = stride(from: order.start, to: bytes.count - 1, by: 2).map { index in
            UInt16(bytes[index + order.high]) << 8 | UInt16(bytes[index + 1 - order.high])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private func error(_ reason: String) -> TableError {
        TableError(reason, line: bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1)
    }

    private mutating func readPair() throws(TableError) -> Bool {
        try skipSpace()
        guard position < bytes.count else { return false }
        let key = try readString()
        try skipSpace()
        if take("=") {
            try skipSpace()
            strings[key] = try readString()
            try skipSpace()
        } else {
            strings[key] = key
        }
        guard take(";") else { throw error("“;” was expected") }
        return true
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    private func starts(with text: StaticString) -> Bool {
        bytes[position...].starts(
            with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func skipSpace() throws(TableError) {
        while position < bytes.count {
            if bytes[position] <= 0x20 {
                position += 1
            } else if starts(with: "//") {
                position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else if starts(with: "/*") {
                let start = position
                position += 2
                while position < bytes.count, !starts(with: "*/") { position += 1 }
                guard position < bytes.count else {
                    position = start
                    throw error("a comment does not end")
                }
                position += 2
            } else {
                return
            }
        }
    }

    private mutating func readString() throws(TableError) -> String {
        guard position < bytes.count else { throw error("a text was expected") }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try readWord() }
        let start = position
        position += 1
        var units: [UInt16] = []
        var plain = position
        func flush(_ units: inout [UInt16], to end: Int) {
            units.append(contentsOf: String(decoding: bytes[plain..<end], as: UTF8.self).utf16)
        }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == quote {
                let text = String(decoding: bytes[plain..<position], as: UTF8.self)
                guard !units.isEmpty else {
                    position += 1
                    return text
                }
                flush(&units, to: position)
                position += 1
                return String(decoding: units, as: UTF16.self)
            }
            guard byte == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            flush(&units, to: position)
            position += 1
            if let escaped = readEscape() { units.append(escaped) }
            plain = position
        }
        position = start
        throw error("a text does not end")
    }

    /// Returns the UTF-16 unit of an escape, or `nil` for a line end, which is omitted.
    private mutating func readEscape() -> UInt16? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "a"): return 0x07
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "v"): return 0x0B
        case UInt8(ascii: "\n"): return nil
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            return readNumber(radix: 16, digits: 4)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            return readNumber(radix: 8, digits: 3)
        case 0x80...:
            // The first byte of a longer character, which stands for itself.
            position -= 1
            let end = bytes[position...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
            let unit = String(decoding: bytes[position..<end], as: UTF8.self).utf16.first
            position = end
            return unit
        default: return UInt16(byte)
        }
    }

    private mutating func readNumber(radix: Int, digits: Int) -> UInt16? {
        let end = bytes[position...].prefix(digits).prefix {
            Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
        }.endIndex
        defer { position = end }
        return UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: radix)
    }

    /// Parses a string without quotes.
    private mutating func readWord() throws(TableError) -> String {
        let end =
            bytes[position...].firstIndex { byte in
                !(byte >= 0x80 || "_.$/:-".utf8.contains(byte)
                    || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
            } ?? bytes.count
        guard end > position else {
            throw error("“\(Character(Unicode.Scalar(bytes[position])))” was not expected")
        }
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }
}
