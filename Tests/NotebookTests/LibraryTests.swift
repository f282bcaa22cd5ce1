import PicaTesting
import PicaUI
import Testing

@testable import Notebook

/// The notes of a folder, in a list beside the one that is open.
@MainActor @Suite struct LibraryTests {
    private let folder: Folder
    init() throws { folder = try Folder() }

    private func open(_ notes: [String: String]) async throws -> Shelf {
        for (name, text) in notes { try folder.write(text, to: name) }
        return try await Shelf(folder)
    }

    @Test("Notes are listed, the newest first and open; other files are not listed")
    func listed() async throws {
        defer { folder.remove() }
        try folder.write("old", to: "Old.md")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600)],
            ofItemAtPath: folder.url.appendingPathComponent("Old.md").path)
        let shelf = try await open(["New.md": "new", "picture.png": "none"])
        #expect(shelf.names == ["New", "Old"])
        #expect(shelf.library.note?.file.url.lastPathComponent == "New.md")
    }

    @Test("Opening another note from the list saves the text typed in the first")
    func switching() async throws {
        defer { folder.remove() }
        let shelf = try await open(["A.md": "one", "B.md": "two"])
        try await shelf.choose("A")
        try shelf.app.find(.textEditor).click()
        shelf.app.press(.end, .control)
        shelf.app.type(" more")
        try await shelf.choose("B")
        try await shelf.wait { folder.text(of: "A.md") == "one more" }
        #expect(folder.text(of: "B.md") == "two")
        try await shelf.choose("A")
        #expect(shelf.library.note.map { String($0.text.characters) } == "one more")
    }

    @Test("The list marks unsaved text, which reappears when the note is opened")
    func unsaved() async throws {
        defer { folder.remove() }
        let shelf = try await open(["A.md": "one", "B.md": "two"])
        try await shelf.choose("A")
        try shelf.app.find(.textEditor).click()
        shelf.app.press(.end, .control)
        shelf.app.type("!")
        try folder.write("theirs, and longer", to: "A.md")
        try await shelf.choose("B")
        let url = folder.url.appendingPathComponent("A.md")
        try await shelf.wait { shelf.library.isUnsaved(url) }
        try await shelf.choose("A")
        #expect(shelf.library.note.map { String($0.text.characters) } == "one!")
        #expect(folder.text(of: "A.md") == "theirs, and longer")
    }

    @Test("The search field finds notes by name and content")
    func searching() async throws {
        defer { folder.remove() }
        let shelf = try await open(["Pears.md": "and plums", "Letter.md": "Dear **Ada**", "Ada.md": "a name"])
        try shelf.app.find(.textField, "Search").click()
        shelf.app.type("ada")
        try await shelf.wait { Set(shelf.names) == ["Letter", "Ada"] }
        shelf.app.type("xyz")
        try await shelf.wait { shelf.names.isEmpty }
        shelf.app.press(.escape)
        try await shelf.wait { shelf.names.count == 3 }
    }

    @Test("New notes get an unused name, and are open for editing")
    func making() async throws {
        defer { folder.remove() }
        let shelf = try await Shelf(folder)
        #expect(shelf.app.texts.contains("No Notes"))
        try shelf.app.find(.button, "New Note").click()
        try await shelf.wait { shelf.names == ["New Note"] && shelf.library.note?.reading == .done }
        shelf.app.type("words")
        shelf.app.press("n", .control)
        try await shelf.wait { Set(shelf.names) == ["New Note", "New Note 2"] }
        try await shelf.wait { folder.text(of: "New Note.html")?.contains("words") == true }
        #expect(shelf.library.selected?.lastPathComponent == "New Note 2.html")
    }

    @Test("Moving through the list keeps the focus there: Delete asks about the note, not its text")
    func keyboard() async throws {
        defer { folder.remove() }
        let shelf = try await open(["A.md": "one", "B.md": "two"])
        try await shelf.choose("B")
        let row = try #require(shelf.app.all().first { $0.label.hasPrefix("A,") || $0.label == "A" })
        try row.click()
        try await shelf.wait { shelf.library.note?.reading == .done }
        shelf.app.press(.deleteForward)
        #expect(shelf.library.question == .deletion(folder.url.appendingPathComponent("A.md")))
        #expect(shelf.library.note.map { String($0.text.characters) } == "one")
        shelf.app.press(.escape)
    }

    @Test("Changes in the folder by other programs show while the window is idle")
    func outside() async throws {
        defer { folder.remove() }
        let shelf = try await open(["A.md": "one"])
        try folder.write("two", to: "B.md")
        try await shelf.wait { Set(shelf.names) == ["A", "B"] }
        try await shelf.choose("A")
        try folder.write("other", to: "A.md")
        try await shelf.wait { shelf.library.note.map { String($0.text.characters) } == "other" }
    }

    @Test("A folder created later is listed then")
    func laterFolder() async throws {
        defer { folder.remove() }
        folder.remove()
        let shelf = try await Shelf(folder)
        #expect(shelf.names == [])
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try folder.write("one", to: "A.md")
        try await shelf.wait { shelf.names == ["A"] }
        try folder.write("two", to: "B.md")
        try await shelf.wait { Set(shelf.names) == ["A", "B"] }
    }

    @Test("A naming error disappears after a success")
    func banner() async throws {
        defer { folder.remove() }
        let shelf = try await open(["A.md": "one", "B.md": "two"])
        await shelf.library.rename(folder.url.appendingPathComponent("A.md"), to: "B")
        #expect(shelf.library.message != nil)
        await shelf.library.rename(folder.url.appendingPathComponent("A.md"), to: "C")
        #expect(shelf.library.message == nil)
    }

    @Test("A dialog renames a note, but not over another")
    func renaming() async throws {
        defer { folder.remove() }
        let shelf = try await open(["A.md": "one", "B.md": "two"])
        try await shelf.choose("A")
        shelf.app.press(.function(2))
        let field = try shelf.app.find(.textField, "Name")
        #expect(field.value == "A")
        try field.click()
        shelf.app.press("a", .control)
        shelf.app.type("C\n")
        try await shelf.wait { Set(shelf.names) == ["C", "B"] }
        #expect(folder.names == ["B.md", "C.md"])
        try await shelf.wait { shelf.library.selected?.lastPathComponent == "C.md" }
        await shelf.library.rename(folder.url.appendingPathComponent("C.md"), to: "B")
        #expect(folder.names == ["B.md", "C.md"])
        #expect(shelf.library.message != nil)
        await shelf.library.rename(folder.url.appendingPathComponent("C.md"), to: "../C")
        #expect(folder.names == ["B.md", "C.md"])
    }

    @Test("A duplicate has all typed text")
    func duplicating() async throws {
        defer { folder.remove() }
        let shelf = try await open(["A.md": "one"])
        shelf.app.press(.end, .control)
        shelf.app.type("!")
        await shelf.library.duplicate(folder.url.appendingPathComponent("A.md"))
        #expect(folder.text(of: "A 2.md") == "one!")
        #expect(shelf.library.selected?.lastPathComponent == "A 2.md")
    }

    @Test("Settings sort the list and set the format of new notes")
    func settings() async throws {
        defer { folder.remove() }
        let shelf = try await open(["B.md": "b", "A.md": "a", "C.md": "c"])
        shelf.app.press(",", .control)
        try shelf.app.find(.popUpButton, "Sort by").click()
        try shelf.app.find(.menuItem, "Name").click()
        try shelf.app.find(.button, "Done").click()
        try await shelf.wait { shelf.names == ["A", "B", "C"] }
        shelf.app.press(.function(9))
        #expect(shelf.names.isEmpty)
    }
}

/// The program with a folder open.
@MainActor final class Shelf {
    let library: Library
    let app: TestHost
    private let suite = "NotebookTests-\(UUID())"

    init(_ folder: Folder) async throws {
        try Notes.useFonts()
        library = Library(folder.url, pause: .seconds(3600))
        let settings = try #require(UserDefaults(suiteName: suite))
        app = TestHost(
            app: NotebookApp(.library(library), settings: settings), size: CGSize(width: 900, height: 600))
        try await wait { self.library.isRead && self.library.note?.reading != .underway }
    }

    isolated deinit { UserDefaults.standard.removePersistentDomain(forName: suite) }

    func wait(_ line: Int = #line, until isSo: () -> Bool) async throws {
        try await Notes.wait(app, line, until: isSo)
    }

    /// Those in the list.
    var names: [String] {
        let known = library.entries.map(\.name)
        return app.texts.compactMap { text in
            known.first { text == $0 || text.hasPrefix($0 + ", ") || text.hasPrefix($0 + "\n") }
        }
    }

    func choose(_ name: String) async throws {
        library.choose(library.entries.first { $0.name == name }?.url)
        app.update()
        try await wait { self.library.note?.reading == .done }
        app.update()
    }
}
