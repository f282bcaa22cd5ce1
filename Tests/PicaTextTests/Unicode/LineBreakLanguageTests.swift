import Testing

@testable import PicaText

@Suite("Line breaks by language")
struct LineBreakLanguageTests {
    private func parts(_ text: String, _ language: String? = nil) -> [String] {
        let style = TextStyle(font: FontDescriptor(size: 16), language: language)
        let shaped = ShapedText(StyledText(text, style: style), context: PinnedFonts.context())
        let ends = shaped.breaks.map(Int.init) + [text.utf8.count]
        return zip([0] + ends, ends).map {
            String(decoding: Array(text.utf8)[$0..<$1], as: UTF8.self)
        }
    }

    @Test(
        "Scripts without spaces break between dictionary words",
        arguments: [
            "ภาษา|ไทย|เป็น|ภาษา|ที่|มี|ระดับ|เสียง", "ພາສາ|ລາວ|ເປັນ|ພາສາ|ຂອງ|ຄົນ|ລາວ", "ភាសាខ្មែរ|ជា|ភាសាផ្លូវការ",
            "မြန်မာဘာသာ|စကား",
        ])
    func dictionaries(text: String) {
        #expect(parts(text.replacing("|", with: "")).joined(separator: "|") == text)
    }

    @Test(
        "Small kana, iteration marks and centered dots start lines as the language's rules allow",
        arguments: [
            // Japanese is set as CSS's `normal`, other languages by Unicode's own rules, which are strict.
            (nil, "ジャッ|キー・|チェ|ン"),
            ("en", "ジャッ|キー・|チェ|ン"),
            ("ja", "ジ|ャ|ッ|キ|ー・|チ|ェ|ン"),
            ("ja-JP", "ジ|ャ|ッ|キ|ー・|チ|ェ|ン"),
            ("ja-u-lb-normal", "ジ|ャ|ッ|キ|ー・|チ|ェ|ン"),
            ("ja-u-lb-strict", "ジャッ|キー・|チェ|ン"),
            ("ja-u-lb-loose", "ジ|ャ|ッ|キ|ー|・|チ|ェ|ン"),
            ("en-u-lb-loose", "ジ|ャ|ッ|キ|ー・|チ|ェ|ン"),
        ] as [(String?, String)])
    func strictness(language: String?, text: String) {
        #expect(parts(text.replacing("|", with: ""), language).joined(separator: "|") == text)
    }

    @Test(
        "A tag with line break rules still selects its language's fonts and forms",
        arguments: ["ja", "ko", "zh-Hant"])
    func forms(language: String) {
        let context = PinnedFonts.context()
        func layout(_ language: String) -> TextLayout {
            let style = TextStyle(font: FontDescriptor(size: 16), language: language)
            return TextLayout(ShapedText(StyledText("直骨今", style: style), context: context), width: nil)
        }
        let plain = layout(language)
        let strict = layout(language + "-u-lb-strict")
        #expect(strict.faces == plain.faces)
        #expect(strict.glyphs == plain.glyphs)
    }

    @Test("Alternating languages keep their own rules, however many there are")
    func manyLanguages() {
        let context = PinnedFonts.context()
        for round in 0..<30 {
            let isJapanese = round % 2 == 0
            let language = isJapanese ? "ja" : "x-\(round)"
            let style = TextStyle(font: FontDescriptor(size: 16), language: language)
            let shaped = ShapedText(StyledText("チェン", style: style), context: context)
            #expect(shaped.breaks.map(Int.init) == (isJapanese ? [3, 6] : [6]), "\(language)")
        }
    }

    @Test(
        "An invalid language breaks by Unicode's rules",
        arguments: [
            "x-nonsense", "-", "", "1234567890123456789", String(repeating: "a-", count: 300),
        ])
    func nonsense(language: String) {
        #expect(parts("チェン a", language) == ["チェ", "ン ", "a"])
    }

    @Test("Words stay whole if the language tag says so, in any script")
    func keptWords() {
        let text = "한국어는 교착어이다. 漢字e\u{301}字 漢\u{200B}字 ไทย"
        #expect(
            parts(text, "ko-u-lw-keepall") == [
                "한국어는 ", "교착어이다. ", "漢字e\u{301}字 ", "漢\u{200B}", "字 ", "ไทย",
            ])
        #expect(parts(text, "ko").count > 12)
        #expect(parts("ジャッキー・チェン", "ja-u-lw-phrase") == ["ジャッキー・", "チェン"])
    }

    @Test(
        "Each hard break starts a new line",
        arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}"])
    func hardBreaks(separator: String) {
        let layout = PinnedFonts.layout("one" + separator + "two" + separator + separator + "three")
        #expect(layout.lineTexts == ["one", "two", "", "three"])
        let end = "one".utf8.count
        #expect(layout.lines[0].range == 0..<end)
        #expect(layout.lines[0].next == end + separator.utf8.count)
        #expect(layout.glyphs.count == "onetwothree".count)
    }

    @Test("Joining and separating characters take effect")
    func controls() {
        // No-break spaces, word joiner, joiner.
        for glue in ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}", "\u{FEFF}"] {
            #expect(parts("漢" + glue + "字").count == 1, "\(BreakCase.codes(glue))")
            #expect(parts("one" + glue + "two three") == ["one" + glue + "two ", "three"])
        }
        #expect(parts("漢\u{200D}字").count == 1)
        // Zero-width space, soft hyphen, hyphen, em dash, tab.
        for gap in ["\u{200B}", "\u{AD}", "\u{2010}", "\t"] {
            #expect(parts("one" + gap + "two") == ["one" + gap, "two"], "\(BreakCase.codes(gap))")
        }
        #expect(parts("one\u{2014}two") == ["one", "\u{2014}", "two"])
    }

    @Test("A soft hyphen shows only at a line's end")
    func softHyphens() {
        let whole = PinnedFonts.layout("hyphen\u{AD}ation")
        #expect(whole.lines.count == 1)
        #expect(!whole.lines[0].isHyphenated)
        let narrow = PinnedFonts.layout("hyphen\u{AD}ation", width: whole.width * 0.8)
        #expect(narrow.lineTexts == ["hyphen\u{AD}", "ation"])
        #expect(narrow.lines[0].isHyphenated)
        #expect(narrow.glyphs.count == whole.glyphs.count + 1)
    }
}
