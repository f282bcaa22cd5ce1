import PicaTesting
import PicaUI
import Testing

@testable import Notebook

/// Files of other programs are edited, and keep what a note does not show.
@MainActor @Suite struct ForeignFileTests {
    private let folder: Folder
    init() throws { folder = try Folder() }

    nonisolated private static let page = """
        <!DOCTYPE html>\r
        <html><head><title>A page</title><style>.a { color: #cc0000 }</style><script>run()</script></head>\r
        <body id=top><!-- a comment -->\r
        <p class="a">Words in <b>another</b> program's red.</p>\r
        <table><tr><td>one</td><td>two</td></tr></table><img src="a.png"><form><input name=q></form>\r
        </body></html>\r

        """
    nonisolated private static let markdown = """
        ---
        title: A note
        ---

        A title
        =======

        * one
        * two

        Words with a footnote[^1] and a [link][l].

        [^1]: Its text.

        [l]: https://example.org

        """
    nonisolated private static let letter = #"""
        {\rtf1\ansi{\fonttbl{\f0 Helvetica;}{\f1 Courier New;}}{\info{\author Ada}}
        \pard\f0 Words in \f1 Courier\f0 .\par
        \trowd\cellx1000\cellx2000\intbl one\cell two\cell\row
        \pard The end.\par}
        """#

    nonisolated private static let files = [
        ("page.html", page, "Words", "Wordsx"), ("note.md", markdown, "Words", "Wordsx"),
        ("letter.rtf", letter, "Words", "Wordsx"),
    ]

    /// Types behind some words.
    private func type(_ typed: String, behind words: String, in notes: Notes) throws {
        let text = notes.note.text
        let end = try #require(text.range(of: words)).upperBound
        notes.note.selection = AttributedTextSelection(insertionPoint: end)
        try notes.app.find(.textEditor).click(at: UnitPoint(x: 0.5, y: 0.99))
        notes.note.selection = AttributedTextSelection(insertionPoint: end)
        notes.app.update()
        notes.app.type(typed)
    }

    @Test("Typing one letter changes nothing else", arguments: files)
    func letter(name: String, source: String, words: String, newWords: String) async throws {
        defer { folder.remove() }
        try folder.write(source, to: name)
        let notes = try await Notes(name, in: folder)
        try type("x", behind: words, in: notes)
        try await notes.save()
        #expect(notes.note.saving == .saved)
        let range = try #require(source.range(of: words))
        #expect(folder.text(of: name) == source.replacingCharacters(in: range, with: newWords))
        #expect(folder.names == [name])
    }

    @Test("Typing and deleting leaves the file as it was", arguments: files)
    func backAgain(name: String, source: String, words: String, newWords: String) async throws {
        defer { folder.remove() }
        try folder.write(source, to: name)
        let notes = try await Notes(name, in: folder)
        try type("x", behind: words, in: notes)
        try await notes.save()
        notes.app.press(.delete)
        try await notes.save()
        #expect(folder.text(of: name) == source)
    }

    @Test("Return makes a paragraph of the file's own kind")
    func paragraphs() async throws {
        defer { folder.remove() }
        try folder.write(Self.markdown, to: "note.md")
        let notes = try await Notes("note.md", in: folder)
        try type("\nthree", behind: "two", in: notes)
        try await notes.save()
        #expect(folder.text(of: "note.md") == Self.markdown.replacing("* two\n", with: "* two\n* three\n"))
    }

    @Test("If saving would lose content, nothing is saved until the user agrees, and a copy is kept")
    func asked() async throws {
        defer { folder.remove() }
        try folder.write(Self.letter, to: "letter.rtf")
        let notes = try await Notes("letter.rtf", in: folder)
        // A color that the file's table has not.
        let range = try #require(notes.note.text.range(of: "The end"))
        notes.note.text[range].foregroundColor = .purple
        notes.app.update()
        try await notes.save()
        #expect(notes.note.saving == .losing)
        #expect(folder.text(of: "letter.rtf") == Self.letter)
        try notes.button("Save and Keep a Copy of the File").click()
        try await notes.wait { notes.note.saving == .saved }
        #expect(folder.names == ["letter.rtf", "letter.rtf~"])
        #expect(folder.text(of: "letter.rtf~") == Self.letter)
        #expect(folder.text(of: "letter.rtf") != Self.letter)
    }

    @Test(
        "A program that exits before the answer leaves the file, and saves the text beside it")
    func atEnd() async throws {
        defer { folder.remove() }
        try folder.write(Self.letter, to: "letter.rtf")
        let notes = try await Notes("letter.rtf", in: folder)
        let range = try #require(notes.note.text.range(of: "The end"))
        notes.note.text[range].foregroundColor = .purple
        notes.app.update()
        notes.app.close()
        #expect(folder.text(of: "letter.rtf") == Self.letter)
        #expect(folder.text(of: "letter 2.rtf")?.contains("The end") == true)
    }
}
