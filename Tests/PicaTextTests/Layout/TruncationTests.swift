import Testing

@testable import PicaText

@Suite("Text that does not fit gives way to an ellipsis")
struct TruncationTests {
    private let context = PinnedFonts.context()

    /// - Parameter shown: A text that is just as wide as there is room.
    private func layout(
        _ text: String, _ truncation: LayoutOptions.Truncation = .tail, fitting shown: String,
        lines: Int = 1, direction: BaseDirection = .natural
    ) -> TextLayout {
        var options = LayoutOptions()
        options.lineLimit = lines
        options.truncation = truncation
        let width = PinnedFonts.width(shown, context: context) + 0.1
        return PinnedFonts.layout(
            text, width: width, direction: direction, context: context, options: options)
    }

    @Test("The head, middle or tail is cut, and no more than needed")
    func parts() {
        #expect(layout("abcdefghij", .tail, fitting: "abcd…").shown(0) == "abcd…")
        #expect(layout("abcdefghij", .head, fitting: "…ghij").shown(0) == "…ghij")
        let middle = layout("mmmmmmmmmm", .middle, fitting: "mm…mm")
        #expect(middle.shown(0) == "mm…mm")
        #expect(middle.isTruncated)
        #expect(!layout("abcdefghij", .tail, fitting: "abcdefghij").isTruncated)
    }

    @Test("No space is next to an ellipsis")
    func spaces() {
        #expect(layout("abc defghi", .tail, fitting: "abc …").shown(0) == "abc…")
        #expect(layout("abcdef ghi", .head, fitting: "… ghi").shown(0) == "…ghi")
    }

    @Test("Trailing spaces take no room from the visible text")
    func hangingSpaces() {
        #expect(layout("abcdefghij   ", .head, fitting: "…ghij").shown(0) == "…ghij")
        #expect(layout("mmmmmmmmmm   ", .middle, fitting: "mm…mm").shown(0) == "mm…mm")
    }

    @Test("Only the last line is cut: with a head ellipsis it shows the text's end")
    func severalLines() {
        let text = "one two three four five six"
        let tail = layout(text, .tail, fitting: "three", lines: 2)
        #expect(tail.shown(0) == "one")
        let head = layout(text, .head, fitting: "…e six", lines: 2)
        #expect(head.shown(0) == "one")
        #expect(head.shown(1) == "…e six")
        let middle = layout("mm nnnnnn mmm mmm", .middle, fitting: "nn…mm", lines: 2)
        #expect(middle.shown(0) == "mm")
        #expect(middle.shown(1) == "nn…mm")
    }

    @Test("A hard break in the cut part is cut, whatever would fit beside it")
    func paragraphs() {
        let text = "one\ntwo\nthree"
        #expect(layout(text, .tail, fitting: "one two three more").shown(0) == "one…")
        #expect(layout(text, .head, fitting: "one two three more").shown(0) == "…three")
        #expect(layout(text, .middle, fitting: "one two three more").shown(0) == "one…three")
        #expect(layout(text, .middle, fitting: "on…ee").shown(0) == "on…ee")
        #expect(layout(text, .tail, fitting: "on…").shown(0) == "on…")
        #expect(layout(text, .head, fitting: "one two three more", lines: 2).shown(1) == "…three")
        for truncation in [LayoutOptions.Truncation.head, .middle, .tail] {
            let cut = layout(text, truncation, fitting: "on…ee")
            #expect(cut.isTruncated)
            #expect(cut.lines[0].range == 0..<text.utf8.count, "\(truncation)")
            #expect(!layout("one\n", truncation, fitting: "one").isTruncated)
        }
    }

    @Test("A line limit without a width shows that the text continues")
    func unbounded() {
        var options = LayoutOptions()
        options.lineLimit = 1
        #expect(PinnedFonts.layout("one\ntwo", options: options).shown(0) == "one…")
        options.truncation = .head
        #expect(PinnedFonts.layout("one\ntwo", options: options).shown(0) == "…two")
        options.truncation = .middle
        #expect(PinnedFonts.layout("one\ntwo", options: options).shown(0) == "one…two")
        #expect(PinnedFonts.layout("\n\ntwo", options: options).shown(0) == "…two")
    }

    @Test("Right-to-left text is cut at its left end")
    func rightToLeft() {
        let text = "אבגדהוזחטי"
        #expect(layout(text, .tail, fitting: "אבגד…").visual(0) == "…דגבא")
        #expect(layout(text, .head, fitting: "…זחטי").visual(0).hasSuffix("…"))
        let middle = layout(text, .middle, fitting: "אב…טי")
        #expect(middle.visual(0) == String(middle.shown(0).reversed()))
    }

    @Test("An ellipsis has the direction of its text if uniform, else the paragraph's")
    func mixedDirections() {
        // The first and the last letters of one word, in a left-to-right paragraph.
        let middle = layout("אבגדהוזחטי", .middle, fitting: "אב…טי", direction: .leftToRight)
        #expect(middle.visual(0) == String(middle.shown(0).reversed()))
        let tail = layout("abc אבגדהוזחט", .tail, fitting: "abc אבג…")
        #expect(tail.visual(0).hasPrefix("abc "))
        #expect(tail.visual(0).hasSuffix("…"))
        let head = layout("abc אבגדהוזחט", .head, fitting: "…אבג")
        #expect(head.visual(0).hasPrefix("…"))
    }

