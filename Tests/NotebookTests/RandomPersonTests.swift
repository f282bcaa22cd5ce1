import PicaTesting
import PicaUI
import Testing

@testable import Notebook

/// The program in the hands of a random person.
@MainActor @Suite struct RandomPersonTests {
    /// `make test-long` does ten thousand things.
    private static let steps =
        ProcessInfo.processInfo.environment["PICA_EXPLORE_STEPS"].flatMap(Int.init) ?? 300

    private let folder: Folder
    init() throws { folder = try Folder() }

    @Test(
        "A random person finds no faults in a note, and the file is readable in the end",
        arguments: ["note.html", "note.rtf", "note.md"])
    func note(name: String) async throws {
        defer { folder.remove() }
        let notes = try await Notes(name, in: folder)
        notes.app.type("# A title\nSome words, and more of them.\n\n* one\n* two\n")
        try await notes.save()
        let found = notes.app.explore(seed: UInt64(name.utf8.count), steps: Self.steps)
        #expect(found.faults.isEmpty, "\(found.faults.prefix(3)) \(found.history.suffix(5))")
        notes.app.close()
        guard FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path) else {
            return
        }
        let again = try await Notes(name, in: folder)
        #expect(again.note.reading == .done)
    }

    @Test("A random person finds no faults in a folder of notes")
    func library() async throws {
        defer { folder.remove() }
        for (name, text) in ["A.md": "one", "B.html": "<p>two</p>", "C.rtf": "{\\rtf1 three}"] {
            try folder.write(text, to: name)
        }
        let shelf = try await Shelf(folder)
        let found = shelf.app.explore(seed: 5, steps: Self.steps)
        #expect(found.faults.isEmpty, "\(found.faults.prefix(3)) \(found.history.suffix(5))")
    }
}
