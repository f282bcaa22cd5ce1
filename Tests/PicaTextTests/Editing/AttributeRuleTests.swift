import Testing

@testable import PicaText

@Suite("Attributes that follow rules")
struct AttributeRuleTests {
    /// A text with the number of each paragraph's style in front of it, and what letters have behind a bar.
    private func session(_ paragraphs: (style: Int, text: String)..., letters: [Range<Int>: Int] = [:])
        -> EditingSession
    {
        let text = paragraphs.map(\.text).joined()
        var content = AttributedRope(text)
        var start = 0
        for (style, text) in paragraphs {
            let end = start + text.utf8.count
            content.updateAttributes(in: start..<end) { _ in AttributeID(index: style * 10) }
            start = end
        }
        for (range, letters) in letters {
            content.updateAttributes(in: range) { AttributeID(index: $0.index + letters) }
        }
        let session = EditingSession()
        _ = session.replaceContent(content, at: 0)
        session.forgetHistory()
        session.attributeRules = SampleRules()
        return session
    }

    /// Runs as their text and what they have, with arrows for ends of lines.
    private func runs(_ session: EditingSession) -> String {
        guard let content = session.content else { return "" }
        return content.spans.runs(in: 0..<content.utf8Count).map {
            content.string(in: $0.range).replacing("\n", with: "↵") + "\($0.value.index)"
        }.joined(separator: " ")
    }

    private func select(_ session: EditingSession, _ range: Range<Int>) {
        session.perform(.select(Selection(range)), at: 0)
    }

