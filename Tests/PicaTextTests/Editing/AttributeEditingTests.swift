import Testing

@testable import PicaText

@Suite("Editing with attributes")
struct AttributeEditingTests {
    private let bold = AttributeID(index: 1)
    private let link = AttributeID(index: 2)

    private func session(_ text: String, caret: Int? = nil) -> EditingSession {
        let session = EditingSession(text)
        session.perform(.select(Selection(caret ?? text.utf8.count)), at: 0)
        return session
    }

    /// The attributes as a digit for each byte.
    private func attributes(_ session: EditingSession) -> String {
        guard let content = session.content else { return "" }
        #expect(content.spans.count == content.utf8Count)
        return content.spans.runs(in: 0..<content.utf8Count)
            .map { String(repeating: String($0.value.index), count: $0.range.count) }.joined()
    }

    @Test("Attributes change without the text, the selection stays, and one undo reverts them")
    func attributesAlone() {
        let session = session("one two three")
        session.perform(.select(Selection(4..<7)), at: 0)
        let change = session.updateAttributes(in: 4..<7, at: 1) { _ in bold }
        #expect(change == EditChange(edit: TextEdit(range: 4..<7, newCount: 3)))
        #expect(session.text == "one two three")
        #expect(session.selection == Selection(4..<7))
        #expect(attributes(session) == "0000111000000")
        #expect(session.updateAttributes(in: 4..<7, at: 2) { _ in bold }.isNothing)
        session.perform(.undo, at: 3)
        #expect(attributes(session) == "0000000000000")
        #expect(!session.canUndo)
        session.perform(.redo, at: 4)
        #expect(attributes(session) == "0000111000000")
        #expect(session.selection == Selection(4..<7))
    }

    @Test("A continued change is undone as one step, however long it takes, and separately")
    func goingOn() {
        let session = session("one two three")
        session.perform(.select(Selection([0..<3, 4..<7])), at: 0)
        func change(_ index: Int, coalesces: Bool, at time: Double) {
            _ = session.updateSelectedAttributes(coalesces: coalesces, at: time) { _ in
                AttributeID(index: index)
            }
        }
        change(1, coalesces: false, at: 1)
        change(2, coalesces: false, at: 2)
        for step in 3..<9 { change(step, coalesces: true, at: Double(step) * 10) }
        #expect(attributes(session) == "8880888000000")
        session.perform(.undo, at: 100)
        #expect(attributes(session) == "1110111000000")
        session.perform(.redo, at: 101)
        #expect(attributes(session) == "8880888000000")
        // Undone and later changes do not count as its beginning.
        change(9, coalesces: true, at: 102)
        session.perform(.undo, at: 103)
        #expect(attributes(session) == "8880888000000")
        // Nor is a change that changed nothing.
        change(8, coalesces: false, at: 104)
        change(5, coalesces: true, at: 105)
        session.perform(.undo, at: 106)
        #expect(attributes(session) == "8880888000000")
        session.perform(.undo, at: 107)
        session.perform(.undo, at: 108)
        #expect(attributes(session) == "0000000000000")
        #expect(!session.canUndo)
    }

    @Test("Typed text takes the attributes before it, or at a paragraph's start those after it")
    func inheriting() {
        let session = session("ab\ncd", caret: 2)
        session.updateAttributes(in: 0..<2, at: 0) { _ in bold }
        session.updateAttributes(in: 3..<5, at: 0) { _ in link }
        session.perform(.insert("x"), at: 1)
        #expect(attributes(session) == "111022")
        session.perform(.select(Selection(4)), at: 2)
        session.perform(.insert("y"), at: 2)
        #expect(attributes(session) == "1110222")
        session.perform(.select(Selection(0..<1)), at: 3)
        session.perform(.insert("zz"), at: 3)
        #expect(session.text == "zzbx\nycd")
        #expect(attributes(session) == "11110222")
    }

    @Test("Attributes not inherited by added text do not extend")
    func notInherited() {
        let session = session("go", caret: 2)
        session.attributeRules = SampleRules()
        session.updateAttributes(in: 0..<2, at: 0) { _ in link }
        session.perform(.insert("!"), at: 1)
        #expect(attributes(session) == "220")
    }

    @Test("Attributes set at the caret apply only to text typed there")
    func typingAttributes() {
        let session = session("ab", caret: 1)
        #expect(session.updateAttributes(in: 1..<1, at: 0) { _ in bold }.isNothing)
        #expect(session.typingAttributes == bold)
        session.perform(.insert("x"), at: 0)
        session.perform(.insert("y"), at: 0)
        #expect(attributes(session) == "0110")
        session.perform(.select(Selection(4)), at: 1)
        session.updateAttributes(in: 4..<4, at: 1) { _ in bold }
        session.perform(.move(.documentStart), at: 1)
        session.perform(.insert("z"), at: 1)
        #expect(attributes(session) == "00110")
    }

    @Test("Attributes move with text that is dragged, pasted, removed and restored")
    func travelling() {
        let session = session("abcdef")
        session.updateAttributes(in: 1..<3, at: 0) { _ in bold }
        session.perform(.select(Selection(1..<3)), at: 1)
        session.perform(.moveSelection(to: 6), at: 1)
        #expect(session.text == "adefbc")
        #expect(attributes(session) == "000011")
        session.perform(.undo, at: 2)
        #expect(attributes(session) == "011000")
        let copied = session.content?.slice(1..<4)
        session.perform(.select(Selection(6)), at: 3)
        if let copied { session.paste(copied, at: 3) }
        #expect(session.text == "abcdefbcd")
        #expect(attributes(session) == "011000110")
        session.perform(.selectAll, at: 4)
        session.perform(.deleteSelection, at: 4)
        session.perform(.undo, at: 5)
        #expect(attributes(session) == "011000110")
    }

