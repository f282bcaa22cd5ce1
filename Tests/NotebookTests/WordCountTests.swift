import PicaTesting
import PicaUI
import Testing

@testable import Notebook

@MainActor @Suite struct WordCountTests {
    @Test(
        "Words are counted as people count them",
        arguments: [
            ("", 0, 0), ("one", 1, 3), ("one  two\nthree.", 3, 14), ("don't e-mail — 3 times", 4, 22),
            ("日本語", 3, 3), ("שלום עולם", 2, 9), ("👨‍👩‍👧 e\u{301}", 1, 3),
        ])
    func words(text: String, words: Int, characters: Int) {
        let count = WordCount(text)
        #expect(count.words == words)
        #expect(count.characters == characters)
    }

    @Test("The status line counts the selection, or else the whole text")
    func line() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let notes = try await Notes("note.html", in: folder)
        notes.app.type("one two three")
        try await notes.wait { notes.app.texts.contains("3 words, 13 characters") }
        notes.app.press(.left, [.control, .shift])
        try await notes.wait { notes.app.texts.contains("1 word, 5 characters") }
    }
}
