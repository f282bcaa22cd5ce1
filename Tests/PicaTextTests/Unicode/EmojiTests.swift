import Testing

@testable import PicaText

@Suite("Unicode's list of emoji")
struct EmojiTests {
    @Test("Each emoji in emoji-test is one character, one glyph and one caret step")
    func sequences() throws {
        let context = PinnedFonts.context()
        var wrong: [String] = []
        let emoji = try Self.fullyQualified()
        for text in emoji {
            let count = text.utf8.count
            let layout = PinnedFonts.layout(text, context: context)
            let isOne =
                context.breaks.grapheme(after: 0, in: text) == count
                && context.breaks.grapheme(before: count, in: text) == 0
                && Rope(text).graphemeBoundary(after: 0) == count && layout.glyphs.count == 1
                && layout.glyphs[0] != 0 && layout.faces == ["NotoColorEmoji.ttf"]
                && layout.caret(rightOf: Caret(0))?.offset == count
            if !isOne { wrong.append("\(BreakCase.codes(text)): \(layout.glyphs.count) \(layout.faces)") }
        }
        #expect(emoji.count > 3000)
        #expect(wrong.isEmpty)
    }

    @Test("Adjacent emoji remain one character, one glyph and one caret step each")
    func neighbors() throws {
        var random = SeededGenerator(seed: 5)
        let context = PinnedFonts.context()
        let emoji = try Self.fullyQualified()
        for _ in 0..<60 {
            let parts = (0..<12).compactMap { _ in emoji.randomElement(using: &random) }
            let text = parts.joined()
            let layout = PinnedFonts.layout(text, context: context)
            #expect(layout.glyphs.count == parts.count, "\(BreakCase.codes(text))")
            var caret: Caret? = Caret(0)
            var offset = 0
            for part in parts {
                caret = caret.flatMap(layout.caret(rightOf:))
                offset += part.utf8.count
                #expect(caret?.offset == offset, "\(BreakCase.codes(text))")
            }
        }
    }

    private static func fullyQualified() throws -> [String] {
        var found: [String] = []
        try UnicodeFile("emoji/emoji-test.txt").forEachLine { line, _ in
            let fields = line.split(separator: UInt8(ascii: ";")).map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 2, fields[1].contains("fully-qualified"), !fields[1].contains("un") else {
                return
            }
            var text = ""
            for code in fields[0].split(separator: " ") {
                if let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) {
                    text.unicodeScalars.append(scalar)
                }
            }
            found.append(text)
        }
        return found
    }
}
