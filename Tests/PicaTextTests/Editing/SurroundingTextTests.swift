import PicaText
import Testing

/// What an input method sees of a text, and what it may delete of it.
@Suite
struct SurroundingTextTests {
    private func session(_ text: String, _ selection: Range<Int>) -> EditingSession {
        let session = EditingSession(text)
        session.perform(.select(Selection(selection)), at: 0)
        return session
    }

    @Test("A short text is shown whole, with both ends of what is selected")
    func short() throws {
        let shown = try #require(session("one two", 4..<7).surroundings(limit: 4000))
        #expect(shown == ("one two", 7, 4))
    }

    @Test("Of a long text graphemes around the caret are shown, and of a long selection what has room")
    func long() throws {
        let text = String(repeating: "👨‍👩‍👧é", count: 4000)
        let place = text.utf8.count / 2
        for selection in [place..<place, place..<place + 100, 0..<text.utf8.count] {
            let session = session(text, selection)
            let shown = try #require(session.surroundings(limit: 4000))
            #expect(shown.text.utf8.count <= 4000 && shown.text.utf8.count > 1900)
            #expect(shown.text.allSatisfy { $0 == "👨‍👩‍👧" || $0 == "é" })
            #expect((0...shown.text.utf8.count).contains(shown.head))
            #expect((0...shown.text.utf8.count).contains(shown.anchor))
        }
    }

    @Test("A grapheme too long to be shown is left out")
    func hostile() throws {
        let zalgo = "e" + String(repeating: "\u{301}", count: 5000)
        let shown = try #require(session(zalgo, 0..<0).surroundings(limit: 4000))
        #expect(shown == ("", 0, 0))
    }

    @Test("What stands beyond a zero is not shown, as no message could carry it")
    func zero() throws {
        let shown = try #require(session("a\0bc\0d", 3..<3).surroundings(limit: 4000))
        #expect(shown == ("bc", 1, 1))
    }

    @Test("A secret is not shown, nor is anything deleted of it")
    func secret() {
        let session = EditingSession(secret: SecretBuffer("hidden"))
        #expect(session.surroundings(limit: 4000) == nil)
        #expect(session.deleteAround(before: 1, after: 0, at: 0).isNothing)
        #expect(session.text == "hidden")
    }

    @Test("What is deleted on both sides comes back in one step")
    func deletion() {
        let session = session("하나둘셋", 6..<6)
        #expect(session.deleteAround(before: 3, after: 3, at: 0).edit != nil)
        #expect(session.text == "하셋" && session.selection == Selection(3))
        session.perform(.undo, at: 1)
        #expect(session.text == "하나둘셋" && session.selection == Selection(6))
    }

    @Test("What is selected stays, and stays selected, where the text around it is deleted")
    func aroundSelection() {
        let session = session("abcdef", 2..<4)
        _ = session.deleteAround(before: 1, after: 1, at: 0)
        #expect(session.text == "acdf" && session.selection.range == 1..<3)
        session.perform(.undo, at: 1)
        #expect(session.text == "abcdef")
    }

    @Test(
        "Half a character is not deleted, nor what is beyond the text",
        arguments: [(1, 0), (0, 2), (9, 0), (0, 9), (-1, 0), (.max, 0), (0, 0)])
    func impossible(before: Int, after: Int) {
        let session = session("하나둘", 6..<6)
        #expect(session.deleteAround(before: before, after: after, at: 0).isNothing)
        #expect(session.text == "하나둘")
    }

    @Test("Text is deleted around what is composed, which ends")
    func composing() {
        let session = session("ab", 1..<1)
        session.compose("한", at: 0)
        _ = session.deleteAround(before: 1, after: 0, at: 0)
        #expect(session.text == "b" && session.composition == nil)
    }
}
