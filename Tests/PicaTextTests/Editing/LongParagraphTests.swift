import Testing

@testable import PicaText

/// Paragraphs of many blocks, held against layouts of each paragraph as a whole.
@Suite("Long paragraphs")
struct LongParagraphTests {
    private static let style = TextStyle(font: FontDescriptor(size: 10))
    /// So short that small texts have many blocks.
    private static let short = DocumentLayout.Limits(block: 500, margin: 400, reach: 1 << 20)

    private static func document(
        _ text: String, width: Double? = 150, limits: DocumentLayout.Limits = short,
        context: TextContext = PinnedFonts.context()
    ) -> DocumentLayout {
        let layout = DocumentLayout(
            AttributedRope(text), style: style, options: LayoutOptions(), width: width, context: context,
            limits: limits
        )
        layout.viewportHeight = 100
        return layout
    }

    // MARK: Equal to the whole

    @Test(
        "After thousands of random edits, lines, heights and carets match whole paragraphs",
        arguments: [1, 2, 3] as [UInt64])
    func incremental(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let document = Self.document(Self.text(&random, words: 400))
        for step in 0..<1000 {
            let rope = document.rope
            let lower = rope.scalarBoundary(Int.random(in: 0...rope.utf8Count, using: &random))
            let length = Int.random(in: 0...(rope.utf8Count > 6000 ? 400 : 12), using: &random)
            let new = Self.text(&random, words: Int.random(in: 0...3, using: &random))
            document.replace(rope.clamped(lower..<lower + length), with: new)
            if step % 3 == 0 { _ = document.visibleBlocks() }
            if step % 7 == 0 { document.top = Double.random(in: 0...document.height, using: &random) }
            if step % 90 == 0 {
                var style = Self.style
                style.font.size = Double.random(in: 8...14, using: &random)
                document.setFormat(
                    style: style, options: LayoutOptions(), width: Double.random(in: 60...300, using: &random)
                )
            }
            guard step % 100 == 99 else { continue }
            Self.expectWhole(document, "seed \(seed), step \(step)")
            Self.expectSamePlaces(document, &random, "seed \(seed), step \(step)")
        }
    }

    @Test(
        "Jumping around before everything is laid out leads to the same lines", arguments: [4, 5])
    func guesses(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = Self.text(&random, words: 3000, separators: false)
        let document = Self.document(
            text, limits: DocumentLayout.Limits(block: 500, margin: 400, reach: 1200))
        for _ in 0..<30 {
            document.top = Double.random(in: 0...document.height, using: &random)
            let visible = document.visibleBlocks()
            for (above, below) in zip(visible, visible.dropFirst()) {
                #expect(above.range.upperBound == below.range.lowerBound)
                #expect(abs(above.y + above.height - below.y) < 1e-6)
            }
        }
        Self.expectWhole(document, "seed \(seed)")
    }

