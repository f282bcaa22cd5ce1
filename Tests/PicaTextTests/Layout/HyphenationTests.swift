import Testing

@testable import PicaText

@Suite("Words are hyphenated by their language's patterns")
struct HyphenationTests {
    private let context = PinnedFonts.context()

    private func layout(
        _ text: String, _ language: String?, width: Double, justified: Bool = false, limit: Int? = nil
    ) -> TextLayout {
        var options = LayoutOptions()
        options.hyphenates = true
        options.isJustified = justified
        options.lineLimit = limit
        let style = TextStyle(font: FontDescriptor(size: 16), language: language)
        return TextLayout(
            ShapedText(StyledText(text, style: style), context: context), width: width, options: options)
    }

    @Test(
        "Positions follow the language's patterns, in any letter case",
        arguments: [
            ("en-US", "hyphenation", "hy-phen-ation"), ("en", "Hyphenation", "Hy-phen-ation"),
            ("de-DE", "Silbentrennung", "Sil-ben-tren-nung"), ("de", "Größenwahn", "Grö-ßen-wahn"),
            ("de-CH", "SILBENTRENNUNG", "SIL-BEN-TREN-NUNG"),
        ])
    func points(language: String, word: String, divided: String) {
        let points = context.hyphenator.points(in: word, language: language)
        var offset = 0
        let expected = divided.split(separator: "-").dropLast().map { part in
            offset += part.utf8.count
            return offset
        }
        #expect(points == expected.map { HyphenationPoint(offset: $0) })
    }

    @Test("A word that does not fit is divided with a hyphen")
    func divides() {
        let width = PinnedFonts.width("The hyphen-", context: context) + 1
        let layout = layout("The hyphenation", "en", width: width)
        #expect(layout.lineTexts == ["The hyphen", "ation"])
        #expect(layout.lines[0].isHyphenated && !layout.lines[1].isHyphenated)
        #expect(layout.runs(ofLine: 0).contains { $0.kind == .hyphen })
        #expect(abs(layout.lines[0].width - PinnedFonts.width("The hyphen‐", context: context)) < 0.01)
    }

    @Test("No line is too wide, none could take another syllable, and its width gives the same lines")
    func fills() {
        let text =
            "Considerable communication responsibilities necessitate international cooperation everywhere"
        for step in 0..<30 {
            let width = 60 + Double(step) * 9
            let layout = layout(text, "en-GB", width: width)
            for line in layout.lines { #expect(line.width <= width + 0.01) }
            let again = self.layout(text, "en-GB", width: layout.width)
            #expect(again.lines.map(\.range) == layout.lines.map(\.range), "width \(width)")
        }
        let narrow = layout(text, "en-GB", width: 90)
        #expect(narrow.lines.filter(\.isHyphenated).count > 2)
    }

    @Test(
        "Words stay whole without a language, without patterns, or with hyphenation off",
        arguments: [nil, "xx", "../../etc/passwd", "", "tlh-Latn"] as [String?])
    func stayWhole(language: String?) {
        let width = PinnedFonts.width("The hyphen-", context: context) + 1
        #expect(layout("The hyphenation", language, width: width).lineTexts == ["The ", "hyphenation"])
    }

    @Test("Addresses, numbers and words with soft hyphens are left alone")
    func notWords() {
        for text in ["example.com/considerable", "abc123considerable", "consider\u{AD}able"] {
            let layout = layout(
                "a \(text)", "en", width: PinnedFonts.width("a example.comXX", context: context))
            for line in layout.lines.dropLast() where line.isHyphenated {
                #expect(layout.isSoftHyphen(before: line.range.upperBound))
            }
        }
    }

    @Test("The rest of a word can be divided again, and justified hyphenated lines are filled")
    func again() {
        let long = layout("Donaudampfschifffahrtsgesellschaft", "de", width: 90)
        #expect(long.lines.count > 2)
        #expect(long.lines.dropLast().allSatisfy { $0.isHyphenated })
        let justified = layout("an internationalization", "en", width: 110, justified: true)
        #expect(justified.lines[0].isHyphenated)
        #expect(abs(justified.lines[0].width - 110) < 1e-6)
    }

    @Test("The last line within a limit is truncated, not hyphenated")
    func limit() {
        let cut = layout("The hyphenation", "en", width: 90, limit: 1)
        #expect(cut.isTruncated && !cut.lines[0].isHyphenated)
    }

    @Test("Pattern files are found by territory, by the likeliest one, and without")
    func names() {
        #expect(Hyphenator.names(of: "en-GB") == ["en_GB", "en_US", "en"])
        #expect(Hyphenator.names(of: "de") == ["de_DE", "de"])
        #expect(Hyphenator.names(of: "de-Latn-AT-u-co-phonebk").first == "de_AT")
        #expect(Hyphenator.names(of: "../x").isEmpty)
    }
}

extension TextLayout {
    fileprivate func isSoftHyphen(before offset: Int) -> Bool {
        offset >= 2 && text(offset - 2..<offset) == "\u{AD}"
    }
}
