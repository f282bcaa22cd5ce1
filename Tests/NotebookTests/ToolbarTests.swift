import PicaTesting
import PicaUI
import Testing

@testable import Notebook

/// Formatting of a note by the user.
@MainActor @Suite struct ToolbarTests {
    private let folder: Folder
    init() throws { folder = try Folder() }

    /// A note with its first word selected.
    private func notes(_ name: String, _ text: String = "one two\nthree") async throws -> Notes {
        let notes = try await Notes(name, in: folder)
        notes.app.type(text)
        notes.app.press(.home, .control)
        for _ in 0..<3 { notes.app.press(.right, .shift) }
        return notes
    }

    private func words(_ notes: Notes, _ isSo: (AttributeContainer) -> Bool) -> [String] {
        notes.note.text.runs.filter { isSo($0.attributes) }.map {
            String(notes.note.text[$0.range].characters)
        }
    }

    @Test(
        "A button formats the selection, shows the format, removes it, and typing continues",
        arguments: ["note.html", "note.md"])
    func styles(name: String) async throws {
        defer { folder.remove() }
        let notes = try await notes(name)
        for style in LetterStyle.allCases where name != "note.md" || style != .underline {
            try notes.toggle(style)
            #expect(words(notes, style.isOn) == ["one"])
            #expect(try notes.shown == [style])
            try notes.toggle(style)
            #expect(words(notes, style.isOn) == [])
            #expect(try notes.shown == [])
        }
        notes.app.type("1")
        #expect(String(notes.note.text.characters) == "1 two\nthree")
    }

    @Test("Without a selection a button applies to the text typed next")
    func typing() async throws {
        defer { folder.remove() }
        let notes = try await Notes("note.html", in: folder)
        notes.app.type("a")
        try notes.tool("Bold").click()
        #expect(notes.on == ["Bold"])
        notes.app.type("b")
        try notes.tool("Bold").click()
        notes.app.type("c")
        #expect(words(notes, LetterStyle.bold.isOn) == ["b"])
    }

