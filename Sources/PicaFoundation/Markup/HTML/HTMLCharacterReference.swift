/// A parser of character references: `&amp;`, `&#8217;`, `&#x2019;`.
enum HTMLCharacterReference {
    /// Appends the character of the reference at an offset, or only the ampersand if there is none.
    /// - Parameter place: The offset of the `&`.
    /// - Returns: The offset at which the text continues.
    static func read(
        _ bytes: [UInt8], at place: Int, isInAttribute: Bool, into text: inout [UInt8]
    ) -> Int {
        let next = place + 1
        guard next < bytes.count else { return literal(next, &text) }
        if bytes[next] == UInt8(ascii: "#") { return number(bytes, next + 1, &text) ?? literal(next, &text) }
        return name(bytes, next, isInAttribute, &text) ?? literal(next, &text)
    }

    private static func literal(_ next: Int, _ text: inout [UInt8]) -> Int {
        text.append(UInt8(ascii: "&"))
        return next
    }

    private static func name(
        _ bytes: [UInt8], _ start: Int, _ isInAttribute: Bool, _ text: inout [UInt8]
    ) -> Int? {
        var end = start
        while end < bytes.count, end - start < HTMLEntityName.lengthLimit, isAlphanumeric(bytes[end]) {
            end += 1
        }
        guard end > start else { return nil }
        func meaning(_ end: Int) -> HTMLEntityName.Meaning? {
            HTMLEntityName.values[Substring(decoding: bytes[start..<end], as: UTF8.self)]
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: ";"), let found = meaning(end) {
            text.append(contentsOf: found.text)
            return end + 1
        }
        end = min(end, start + HTMLEntityName.legacyLengthLimit)
        while end > start {
            if let found = meaning(end), found.isLegacy {
                // URLs may contain such names as parameters.
                if isInAttribute, end < bytes.count,
                    isAlphanumeric(bytes[end]) || bytes[end] == UInt8(ascii: "=")
                {
                    return nil
                }
                text.append(contentsOf: found.text)
                return end
            }
            end -= 1
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ text: inout [UInt8]) -> Int? {
        var place = start
        let isHexadecimal = place < bytes.count && bytes[place] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { place += 1 }
        let first = place
        var value: UInt32 = 0
        while place < bytes.count,
            let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue, isHexadecimal || digit < 10
        {
            value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
            place += 1
        }
        guard place > first else { return nil }
        if place < bytes.count, bytes[place] == UInt8(ascii: ";") { place += 1 }
        text.append(contentsOf: String(Character(scalar(value))).utf8)
        return place
    }

    private static func scalar(_ value: UInt32) -> Unicode.Scalar {
        switch value {
        case 0x80...0x9F: Unicode.Scalar(windows[Int(value - 0x80)]) ?? "\u{FFFD}"
        case 0: "\u{FFFD}"
        default: Unicode.Scalar(value) ?? "\u{FFFD}"
        }
    }

    /// The meaning of control characters' numbers in documents: characters of Windows-1252.
    private static let windows: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
        0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122,
        0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
