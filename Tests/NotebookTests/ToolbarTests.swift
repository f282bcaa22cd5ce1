import PicaTesting
import PicaUI
import Testing

@testable import Notebook

/// What a person does about the look of a note.
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
        "A button formats what is selected, shows it, takes it back, and one goes on typing",
        arguments: ["note.html", "note.md"])
    func styles(name: String) async throws {
        defer { folder.remove() }
        let notes = try await notes(name)
        for style in LetterStyle.allCases where name != "note.md" || style != .underline {
            try notes.button(style.rawValue).click()
            #expect(words(notes, style.isOn) == ["one"])
            #expect(notes.on == [style.rawValue])
            try notes.button(style.rawValue).click()
            #expect(words(notes, style.isOn) == [])
            #expect(notes.on == [])
        }
        notes.app.type("1")
        #expect(String(notes.note.text.characters) == "1 two\nthree")
    }

    @Test("With nothing selected a button is for what is typed next")
    func typing() async throws {
        defer { folder.remove() }
        let notes = try await Notes("note.html", in: folder)
        notes.app.type("a")
        try notes.button("Bold").click()
        #expect(notes.on == ["Bold"])
        notes.app.type("b")
        try notes.button("Bold").click()
        notes.app.type("c")
        #expect(words(notes, LetterStyle.bold.isOn) == ["b"])
    }

    @Test("What a button did is undone by itself")
    func undo() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.button("Bold").click()
        try notes.button("Italic").click()
        notes.app.press("z", .control)
        #expect(notes.on == ["Bold"])
        notes.app.press("z", .control)
        #expect(notes.on == [])
        #expect(String(notes.note.text.characters) == "one two\nthree")
        notes.app.press("y", .control)
        #expect(notes.on == ["Bold"])
    }

    @Test("Text grows and shrinks in steps, and is itself again where it was")
    func sizes() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.button("Bigger").click()
        try notes.button("Bigger").click()
        #expect(notes.note.text.runs.map { NoteFont($0.font).size } == [20, 17])
        try notes.button("Smaller").click()
        try notes.button("Smaller").click()
        #expect(notes.note.text == AttributedString("one two\nthree"))
    }

    @Test("Paragraphs stand where they are told, all of them that are touched")
    func alignment() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.button("Center").click()
        #expect(notes.on == ["Center"])
        #expect(words(notes) { $0.alignment == .center } == ["one two\n"])
        notes.app.press("a", .control)
        #expect(notes.on == [])
        try notes.button("Align Right").click()
        #expect(words(notes) { $0.alignment == .right } == ["one two\nthree"])
        try notes.button("Align Right").click()
        #expect(notes.note.text == AttributedString("one two\nthree"))
    }

    @Test("Paragraphs become titles and lists, which a file says, too")
    func blocks() async throws {
        defer { folder.remove() }
        let notes = try await Notes("note.md", in: folder)
        func make(_ style: String) throws {
            try notes.button("Paragraph").click()
            try notes.button(style).click()
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

    @Test("Colours are chosen from a palette, which shows the one that is there")
    func colors() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.button("Text Color").click()
        try notes.button("Red").click()
        #expect(words(notes) { $0.foregroundColor == .red } == ["one"])
        #expect(notes.on == ["Text Color"])
        try notes.button("Highlight").click()
        try notes.button("Yellow").click()
        #expect(words(notes) { $0.backgroundColor != nil } == ["one"])
        try notes.button("Text Color").click()
        #expect(notes.on.contains("Red"))
        try notes.button("None").click()
        #expect(words(notes) { $0.foregroundColor != nil } == [])
    }

    @Test("Sizes and colours are the same when a note is read again", arguments: ["note.html", "note.rtf"])
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

    @Test("Where a note is Markdown there is nothing that Markdown cannot say")
    func markdown() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.md")
        #expect(
            notes.app.all(.button).map(\.label) == [
                "Paragraph", "Bold", "Italic", "Strikethrough", "Code", "Find",
            ])
        notes.app.press("u", .control)
        notes.app.press(".", [.control, .shift])
        notes.app.press("e", [.control, .shift])
        #expect(notes.note.text == AttributedString("one two\nthree"))
        try notes.app.find(.menuBarItem, "Format").click()
        let enabled = notes.app.all(.menuItem).filter(\.isEnabled).map(\.label)
        #expect(enabled == ["Bold", "Italic", "Strikethrough"])
    }

    @Test("Looks of other programs become the nearest that a note has")
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

    @Test("The toolbar wraps where the window is narrow, in both directions and at every text size")
    func narrow() async throws {
        defer { folder.remove() }
        let notes = try await Notes("note.html", in: folder, size: CGSize(width: 280, height: 500))
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            notes.app.setEnvironment(\.layoutDirection, direction)
            for size in DynamicTypeSize.allCases {
                notes.app.setEnvironment(\.dynamicTypeSize, size)
                for button in notes.app.all(.button) {
                    #expect(button.frame.minX >= 0 && button.frame.maxX <= 280, "\(button.summary), \(size)")
                }
                let editor = try notes.app.find(.textEditor)
                #expect(editor.frame.height > 100, "\(size)")
            }
        }
    }

    @Test("Find opens from its button and closes by Escape")
    func find() async throws {
        defer { folder.remove() }
        let notes = try await notes("note.html")
        try notes.button("Find").click()
        #expect(notes.app.focused?.role == .textField)
        #expect(notes.on == ["Find"])
        notes.app.press(.escape)
        #expect(notes.app.focused?.role == .textEditor)
        #expect(notes.on == [])
    }
}
