/// Random numbers that a seed reproduces (SplitMix64).
struct RandomEdits: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private static let pieces = [
        "a", "b", " ", "word", "\n", "\r\n", "\r", "\t", "é", "e\u{301}", "\u{301}", "سلام", "لا", "שלום",
        "漢字", "かな", "한글", "\u{1112}\u{1161}", "😀", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "👍🏽", "\u{200D}", "नमस्ते", "ไทย", "\u{FE0F}",
        "The quick brown fox. ",
    ]

    /// Text of a few scripts with what is hard in them.
    mutating func text(pieces count: Int) -> String {
        var text = ""
        for _ in 0..<count { text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &self)] }
        return text
    }

    /// A range of `text` in UTF-8 offsets, on scalar boundaries and no longer than `limit`.
    mutating func range(in text: String, upTo limit: Int) -> Range<Int> {
        let lower = offset(in: text, near: Int.random(in: 0...text.utf8.count, using: &self))
        let length = Int.random(in: 0...limit, using: &self)
        return lower..<offset(in: text, near: min(text.utf8.count, lower + length))
    }

    private func offset(in text: String, near offset: Int) -> Int {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: offset)
        while index < utf8.endIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(before: index) }
        return utf8.distance(from: utf8.startIndex, to: index)
    }
}

extension String {
    /// Replaces by UTF-8 offsets on scalar boundaries.
    mutating func replaceUTF8(_ range: Range<Int>, with text: String) {
        let bytes = Array(utf8)
        self = String(
            decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
            as: UTF8.self)
    }

    /// The UTF-8 offsets of all grapheme boundaries.
    var clusterOffsets: [Int] {
        indices.map { utf8.distance(from: startIndex, to: $0) } + [utf8.count]
    }
}
