/// Texts as input methods, clipboards and keyboards bring them at their worst.
enum RandomTyping {
    private static let pieces: [String] = [
        "a", "b", "Z", " ", "word ", "12", "é", "e\u{301}", "\u{301}", "漢", "字か", "な", "한",
        "\u{1112}\u{1161}",
        "אב", "ة", "لا", "👩‍👩‍👧", "👍🏽", "🇩", "🇪", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{2067}", "\u{202C}",
        "\u{FEFF}",
        "\u{FFFD}", "\u{FFFC}", "\u{0}", "\u{1B}", "\t", "\n", "\r\n", "\r", "\u{2028}", "\u{10FFFF}", "ไทย",
        "क्षि",
    ]

    /// Bytes that are no UTF-8: surrogates alone, scalars cut short, too long or too large.
    private static let broken: [[UInt8]] = [
        [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x91],
        [0xC0, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0x80],
    ]

    static func text(_ random: inout SeededRandom, upTo count: Int = 6) -> String {
        String(decoding: bytes(&random, upTo: count), as: UTF8.self)
    }

    static func bytes(_ random: inout SeededRandom, upTo count: Int) -> [UInt8] {
        (0..<Int.random(in: 0...count, using: &random)).flatMap { _ -> [UInt8] in
            switch Int.random(in: 0..<60, using: &random) {
            case 0: Array(String(repeating: "\u{301}\u{327}", count: 60).utf8)
            case 1..<8: broken.randomElement(using: &random) ?? []
            default: Array((pieces.randomElement(using: &random) ?? "").utf8)
            }
        }
    }

    /// A part of a text as a method may mark it: in order, and otherwise anywhere.
    static func clause(of text: String, _ random: inout SeededRandom) -> Range<Int>? {
        let end = text.utf8.count
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return nil
        case 1: return Int.min..<Int.max
        case 2: return end + 3..<end + 9
        default:
            let ends = (0..<2).map { _ in Int.random(in: -1...end + 1, using: &random) }
            return min(ends[0], ends[1])..<max(ends[0], ends[1])
        }
    }
}