    @Test("Far from laid-out text, prose has the same lines as from the paragraph's start")
    func prose() {
        let words = ["the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "extraordinarily"]
        var random = SeededGenerator(seed: 6)
        let text = (0..<20_000).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
            .joined(separator: " ")
        let context = PinnedFonts.context()
        let document = Self.document(
            text, width: 200, limits: DocumentLayout.Limits(block: 8192, margin: 512, reach: 16 * 1024),
            context: context)
        let whole = Self.whole(of: 0, document)
        for offset in [document.rope.utf8Count, 60_000, 40_000] {
            let line = document.lineRange(at: Caret(offset))
            #expect(line == whole.lineRange(at: Caret(offset)))
        }
        #expect(document.laidOutBytes < 80_000)
    }

    @Test("Carets move through many blocks as through one", arguments: [7, 8] as [UInt64])
    func motion(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let document = Self.document(Self.text(&random, words: 200, paragraphs: false))
        let whole = Self.whole(of: 0, document)
        var caret: Caret? = Caret(0)
        var steps = 0
        while let here = caret, steps < 5000 {
            let (left, right) = (document.caret(leftOf: here), document.caret(rightOf: here))
            #expect(right == whole.caret(rightOf: here), "seed \(seed), right from \(here)")
            #expect(left == whole.caret(leftOf: here), "seed \(seed), left from \(here)")
            caret = whole.lines[0].isRightToLeft ? left : right
            let x = whole.caretRect(here).x
            #expect(document.caret(above: here, x: x) == whole.caret(above: here, x: x), "seed \(seed)")
            #expect(document.caret(below: here, x: x) == whole.caret(below: here, x: x), "seed \(seed)")
            steps += 1
        }
        #expect(steps > 100)
    }

    @Test(
        "A composition anywhere in a long paragraph is laid out like text",
        arguments: [9, 10] as [UInt64])
    func composition(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let document = Self.document(Self.text(&random, words: 300, paragraphs: false))
        _ = Self.lines(document)
        for step in 0..<60 {
            // At the edges of blocks as well as within them.
            let any = Int.random(in: 0...document.rope.utf8Count, using: &random)
            let block = document.block(at: any).range.lowerBound
            let offset = document.rope.graphemeBoundary(atOrBefore: Bool.random(using: &random) ? any : block)
            let text = Self.text(&random, words: Int.random(in: 1...30, using: &random), separators: false)
            document.setComposition(Composition(text, at: offset))
            Self.expectWhole(document, "seed \(seed), step \(step), at \(offset)")
            let rect = document.compositionCaretRect
            let wanted = Self.whole(of: 0, document).caretRect(Caret(offset + text.utf8.count, .upstream))
            #expect(
                abs((rect?.x ?? -1) - wanted.x) < 1e-6 && abs((rect?.y ?? -1) - wanted.y) < 1e-6,
                "seed \(seed), step \(step), at \(offset)")
        }
        document.setComposition(nil)
        Self.expectWhole(document, "seed \(seed)")
    }

    @Test("A line end between two blocks belongs to the first, the line start to the second")
    func edges() {
        let document = Self.document(String(repeating: "some words ", count: 100))
        let first = document.block(at: 0)
        let edge = first.range.upperBound
        #expect(edge < document.rope.utf8Count)
        let (end, start) = (document.caretRect(Caret(edge, .upstream)), document.caretRect(Caret(edge)))
        #expect(end.y < start.y && end.x > 50 && start.x == 0)
        #expect(document.lineRange(at: Caret(edge, .upstream)).upperBound == edge)
        #expect(document.lineRange(at: Caret(edge)).lowerBound == edge)
        document.top = start.y - 50
        let selected = document.selectionRects(edge - 5..<edge + 5, in: document.visibleBlocks())
        #expect(selected.count == 2, "no line end is selected, for there is none")
    }

    @Test("A character longer than a block is one line with its line break")
    func longGrapheme() {
        let text = "a" + String(repeating: "\u{301}", count: 5000) + "\nnext"
        let document = Self.document(
            text, limits: DocumentLayout.Limits(block: 8192, margin: 512, reach: 1 << 18))
        let block = document.block(at: 0)
        #expect(block.range.upperBound == text.utf8.count - 4)
        #expect(block.layout.lines.count == 1)
        #expect(document.block(after: block)?.contentEnd == text.utf8.count)
    }

    // MARK: Staying in place

    @Test("The text at the top stays in place when the paragraph is edited above it")
    func anchoring() {
        var random = SeededGenerator(seed: 11)
        let document = Self.document(
            (0..<3000).map { "word\($0)" }.joined(separator: " "), width: 200,
            limits: DocumentLayout.Limits(block: 1000, margin: 200, reach: 1 << 20))
        document.top = document.height / 2
        _ = document.visibleBlocks()
        var seen = document.caret(atX: 0, y: document.top + 30).offset + 3
        for step in 0..<200 {
            let place = document.caretRect(Caret(seen)).y - document.top
            let lower = Int.random(in: 0..<seen - 2000, using: &random)
            let new = Bool.random(using: &random) ? String(repeating: "more text ", count: 20) : ""
            let edit = TextEdit(range: lower..<lower + 90, newCount: new.utf8.count)
            document.replace(edit.range, with: new)
            seen = edit.map(seen)
            _ = document.visibleBlocks()
            let now = document.caretRect(Caret(seen)).y - document.top
            // Lines may break elsewhere above, which moves a word to the line before or after.
            #expect(abs(now - place) < 20, "step \(step)")
        }
    }

