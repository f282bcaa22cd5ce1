import Testing

@testable import PicaText

/// A session whose text is laid out as in an editor, in a face with one advance for all letters.
private final class Editor {
    let session: EditingSession
    let layout: DocumentLayout
    let context: TextContext
    private var time = 0.0

    init(_ text: String, width: Double? = 300, height: Double = 200) {
        context = TextContext()
        session = EditingSession(text)
        layout = DocumentLayout(AttributedRope(text), style: Self.style, width: width, context: context)
        layout.viewportHeight = height
        session.geometry = layout
    }

    static let style = TextStyle(font: FontDescriptor(family: "DejaVu Sans Mono", size: 10))

    /// The width of a letter.
    var advance: Double {
        let line = DocumentLayout(AttributedRope("x"), style: Self.style, width: nil, context: context)
        return line.caretRect(Caret(1, .upstream)).x - line.caretRect(Caret(0)).x
    }

    @discardableResult
    func perform(_ command: EditCommand) -> EditChange {
        time += 1
        let change = session.perform(command, at: time)
        if let edit = change.edit, let content = session.content { layout.update(content, edit: edit) }
        return change
    }

    func stops(_ motion: Motion, _ count: Int) -> [Int] {
        (0..<count).map { _ in
            perform(.move(motion))
            return session.selection.head.offset
        }
    }

    /// Lays everything out.
    func layOutAll() {
        var block: DocumentLayout.Block? = layout.block(at: 0)
        while let current = block { block = layout.block(after: current) }
    }
}

