import PicaDesktop
import PicaGraph
import Testing

/// The handling of an input method's text and of SDL's echo of it.
@Suite
struct InputMethodUpdateTests {
    private func answer(_ text: String = "", preedit: String = "") -> InputMethodUpdate {
        var answer = InputMethodUpdate()
        (answer.text, answer.preedit) = (text, preedit)
        return answer
    }

    @Test("A composition already in the text is not typed again")
    func saidAgain() {
        var ended = "한"
        var answer = answer("한", preedit: "ㄴ")
        let isOver = !answer.forget(&ended)
        #expect(isOver)
        #expect(answer.text.isEmpty && answer.preedit == "ㄴ" && ended.isEmpty)
        var next = self.answer("한")
        let isNext = !next.forget(&ended)
        #expect(isNext)
        #expect(next.text == "한")
    }

    @Test("Text after it in one commit is typed")
    func more() {
        var ended = "ni"
        var answer = answer("ni hao")
        let isOver = !answer.forget(&ended)
        #expect(isOver)
        #expect(answer.text == " hao")
    }

    @Test("An input method that continues it must be reset, and is awaited until it is")
    func goesOn() {
        var ended = "ni"
        var answer = answer(preedit: "nih")
        let isGoingOn = answer.forget(&ended)
        #expect(isGoingOn)
        #expect(answer.preedit.isEmpty && ended == "ni")
    }

    @Test("An input method without anything to add types as usual")
    func anythingElse() {
        var ended = "n"
        var empty = answer()
        let isOver = !empty.forget(&ended)
        #expect(isOver)
        var next = answer(preedit: "n")
        let isNext = !next.forget(&ended)
        #expect(isNext)
        #expect(next.preedit == "n")
    }

    @Test(
        "Highlights of the input method are at character boundaries",
        arguments: [
            (-1, -1, 6..<6), (0, 3, 0..<3), (3, 3, 3..<3), (1, 5, 0..<3), (3, 99, 3..<6), (3, 0, 3..<3),
        ])
    func marks(start: Int32, end: Int32, expected: Range<Int>) {
        #expect(InputMethodUpdate.marked(in: "漢字", start, end) == expected)
    }

    @Test("Input method updates apply as deletion, commit and preedit, in this order")
    func order() {
        var keyboard = Keyboard()
        var answer = answer("b", preedit: "c")
        (answer.before, answer.after, answer.marked) = (1, 2, 1..<1)
        var seen: [String] = []
        func note(_ event: InputEvent) {
            switch event {
            case .deleteAround(let before, let after): seen.append("delete \(before) \(after)")
            case .text(let text): seen.append("text \(text)")
            case .preedit(let text, _): seen.append("preedit \(text)")
            default: seen.append("other")
            }
        }
        keyboard.handle(answer, emit: note)
        #expect(seen == ["delete 1 2", "text b", "preedit c"] && keyboard.isComposing)
        keyboard.handle(InputMethodUpdate(), emit: note)
        keyboard.handle(InputMethodUpdate(), emit: note)
        #expect(seen.dropFirst(3) == ["preedit "] && !keyboard.isComposing)
    }

    @Test("SDL's echo of a commit is recognized in either order")
    func echo() {
        var echo = InputMethodEcho()
        var found = [echo.committed("한글")]
        let repeated = [echo.typed("한"), echo.typed("글")]
        #expect(found == [nil] && repeated == [nil, nil])
        echo.settled()
        let marks = [echo.typed("한"), echo.typed("글")].compactMap { $0 }
        found = [echo.committed("한글")]
        #expect(marks.count == 2 && found == [marks[0]...marks[1]])
    }

    @Test("A key's own text is no echo, nor is SDL text without a commit")
    func noEcho() {
        var echo = InputMethodEcho()
        _ = echo.committed("a")
        echo.pressed()
        let ofKey = echo.typed("a")
        _ = echo.committed("b")
        echo.settled()
        let later = echo.typed("b")
        let other = echo.committed("c")
        #expect(ofKey == 0 && later != nil && other == nil)
    }
}
