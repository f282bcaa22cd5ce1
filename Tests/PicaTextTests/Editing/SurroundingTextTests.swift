import PicaText
import Testing

/// The text around the caret that an input method sees and may delete.
@Suite
struct SurroundingTextTests {
    private func session(_ text: String, _ selection: Range<Int>) -> EditingSession {
        let session = EditingSession(text)
        session.perform(.select(Selection(selection)), at: 0)
        return session
    }

    @Test("A short text is reported whole, with both ends of the selection")
    func short() throws {
        let shown = try #require(session("one two", 4..<7).surroundings(limit: 4000))
        #expect(shown == ("one two", 7, 4))
    }

    @Test("A long text is reported around the caret, and a long selection as far as it fits")
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

    @Test("A grapheme too long to report is left out")
    func hostile() throws {
        let zalgo = "e" + String(repeating: "\u{301}", count: 5000)
        let shown = try #require(session(zalgo, 0..<0).surroundings(limit: 4000))
        #expect(shown == ("", 0, 0))
    }

    @Test("Text past a NUL is not reported, because no message can carry it")
    func zero() throws {
        let shown = try #require(session("a\0bc\0d", 3..<3).surroundings(limit: 4000))
        #expect(shown == ("bc", 1, 1))
    }

    @Test("A secret is not reported, and nothing in it is deleted")
    func secret() {
        let session = EditingSession(secret: SecretBuffer("hidden"))
        #expect(session.surroundings(limit: 4000) == nil)
        #expect(session.deleteAround(before: 1, after: 0, at: 0).isNothing)
        #expect(session.text == "hidden")
    }

    @Test("Deletion on both sides is undone in one step")
    func deletion() {
        let session = session("하나둘셋", 6..<6)
        #expect(session.deleteAround(before: 3, after: 3, at: 0).edit != nil)
        #expect(session.text == "하셋" && session.selection == Selection(3))
        session.perform(.undo, at: 1)
        #expect(session.text == "하나둘셋" && session.selection == Selection(6))
    }

    @Test("The selection is kept when the text around it is deleted")
    func aroundSelection() {
        let session = session("abcdef", 2..<4)
        _ = session.deleteAround(before: 1, after: 1, at: 0)
        #expect(session.text == "acdf" && session.selection.range == 1..<3)
        session.perform(.undo, at: 1)
        #expect(session.text == "abcdef")
    }

    @Test(
        "Partial characters and ranges outside the text are not deleted",
        arguments: [(1, 0), (0, 2), (9, 0), (0, 9), (-1, 0), (.max, 0), (0, 0)])
    func impossible(before: Int, after: Int) {
        let session = session("하나둘", 6..<6)
        #expect(session.deleteAround(before: before, after: after, at: 0).isNothing)
        #expect(session.text == "하나둘")
    }

    @Test("Deleting around a composition ends it")
    func composing() {
        let session = session("ab", 1..<1)
        session.compose("한", at: 0)
        _ = session.deleteAround(before: 1, after: 0, at: 0)
        #expect(session.text == "b" && session.composition == nil)
    }
}
