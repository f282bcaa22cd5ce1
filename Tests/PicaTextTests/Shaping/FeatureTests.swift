import Testing

@testable import PicaText

@Suite("Features, languages and small capitals")
struct FeatureTests {
    private let context = PinnedFonts.context()

    private func layout(
        _ text: String, _ family: String, _ features: FontFeatures = [], isItalic: Bool = false,
        _ change: (inout TextStyle) -> Void = { _ in }
    ) -> TextLayout {
        let font = FontDescriptor(family: family, isItalic: isItalic, size: 20, features: features)
        var style = TextStyle(font: font)
        change(&style)
        return TextLayout(ShapedText(StyledText(text, style: style), context: context), width: nil)
    }

    @Test("Ligatures and kerning can be turned off, and other features on by tag")
    func switches() {
        #expect(layout("fi", "DejaVu Sans").glyphs.count == 1)
        #expect(layout("fi", "DejaVu Sans") { $0.hasLigatures = false }.glyphs.count == 2)
        #expect(layout("fi", "DejaVu Sans") { $0.tracking = 1 }.glyphs.count == 2)
        let kerned = layout("AVAV", "Noto Sans").width
        #expect(layout("AVAV", "Noto Sans") { $0.hasPairKerning = false }.width > kerned)
        #expect(layout("AVAV", "Noto Sans") { $0.kerning = 1 }.width == kerned + 4)
        let byTag = layout("0a1", "Inter") { $0.features = ["zero", "ss02"].compactMap { FontFeature($0) } }
        #expect(byTag.glyphs != layout("0a1", "Inter").glyphs)
    }

    @Test("A feature's tag is one to four ASCII characters")
    func tags() {
        #expect(FontFeature("ss01")?.tag == 0x7373_3031)
        #expect(FontFeature("x")?.tag == 0x7820_2020)
        #expect(FontFeature("") == nil && FontFeature("toolong") == nil && FontFeature("é") == nil)
    }

    @Test("Tabular digits have the same width")
    func tabular() {
        let widths = Set((0...9).map { layout("\($0)", "Inter", [.monospacedDigits]).width })
        #expect(widths.count == 1)
        #expect(Set((0...9).map { layout("\($0)", "Inter").width }).count > 1)
    }

    @Test(
        "A language has its own letter forms",
        arguments: [
            ("DejaVu Sans", "бгдпт", "sr", true), ("Noto Serif", "бгдпт", "mk", true),
            ("DejaVu Serif", "fi", "tr", false), ("Noto Sans CJK JP", "骨直", "zh-TW", false),
        ])
    func languages(family: String, text: String, language: String, isItalic: Bool) {
        let own = layout(text, family, isItalic: isItalic)
        #expect(layout(text, family, isItalic: isItalic) { $0.language = language }.glyphs != own.glyphs)
    }

    // MARK: Small capitals

    /// The sizes of the glyph runs, left to right.
    private func sizes(_ layout: TextLayout) -> [Double] {
        var sizes: [Double] = []
        layout.forEachRun { run, _, _, _, _ in sizes.append(run.size) }
        return sizes
    }

    @Test("Small caps are the font's if it has them, else scaled capitals")
    func smallCaps() {
        let own = layout("Abc", "Noto Sans", .lowercaseSmallCaps)
        #expect(sizes(own) == [20])
        #expect(own.glyphs != layout("Abc", "Noto Sans").glyphs)

        let made = layout("Abc 1!", "DejaVu Sans", .lowercaseSmallCaps)
        #expect(made.glyphs == layout("ABC 1!", "DejaVu Sans").glyphs)
        let small = sizes(made).min() ?? 0
        #expect(small > 13 && small < 17, "\(sizes(made))")
        #expect(sizes(made).count == 3, "capitals, small capitals, figures")
        #expect(sizes(layout("Abc 1!", "DejaVu Sans", .uppercaseSmallCaps)).first == small)
        #expect(Set(sizes(layout("ABC abc", "DejaVu Sans", .smallCaps))) == [small])
    }

    @Test("A small cap of two letters is one cluster, and the language defines uppercase")
    func smallCapClusters() throws {
        let layout = layout("ß!", "DejaVu Sans", .lowercaseSmallCaps)
        #expect(layout.glyphs.count == 3)
        #expect(layout.glyphs[0] == layout.glyphs[1])
        let first = try #require(layout.caret(rightOf: Caret(0)))
        #expect(first.offset == 2)
        let segment = try #require(layout.shaped.segments.first)
        #expect(segment.word.clusterCount == 1)

        let turkish = self.layout("i", "DejaVu Sans", .lowercaseSmallCaps) { $0.language = "tr" }
        #expect(turkish.glyphs == self.layout("İ", "DejaVu Sans").glyphs)
        #expect(
            self.layout("i", "DejaVu Sans", .lowercaseSmallCaps).glyphs
                == self.layout("I", "DejaVu Sans").glyphs)
    }

    @Test("Small caps keep the line height of full text, with carets between letters")
    func smallCapGeometry() {
        let small = layout("abc", "DejaVu Sans", .lowercaseSmallCaps)
        #expect(small.height == layout("abc", "DejaVu Sans").height)
        let capitals = layout("ABC", "DejaVu Sans")
        let ratio = (sizes(small).first ?? 0) / 20
        #expect(abs(small.width - capitals.width * ratio) < 1e-9)
        for offset in 0...3 {
            let (one, other) = (small.caretRect(Caret(offset)), capitals.caretRect(Caret(offset)))
            #expect(abs(one.x - other.x * ratio) < 1e-9, "caret \(offset)")
        }
    }

    @Test("A letter's marks are scaled with it, and scripts without case are unchanged")
    func smallCapOthers() {
        let marked = layout("e\u{301}A\u{301}", "DejaVu Sans", .lowercaseSmallCaps)
        #expect(sizes(marked).count == 2)
        #expect(
            layout("שלום 12", "DejaVu Sans", .smallCaps).glyphs == layout("שלום 12", "DejaVu Sans").glyphs)
    }
}
