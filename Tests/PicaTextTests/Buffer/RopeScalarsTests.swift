import PicaText
import Testing

/// Texts as assistive technologies count and compare them.
struct RopeScalarsTests {
    private static let pieces = ["a", "b ", "é", "漢", "👋🏽", "\r\n", "\n", "e\u{301}", "x"]

    private func text(_ count: Int, _ random: inout SeededGenerator) -> String {
        (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    }

    @Test("Offsets in scalars and in UTF-8 bytes lead to each other", arguments: 0..<8 as Range<UInt64>)
    func offsets(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let string = seed == 0 ? String(repeating: "ascii ", count: 2_000) : text(6_000, &random)
        let rope = Rope(string)
        let scalars = Array(string.unicodeScalars)
        #expect(rope.scalarCount == scalars.count)
        for _ in 0..<50 {
            let number = Int.random(in: 0...scalars.count, using: &random)
            let bytes = scalars[..<number].reduce(0) { $0 + $1.utf8Count }
            #expect(rope.utf8Offset(scalar: number) == bytes)
            #expect(rope.scalarOffset(bytes) == number)
        }
        #expect(rope.utf8Offset(scalar: -5) == 0)
        #expect(rope.utf8Offset(scalar: .max) == rope.utf8Count)
        #expect(rope.utf8Range(scalars: .max, -1) == 0..<rope.utf8Count)
    }

    @Test("Two texts agree for as long as their bytes do, from both ends", arguments: 0..<8 as Range<UInt64>)
    func agreement(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (start, middle, end) = (text(3_000, &random), text(10, &random), text(3_000, &random))
        let (one, other) = (Rope(start + middle + end), Rope(start + "|" + end))
        let limit = min(one.utf8Count, other.utf8Count)
        let (left, right) = (Array(one.string.utf8), Array(other.string.utf8))
        #expect(one.commonPrefix(with: other, limit: limit) == zip(left, right).prefix { $0 == $1 }.count)
        #expect(
            one.commonSuffix(with: other, limit: limit)
                == zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count)
        #expect(one.commonPrefix(with: one, limit: one.utf8Count) == one.utf8Count)
        #expect(one.commonSuffix(with: one, limit: 7) == 7)
    }
}
