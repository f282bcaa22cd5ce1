import Testing

@testable import PicaText

@Suite("Editing session")
struct EditingSessionTests {
    private func session(_ text: String, _ selection: Range<Int>? = nil) -> EditingSession {
        let session = EditingSession(text)
        if let selection { session.perform(.select(Selection(selection)), at: 0) }
        return session
    }

    @Test("Word boundaries are right at any position, even around very long graphemes")
    func wordsAroundLongGraphemes() {
        let grapheme = "b" + String(repeating: "\u{301}", count: 600)
        let breaks = Breaks()
        let first = Rope(String(repeating: "a", count: 300) + grapheme + " end")
        #expect(first.wordEnd(after: 300, by: breaks) == 1501)
        #expect(first.wordEnd(after: 1501, by: breaks) == 1505)
        #expect(first.wordStart(before: 1505, by: breaks) == 1502)
        #expect(first.wordStart(before: 1501, by: breaks) == 0)
        let second = Rope(String(repeating: "one two ", count: 40) + grapheme + " end")
        #expect(second.wordEnd(after: 320, by: breaks) == 320 + 1201)
        #expect(second.wordStart(before: 320 + 1201, by: breaks) == 320)
    }

    @Test("Return starts a paragraph in overwrite mode without overwriting")
    func overwritingReturn() {
        let session = session("abcd", 1..<1)
        session.perform(.toggleOverwrite, at: 0)
        session.perform(.insert("x"), at: 1)
        session.perform(.insert("\n"), at: 2)
        #expect(session.text == "ax\ncd")
    }

