import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/getting-started.md`.
@MainActor @Suite("Guide: getting started") struct GettingStartedGuide {
    struct ReadingListApp: App {
        var body: some Scene {
            WindowGroup("Reading List") { ReadingList() }
                .defaultSize(width: 420, height: 520)
        }
    }

    struct ReadingList: View {
        @State private var shelf = Shelf()
        @State private var title = ""
        @State private var selection: Book.ID?

        var body: some View {
            VStack(spacing: 12) {
                TextField("Title", text: $title)
                    .onSubmit(add)
                List(selection: $selection) {
                    ForEach($shelf.books) { $book in
                        Toggle(book.title, isOn: $book.isRead)
                    }
                    .onDelete { shelf.books.remove(atOffsets: $0) }
                }
                Text("\(shelf.unread) to read")
            }
            .padding()
        }

        private func add() {
            guard !title.isEmpty else { return }
            shelf.books.append(Book(title: title))
            title = ""
        }
    }

    struct Book: Identifiable, Codable, Equatable {
        var id = UUID()
        var title: String
        var isRead = false
    }

    struct Shelf: Codable, Equatable {
        var books: [Book] = []

        var unread: Int { books.count { !$0.isRead } }
    }

    @MainActor @Test("A submitted title is in the list, and counted")
    func adding() throws {
        let app = TestHost { ReadingList() }
        try app.find(.textField, "Title").click()
        app.type("Middlemarch\n")
        #expect(try app.find(.checkBox, "Middlemarch").isOn == false)
        #expect(app.texts == ["1 to read"])
    }

    @Test("A checked book is read, and Delete removes the selected one")
    func readingAndDeleting() throws {
        let app = TestHost(app: ReadingListApp(), size: CGSize(width: 420, height: 520))
        try app.find(.textField, "Title").click()
        app.type("Emma\n")
        let book = try app.find(.checkBox, "Emma")
        try book.click()
        #expect(book.isOn == true && app.texts == ["0 to read"])
        try selectRow(of: book, in: app)
        app.press(.deleteForward)
        #expect(app.all(.checkBox).isEmpty)
    }

    /// Clicks in the row, beside the check box and its label.
    private func selectRow(of book: TestElement, in app: TestHost) throws {
        app.click(at: CGPoint(x: 380, y: book.frame.midY))
    }

    @Test("A shelf written to a file is read from it")
    func keeping() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("reading-list/shelf.json")
        let shelf = Shelf(books: [Book(title: "Emma", isRead: true), Book(title: "Persuasion")])
        try shelf.write(to: file)
        #expect(try Shelf(contentsOf: file) == shelf)
        #expect(Shelf.usualFile.path.hasSuffix("/reading-list/shelf.json"))
    }
}

private typealias Shelf = GettingStartedGuide.Shelf

extension Shelf {
    static var usualFile: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
            .appendingPathComponent("reading-list/shelf.json")
    }

    init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(Shelf.self, from: Data(contentsOf: file))
    }

    func write(to file: URL) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: file, options: .atomic)
    }
}