    /// Does something, and sees that it is undone and done again whole.
    private func check(
        _ session: EditingSession, becomes expected: String,
        sourceLocation: SourceLocation = #_sourceLocation, _ edit: (EditingSession) -> EditChange
    ) {
        let (before, selection) = (session.content, session.selection)
        let change = edit(session)
        #expect(runs(session) == expected, sourceLocation: sourceLocation)
        let after = session.content
        // The range reported to the layout covers every change.
        if let before, let after, let told = change.edit {
            let (_, changed) = before.difference(from: after)
            #expect(
                told.range.lowerBound <= changed.range.lowerBound
                    && told.range.upperBound >= changed.range.upperBound, sourceLocation: sourceLocation)
        }
        session.perform(.undo, at: 10)
        #expect(session.content == before, sourceLocation: sourceLocation)
        #expect(session.selection == selection, sourceLocation: sourceLocation)
        session.perform(.redo, at: 11)
        #expect(session.content == after, sourceLocation: sourceLocation)
    }

    @Test("Deleting the line end between two paragraphs joins the second to the first")
    func join() {
        let session = session((1, "one\n"), (2, "two\n"), (3, "three"))
        select(session, 4..<4)
        check(session, becomes: "onetwo↵10 three30") { $0.perform(.deleteBackward(.grapheme), at: 1) }
    }

    @Test("The rest of a paragraph whose start is deleted keeps its attributes")
    func cutStart() {
        let session = session((1, "one\n"), (2, "two"))
        select(session, 0..<5)
        check(session, becomes: "wo20") { $0.perform(.deleteSelection, at: 1) }
    }

    @Test("A line end splits a paragraph into two with the same attributes, also for typed text")
    func split() {
        let session = session((1, "one"))
        select(session, 2..<2)
        check(session, becomes: "on↵xe10") { session in
            let first = session.perform(.insert("\n"), at: 1)
            let second = session.perform(.insert("x"), at: 1)
            return EditChange(
                edit: second.edit.flatMap { first.edit?.followed(by: $0) }, selectionChanged: true)
        }
    }

    @Test("The first and last pasted paragraphs join those around them")
    func paste() {
        let session = session((1, "ab\n"), (2, "cd"))
        let pasted = self.session((3, "x\n"), (4, "y\n"), (5, "z")).content ?? AttributedRope()
        select(session, 1..<4)
        check(session, becomes: "ax↵10 y↵40 zd20") { $0.paste(pasted, at: 1) }
    }

    @Test("A line pasted at a paragraph's start takes its attributes")
    func pasteAtStart() {
        let session = session((1, "ab"))
        let pasted = self.session((3, "x")).content ?? AttributedRope()
        select(session, 0..<0)
        check(session, becomes: "xab10") { $0.paste(pasted, at: 1) }
    }

    @Test("A joined paragraph takes the other's block")
    func joinBlocks() {
        let session = session((10, "one\n"), (21, "two\n"), (30, "three"))
        select(session, 3..<3)
        check(session, becomes: "onetwo↵100 three300") { $0.perform(.deleteForward(.grapheme), at: 1) }
        select(session, 0..<9)
        check(session, becomes: "ree300") { $0.perform(.deleteSelection, at: 1) }
    }

    @Test("Text pasted within paragraphs takes their blocks; whole paragraphs keep their own")
    func pasteBlocks() {
        let session = session((10, "ab\n"), (20, "cd"))
        let pasted = self.session((30, "x\n"), (40, "y\n"), (50, "z")).content ?? AttributedRope()
        select(session, 1..<4)
        check(session, becomes: "ax↵100 y↵400 zd200") { $0.paste(pasted, at: 1) }
    }

    @Test("An empty paragraph takes the pasted block, or keeps its own if there is none")
    func pasteInEmptyParagraph() {
        let session = session((10, "\n"), (20, "b"))
        select(session, 0..<0)
        check(session, becomes: "x↵100 b200") { session in
            session.paste(AttributedRope("x"), at: 1)
        }
        session.perform(.undo, at: 2)
        let blocks = self.session((30, "x\n"), (40, "y")).content ?? AttributedRope()
        check(session, becomes: "x↵300 y↵400 b200") { $0.paste(blocks, at: 1) }
    }

    @Test("If a line has several blocks, only joined text changes its block")
    func severalBlocksInALine() {
        let session = session((10, "ab"), (20, "cd"))
        select(session, 2..<2)
        check(session, becomes: "abx100 cd200") { $0.perform(.insert("x"), at: 1) }
    }

    @Test("A paragraph attribute set on a part applies to the whole paragraph")
    func paragraphAttribute() {
        let session = session((1, "one\n"), (1, "two\n"), (1, "three"), letters: [5..<6: 3])
        select(session, 5..<9)
        check(session, becomes: "one↵10 t20 w23 o↵three20") {
            $0.updateAttributes(in: 5..<9, at: 1) { AttributeID(index: 20 + $0.index % 10) }
        }
        #expect(session.selection.range == 5..<9)
    }

    @Test("One set at the caret applies to the paragraph, too")
    func paragraphAttributeAtCaret() {
        let session = session((1, "one\n"), (1, "two"))
        select(session, 5..<5)
        check(session, becomes: "one↵10 two20") {
            $0.updateAttributes(in: 5..<5, at: 1) { AttributeID(index: 20 + $0.index % 10) }
        }
    }

    @Test("An attribute invalidated by text changes is removed from its whole range")
    func ends() {
        let session = session((0, "abcdefgh"), letters: [1..<5: 5, 5..<6: 1])
        select(session, 3..<3)
        check(session, becomes: "abcxde0 f1 gh0") { $0.perform(.insert("x"), at: 1) }
    }

    @Test("It stays if only the text beside it changes")
    func stays() {
        let session = session((0, "abcd"), letters: [1..<3: 5])
        select(session, 1..<1)
        check(session, becomes: "ax0 bc5 d0") { $0.perform(.insert("x"), at: 1) }
        select(session, 4..<4)
        check(session, becomes: "ax0 bc5 yd0") { $0.perform(.insert("y"), at: 2) }
    }

    @Test("The rest is removed if part of its text is deleted")
    func endsWithDeletion() {
        let session = session((1, "abcd"), letters: [1..<4: 5])
        select(session, 2..<3)
        check(session, becomes: "abd10") { $0.perform(.deleteSelection, at: 1) }
    }

    @Test("Forbidden values are replaced while typing, pasting, formatting and choosing")
    func allowed() {
        let session = session((1, "ab"))
        select(session, 2..<2)
        session.setTypingAttributes(AttributeID(index: 17))
        check(session, becomes: "ab10 x11") { $0.perform(.insert("x"), at: 1) }
        check(session, becomes: "ab10 xy11") { session in
            session.paste(AttributedRope("y", AttributeID(index: 17)), at: 2)
        }
        check(session, becomes: "a11 b10 xy11") {
            $0.updateAttributes(in: 0..<1, at: 3) { _ in AttributeID(index: 17) }
        }
    }

    @Test("Text whose attributes end at a key is undone with the text typed next")
    func undoTyping() {
        let session = session((0, "abcd"), letters: [1..<3: 5])
        select(session, 2..<2)
        check(session, becomes: "abxyzcd0") { session in
            var edit: TextEdit?
            for letter in ["x", "y", "z"] {
                let next = session.perform(.insert(letter), at: 1).edit
                edit = edit.flatMap { edit in next.map { edit.followed(by: $0) } } ?? next
            }
            return EditChange(edit: edit, selectionChanged: true)
        }
    }

    @Test(
        "After random edits paragraphs are uniform, constraints hold, and undo restores all",
        arguments: [1, 2, 3, 4] as [UInt64])
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let session = session((1, "first line\n"), (2, "second\n"), (3, "third"))
        let start = session.content
        let pieces = ["x", "\n", "two words", "a\nb", "\n\n", "é"]
        for step in 0..<600 {
            let time = Double(step)
            let range = random.range(in: session.text, upTo: 12)
            session.perform(.select(Selection(range)), at: time)
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let piece = pieces.randomElement(using: &random) ?? ""
                session.perform(.insert(piece), at: time)
            case 1:
                let source = random.range(in: session.text, upTo: 20)
                session.paste(session.content?.slice(source) ?? AttributedRope(), at: time)
            case 2: session.perform(.deleteBackward(.word), at: time)
            case 3:
                let id = AttributeID(index: Int.random(in: 0..<60, using: &random))
                session.updateAttributes(in: session.selection.range, at: time) { _ in id }
            default:
                session.perform(
                    .moveSelection(to: random.range(in: session.text, upTo: 1).lowerBound), at: time)
            }
            guard let content = session.content else { return }
            for run in content.spans.runs(in: 0..<content.utf8Count) {
                #expect(run.value.index % 10 != 7, "seed \(seed), step \(step)")
            }
            for line in 0..<content.rope.lineCount {
                let styles = Set(
                    content.spans.runs(in: content.rope.lineRange(line)).map { $0.value.index / 10 })
                #expect(styles.count <= 1, "seed \(seed), step \(step), line \(line)")
            }
        }
        let end = session.content
        while session.canUndo { session.perform(.undo, at: 1e6) }
        #expect(session.content == start, "seed \(seed)")
        while session.canRedo { session.perform(.redo, at: 1e6) }
        #expect(session.content == end, "seed \(seed)")
    }
}
