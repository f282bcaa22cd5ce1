import Testing

@testable import PicaText

@Suite("Attachments in text")
struct AttachmentTests {
    private let context = PinnedFonts.context()
    private let style = TextStyle(font: FontDescriptor(family: "DejaVu Sans", size: 20))

    private func text(
        _ parts: (String, InlineAttachment?)..., baselineOffset: Double = 0
    ) -> StyledText {
        var styled = StyledText("", style: style)
        for (part, attachment) in parts {
            var own = style
            own.attachment = attachment
            if attachment != nil { own.baselineOffset = baselineOffset }
            styled.append(part, style: own)
        }
        return styled
    }

    private func layout(
        _ styled: StyledText, width: Double? = nil, options: LayoutOptions = LayoutOptions()
    ) -> TextLayout {
        TextLayout(ShapedText(styled, context: context), width: width, options: options)
    }

    private func picture(_ id: Int, _ width: Double = 30, ascent: Double = 50, descent: Double = 10)
        -> InlineAttachment
    { InlineAttachment(id: id, width: width, ascent: ascent, descent: descent) }

    @Test("An attachment is inline, on the baseline, and makes its line higher")
    func place() throws {
        let layout = layout(text(("ab", nil), ("\u{FFFC}", picture(7)), ("cd", nil)))
        let found = layout.attachments()
        let (id, rect) = try #require(found.first)
        #expect(found.count == 1 && id == 7)
        #expect(abs(rect.x - layout.caretRect(Caret(2)).x) < 0.01)
        #expect(abs(rect.maxX - layout.caretRect(Caret(5)).x) < 0.01)
        #expect(rect.width == 30 && rect.height == 60)
        #expect(abs(rect.y + 50 - layout.firstBaseline) < 1e-9)
        #expect(layout.lines[0].ascent == 50 && layout.lines[0].descent == 10)
        #expect(layout.glyphs.count == 4, "an attachment has no glyphs")
    }

    @Test("A raised attachment is raised, and a small one does not affect the line's height")
    func heights() throws {
        let raised = layout(text(("a", nil), ("\u{FFFC}", picture(1)), baselineOffset: 5))
        let rect = try #require(raised.attachments().first?.rect)
        #expect(abs(rect.y - (raised.firstBaseline - 55)) < 1e-9)
        #expect(raised.lines[0].ascent == 55 && raised.lines[0].descent >= 5)
        let small = layout(text(("a", nil), ("\u{FFFC}", picture(1, ascent: 5, descent: 0))))
        #expect(small.height == layout(text(("a", nil))).height)
    }

    @Test("Each U+FFFC of a run is an attachment and one caret stop")
    func several() {
        let layout = layout(text(("\u{FFFC}\u{FFFC}x\u{FFFC}", picture(1)), ("b", nil)))
        #expect(layout.attachments().map(\.id) == [1, 1, 1])
        var stops = [0]
        while let last = stops.last, let next = layout.caret(rightOf: Caret(last)) {
            stops.append(next.offset)
        }
        #expect(stops == [0, 3, 6, 7, 10, 11])
        #expect(layout.selectionRects(0..<6).first.map { abs($0.width - 60) < 0.02 } == true)
    }

    @Test("Lines break before and after attachments, and each stays on its own line")
    func breaking() {
        let styled = text(("word", nil), ("\u{FFFC}\u{FFFC}\u{FFFC}", picture(1, 60)), ("word", nil))
        let narrow = layout(styled, width: 70)
        #expect(narrow.lines.count == 5)
        #expect(narrow.attachments().map(\.rect.x) == [0, 0, 0])
        #expect(narrow.attachments(inLines: 2..<3).count == 1)
        for (line, attachment) in zip(narrow.lines.dropFirst(), narrow.attachments()) {
            #expect(abs(attachment.rect.y - line.y) < 1e-9)
        }
    }

    @Test("In Hebrew attachments run from right to left; in a Latin line from left to right")
    func direction() {
        let parts: [(String, InlineAttachment?)] = [("\u{FFFC}", picture(1)), ("\u{FFFC}", picture(2))]
        let hebrew = layout(text(("אב", nil), parts[0], parts[1], ("גד", nil)))
        #expect(hebrew.attachments().map(\.id) == [2, 1])
        #expect(layout(text(("ab", nil), parts[0], parts[1])).attachments().map(\.id) == [1, 2])
    }

    @Test("An attachment hidden by an ellipsis has no position")
    func truncated() {
        var options = LayoutOptions()
        options.lineLimit = 1
        let styled = text(("some words ", nil), ("\u{FFFC}", picture(1)), (" and more words", nil))
        #expect(layout(styled, width: 80, options: options).attachments().isEmpty)
        #expect(layout(styled, width: 250, options: options).attachments().count == 1)
        // The ellipsis of a line that begins with an attachment is set in the text's size.
        let first = layout(text(("\u{FFFC}", picture(1)), ("words", nil)), width: 60, options: options)
        #expect(first.width < 60.1 && first.isTruncated)
    }

    @Test(
        "Without an attachment U+FFFC is a character, and an invalid width does no harm",
        arguments: [
            -1, 0, Double.infinity, Double.nan, 1e300,
        ])
    func wild(width: Double) {
        #expect(layout(text(("a\u{FFFC}b", nil))).attachments().isEmpty)
        let layout = layout(text(("a", nil), ("\u{FFFC}", picture(1, width)), ("b", nil)), width: 100)
        #expect(layout.width.isFinite && layout.attachments().count == 1)
    }
}