    @Test(
        "Random edits keep attributes with their text, and undo restores everything",
        arguments: [1, 2, 3] as [UInt64])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let session = session(RandomText.make(&random, pieces: 80))
        let start = session.content
        for step in 0..<400 {
            let range = random.range(in: session.text, upTo: 30)
            let time = Double(step * 10)
            session.perform(.select(Selection(range)), at: time)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let id = AttributeID(index: Int.random(in: 0..<4, using: &random))
                session.updateAttributes(in: session.selection.range, at: time) { _ in id }
            case 1: session.perform(.insert(RandomText.make(&random, pieces: 2)), at: time)
            default: session.perform(.deleteBackward(.word), at: time)
            }
            #expect(session.content?.spans.count == session.content?.utf8Count, "seed \(seed), step \(step)")
        }
        let end = session.content
        while session.canUndo { session.perform(.undo, at: 1e6) }
        #expect(session.content == start, "seed \(seed)")
        while session.canRedo { session.perform(.redo, at: 1e6) }
        #expect(session.content == end, "seed \(seed)")
    }

    @Test("If only attributes differ, the difference is exactly the changed range")
    func difference() {
        let other = AttributeID(index: 1)
        let plain = AttributedRope("one two three")
        var marked = plain
        marked.updateAttributes(in: 4..<7) { _ in other }
        #expect(plain.difference(from: marked).whole == TextEdit(range: 4..<7, newCount: 3))
        #expect(marked.difference(from: plain).whole == TextEdit(range: 4..<7, newCount: 3))
        #expect(marked.difference(from: marked).whole.range.isEmpty)
        #expect(marked.difference(from: marked).whole.newCount == 0)
        var longer = marked
        longer.replace(8..<8, with: AttributedRope("and "))
        #expect(marked.difference(from: longer).whole == TextEdit(range: 8..<8, newCount: 4))
        #expect(plain.difference(from: longer).whole == TextEdit(range: 4..<8, newCount: 8))
    }

    @Test("A document shows each run in its style, and an attribute change relayouts its block")
    func layout() {
        let context = PinnedFonts.context()
        let plain = TextStyle(font: FontDescriptor(size: 16))
        var large = plain
        large.font.size = 32
        var styles = AttributeTable(plain: plain)
        let id = styles.id(for: large)
        let session = session("one\ntwo\nthree")
        guard let content = session.content else { return }
        let document = DocumentLayout(content, style: plain, width: 300, context: context)
        document.looks = [AttributeLook(plain), AttributeLook(large)]
        document.viewportHeight = 400
        let before = document.visibleBlocks()
        let change = session.updateAttributes(in: 4..<7, at: 0) { _ in id }
        if let edit = change.edit, let content = session.content { document.update(content, edit: edit) }
        let after = document.visibleBlocks()
        #expect(after.count == 3 && before.count == 3)
        #expect(after[0].layout === before[0].layout)
        #expect(after[2].layout === before[2].layout)
        #expect(after[1].height > before[1].height * 1.5)
        #expect(abs(after[2].y - before[2].y - after[1].height + before[1].height) < 1e-9)
    }

    @Test("A 10 MB paste builds its tree once, shares it with undo, and is one step")
    func largePaste() {
        let text = String(repeating: "0123456789 words\n", count: 600_000)
        let session = session("before after", caret: 7)
        session.perform(.paste(Rope(text)), at: 0)
        #expect(session.buffer.utf8Count == text.utf8.count + 12)
        guard let nodes = session.rope?.nodes() else { return }
        #expect(nodes.count < text.utf8.count / 1000)
        session.perform(.undo, at: 1)
        #expect(session.text == "before after")
        #expect(!session.canUndo)
        session.perform(.redo, at: 2)
        guard let again = session.rope?.nodes() else { return }
        #expect(again.subtracting(nodes).count < 60)
    }

    @Test("Word motion costs the same in a 10 MB word, and leaves it")
    func hugeWord() {
        let session = session("a " + String(repeating: "x", count: 10_000_000) + " b", caret: 5_000_000)
        let time = ProcessorTime.measure {
            session.perform(.move(.wordForward), at: 0)
            session.perform(.move(.wordBackward), at: 0)
        }
        #expect(session.selection.head.offset > 4_900_000 && session.selection.head.offset < 5_100_000)
        #expect(time < 1)
        session.perform(.select(Selection(9_995_000)), at: 0)
        session.perform(.move(.wordForward), at: 0)
        #expect(session.selection.head.offset == 10_000_002)
    }

    @Test("A secret joins pasted lines without copies that are not wiped")
    func secretLines() {
        let buffer = SecretBuffer()
        let session = EditingSession(secret: buffer)
        session.perform(.paste("a\r\nb\u{2028}c\nd"), at: 0)
        #expect(session.text == "a b c d")
        #expect(session.selection == Selection(7))
        #expect(buffer.withMemory { memory in memory[7...].allSatisfy { $0 == 0 } })
        session.compose("secret", at: 1)
        #expect(session.composition?.text.contains("secret") == false)
        session.commitComposition(at: 1)
        #expect(session.text == "a b c d" && session.composition == nil)
        #expect(session.replaceText("a b c d", at: 2).isNothing)
        #expect(!session.replaceText("a b", at: 2).isNothing)
    }
}
