import PicaTesting
import PicaUI
import Testing

@testable import Notebook

/// A folder of a test's own, and notes in it.
struct Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("NotebookTests-\(UUID())")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    func remove() {
        _ = try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
        try? FileManager.default.removeItem(at: url)
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }

    func text(of name: String) -> String? {
        FileManager.default.contents(atPath: url.appendingPathComponent(name).path)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
}

/// The program with a note open, used like a person would.
@MainActor final class Notes {
    let note: Note
    let app: TestHost

    /// - Parameter pause: The time before the first automatic save.
    init(_ name: String, in folder: Folder, pause: Duration = .seconds(3600), size: CGSize? = nil)
        async throws
    {
        try Self.useFonts()
        let file = try #require(NoteFile(folder.url.appendingPathComponent(name)))
        note = Note(file, pause: pause)
        app = TestHost(app: NotebookApp(.note(note)), size: size ?? CGSize(width: 800, height: 600))
        try await wait { self.note.reading != .underway }
    }

    /// Waits for background work. It counts turns, not time: if many tests want the main thread, the work waits for its
    /// turns, too.
    func wait(_ line: Int = #line, until isSo: () -> Bool) async throws {
        try await Self.wait(app, line, until: isSo)
    }

    static func wait(_ app: TestHost, _ line: Int, until isSo: () -> Bool) async throws {
        for _ in 0..<5000 {
            if isSo() { return }
            try await Task.sleep(for: .milliseconds(2))
            app.update()
        }
        throw Late(line: line, texts: app.texts)
    }

    /// Saves by the keys, and waits for it.
    func save() async throws {
        app.press("s", .control)
        try await wait { self.note.saving != .edited }
    }

    func button(_ name: String) throws -> TestElement { try app.find(.button, name) }

    // MARK: The toolbar

    private var bar: [TestElement] {
        let bottom = app.all(.textEditor).first?.frame.minY ?? app.all(.menuBar).first?.frame.maxY ?? 0
        let kinds: [TestElement.Role] = [.button, .toggleButton, .popUpButton]
        return app.all().filter { element in
            kinds.contains { $0 == element.role } && element.frame.midY < bottom
        }
        .sorted { $0.frame.minX < $1.frame.minX }
    }

    /// The names of the toolbar's items, from the leading end.
    var tools: [String] { bar.map(\.label) }

    func tool(_ name: String) throws -> TestElement {
        guard let tool = bar.first(where: { $0.label == name }) else { throw Missing(tool: name, in: tools) }
        return tool
    }

    /// The names of the tools that show that they hold.
    var on: [String] { bar.filter { $0.isOn == true }.map(\.label) }

    func choose(_ item: String, from menu: String) throws {
        try tool(menu).click()
        try app.find(.menuItem, item).click()
    }

    /// Turns a character style on or off, by its button or in the menu.
    func toggle(_ style: LetterStyle) throws {
        if LetterStyle.common.contains(style) {
            try tool(style.rawValue).click()
        } else {
            try choose(style.rawValue, from: "More Formatting")
        }
    }

    /// The character styles that the toolbar and its menu show as on.
    var shown: [LetterStyle] {
        get throws { (try on + chosen(in: "More Formatting")).compactMap(LetterStyle.init) }
    }

    /// The marked item of a toolbar menu.
    func chosen(in menu: String) throws -> [String] {
        try tool(menu).click()
        defer { app.press(.escape) }
        return app.all(.menuItem).filter { $0.isOn == true }.map(\.label)
    }

    struct Missing: Error {
        let tool: String
        let tools: [String]

        init(tool: String, in tools: [String]) { (self.tool, self.tools) = (tool, tools) }
    }

    var items: [String] { app.all(.menuItem).map(\.label) }

    static func useFonts() throws { try TestFonts.use(fontconfigFile: fonts) }

    /// Those of all tests, which run in one program.
    private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Resources/fontconfig/fonts.conf").standardizedFileURL.path

    struct Late: Error {
        let line: Int
        let texts: [String]
    }
}