    @Test("Arabic letters keep their joined forms")
    func joins() {
        let text = "عععععععععع"
        let whole = PinnedFonts.layout(text, context: context).glyphs
        let cut = layout(text, .tail, fitting: "عععع…")
        #expect(cut.isTruncated)
        // From left to right: the ellipsis, then letters up to the initial one.
        #expect(cut.glyphs.last == whole.last)
        #expect(cut.glyphs[1] == whole[whole.count - 2], "the last letter shown still joins the next")
        let resumed = layout(text, .head, fitting: "…عععع")
        #expect(resumed.glyphs.first == whole.first)
        #expect(resumed.glyphs[resumed.glyphs.count - 2] == whole[1])
    }

    @Test("The ellipsis takes the style of the adjacent text, or a font that has one")
    func style() throws {
        var styled = StyledText("small ", style: TextStyle(font: FontDescriptor(size: 12), paint: 1))
        styled.append("large and long", style: TextStyle(font: FontDescriptor(size: 24), paint: 2))
        styled.append(" hidden", style: TextStyle(font: FontDescriptor(size: 90), paint: 3))
        let shaped = ShapedText(styled, context: context)
        var options = LayoutOptions()
        options.lineLimit = 1
        func ellipsis(_ width: Double, _ truncation: LayoutOptions.Truncation) throws -> TextStyle {
            options.truncation = truncation
            let layout = TextLayout(shaped, width: width, options: options)
            let run = try #require(layout.runs(ofLine: 0).first { $0.kind == .ellipsis })
            return run.style
        }
        #expect(try ellipsis(40, .tail).paint == 1)
        #expect(try ellipsis(90, .tail).paint == 2)
        #expect(try ellipsis(300, .head).paint == 3)
        // Hidden text makes no line taller.
        options.truncation = .tail
        let small = TextLayout(shaped, width: 40, options: options)
        #expect(small.height == PinnedFonts.layout("x", size: 12, context: context).height)
    }

    @Test(
        "An emoji font without an ellipsis uses the text font's",
        arguments: [LayoutOptions.Truncation.head, .tail])
    func borrowed(truncation: LayoutOptions.Truncation) throws {
        let cut = layout("😀😀😀😀😀😀", truncation, fitting: "😀😀…")
        let runs = cut.runs(ofLine: 0)
        let ellipsis = try #require(runs.first { $0.kind == .ellipsis })
        #expect(ellipsis.glyphs.glyphs.allSatisfy { $0.id != 0 })
        #expect(!ellipsis.face.hasColorGlyphs)
        #expect(ellipsis.width > 0)
        #expect(cut.shown(0) == (truncation == .tail ? "😀😀…" : "…😀😀"))
    }

    @Test("Without space for an ellipsis nothing else shows")
    func narrow() {
        for truncation in [LayoutOptions.Truncation.head, .middle, .tail] {
            for text in ["abc def", "😀", "سلام عليكم", "one\ntwo"] {
                let cut = layout(text, truncation, fitting: "")
                #expect(cut.shown(0) == "…", "\(truncation): \(text)")
            }
        }
    }

    @Test("Without wrapping, each paragraph is cut separately")
    func eachParagraph() {
        var options = LayoutOptions()
        options.wraps = false
        let width = PinnedFonts.width("abcd…", context: context) + 0.1
        let layout = PinnedFonts.layout(
            "abcdefgh\nxy\nabcdijkl", width: width, context: context, options: options)
        #expect((0..<3).map(layout.shown) == ["abcd…", "xy", "abcd…"])
    }

    @Test(
        "Any truncation keeps characters whole, wastes no space and stays within the width",
        arguments: 0..<5)
    func random(batch: Int) {
        for seed in batch * 30..<(batch + 1) * 30 { check(seed: seed) }
    }

    private func check(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random, pieces: Int.random(in: 1...40, using: &random))
        var options = LayoutOptions()
        options.lineLimit = Int.random(in: 1...3, using: &random)
        options.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
        let width = Double.random(in: 5...200, using: &random)
        let layout = PinnedFonts.layout(text, width: width, context: context, options: options)
        let comment: Comment = "seed \(seed), \(options.truncation), width \(width): \(text.debugDescription)"
        guard layout.isTruncated, let last = layout.lines.last else { return }
        #expect(layout.lines.count <= options.lineLimit ?? 0, comment)
        guard let elision = last.elision else {
            Issue.record("no ellipsis, \(comment)")
            return
        }
        #expect(context.breaks.isGraphemeBoundary(elision.lowerBound, in: text), comment)
        #expect(context.breaks.isGraphemeBoundary(elision.upperBound, in: text), comment)
        let showsText =
            elision.lowerBound > last.range.lowerBound || elision.upperBound < last.range.upperBound
        #expect(!showsText || last.width <= width + 0.01, comment)
        // One more character would be too much.
        var wider = last
        if options.truncation == .tail {
            let end = layout.shaped.paragraphs[last.paragraph].contentEnd
            var more = elision.lowerBound
            repeat {
                more = context.breaks.grapheme(after: more, in: text) ?? end
            } while more < end && layout.text(elision.lowerBound..<more).allSatisfy(\.isWhitespace)
            guard more <= end, more < last.range.upperBound else { return }
            wider.elision = more..<elision.upperBound
            #expect(layout.measurer.measure(wider) >= last.width - 0.01, comment)
        }
    }
}
