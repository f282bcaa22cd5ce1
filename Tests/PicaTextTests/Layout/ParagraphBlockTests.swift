import PicaFoundation
import Testing

@testable import PicaText

@Suite("The decorations of lists, quotations, code and tables")
struct ParagraphBlockTests {
    private let context = PinnedFonts.context()
    private static let style = TextStyle(font: FontDescriptor(size: 16))

    private func layout(
        _ paragraphs: [(text: String, style: ParagraphStyle)], width: Double = 300,
        _ change: (inout LayoutOptions) -> Void = { _ in }
    ) -> TextLayout {
        var text = StyledText("", style: Self.style)
        for (index, paragraph) in paragraphs.enumerated() {
            let start = text.text.utf8.count
            text.append(paragraph.text + (index + 1 < paragraphs.count ? "\n" : ""), style: Self.style)
            text.addParagraphs(start..<text.text.utf8.count, paragraph.style)
        }
        var options = LayoutOptions()
        options.fillsWidth = true
        change(&options)
        return TextLayout(ShapedText(text, context: context), width: width, options: options)
    }

    private func item(_ path: Int..., mark: String = "•", inner: Double = 4) -> ParagraphStyle {
        var block = ParagraphBlock(path: path)
        (block.spaceBefore, block.spaceAfter, block.innerSpace) = (10, 20, inner)
        block.marker = ParagraphBlock.Marker(owner: path[1], text: mark, style: Self.style, gap: 6)
        var style = ParagraphStyle()
        (style.firstIndent, style.indent, style.block) = (30, 30, block)
        return style
    }

    /// The room above each line but the first.
    private func gaps(_ layout: TextLayout) -> [Double] {
        zip(layout.lines, layout.lines.dropFirst()).map { $1.y - $0.y - $0.height }
    }

    @Test(
        "Spacing is small within a block, set by a list within it, and otherwise the larger one"
    )
    func spaces() {
        var quote = ParagraphStyle()
        quote.block = ParagraphBlock(path: [9])
        quote.block?.spaceBefore = 12
        let layout = layout([
            ("plain", ParagraphStyle()), ("one", item(1, 2)), ("more of one", item(1, 2)),
            ("two", item(1, 3)), ("quoted", quote), ("plain", ParagraphStyle()),
        ])
        let expected: [Double] = [10, 0, 4, 20, 0]
        #expect(zip(gaps(layout), expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(gaps(layout))")
    }

    @Test("A marker ends before its block's first line, on its baseline; continuations have none")
    func marks() throws {
        let layout = layout([
            ("An item that is too long for one line of so few points", item(1, 2, mark: "10.")),
            ("and goes on", item(1, 2)), ("Another", item(1, 3)), ("plain", ParagraphStyle()),
        ])
        let markers = layout.markers()
        #expect(markers.map { $0.layout.shaped.styled.text } == ["10.", "•"])
        let another = try #require(layout.lines.firstIndex { layout.text($0.range) == "Another" })
        #expect(another > 2)
        for (marker, line) in zip(markers, [layout.lines[0], layout.lines[another]]) {
            #expect(abs(marker.x + marker.layout.width - 24) < 1e-9)
            #expect(abs(marker.y + marker.layout.firstBaseline - line.baseline) < 1e-9)
            #expect(line.x == 30)
        }
        #expect(layout.markers(inLines: another..<another + 1).count == 1)
        #expect(layout.shaped.styled.markers.map(\.text) == ["10.", "•"])
    }

    @Test("An item interrupted by a nested list has one marker")
    func nested() {
        var inner = item(1, 2, 5, 6, mark: "◦")
        inner.block?.marker?.owner = 6
        let layout = layout([("a", item(1, 2)), ("b", inner), ("a goes on", item(1, 2)), ("c", item(1, 3))])
        #expect(layout.markers().map { $0.layout.shaped.styled.text } == ["•", "◦", "•"])
    }

    @Test("In right-to-left lines, markers and bars are on the right")
    func mirrored() throws {
        var style = item(1, 2)
        style.block?.panels = [
            ParagraphBlock.Panel(owner: 2, leading: 0, width: 3, padding: 0, paint: 0)
        ]
        let hebrew = layout([("שלום", style)])
        #expect(hebrew.markers().map(\.x) == [276])
        #expect(hebrew.panels().map(\.rect.x) == [297])
        let latin = layout([("a", style)]) { $0.alignment = .right }
        #expect(latin.markers().map(\.x) == [276])
        #expect(latin.panels().map(\.rect.x) == [297])
        #expect(abs(latin.lines[0].x + latin.lines[0].width - 270) < 1e-9)
    }