@Suite("Document layout")
struct DocumentLayoutTests {
    @Test("After thousands of random edits it equals a fresh layout", arguments: [1, 2] as [UInt64])
    func incremental(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let editor = Editor(RandomText.make(&random, pieces: 200))
        for step in 0..<2000 {
            let text = editor.session.text
            let range = random.range(in: text, upTo: text.utf8.count > 4000 ? 300 : 12)
            editor.perform(
                .replace(range, with: RandomText.make(&random, pieces: Int.random(in: 0...4, using: &random)))
            )
            if step % 3 == 0 { _ = editor.layout.visibleBlocks() }
            if step % 7 == 0 {
                editor.layout.top = Double.random(in: 0...editor.layout.height, using: &random)
            }
            guard step % 100 == 99 else { continue }
            editor.layOutAll()
            let fresh = Editor(editor.session.text)
            fresh.layOutAll()
            #expect(abs(editor.layout.height - fresh.layout.height) < 1e-6, "seed \(seed), step \(step)")
            for _ in 0..<60 {
                let offset = Int.random(in: 0...editor.layout.rope.utf8Count, using: &random)
                let caret = Caret(editor.session.buffer.graphemeBoundary(atOrBefore: offset))
                let (rect, wanted) = (editor.layout.caretRect(caret), fresh.layout.caretRect(caret))
                #expect(
                    abs(rect.x - wanted.x) < 1e-6 && abs(rect.y - wanted.y) < 1e-6,
                    "seed \(seed), step \(step), offset \(offset): \(rect), not \(wanted)")
            }
        }
    }

    @Test("A composition is removed when the text changes elsewhere")
    func compositionAndEdit() {
        let editor = Editor("one\ntwo\nthree")
        _ = editor.layout.visibleBlocks()
        let width = editor.layout.block(at: 4).layout.width
        editor.layout.setComposition(Composition("preedit", at: 5))
        #expect(editor.layout.block(at: 4).layout.width > width)
        editor.perform(.replace(0..<0, with: "zero\nhalf\n"))
        #expect(editor.layout.composition == nil)
        #expect(editor.layout.block(at: 14).layout.width == width)
    }

    @Test("Only the visible lines of a long paragraph are drawn")
    func visibleLines() {
        let editor = Editor(String(repeating: "word ", count: 20_000), height: 200)
        editor.layout.top = editor.layout.height / 2
        let blocks = editor.layout.visibleBlocks()
        let lines = blocks.flatMap { block in
            editor.layout.visibleLines(of: block).map { (block.y, block.layout.lines[$0]) }
        }
        #expect(lines.count < 30)
        guard let (firstY, first) = lines.first, let (lastY, last) = lines.last else { return }
        #expect(firstY + first.y <= editor.layout.top)
        #expect(lastY + last.y + last.height >= editor.layout.top + 200)
    }

    @Test("An edit in 10 MB lays out only its paragraph, and opening only the visible part")
    func bigDocument() {
        let line = "The quick brown fox jumps over the lazy dog, and the dog does not mind at all.\n"
        let editor = Editor(String(repeating: line, count: 10 * 1024 * 1024 / line.utf8.count))
        #expect(editor.layout.blocks.laidOut.isEmpty)
        editor.layout.top = editor.layout.height / 2
        let visible = editor.layout.visibleBlocks()
        #expect(visible.count > 2 && visible.count < 30)
        #expect(editor.layout.blocks.laidOut.count <= visible.count + 2)

        let middle = visible[1]
        editor.perform(.replace(middle.range.lowerBound..<middle.range.lowerBound, with: "edited "))
        let after = editor.layout.visibleBlocks()
        for (old, new) in zip(visible, after) {
            let isEdited = old.range.lowerBound == middle.range.lowerBound
            #expect((old.layout === new.layout) != isEdited, "block at \(old.range)")
        }
        let time = ContinuousClock().measure {
            for _ in 0..<100 {
                editor.perform(.replace(middle.range.lowerBound..<middle.range.lowerBound, with: "x"))
            }
        }
        print("document layout: taking in an edit of 10 MB takes \(time / 100)")
    }

    @Test("The visible text stays in place when text above is measured or edited")
    func anchoring() {
        let short = "short\n"
        let long = String(repeating: "words of a long paragraph ", count: 40) + "\n"
        let editor = Editor(String(repeating: short + long + short, count: 100))
        let layout = editor.layout
        layout.top = layout.height / 2
        let before = layout.visibleBlocks()
        let place = before[1].y - layout.top
        editor.layOutAll()
        let measured = layout.visibleBlocks()
        #expect(measured.map(\.range) == before.map(\.range))
        #expect(abs(measured[1].y - layout.top - place) < 1e-6)

        let more = String(repeating: long, count: 30)
        editor.perform(.replace(0..<0, with: more))
        let edited = layout.visibleBlocks()
        #expect(edited.map(\.range.lowerBound) == before.map { $0.range.lowerBound + more.utf8.count })
        #expect(abs(edited[1].y - layout.top - place) < 1e-6)

        let text = layout.caret(atX: 0, y: layout.top)
        layout.setFormat(style: Editor.style, options: LayoutOptions(), width: 200)
        #expect(abs(layout.caretRect(text).y - layout.top) < 20)
    }

    @Test("Text inserted at the top of the view is visible, and moves the rest down", arguments: [0, 60])
    func insertionAtTop(line: Int) {
        let editor = Editor(String(repeating: "line\n", count: 100), height: 50)
        editor.layout.top = editor.layout.caretRect(Caret(line * 5)).y
        editor.perform(.replace(line * 5..<line * 5, with: String(repeating: "more\n", count: 100)))
        #expect(editor.layout.visibleBlocks().first?.range.lowerBound == line * 5)
        let empty = Editor("", height: 50)
        _ = empty.layout.visibleBlocks()
        empty.perform(.replace(0..<0, with: String(repeating: "line\n", count: 100)))
        #expect(empty.layout.visibleBlocks().first?.range.lowerBound == 0)
    }

    @Test("Scrolled to the end, the end is at the bottom whatever was estimated")
    func end() {
        for text in [String(repeating: "wide 漢字 ", count: 3000), String(repeating: "a\n\n", count: 500), "x"]
        {
            let editor = Editor(text)
            editor.layout.top = 1e9
            let visible = editor.layout.visibleBlocks()
            #expect(visible.last?.range.upperBound == editor.layout.rope.utf8Count)
            let bottom = editor.layout.top + editor.layout.viewportHeight
            #expect(bottom >= editor.layout.height - 0.01)
            #expect(editor.layout.top == 0 || bottom <= editor.layout.height + 0.01)
        }
    }

    @Test("The visible paragraphs cover the viewport without gaps")
    func coverage() {
        var random = SeededGenerator(seed: 9)
        let editor = Editor(RandomText.make(&random, pieces: 3000))
        for _ in 0..<100 {
            editor.layout.top = Double.random(in: 0...editor.layout.height, using: &random)
            let visible = editor.layout.visibleBlocks()
            let top = editor.layout.top
            #expect(visible[0].y <= top + 0.01)
            for (above, below) in zip(visible, visible.dropFirst()) {
                #expect(abs(above.y + above.layout.height - below.y) < 1e-6)
            }
            let bottom = visible[visible.count - 1]
            let isLast = bottom.range.upperBound == editor.layout.rope.utf8Count
            #expect(isLast || bottom.y + bottom.layout.height >= top + editor.layout.viewportHeight - 0.01)
        }
    }

    @Test("Hit testing a caret's rectangle finds the caret")
    func hitTesting() {
        var random = SeededGenerator(seed: 4)
        let editor = Editor(
            "plain text of some length that wraps around more than once, it does\n\nלשון עברית\nend\n")
        editor.layOutAll()
        for _ in 0..<200 {
            let offset = Int.random(in: 0...editor.layout.rope.utf8Count, using: &random)
            let caret = Caret(editor.session.buffer.graphemeBoundary(atOrBefore: offset))
            let rect = editor.layout.caretRect(caret)
            let hit = editor.layout.caretRect(editor.layout.caret(atX: rect.x, y: rect.y + rect.height / 2))
            #expect(abs(hit.x - rect.x) < 1e-6 && abs(hit.y - rect.y) < 1e-6, "offset \(caret.offset)")
        }
    }

    // MARK: Motion

    @Test("Right and left reach every caret stop in paragraphs of both directions")
    func everyStop() {
        let text = "ab\ncd\n\nef"
        let editor = Editor(text)
        #expect(editor.stops(.right, 10) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 9])
        #expect(editor.stops(.left, 10) == [8, 7, 6, 5, 4, 3, 2, 1, 0, 0])

        let hebrew = Editor("של\nום")
        #expect(hebrew.stops(.left, 6) == [2, 4, 5, 7, 9, 9])
        #expect(hebrew.stops(.right, 6) == [7, 5, 4, 2, 0, 0])
        hebrew.perform(.move(.wordLeft))
        #expect(hebrew.session.selection.head.offset == 4)
    }

    @Test("Random motion and typing over laid-out text keeps the caret on grapheme boundaries")
    func randomMotion() {
        var random = SeededGenerator(seed: 21)
        let editor = Editor(RandomText.make(&random, pieces: 300))
        let motions: [Motion] = [
            .left, .right, .wordLeft, .wordRight, .up, .down, .pageUp, .pageDown, .lineStart, .lineEnd,
            .paragraphStart, .paragraphEnd,
        ]
        for step in 0..<1500 {
            let motion = motions[Int.random(in: 0..<motions.count, using: &random)]
            editor.perform(.move(motion, extending: Bool.random(using: &random)))
            if step % 4 == 0 { editor.perform(.insert(RandomText.make(&random, pieces: 1))) }
            if step % 9 == 0 { editor.perform(.deleteBackward(.line)) }
            let head = editor.session.selection.head.offset
            #expect(
                editor.session.buffer.graphemeBoundary(atOrBefore: head) == head, "step \(step), \(motion)")
        }
    }

    @Test("Up and down keep the column across shorter lines, and stop at the text's ends")
    func goalColumn() {
        let editor = Editor("long line\nab\nlong line", width: nil)
        editor.perform(.select(Selection(7)))
        #expect(editor.stops(.down, 3) == [12, 20, 22])
        editor.perform(.select(Selection(20)))
        #expect(editor.stops(.up, 3) == [12, 7, 0])
        editor.perform(.select(Selection(7)))
        _ = editor.stops(.down, 1)
        editor.perform(.move(.left))
        #expect(editor.stops(.down, 1) == [14], "a horizontal motion sets a new column")
    }

    @Test("Home and End move to the displayed line's ends and stay on it")
    func displayedLine() {
        let editor = Editor("aaa bbb ccc", width: nil)
        editor.layout.setFormat(style: Editor.style, options: LayoutOptions(), width: editor.advance * 8.5)
        editor.perform(.select(Selection(5)))
        let y = editor.layout.caretRect(Caret(5)).y
        editor.perform(.move(.lineEnd))
        #expect(editor.session.selection.head == Caret(8, .upstream))
        #expect(editor.layout.caretRect(editor.session.selection.head).y == y)
        editor.perform(.move(.lineStart))
        #expect(editor.session.selection.head.offset == 0)
        editor.perform(.move(.down))
        #expect(editor.session.selection.head == Caret(8))
        editor.perform(.move(.lineEnd))
        #expect(editor.session.selection.head.offset == 11)
    }

    @Test("A page is a viewport less one line")
    func page() {
        let editor = Editor(String(repeating: "line\n", count: 300), height: 200)
        let start = editor.layout.caretRect(Caret(0))
        editor.perform(.move(.pageDown))
        let moved = editor.layout.caretRect(editor.session.selection.head).y - start.y
        #expect(moved > 200 - 3 * start.height && moved <= 200)
        editor.perform(.move(.pageUp))
        #expect(editor.session.selection.head.offset == 0)
        editor.perform(.move(.documentEnd))
        editor.perform(.move(.pageDown))
        #expect(editor.session.selection.head.offset == 1500)
    }

    @Test("A plain arrow key collapses a selection to the visual edge on its side")
    func collapseInRightToLeft() {
        let editor = Editor("שלום")
        editor.perform(.select(Selection(2..<6)))
        editor.perform(.move(.left))
        #expect(editor.session.selection.head.offset == 6)
        editor.perform(.select(Selection(2..<6)))
        editor.perform(.move(.right))
        #expect(editor.session.selection.head.offset == 2)
    }

    // MARK: Selection, composition, scrolling

    @Test("Selected line ends are visible, also in empty paragraphs")
    func selectionRects() {
        let editor = Editor("ab\n\ncd\nef", width: nil)
        let visible = editor.layout.visibleBlocks()
        let rects = editor.layout.selectionRects(1..<6, in: visible)
        let lines = Set(rects.map { ($0.y * 100).rounded() })
        #expect(lines.count == 3)
        #expect(editor.layout.selectionRects(2..<2, in: visible).isEmpty)
        let first = rects.filter { $0.y == rects[0].y }
        #expect(abs((first.map(\.x).min() ?? 0) - editor.layout.caretRect(Caret(1)).x) < 1e-6)
        #expect((first.map { $0.x + $0.width }.max() ?? 0) > editor.layout.caretRect(Caret(2, .upstream)).x)
    }

    @Test("A composition is laid out inline and has no caret stops")
    func composition() {
        let editor = Editor("first\nabcd", width: nil)
        let advance = editor.advance
        editor.perform(.select(Selection(8)))
        editor.session.compose("xyz", selection: 1..<2, at: 0)
        editor.layout.setComposition(editor.session.composition)
        let layout = editor.layout
        let start = layout.caretRect(Caret(6)).x
        func column(_ rect: TextRect?) -> Double {
            (((rect?.x ?? -1) - start) / advance * 100).rounded() / 100
        }
        #expect([6, 7, 8, 9, 10].map { column(layout.caretRect(Caret($0))) } == [0, 1, 2, 6, 7])
        #expect(column(layout.compositionCaretRect) == 4)
        #expect(layout.compositionSelectionRects.map { column($0) } == [3])
        let y = layout.caretRect(Caret(6)).y + 1
        #expect(
            [0, 2, 3, 4, 6, 7].map { layout.caret(atX: start + advance * Double($0), y: y).offset } == [
                6, 8, 8, 8, 9, 10,
            ])

        editor.perform(.insert("Z"))
        layout.setComposition(nil)
        #expect(editor.session.text == "first\nabZcd")
        #expect(column(layout.caretRect(Caret(11))) == 5)
    }

    @Test("Revealing scrolls as little as needed")
    func revealing() {
        let editor = Editor(String(repeating: "line\n", count: 300), height: 200)
        let layout = editor.layout
        layout.top = 500
        _ = layout.visibleBlocks()
        let seen = layout.caret(atX: 0, y: layout.top + 100)
        #expect(layout.topRevealing(seen) == layout.top)
        let above = layout.caret(atX: 0, y: 100)
        #expect(layout.topRevealing(above) == layout.caretRect(above).y)
        let below = layout.caret(atX: 0, y: 1000)
        let rect = layout.caretRect(below)
        #expect(abs(layout.topRevealing(below) + 200 - rect.y - rect.height) < 1e-6)
        #expect(layout.topRevealing(Caret(0)) == 0)
    }

    @Test("An empty layout has one line and a caret")
    func empty() {
        let editor = Editor("")
        #expect(editor.layout.visibleBlocks().count == 1)
        #expect(editor.layout.height > 0)
        #expect(editor.layout.caretRect(Caret(0)).height > 0)
        #expect(editor.layout.caret(atX: 50, y: 50).offset == 0)
        editor.perform(.insert("\n"))
        #expect(editor.layout.visibleBlocks().count == 2)
        #expect(editor.layout.caretRect(Caret(1)).y > editor.layout.caretRect(Caret(0)).y)
    }
}
