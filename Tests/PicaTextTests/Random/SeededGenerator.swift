/// Random numbers that a seed reproduces (SplitMix64).
///
/// A test prints the seed with what it found, so that the failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: some BinaryInteger) {
        state = UInt64(truncatingIfNeeded: seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
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
    var graphemeOffsets: [Int] {
        indices.map { utf8.distance(from: startIndex, to: $0) } + [utf8.count]
    }
}
