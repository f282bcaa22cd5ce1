import Testing

@testable import PicaText

@Suite("Emoji and text presentation")
struct EmojiPresentationTests {
    private let context = PinnedFonts.context()

    private func faces(_ text: String, family: String? = nil) -> [String] {
        PinnedFonts.layout(text, context: context, family: family).faces
    }

    private static let emoji = "NotoColorEmoji.ttf"

    @Test("A default-text character is an emoji only with U+FE0F")
    func heart() {
        for text in ["❤\u{FE0E}", "❤", "☎", "☎\u{FE0E}"] {
            #expect(!faces(text).contains(Self.emoji), "\(text)")
            #expect(!PinnedFonts.layout(text, context: context).glyphs.contains(0), "\(text) is a box")
        }
        #expect(faces("❤\u{FE0F}") == [Self.emoji])
        #expect(faces("a❤\u{FE0F}b") == ["Inter-Regular.otf", Self.emoji, "Inter-Regular.otf"])
    }

    @Test("A default-emoji character is text with U+FE0E if a text font has it")
    func forcedText() {
        #expect(faces("⌚") == [Self.emoji])
        #expect(!faces("⌚\u{FE0E}").contains(Self.emoji))
        #expect(!PinnedFonts.layout("⌚\u{FE0E}", context: context).glyphs.contains(0))
    }

    @Test("Digits are text, keycaps are one emoji each")
    func keycaps() {
        #expect(faces("1#") == ["Inter-Regular.otf"])
        #expect(faces("1\u{FE0F}\u{20E3}") == [Self.emoji])
        #expect(PinnedFonts.layout("#\u{FE0F}\u{20E3}", context: context).glyphs.count == 1)
    }

    @Test("Flags, families, skin tones and tag sequences are one glyph each")
    func sequences() {
        for text in ["🇩🇪", "👨‍👩‍👧", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈"] {
            let layout = PinnedFonts.layout(text, context: context)
            #expect(layout.faces == [Self.emoji], "\(text)")
            #expect(layout.glyphs.count == 1, "\(text)")
        }
    }

    @Test(
        "Without a color font for it an emoji uses other fonts, and a symbol may use an emoji font"
    )
    func otherwise() {
        let without = PinnedFonts.configFile(folders: ["/usr/share/fonts/truetype/dejavu"], name: "no-emoji")
        let plain = PinnedFonts.layout(
            "😀", context: TextContext(fontconfigFile: without), family: "DejaVu Sans Mono")
        #expect(plain.faces == ["DejaVuSans.ttf"])
        #expect(!plain.glyphs.contains(0))
        #expect(faces("🦩\u{FE0E}") == [Self.emoji])
    }
}