    // MARK: Bounded work

    @Test(
        "A keystroke in 1 MB without line ends lays out a few KB",
        arguments: [
            "ordinary text ", "nospaces", "كلمات عربية ", "漢字文章", "a\u{300}", "🇩🇪",
        ])
    func keystrokes(piece: String) {
        let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        let document = Self.document(text, width: 400, limits: DocumentLayout.Limits())
        for share in [0, 0.5, 1] {
            var offset = document.rope.graphemeBoundary(
                atOrBefore: Int(Double(document.rope.utf8Count) * share))
            document.top = document.topRevealing(Caret(offset))
            _ = document.visibleBlocks()
            let before = document.laidOutBytes
            for _ in 0..<4 {
                document.replace(offset..<offset, with: "x")
                offset += 1
                document.top = document.topRevealing(Caret(offset, .upstream))
                _ = document.visibleBlocks()
                _ = document.caretRect(Caret(offset, .upstream))
            }
            #expect((document.laidOutBytes - before) / 4 < 10_000, "\(piece) at \(share)")
        }
    }

    @Test("An unwrapped line is laid out in pieces, too")
    func unwrapped() {
        let document = Self.document(
            String(repeating: "one long line ", count: 50_000), width: nil, limits: DocumentLayout.Limits())
        _ = document.visibleBlocks()
        #expect(document.laidOutBytes < 100_000)
        let before = document.laidOutBytes
        document.replace(5..<5, with: "x")
        _ = document.visibleBlocks()
        #expect(document.laidOutBytes - before < 20_000)
        #expect(document.lineRange(at: Caret(5)).count <= 8193)
    }

    @Test("Unused layouts are released")
    func memory() {
        let document = Self.document(
            String(repeating: "ordinary text ", count: 100_000), width: 400, limits: DocumentLayout.Limits())
        _ = Self.lines(document)
        #expect(document.blocks.laidOut.count < 40)
        #expect(document.height > 0)
    }

    // MARK: Reference

    private static func expectWhole(_ document: DocumentLayout, _ comment: @autoclosure () -> String) {
        let found = lines(document)
        var wanted: [PlacedLine] = []
        var y = 0.0
        for paragraph in 0..<document.rope.lineCount {
            let whole = whole(of: paragraph, document)
            let start = document.rope.lineStart(paragraph)
            for line in whole.lines {
                wanted.append(PlacedLine(line, start: start, y: y, document.composition))
            }
            y += whole.height + document.options.lineSpacing + document.options.paragraphSpacing
        }
        y -= document.options.lineSpacing + document.options.paragraphSpacing
        if let (line, whole) = zip(found, wanted).first(where: { !$0.isAt($1) }) {
            let around = document.rope.string(
                in: document.rope.clamped(whole.range.lowerBound - 60..<whole.range.upperBound + 30))
            Issue.record("\(comment()): \(line), not \(whole), in \(around.debugDescription)")
        }
        #expect(found.count == wanted.count, "\(comment())")
        #expect(abs(document.height - y) < 1e-6, "\(comment())")
    }

