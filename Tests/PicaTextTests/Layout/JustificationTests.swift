import Testing

@testable import PicaText

@Suite("Justified lines fill their width")
struct JustificationTests {
    private let context = PinnedFonts.context()

    private func layout(_ text: String, width: Double = 220, tracking: Double = 0) -> TextLayout {
        var options = LayoutOptions()
        options.isJustified = true
        let style = TextStyle(font: FontDescriptor(size: 16), tracking: tracking)
        return TextLayout(
            ShapedText(StyledText(text, style: style), context: context), width: width, options: options)
    }

    private func right(_ layout: TextLayout, _ line: Int) -> Double {
        let end = layout.measurer.trimmedEnd(layout.lines[line])
        return layout.runs(ofLine: line).flatMap(\.clusters).filter { $0.range.upperBound <= end }
            .map { $0.x + $0.width }.max() ?? 0
    }

    @Test(
        "Every line but a paragraph's last fills the width, with unchanged breaks",
        arguments: [
            "Spaces take what room is left over, all of them the same, on each line but the last.",
            "永字八法，天地玄黃，宇宙洪荒。日月盈昃，辰宿列張，寒來暑往，秋收冬藏，閏餘成歲。",
            "السلام عليكم ورحمة الله وبركاته كتاب مدرسة بيت مدينة طريق سيارة قلم ورقة حاسوب شاشة",
            "mixed עברית and 漢字仮名 with العربية and more of all of them to fill some lines",
        ])
    func fills(text: String) {
        let layout = layout(text)
        let plain = PinnedFonts.layout(text, width: 220, context: context)
        #expect(layout.lines.map(\.range) == plain.lines.map(\.range))
        #expect(layout.lines.count > 2)
        for (number, line) in layout.lines.enumerated() {
            let clusters = layout.runs(ofLine: number).flatMap(\.clusters)
            let end = layout.measurer.trimmedEnd(line)
            let visible = clusters.filter { $0.range.upperBound <= end }
            let left = visible.map(\.x).min() ?? 0
            if line.endsParagraph {
                #expect(abs(line.width - plain.lines[number].width) < 1e-6)
            } else {
                #expect(abs(line.width - 220) < 1e-6)
                #expect(abs(left) < 0.01 && abs(right(layout, number) - 220) < 0.01, "line \(number)")
            }
        }
    }

    @Test("All spaces of a line stretch equally, and letters keep together")
    func spaces() {
        let layout = layout("aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll mmm")
        let plain = PinnedFonts.layout(layout.shaped.styled.text, width: 220, context: context)
        let stretched = layout.runs(ofLine: 0).flatMap(\.clusters)
        let natural = plain.runs(ofLine: 0).flatMap(\.clusters)
        let end = layout.measurer.trimmedEnd(layout.lines[0])
        var added: Set<Int> = []
        for (one, other) in zip(stretched, natural) where one.range.upperBound <= end {
            let more = one.width - other.width
            let isSpace = layout.text(one.range) == " "
            #expect(isSpace ? more > 0 : abs(more) < 1e-9)
            if isSpace { added.insert(Int((more * 1000).rounded())) }
        }
        #expect(added.count == 1)
    }

    @Test("Lines without spaces, before a hard break or with an ellipsis stay as they are")
    func natural() {
        let layout = layout("Donaudampfschifffahrtsgesellschaftskapitän and on\nshort line\u{2028}another")
        for (number, line) in layout.lines.enumerated() where line.stretch == 0 {
            #expect(abs(right(layout, number) - line.x - line.width) < 0.01)
        }
        #expect(layout.lines[0].stretch == 0)
        #expect(layout.lines.suffix(2).allSatisfy { $0.stretch == 0 })
        var options = LayoutOptions()
        options.isJustified = true
        options.lineLimit = 1
        let cut = TextLayout(self.layout("some words that are cut").shaped, width: 90, options: options)
        #expect(cut.isTruncated && cut.lines[0].stretch == 0)
    }

    @Test("Text before a tab stays at its stop")
    func tabs() {
        let layout = layout("a b\tc d e f g h i j k l m n o p q r s t u v w x y z a b c")
        let plain = PinnedFonts.layout(layout.shaped.styled.text, width: 220, context: context)
        #expect(layout.lines[0].stretch > 0)
        #expect(abs(layout.caretRect(Caret(4)).x - plain.caretRect(Caret(4)).x) < 1e-9)
    }

    @Test(
        "Carets, hit testing and selections match the stretched line",
        arguments: ["one two three four five six seven", "אחת שתים שלוש ארבע חמש שש שבע שמונה תשע"])
    func geometry(text: String) {
        let layout = layout(text, width: 150)
        #expect(layout.lines[0].stretch > 0)
        for offset in text.graphemeOffsets {
            let place = layout.caretRect(Caret(offset))
            let found = layout.caret(atX: place.x, y: place.y + 1)
            #expect(abs(layout.caretRect(found).x - place.x) < 0.01, "offset \(offset)")
        }
        let rects = layout.selectionRects(
            layout.lines[0].range.lowerBound..<layout.measurer.trimmedEnd(layout.lines[0]))
        #expect(abs(rects.reduce(0) { $0 + $1.width } - 150) < 0.01)
    }
}
