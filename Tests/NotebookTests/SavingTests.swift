import PicaTesting
import PicaUI
import Testing

@testable import Notebook

/// Saving of the user's text.
@MainActor @Suite struct SavingTests {
    private let folder: Folder
    init() throws { folder = try Folder() }

    @Test("Typed and formatted text is restored", arguments: ["note.html", "note.rtf", "note.md"])
    func again(name: String) async throws {
        defer { folder.remove() }
        let notes = try await Notes(name, in: folder)
        notes.app.type("first\nsecond ")
        notes.app.press("b", .control)
        notes.app.type("loud")
        #expect(folder.names == [])
        try await notes.save()
        #expect(notes.app.texts.contains("Saved"))
        let again = try await Notes(name, in: folder)
        #expect(String(again.note.text.characters) == "first\nsecond loud")
        #expect(
            again.note.text.runs.filter { LetterStyle.bold.isOn($0.attributes) }.map {
                String(again.note.text[$0.range].characters)
            } == ["loud"])
        #expect(again.note.saving == .saved)
    }

    @Test("Notes are saved automatically")
    func byItself() async throws {
        defer { folder.remove() }
        let notes = try await Notes("note.md", in: folder, pause: .milliseconds(1))
        notes.app.type("words")
        try await notes.wait { folder.text(of: "note.md") == "words\n" }
        notes.app.type("!")
        try await notes.wait { folder.text(of: "note.md") == "words!\n" }
    }

    @Test("The last typed text is saved when the window closes or loses the focus")
    func end() async throws {
        defer { folder.remove() }
        let notes = try await Notes("note.md", in: folder)
        notes.app.type("one")
        notes.app.setWindowFocused(false)
        try await notes.wait { folder.text(of: "note.md") == "one\n" }
        notes.app.setWindowFocused(true)
        notes.app.type(" two")
        notes.app.press("w", .control)
        #expect(folder.text(of: "note.md") == "one two\n")
    }

    @Test("A note that was only read is not written")
    func untouched() async throws {
        defer { folder.remove() }
        try folder.write("*a*  \n\n\n# b", to: "note.md")
        let notes = try await Notes("note.md", in: folder)
        notes.app.press("s", .control)
        notes.app.close()
        #expect(folder.text(of: "note.md") == "*a*  \n\n\n# b")
    }

    @Test("Markdown notation is kept when something else changes")
    func markdown() async throws {
        defer { folder.remove() }
        let markdown =
            "# Title\n\nSome _soft_ and **loud** `code`, ~~gone~~ [link](https://example.org).\n\n- one\n- two\n\n> said\n\n```\nlet a = 1\nlet b = 2\n```\n\n1. first\n2. second\n"
        try folder.write(markdown, to: "note.md")
        let notes = try await Notes("note.md", in: folder)
        #expect(String(notes.note.text.characters).split(separator: "\n").first == "Title")
        notes.app.press(.end, .control)
        notes.app.type("!")
        try await notes.save()
        #expect(folder.text(of: "note.md") == markdown.dropLast() + "!\n")
    }

    @Test("A file that cannot be read is reported and never overwritten")
    func unreadable() async throws {
        defer { folder.remove() }
        try folder.write("no RTF at all", to: "note.rtf")
        let notes = try await Notes("note.rtf", in: folder)
        #expect(notes.app.texts.contains("This note cannot be read."))
        #expect(notes.app.all(.textEditor).isEmpty)
        #expect(!notes.tools.contains("Bold"))
        notes.app.press("s", .control)
        notes.app.close()
        #expect(folder.text(of: "note.rtf") == "no RTF at all")
        try folder.write("{\\rtf1 now it is}", to: "note.rtf")
        let again = try await Notes("note.rtf", in: folder)
        #expect(again.note.text == "now it is")
    }

    @Test(
        "A file in an unknown encoding is not read, so that no text is lost",
        arguments: ["note.html", "note.md"])
    func encoding(name: String) async throws {
        defer { folder.remove() }
        let bytes = Data("caf".utf8) + [0xE9] + Data(" au lait".utf8)
        try bytes.write(to: folder.url.appendingPathComponent(name))
        let notes = try await Notes(name, in: folder)
        #expect(notes.app.texts.contains("This note cannot be read."))
        notes.app.close()
        #expect(FileManager.default.contents(atPath: folder.url.appendingPathComponent(name).path) == bytes)
    }

    @Test("A failed save is reported, and the text ends up beside the file or elsewhere")
    func unwritable() async throws {
        defer { folder.remove() }
        let notes = try await Notes("gone/note.md", in: folder)
        notes.app.type("words")
        try await notes.save()
        #expect(notes.app.texts.contains { $0.hasPrefix("Not saved: ") })
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("gone"), withIntermediateDirectories: true)
        try notes.button("Try Again").click()
        try await notes.wait { notes.note.saving == .saved }
        #expect(folder.text(of: "gone/note.md") == "words\n")
        #expect(!notes.app.texts.contains { $0.hasPrefix("Not saved: ") })
    }

    @Test("A window whose note cannot be saved asks before it closes")
    func asksBeforeClosing() async throws {
        defer { folder.remove() }
        let notes = try await Notes("gone/note.md", in: folder)
        notes.app.type("words")
        try await notes.save()
        notes.app.press("q", .control)
        #expect(notes.app.texts.contains("Some of your changes are not saved."))
        try notes.button("Cancel").click()
        #expect(notes.app.all(.textEditor).count == 1)
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("gone"), withIntermediateDirectories: true)
        notes.app.press("w", .control)
        try notes.button("Close Anyway").click()
        try await notes.wait { notes.app.all(.textEditor).isEmpty }
        #expect(folder.text(of: "gone/note.md") == "words\n")
    }

    @Test("Another program's changes show if nothing was typed")
    func fresh() async throws {
        defer { folder.remove() }
        try folder.write("old", to: "note.md")
        let notes = try await Notes("note.md", in: folder)
        try folder.write("new", to: "note.md")
        notes.app.setWindowFocused(false)
        notes.app.setWindowFocused(true)
        try await notes.wait { notes.note.text == "new\n" || String(notes.note.text.characters) == "new" }
        #expect(notes.note.saving == .saved)
    }

    /// A note in which something was typed while another program has written its file.
    private func bothChanged() async throws -> Notes {
        try folder.write("old", to: "note.md")
        let notes = try await Notes("note.md", in: folder)
        notes.app.type("my ")
        try folder.write("theirs", to: "note.md")
        return notes
    }

    @Test("Another program's changes are overwritten only if the user agrees")
    func conflict() async throws {
        defer { folder.remove() }
        let notes = try await bothChanged()
        try await notes.save()
        #expect(folder.text(of: "note.md") == "theirs")
        try notes.button("Keep Mine").click()
        try await notes.wait { notes.note.saving == .saved }
        #expect(folder.text(of: "note.md") == "my old")
    }

    @Test("A note deleted by another program is not created again without a question")
    func deleted() async throws {
        defer { folder.remove() }
        try folder.write("old", to: "note.md")
        let notes = try await Notes("note.md", in: folder)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("note.md"))
        notes.app.type("my ")
        try await notes.save()
        #expect(folder.names == [])
        #expect(notes.note.saving == .conflict)
        try notes.button("Keep Mine").click()
        try await notes.wait { notes.note.saving == .saved }
        #expect(folder.text(of: "note.md") == "my old")
    }

    @Test("A note's permissions are kept")
    func permissions() async throws {
        defer { folder.remove() }
        try folder.write("old", to: "note.md")
        let path = folder.url.appendingPathComponent("note.md").path
        chmod(path, 0o600)
        let notes = try await Notes("note.md", in: folder)
        notes.app.type("my ")
        try await notes.save()
        #expect(folder.text(of: "note.md") == "my old")
        var status = stat()
        stat(path, &status)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test("Both versions can be kept")
    func both() async throws {
        defer { folder.remove() }
        let notes = try await bothChanged()
        try await notes.save()
        try notes.button("Take Theirs, Keep Mine as a Copy").click()
        try await notes.wait { notes.note.saving == .saved }
        #expect(String(notes.note.text.characters) == "theirs")
        #expect(folder.names == ["note 2.md", "note.md"])
        #expect(folder.text(of: "note 2.md") == "my old\n")
    }

    @Test("If both changed when the program exits, its own version is saved beside the file")
    func conflictAtEnd() async throws {
        defer { folder.remove() }
        let notes = try await bothChanged()
        notes.app.close()
        #expect(folder.text(of: "note.md") == "theirs")
        #expect(folder.text(of: "note 2.md") == "my old\n")
    }

    @Test("A note is exported beside its file, and nothing is overwritten")
    func export() async throws {
        defer { folder.remove() }
        try folder.write("mine", to: "note.md")
        let notes = try await Notes("note.html", in: folder)
        notes.app.press("b", .control)
        notes.app.type("loud")
        try notes.app.find(.menuBarItem, "File").click()
        #expect(!notes.items.contains("Export as HTML"))
        try notes.app.find(.menuItem, "Export as Markdown").click()
        try await notes.wait { notes.note.message != nil }
        #expect(folder.text(of: "note 2.md") == "**loud**\n")
        #expect(folder.text(of: "note.md") == "mine")
        #expect(notes.app.texts.contains { $0.hasSuffix("/note 2.md.") })
        try notes.button("Close").click()
        #expect(!notes.app.texts.contains { $0.hasSuffix("/note 2.md.") })
    }
}