    @Test("A block's background covers all its lines and its padding without gaps")
    func panels() {
        func code(_ path: Int...) -> ParagraphStyle {
            var block = ParagraphBlock(path: path)
            (block.spaceBefore, block.spaceAfter, block.innerSpace) = (20, 20, 8)
            block.panels = [ParagraphBlock.Panel(owner: 1, leading: 10, width: nil, padding: 5, paint: 3)]
            var style = ParagraphStyle()
            style.block = block
            return style
        }
        let layout = layout([
            ("plain", ParagraphStyle()), ("some code that needs more lines than one to stand on", code(1, 2)),
            ("and more", code(1, 2)), ("inside", code(1, 4)), ("plain", ParagraphStyle()),
        ]) { $0.lineSpacing = 3 }
        let rects = layout.panels().map(\.rect)
        let code1 = layout.lines[1], last = layout.lines[layout.lines.count - 2]
        #expect(rects.count == layout.lines.count - 2)
        #expect(abs(rects[0].y - (code1.y - 5)) < 1e-9)
        #expect(abs((rects.last?.maxY ?? 0) - (last.y + last.height + 5)) < 1e-9)
        for (rect, next) in zip(rects, rects.dropFirst()) { #expect(abs(rect.maxY - next.y) < 1e-9) }
        #expect(rects.allSatisfy { $0.x == 10 && $0.width == 290 })
        #expect(layout.inkBounds()?.maxY ?? 0 >= (rects.last?.maxY ?? .infinity))
    }

    @Test("Table columns fit all their cells, each with its alignment")
    func table() throws {
        func row(_ number: Int) -> ParagraphStyle {
            var block = ParagraphBlock(path: [1, number])
            block.table = ParagraphBlock.Table(
                owner: 1, columns: [.leading, .trailing, .center], gap: 20)
            var style = ParagraphStyle()
            style.block = block
            return style
        }
        let rows = ["City\tHeight\tof", "La Paz\t3640\tBolivia", "Delft\t1\tNL", "Rome\t\tx"]
        let layout = layout(rows.enumerated().map { ($1, row(10 + $0)) }, width: 1000)
        func cell(_ line: Int, _ column: Int) -> (left: Double, right: Double)? {
            let start = layout.lines[line].range.lowerBound
            let words = rows[line].split(separator: "\t", omittingEmptySubsequences: false)
            let offset = start + words[..<column].reduce(0) { $0 + $1.utf8.count + 1 }
            let rects = layout.selectionRects(offset..<offset + words[column].utf8.count)
            return rects.first.map { ($0.x, $0.maxX) }
        }
        let widest = try #require(cell(1, 0))
        let numbers = try (0..<3).map { try #require(cell($0, 1)) }
        #expect(numbers.allSatisfy { abs($0.right - numbers[0].right) < 0.01 })
        #expect(numbers.allSatisfy { $0.left >= widest.right + 19.99 })
        let middles = try (0..<4).map { try #require(cell($0, 2)) }.map { ($0.left + $0.right) / 2 }
        #expect(middles.allSatisfy { abs($0 - middles[0]) < 0.01 })
        #expect(try #require(cell(1, 2)).left >= numbers[0].right + 19.99)
    }

    @Test("A randomly edited document shows its blocks like a fresh one", arguments: 1...6)
    func documents(seed: Int) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
        let table = (0..<5).map { number -> AttributeLook in
            var style = ParagraphStyle()
            if number > 0 {
                style = item(1 + number / 3, 10 + number)
                style.block?.panels = [
                    ParagraphBlock.Panel(owner: 1 + number / 3, leading: 0, width: 3, padding: 2, paint: 0)
                ]
            }
            return AttributeLook(Self.style, paragraph: number == 0 ? nil : style)
        }
        func made(_ content: AttributedRope) -> DocumentLayout {
            let document = DocumentLayout(content, style: Self.style, width: 200, context: context)
            document.viewportHeight = 300
            document.looks = table
            return document
        }
        /// The positions of lines and their decorations.
        func shown(_ document: DocumentLayout) -> [String] {
            var result: [String] = []
            var block: DocumentLayout.Block? = document.block(at: 0)
            while let current = block {
                let lines = current.lines.map { current.layout.lines[$0].y + current.y }
                let marks = current.layout.markers(inLines: current.lines).map { $0.y + current.y }
                let panels = current.layout.panels(inLines: current.lines).map {
                    ($0.rect.y + current.y, $0.rect.height)
                }
                result.append("\(current.range) \(lines) \(marks) \(panels)")
                block = document.block(after: current)
            }
            return result
        }
        func text() -> AttributedRope {
            let words = (0..<number(0..<4)).map { _ in
                ["word", "\n", "long enough for two lines of it all "][number(0..<3)]
            }
            return AttributedRope(words.joined(), AttributeID(index: number(0..<5)))
        }
        var content = AttributedRope("first\nsecond\nthird\n", AttributeID(index: 1))
        let document = made(content)
        for step in 0..<60 {
            let start = number(0..<content.utf8Count + 1)
            let range = start..<min(content.utf8Count, start + number(0..<12))
            let edit: TextEdit
            if number(0..<3) == 0 {
                let id = AttributeID(index: number(0..<5))
                content.updateAttributes(in: range) { _ in id }
                edit = TextEdit(range: range, newCount: range.count)
            } else {
                let new = text()
                content.replace(range, with: new)
                edit = TextEdit(range: range, newCount: new.utf8Count)
            }
            document.update(content, edit: edit)
            if number(0..<2) == 0 { _ = document.visibleBlocks() }
            guard step % 4 == 3 else { continue }
            #expect(shown(document) == shown(made(content)), "seed \(seed), step \(step)")
        }
    }

    @Test("An empty last paragraph looks like text typed there, and reverts to the one before")
    func lastParagraph() {
        let content = AttributedRope("one\n", AttributeID(index: 1))
        let document = DocumentLayout(content, style: Self.style, width: 200, context: context)
        document.viewportHeight = 300
        document.looks = [
            AttributeLook(Self.style), AttributeLook(Self.style, paragraph: item(1, 2)),
            AttributeLook(Self.style, paragraph: item(1, 3, mark: "◦")),
        ]
        func marks() -> [String] {
            document.visibleBlocks().flatMap { $0.layout.markers() }.map { $0.layout.shaped.styled.text }
        }
        #expect(marks() == ["•"])
        document.endAttributes = AttributeID(index: 2)
        #expect(marks() == ["•", "◦"])
        document.endAttributes = nil
        #expect(marks() == ["•"])
    }
}