    @Test(
        "Random commands keep text and selection valid, and undo and redo restore both ends",
        arguments: [1, 2, 3, 4] as [UInt64])
    func randomCommands(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let start = RandomText.make(&random, pieces: 60)
        let session = EditingSession(start)
        var model = start
        var time = 0.0
        for step in 0..<1500 {
            time += Double.random(in: 0..<0.6, using: &random)
            let before = session.selection.range
            let command = randomCommand(&random, count: model.utf8.count)
            let change = session.perform(command, at: time)
            let note: Comment = "seed \(seed), step \(step): \(command)"
            if let edit = change.edit {
                model.replaceUTF8(edit.range, with: session.buffer.string(in: edit.newRange))
            }
            if case .insert(let text) = command {
                #expect(change.edit?.newCount ?? 0 == text.utf8.count, note)
                #expect(change.edit?.range ?? before == before, note)
            }
            #expect(Array(session.text.utf8) == Array(model.utf8), note)
            let graphemes = Set(model.graphemeOffsets)
            #expect(graphemes.contains(session.selection.anchor.offset), note)
            #expect(graphemes.contains(session.selection.head.offset), note)
            #expect(
                change.selectionChanged == (session.selection.range != before) || change.selectionChanged,
                note)
        }
        let end = session.text
        while session.canUndo {
            let change = session.perform(.undo, at: time)
            if let edit = change.edit {
                model.replaceUTF8(edit.range, with: session.buffer.string(in: edit.newRange))
            }
            #expect(Array(session.text.utf8) == Array(model.utf8), "seed \(seed)")
        }
        #expect(Array(session.text.utf8) == Array(start.utf8), "seed \(seed)")
        while session.canRedo { session.perform(.redo, at: time) }
        #expect(Array(session.text.utf8) == Array(end.utf8), "seed \(seed)")
    }

    private func randomCommand(_ random: inout SeededGenerator, count: Int) -> EditCommand {
        func offset() -> Int { Int.random(in: 0...count, using: &random) }
        let units: [Granularity] = [.grapheme, .grapheme, .word, .line, .paragraph]
        let motions: [Motion] = [
            .left, .right, .backward, .forward, .wordLeft, .wordRight, .wordBackward, .wordForward, .up,
            .down,
            .pageUp, .pageDown, .lineStart, .lineEnd, .paragraphStart, .paragraphEnd, .documentStart,
            .documentEnd,
        ]
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7: return .insert(RandomText.make(&random, pieces: 2))
        case 7: return .paste(Rope(RandomText.make(&random, pieces: 6)))
        case 8, 9: return .deleteBackward(units[Int.random(in: 0..<units.count, using: &random)])
        case 10: return .deleteForward(units[Int.random(in: 0..<units.count, using: &random)])
        case 11: return .select(Selection(anchor: Caret(offset()), head: Caret(offset())))
        case 12: return .moveSelection(to: offset())
        case 13: return .copySelection(to: offset())
        case 14:
            let ends = [offset(), offset()].sorted()
            return .replace(ends[0]..<min(ends[1], ends[0] + 20), with: RandomText.make(&random, pieces: 1))
        case 15: return .undo
        case 16: return .redo
        default:
            let motion = motions[Int.random(in: 0..<motions.count, using: &random)]
            return .move(motion, extending: Bool.random(using: &random))
        }
    }

    // MARK: Motion without geometry

    @Test("A plain arrow key collapses a selection to its edge")
    func collapse() {
        for (motion, place) in [(Motion.left, 2), (.right, 5), (.backward, 2), (.forward, 5)] {
            let session = session("abcdefg", 2..<5)
            session.perform(.move(motion), at: 0)
            #expect(session.selection.isEmpty && session.selection.head.offset == place, "\(motion)")
        }
    }

    @Test("Arrow keys move by graphemes, and Shift extends")
    func arrows() {
        let session = session("a👨‍👩‍👧e\u{301}", 0..<0)
        let stops = (0..<4).map { _ in
            session.perform(.move(.right), at: 0)
            return session.selection.head.offset
        }
        #expect(stops == [1, 19, 22, 22])
        session.perform(.extend(.left), at: 0)
        #expect(session.selection.range == 19..<22 && session.selection.head.offset == 19)
    }

    @Test("Word motion goes to word ends forward and word starts backward, across paragraphs")
    func wordMotion() {
        let session = session("one, two\n\n three", 0..<0)
        func stops(_ motion: Motion) -> [Int] {
            (0..<4).map { _ in
                session.perform(.move(motion), at: 0)
                return session.selection.head.offset
            }
        }
        #expect(stops(.wordForward) == [3, 8, 16, 16])
        #expect(stops(.wordBackward) == [11, 10, 5, 0], "a paragraph's start is a stop as well")
    }

    @Test("Words of a very long line are found")
    func wordsOfLongLine() {
        let session = session(String(repeating: "abcdefgh ", count: 3000), 0..<0)
        for count in 1...400 {
            session.perform(.move(.wordForward), at: 0)
            #expect(session.selection.head.offset == count * 9 - 1)
        }
        for count in (0..<400).reversed() {
            session.perform(.move(.wordBackward), at: 0)
            #expect(session.selection.head.offset == count * 9)
        }
        let monster = EditingSession(String(repeating: "x", count: 9000) + " y")
        monster.perform(.move(.wordForward), at: 0)
        #expect(monster.selection.head.offset == 9000)
        monster.perform(.move(.wordBackward), at: 0)
        #expect(monster.selection.head.offset == 0)
    }

    @Test("Moving to the ends of paragraph and document")
    func ends() {
        let session = session("first\r\nsecond\nthird", 9..<9)
        func place(_ motion: Motion) -> Int {
            session.perform(.select(Selection(9)), at: 0)
            session.perform(.move(motion), at: 0)
            return session.selection.head.offset
        }
        #expect(place(.paragraphStart) == 7 && place(.paragraphEnd) == 13)
        #expect(place(.lineStart) == 7 && place(.lineEnd) == 13)
        #expect(place(.documentStart) == 0 && place(.documentEnd) == 19)
        #expect(place(.up) == 2 && place(.down) == 16)
    }

    // MARK: Deleting

    @Test("Deletions remove their unit")
    func deletions() {
        func after(_ command: EditCommand) -> String {
            let session = session("one two three\nfour", 7..<7)
            session.perform(command, at: 0)
            return session.text
        }
        #expect(after(.deleteBackward(.grapheme)) == "one tw three\nfour")
        #expect(after(.deleteForward(.grapheme)) == "one twothree\nfour")
        #expect(after(.deleteWordBackward) == "one  three\nfour")
        #expect(after(.deleteWordForward) == "one two\nfour")
        #expect(after(.deleteToParagraphStart) == " three\nfour")
        #expect(after(.deleteToParagraphEnd) == "one two\nfour")
        #expect(after(.deleteBackward(.document)) == " three\nfour")
    }

    @Test("Deleting to an end at the caret removes the line end there")
    func deletionJoinsParagraphs() {
        let session = session("a\r\nb", 1..<1)
        session.perform(.deleteToParagraphEnd, at: 0)
        #expect(session.text == "ab")
    }

    // MARK: Policies

    @Test("A single line turns line ends into spaces")
    func singleLine() {
        let session = EditingSession()
        session.isSingleLine = true
        session.perform(.paste("a\r\nb\nc\u{2029}d\re"), at: 0)
        #expect(session.text == "a b c d e")
    }

    @Test("Read-only text can be selected but not changed")
    func readOnly() {
        let session = session("text", 0..<2)
        session.perform(.insert("t"), at: 0)
        session.isReadOnly = true
        let commands: [EditCommand] = [
            .insert("x"), .paste("x"), .deleteBackward(.word), .undo, .replace(0..<1, with: ""),
            .moveSelection(to: 3),
        ]
        for command in commands { #expect(session.perform(command, at: 1).edit == nil, "\(command)") }
        session.compose("preedit", at: 1)
        #expect(session.composition == nil && session.text == "txt")
        session.perform(.selectAll, at: 1)
        #expect(session.selectedText == "txt")
    }

    @Test("Overwriting replaces graphemes up to the paragraph's end")
    func overwrite() {
        let session = session("ae\u{301}b\nc", 1..<1)
        session.perform(.toggleOverwrite, at: 0)
        for (index, letter) in ["x", "y", "z"].enumerated() {
            session.perform(.insert(letter), at: 0.1 * Double(index))
        }
        #expect(session.text == "axyz\nc")
        session.perform(.undo, at: 1)
        #expect(session.text == "ae\u{301}b\nc")
    }

    // MARK: Dragging

    @Test("A dragged selection moves, stays selected and is one undo step")
    func moveSelection() {
        let forward = session("one two three", 0..<4)
        let change = forward.perform(.moveSelection(to: 8), at: 0)
        #expect(forward.text == "two one three" && forward.selectedText == "one ")
        #expect(change.edit.map { $0.range.lowerBound == 0 && $0.range.upperBound == 8 } == true)
        forward.perform(.undo, at: 0)
        #expect(forward.text == "one two three" && forward.selection.range == 0..<4)
        forward.perform(.redo, at: 0)
        #expect(forward.text == "two one three" && forward.selectedText == "one ")

        let backward = session("one two three", 4..<8)
        backward.perform(.moveSelection(to: 0), at: 0)
        #expect(backward.text == "two one three" && backward.selection.range == 0..<4)
        #expect(backward.perform(.moveSelection(to: 2), at: 0).isNothing)

        let copy = session("one two", 0..<4)
        copy.perform(.copySelection(to: 7), at: 0)
        #expect(copy.text == "one twoone " && copy.selection.range == 7..<11)
    }

    @Test("Pressing and dragging select by character, word and paragraph")
    func pointer() {
        let text = "one two three\nfour"
        let session = EditingSession(text)
        session.beginSelection(at: Caret(5))
        session.extendSelection(to: Caret(2))
        #expect(session.selection == Selection(anchor: Caret(5, .upstream), head: Caret(2)))

        session.beginSelection(at: Caret(5), granularity: .word)
        #expect(session.selection.range == 4..<7)
        session.extendSelection(to: Caret(10))
        #expect(session.selection.range == 4..<13)
        session.extendSelection(to: Caret(1))
        #expect(session.selection.range == 0..<7 && session.selection.head.offset == 0)
        session.extendSelection(to: Caret(5))
        #expect(session.selection.range == 4..<7)

        session.beginSelection(at: Caret(5), granularity: .paragraph)
        #expect(session.selection.range == 0..<14)
        session.extendSelection(to: Caret(16))
        #expect(session.selection.range == 0..<18)

        session.perform(.select(Selection(3)), at: 0)
        session.extendSelection(to: Caret(6))
        #expect(session.selection.range == 3..<6, "Shift+click extends from the caret")
    }

    @Test("A double click selects the word before it at its end, and otherwise the gap between words")
    func doubleClick() {
        let session = EditingSession("one, two")
        for (offset, range) in [(3, 0..<3), (0, 0..<3), (8, 5..<8), (5, 5..<8), (4, 4..<5)] {
            session.beginSelection(at: Caret(offset), granularity: .word)
            #expect(session.selection.range == range, "at \(offset)")
        }
        let empty = EditingSession()
        empty.beginSelection(at: Caret(0), granularity: .word)
        #expect(empty.selection == Selection(0))
    }

    // MARK: Composition

    @Test("A composition is in neither text nor undo until it is committed")
    func composition() {
        let session = session("a|b", 1..<2)
        session.compose("にほ", selection: 3..<6, at: 0)
        #expect(session.text == "ab", "the selection is deleted when composing begins")
        #expect(session.composition?.selection == 3..<6)
        session.compose("にほん", at: 0.1)
        #expect(session.composition?.selection == 9..<9)
        #expect(session.text == "ab")
        session.perform(.insert("日本"), at: 0.2)
        #expect(session.composition == nil && session.text == "a日本b")
        session.perform(.undo, at: 0.3)
        #expect(session.text == "a|b")
        session.perform(.deleteSelection, at: 0.4)
        session.compose("に", at: 1)
        session.compose("", at: 1)
        #expect(session.composition == nil && session.text == "ab")
        session.compose("に", at: 1)
        session.commitComposition(at: 2)
        #expect(session.text == "aにb" && session.composition == nil)
    }

    @Test("Composing over a selection is one undo step, and canceling restores the selection")
    func compositionOverSelection() {
        let session = EditingSession("one two three")
        session.perform(.select(Selection(4..<7)), at: 0)
        session.compose("zw", at: 1)
        #expect(session.composedText == "one zw three")
        session.compose("zwe", at: 2)
        session.compose("", at: 3)
        #expect(session.text == "one two three" && session.selection.range == 4..<7)
        #expect(!session.canUndo && !session.canRedo)

        session.compose("zw", at: 4)
        let change = session.perform(.insert("zwei"), at: 5)
        #expect(session.text == "one zwei three" && session.selection.range == 8..<8)
        // Seen from before the composition the whole selection was replaced.
        #expect(change.edit == TextEdit(range: 4..<4, newCount: 4))
        session.perform(.undo, at: 6)
        #expect(session.text == "one two three" && session.selection.range == 4..<7)
        #expect(!session.canUndo)

        session.compose("x", at: 7)
        session.commitComposition(at: 8)
        #expect(session.text == "one x three")
        session.perform(.undo, at: 9)
        #expect(session.text == "one two three")
    }

    @Test("Offsets convert around a composition in any unit that the input method uses")
    func compositionOffsets() {
        let composition = Composition("xyz", at: 2)
        #expect([0, 2, 3].map(composition.displayed) == [0, 2, 6])
        #expect([0, 2, 3, 5, 6].map(composition.stored) == [0, 2, 2, 2, 3])
        #expect(Composition("é漢", at: 0, selection: 2..<2).selection == 2..<2)
        #expect(Composition("é漢", at: 0, selection: 0..<99).selection == 0..<5)
        #expect(Composition("é漢", at: 0, selection: 50..<51).selection == 5..<5)
    }

    // MARK: The app's changes

    @Test("The selection stays with its surrounding text when the app changes the text")
    func replaceText() {
        let session = session("Hello world", 6..<11)
        let change = session.replaceText("Hello, dear world", at: 0)
        #expect(change.edit == TextEdit(range: 5..<5, newCount: 6))
        #expect(session.selectedText == "world")
        session.replaceText("HELLO", at: 0)
        #expect(session.selection.range == 5..<5)
        #expect(session.replaceText("HELLO", at: 0).isNothing)
        session.perform(.select(Selection(2)), at: 0)
        session.replaceText("hello", at: 0)
        #expect(session.selection == Selection(2))
        session.replaceText("", at: 0)
        #expect(session.selection == Selection(0))
    }

    // MARK: Secrets

    @Test("A secret has no words, no undo and nothing to copy")
    func secret() {
        let buffer = SecretBuffer()
        let session = EditingSession(secret: buffer)
        session.perform(.insert("correct horse"), at: 0)
        #expect(session.text == "correct horse" && !session.canUndo)
        session.perform(.selectAll, at: 0)
        #expect(session.selectedText == nil)
        session.perform(.move(.documentEnd), at: 0)
        session.perform(.move(.wordLeft), at: 0)
        #expect(session.selection == Selection(0))
        session.beginSelection(at: Caret(3), granularity: .word)
        #expect(session.selection.range == 0..<13)
        session.perform(.select(Selection(7)), at: 0)
        session.perform(.deleteWordBackward, at: 0)
        #expect(session.text == " horse")
        session.perform(.undo, at: 0)
        #expect(session.text == " horse")
        session.replaceText("new", at: 0)
        session.perform(.selectAll, at: 0)
        session.perform(.deleteBackward(.grapheme), at: 0)
        #expect(buffer.withMemory { memory in memory.allSatisfy { $0 == 0 } })
    }
}
