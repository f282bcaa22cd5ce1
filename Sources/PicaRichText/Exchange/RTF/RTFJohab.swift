import PicaFoundation

/// Decodes Johab, an encoding of old Korean documents, in which the letters of a syllable are bits of its number.
enum RTFJohab {
    static func text(_ bytes: [UInt8]) -> String {
        var text = ""
        var place = 0
        let others = TextDecoder("windows-949")
        while place < bytes.count {
            let lead = bytes[place]
            place += 1
            guard lead >= 0x80, place < bytes.count else {
                text.unicodeScalars.append(lead < 0x80 ? Unicode.Scalar(lead) : "\u{FFFD}")
                continue
            }
            let trail = bytes[place]
            if let syllable = syllable(UInt16(lead) << 8 | UInt16(trail)) {
                text.unicodeScalars.append(syllable)
                place += 1
            } else if let pair = standard(lead, trail) {
                text += others?.text(pair) ?? "\u{FFFD}"
                place += 1
            } else {
                text.unicodeScalars.append("\u{FFFD}")
            }
        }
        return text
    }

    /// Returns the syllable of a code with five bits each for the first consonant, the vowel and the last consonant.
    private static func syllable(_ code: UInt16) -> Unicode.Scalar? {
        let (first, vowel, last) = (Int(code >> 10 & 31) - 2, Int(code >> 5 & 31), Int(code & 31))
        let vowels = [3...7: 3, 10...15: 5, 18...23: 7, 26...29: 9]
        guard 0..<19 ~= first, let shift = vowels.first(where: { $0.key.contains(vowel) })?.value,
            1...29 ~= last, last != 18
        else { return nil }
        let ending = last - (last > 18 ? 2 : 1)
        return Unicode.Scalar(UInt32(0xAC00 + (first * 21 + vowel - shift) * 28 + ending))
    }

    /// Returns the Windows encoding of a sign or a Chinese character.
    private static func standard(_ lead: UInt8, _ trail: UInt8) -> [UInt8]? {
        let row: Int
        switch lead {
        case 0xD9...0xDE: row = 2 * (Int(lead) - 0xD9)
        case 0xE0...0xF9: row = 2 * Int(lead) - 0x197
        default: return nil
        }
        let column: Int
        switch trail {
        case 0x31...0x7E: column = Int(trail) - 0x31
        case 0x91...0xFE: column = Int(trail) - 0x43
        default: return nil
        }
        let isSecond = column >= 94
        return [UInt8(row + (isSecond ? 1 : 0) + 0xA1), UInt8(column - (isSecond ? 94 : 0) + 0xA1)]
    }
}
