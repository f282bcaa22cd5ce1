import Testing

@testable import PicaText

@Suite("Several ranges are selected at once")
struct SeveralRangesTests {
    private func session(_ text: String, _ ranges: Range<Int>...) -> EditingSession {
        let session = EditingSession(text)
        session.perform(.select(Selection(ranges)), at: 0)
        return session
    }

    @Test("Ranges are sorted and disjoint; touching ranges merge")
    func normal() {
        #expect(Selection([6..<8, 0..<2]).ranges == [0..<2, 6..<8])
        #expect(Selection([0..<2, 2..<4]).ranges == [0..<4])
        #expect(Selection([5..<6, 0..<3, 2..<4, 9..<9]).ranges == [0..<4, 5..<6])
        #expect(Selection([]).ranges == [0..<0])
        #expect(!Selection(9).with([1..<2]).isEmpty)
        #expect(Selection(9).with([1..<2]).ranges == [1..<2])
        let backward = Selection(anchor: Caret(5), head: Caret(3)).with([1..<3])
        #expect(backward.head.offset == 1 && backward.anchor.offset == 5)
    }

    @Test(
        "A replacement goes into the first range, the others are deleted, and one undo restores all",
        arguments: [
            (EditCommand.insert("X"), "X b  d"), (.deleteSelection, " b  d"),
            (.deleteBackward(.grapheme), " b  d"),
            (.paste("YZ"), "YZ b  d"), (.deleteForward(.word), " b  d"),
        ])
    func replaced(command: EditCommand, expected: String) {
        let session = session("a b c d", 0..<1, 4..<5)
        let selected = session.selection
        session.perform(command, at: 1)
        #expect(session.text == expected)
        #expect(session.selection.ranges.count == 1)
        #expect(session.selection.isEmpty)
        session.perform(.undo, at: 2)
        #expect(session.text == "a b c d")
        #expect(session.selection == selected)
        session.perform(.redo, at: 3)
        #expect(session.text == expected)
    }

    @Test("Typing continues in one undo step, and a motion leaves one caret")
    func typing() {
        let session = session("a b c d", 0..<1, 4..<5)
        session.perform(.insert("x"), at: 1)
        session.perform(.insert("y"), at: 1.1)
        #expect(session.text == "xy b  d")
        session.perform(.undo, at: 2)
        #expect(session.text == "a b c d")
        session.perform(.move(.forward), at: 3)
        #expect(session.selection.ranges == [5..<5])
        #expect(!session.canUndo)
    }

    @Test("They are copied one per line, and case changes apply to all")
    func copied() {
        let session = session("one two three", 0..<3, 8..<13)
        #expect(session.selectedText == "one\nthree")
        _ = session.changeLetters(at: 1) { $0.uppercased() + "!" }
        #expect(session.text == "ONE! two THREE!")
        #expect(session.selectedText == "ONE!\nTHREE!")
        session.perform(.undo, at: 2)
        #expect(session.text == "one two three")
        #expect(session.selectedText == "one\nthree")
    }

    @Test("A change by the app elsewhere keeps them in place")
    func moved() {
        let session = session("one two three", 0..<3, 8..<13)
        session.replaceText("one two, too three", at: 1)
        #expect(session.selectedText == "one\nthree")
        #expect(session.selection.ranges == [0..<3, 13..<18])
    }

    @Test("The pointer adds ranges and merges touching ones")
    func pointer() {
        let session = session("one two three", 0..<3)
        session.beginSelection(at: Caret(9), granularity: .word, adding: true)
        #expect(session.selection.ranges == [0..<3, 8..<13])
        session.extendSelection(to: Caret(5))
        #expect(session.selection.ranges == [0..<3, 4..<13])
        session.beginSelection(at: Caret(12))
        #expect(session.selection.ranges == [12..<12])
    }

    @Test("An input method composes in the first range, and canceling restores all")
    func composing() {
        let session = session("a b c d", 0..<1, 4..<5)
        session.compose("に", at: 1)
        #expect(session.composedText == "に b  d")
        session.compose("", at: 2)
        #expect(session.text == "a b c d")
        #expect(session.selection.ranges == [0..<1, 4..<5])
    }

    @Test("Attributes change in all of them in one undo step")
    func attributes() {
        let session = session("a b c", 0..<1, 4..<5)
        let bold = AttributeID(index: 1)
        _ = session.updateSelectedAttributes(at: 1) { _ in bold }
        #expect(session.content?.spans.runs(in: 0..<5).map(\.range) == [0..<1, 1..<4, 4..<5])
        #expect(session.selection.ranges == [0..<1, 4..<5])
        session.perform(.undo, at: 2)
        #expect(session.content?.spans.runs(in: 0..<5).map(\.value) == [.plain])
    }
}