    @Test("A button's change is a separate undo step")
    func undo() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.tool("Bold").click()
        try notes.tool("Italic").click()
        notes.app.press("z", .control)
        #expect(notes.on == ["Bold"])
        notes.app.press("z", .control)
        #expect(notes.on == [])
        #expect(String(notes.note.text.characters) == "one two\nthree")
        notes.app.press("y", .control)
        #expect(notes.on == ["Bold"])
    }

    @Test("Text grows and shrinks in steps, and returns to its original size")
    func sizes() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.choose("Bigger", from: "More Formatting")
        try notes.choose("Bigger", from: "More Formatting")
        #expect(notes.note.text.runs.map { NoteFont($0.font).size } == [20, 17])
        try notes.choose("Smaller", from: "More Formatting")
        try notes.choose("Smaller", from: "More Formatting")
        #expect(notes.note.text == AttributedString("one two\nthree"))
    }

    @Test("Alignment applies to all touched paragraphs")
    func alignment() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.choose("Center", from: "Alignment")
        #expect(try notes.chosen(in: "Alignment") == ["Center"])
        #expect(words(notes) { $0.alignment == .center } == ["one two\n"])
        notes.app.press("a", .control)
        #expect(try notes.chosen(in: "Alignment") == ["Automatic"])
        try notes.choose("Align Right", from: "Alignment")
        #expect(words(notes) { $0.alignment == .right } == ["one two\nthree"])
        try notes.choose("Automatic", from: "Alignment")
        #expect(notes.note.text == AttributedString("one two\nthree"))
    }

    @Test("Paragraphs become titles and lists, in the file, too")
    func blocks() async throws {
        defer { folder.remove() }
        let notes = try await Notes("note.md", in: folder)
        func make(_ style: String) throws {
            try notes.choose(style, from: "Paragraph")
        }
        try make("Title")
        notes.app.type("Shopping\nfor today:\nbread\ncheese")
        notes.app.press(.up, .shift)
        try make("Numbered List")
        notes.app.press(.end, .control)
        notes.app.type("\nmilk\n\n")
        try make("Quotation")
        notes.app.type("who said")
        try await notes.save()
        #expect(
            folder.text(of: "note.md")
                == "# Shopping\n\nfor today:\n\n1. bread\n2. cheese\n3. milk\n\n> who said\n")
        notes.app.press("a", .control)
        try make("Text")
        try await notes.save()
        #expect(folder.text(of: "note.md")?.hasPrefix("Shopping\n\nfor today:\n\nbread\n\ncheese") == true)
    }

    @Test("A menu chooses colors and marks the current one")
    func colors() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.choose("Red", from: "Text Color")
        #expect(words(notes) { $0.foregroundColor == .red } == ["one"])
        try notes.choose("Yellow", from: "Highlight")
        #expect(words(notes) { $0.backgroundColor != nil } == ["one"])
        #expect(try notes.chosen(in: "Text Color") == ["Red"])
        try notes.choose("None", from: "Text Color")
        #expect(words(notes) { $0.foregroundColor != nil } == [])
        notes.app.type("1")
        #expect(String(notes.note.text.characters) == "1 two\nthree")
    }

    @Test("Sizes and colors are the same when a note is read again", arguments: ["note.html", "note.rtf"])
    func same(name: String) async throws {
        defer { folder.remove() }
        let notes = try await notes(name, "one two three four five")
        notes.note.format { $0.font = NoteFont($0.font).next(bigger: true).font }
        for (choice, word) in zip(Palette.ink.choices, ["one", "two", "three", "four", "five"]) {
            let range = try #require(notes.note.text.range(of: word))
            notes.note.text[range].foregroundColor = choice.color
        }
        for (choice, word) in zip(Palette.highlight.choices, ["one", "two", "three", "four"]) {
            let range = try #require(notes.note.text.range(of: word))
            notes.note.text[range].backgroundColor = choice.color
        }
        try await notes.save()
        let again = try await Notes(name, in: folder)
        #expect(again.note.text == notes.note.text)
    }

    @Test("A Markdown note offers only formats that Markdown has")
    func markdown() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.md")
        #expect(notes.tools == ["Paragraph", "Bold", "Italic", "More Formatting", "Find"])
        try notes.tool("More Formatting").click()
        #expect(notes.items == ["Strikethrough", "Code"])
        notes.app.press(.escape)
        notes.app.press("u", .control)
        notes.app.press(".", [.control, .shift])
        notes.app.press("e", [.control, .shift])
        #expect(notes.note.text == AttributedString("one two\nthree"))
        try notes.app.find(.menuBarItem, "Format").click()
        let enabled = notes.app.all(.menuItem).filter(\.isEnabled).map(\.label)
        #expect(enabled == ["Bold", "Italic", "Strikethrough"])
    }

    @Test("Formatting by other programs becomes the nearest that notes have")
    func foreign() async throws {
        defer { folder.remove() }
        try folder.write(
            "<p style='font: 19px Georgia; color: #e01010'>red</p><p style='color: #111; background: white'>plain</p>",
            to: "note.html")
        let notes = try await Notes("note.html", in: folder)
        #expect(words(notes) { $0.foregroundColor == .red } == ["red\n"])
        #expect(words(notes) { NoteFont($0.font).size == 18 || NoteFont($0.font).size == 20 } == ["red\n"])
        #expect(notes.note.text.runs.last?.attributes.foregroundColor == nil)
        #expect(notes.note.text.runs.last?.attributes.backgroundColor == nil)
    }

    @Test("Tools that do not fit are in a menu, in both directions and at every text size")
    func narrow() async throws {
        defer { folder.remove() }
        let notes = try await Notes("note.html", in: folder, size: CGSize(width: 280, height: 500))
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            notes.app.setEnvironment(\.layoutDirection, direction)
            for size in DynamicTypeSize.allCases {
                notes.app.setEnvironment(\.dynamicTypeSize, size)
                for tool in notes.app.all().filter({ $0.isEnabled && $0.role != .menuBarItem }) {
                    #expect(tool.frame.minX >= 0 && tool.frame.maxX <= 280, "\(tool.summary), \(size)")
                }
                let editor = try notes.app.find(.textEditor)
                #expect(editor.frame.height > 100, "\(size)")
                try notes.tool("More").click()
                #expect(notes.items.contains("Find"), "\(size)")
                notes.app.press(.escape)
            }
        }
        notes.app.type("word")
        notes.app.press(.left, [.control, .shift])
        try notes.choose("Bold", from: "More")
        #expect(words(notes, LetterStyle.bold.isOn) == ["word"])
    }

    @Test("Find opens from its button and closes with Escape")
    func find() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.tool("Find").click()
        #expect(notes.app.focused?.role == .textField)
        #expect(notes.on == ["Find"])
        notes.app.press(.escape)
        #expect(notes.app.focused?.role == .textEditor)
        #expect(notes.on == [])
    }
}