    private static func expectSamePlaces(
        _ document: DocumentLayout, _ random: inout SeededGenerator, _ comment: @autoclosure () -> String
    ) {
        var wholes: [Int: TextLayout] = [:]
        for _ in 0..<40 {
            let offset = document.rope.graphemeBoundary(
                atOrBefore: Int.random(in: 0...document.rope.utf8Count, using: &random))
            let paragraph = document.rope.line(at: offset)
            let whole = wholes[paragraph] ?? whole(of: paragraph, document)
            wholes[paragraph] = whole
            let start = document.rope.lineStart(paragraph)
            let content = document.rope.lineContentRange(paragraph)
            let top = document.block(at: start).y
            for affinity in [Caret.Affinity.upstream, .downstream] {
                let local = Caret(min(offset, content.upperBound) - start, affinity)
                let wanted = whole.caretRect(local)
                let found = document.caretRect(Caret(offset, affinity))
                #expect(
                    abs(found.x - wanted.x) < 1e-6 && abs(found.y - top - wanted.y) < 1e-6,
                    "\(comment()), offset \(offset), \(affinity)")
            }
            let x = Double.random(in: -10...310, using: &random)
            let y = Double.random(in: 0..<whole.height, using: &random)
            let wanted = whole.caret(atX: x, y: y)
            #expect(
                document.caret(atX: x, y: top + y) == Caret(wanted.offset + start, wanted.affinity),
                "\(comment()), \(x) \(y)")
        }
    }

    private struct PlacedLine {
        var range: Range<Int>
        var isRightToLeft: Bool
        var y, x, width: Double

        init(_ line: Line, start: Int, y: Double, _ composition: Composition?) {
            func stored(_ offset: Int) -> Int { composition?.stored(offset + start) ?? offset + start }
            range = stored(line.range.lowerBound)..<stored(line.range.upperBound)
            isRightToLeft = line.isRightToLeft
            self.y = y + line.y
            x = line.x
            width = line.width
        }

        func isAt(_ other: PlacedLine) -> Bool {
            range == other.range && isRightToLeft == other.isRightToLeft && abs(y - other.y) < 1e-6
                && abs(x - other.x) < 1e-6 && abs(width - other.width) < 1e-6
        }
    }

    /// Every line of a document, from its start on.
    private static func lines(_ document: DocumentLayout) -> [PlacedLine] {
        var lines: [PlacedLine] = []
        var block: DocumentLayout.Block? = document.block(at: 0)
        var end = 0
        while let current = block {
            #expect(current.range.lowerBound == end)
            end = current.range.upperBound
            for line in current.layout.lines[current.lines] {
                var placed = PlacedLine(line, start: 0, y: current.y, nil)
                let global = current.setting.global
                placed.range = global(line.range.lowerBound)..<global(line.range.upperBound)
                lines.append(placed)
            }
            block = document.block(after: current)
        }
        #expect(end == document.rope.utf8Count)
        return lines
    }

    private static func whole(of paragraph: Int, _ document: DocumentLayout) -> TextLayout {
        let range = document.rope.lineContentRange(paragraph)
        let composition = document.composition.flatMap {
            document.rope.line(at: $0.offset) == paragraph ? $0 : nil
        }
        let shaped = ShapedText(document.styledText(in: range, composition), context: document.context)
        return TextLayout(shaped, width: document.width, options: document.options)
    }

    /// Without brackets and quotes: after edits one could belong to another that is too far away to be
    /// seen.
    private static let words = [
        "a", "word", "quick", "brown", "extraordinarily", "fi", "été", "e\u{301}t", "سلام", "مرحبا", "لا",
        "שלום",
        "עברית", "漢字", "文章", "한글", "😀", "👨‍👩‍👧", "🇩🇪🇫🇷", "नमस्ते", "12", "3.14", "x/y", "soft\u{AD}hyphen",
    ]

    private static func text(
        _ random: inout SeededGenerator, words count: Int, paragraphs: Bool = true, separators: Bool = true
    ) -> String {
        var text = ""
        for _ in 0..<count {
            text += words[Int.random(in: 0..<words.count, using: &random)]
            switch Int.random(in: 0..<100, using: &random) {
            case 0 where separators: text += "\r"
            case 1 where separators: text += "\u{2028}"
            case 2 where separators && paragraphs && Bool.random(using: &random): text += "\n"
            case 3: text += "\t"
            case 4: text += "  "
            case 5..<15: break
            default: text += " "
            }
        }
        return text
    }
}

extension DocumentLayout {
    fileprivate func replace(_ range: Range<Int>, with text: String) {
        var content = content
        let range = content.clamped(range)
        content.replace(range, with: text)
        update(content, edit: TextEdit(range: range, newCount: text.utf8.count))
    }
}
