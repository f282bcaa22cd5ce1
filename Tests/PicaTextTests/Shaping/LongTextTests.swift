import Testing

@testable import PicaText

@Suite("Text without spaces, of any length")
struct LongTextTests {
    @Test(
        "A long run is split where that changes nothing",
        arguments: [
            ("DejaVu Sans", "AVATARofficeWAffleToYo"), ("Inter", "https://AV.example/To-A:x(B)3x4"),
            ("Noto Naskh Arabic", "السلامعليكمكتبت"), ("Noto Sans Devanagari", "क्षत्रियज्ञानराष्ट्रीय"),
            ("Noto Sans Hebrew", "בְּרֵאשִׁיתבָּרָא"), ("Noto Sans CJK JP", "漢字かな、カナ。"),
        ])
    func cuts(family: String, piece: String) {
        let context = PinnedFonts.context()
        let style = TextStyle(font: FontDescriptor(family: family, size: 16))
        let text = String(repeating: piece, count: 5000 / piece.utf8.count)
        let shaped = ShapedText(StyledText(text, style: style), context: context)
        var oracle = HarfBuzzOracle()
        for number in shaped.runs.indices { oracle.ask(number, of: shaped) }
        #expect(shaped.segments.count > 10)
        #expect(shaped.segments.allSatisfy { $0.end - $0.start <= 320 })
        let answers = oracle.answers()
        #expect(answers.count == shaped.runs.count)
        for (number, answer) in answers.enumerated() {
            let ours = HarfBuzzOracle.notation(number, of: shaped)
            let isSame = ours == answer
            #expect(isSame, "\(HarfBuzzOracle.difference(ours, answer))")
        }
    }

    @Test(
        "The cost is linear in the length",
        arguments: ["a", "\u{301}", "ك", "क्", "👍", "\u{200D}", "(", "漢", "A-"])
    func linear(piece: String) {
        let context = PinnedFonts.context()
        let style = TextStyle(font: FontDescriptor(family: "Inter", size: 16))
        func time(_ bytes: Int) -> Double {
            let text = String(repeating: piece, count: bytes / piece.utf8.count)
            return ProcessorTime.measure {
                _ = ShapedText(StyledText(text, style: style), context: context)
            }
        }
        _ = time(4_000)
        let (one, eight) = (time(8_000), time(64_000))
        #expect(eight < one * 32 + 0.02, "\(one) and \(eight)")
    }
}
