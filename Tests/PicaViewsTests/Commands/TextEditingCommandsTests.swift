import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaFields
@testable import PicaScenes

/// Finding, spelling and letters in a window's Edit menu.
@MainActor @Suite struct TextEditingCommandsTests {
    private struct Form: View {
        @State var text: String
        @State private var secret = "secret word"

        var body: some View {
            TextEditor(text: $text)
            TextField("Line", text: $text)
            SecureField("Secret", text: $secret)
        }
    }

    private static let finding = [
        "Find…", "Find and Replace…", "Find Next", "Find Previous", "Use Selection for Find",
        "Jump to Selection",
    ]
    private static let letters = ["Make Upper Case", "Make Lower Case", "Capitalize"]

    private func windows(_ text: String) -> SceneWindows<some Scene> {
        SceneWindows { WindowGroup { Form(text: text) }.commands { TextEditingCommands() } }
    }

    private func mounted(_ text: String, at role: TestElement.Role? = .textEditor) throws -> TestHost {
        let app = try windows(text).open(height: 600)
        guard let role else { return app }
        try app.find(role).click()
        app.press(.home, .control)
        return app
    }

    /// The enabled items among the added commands.
    private func enabled(_ app: TestHost) throws -> [String] {
        try app.find(.menuBarItem, "Edit").click()
        defer { app.press(.escape) }
        return app.enabledItems.filter { (Self.finding + Self.letters).contains($0) || $0.hasPrefix("Check") }
    }

    private func choose(_ app: TestHost, _ item: String) throws { try app.choose(item, from: "Edit") }
    private func text(_ app: TestHost) throws -> String? { try app.find(.textEditor).value }

    @Test("The commands follow the built-in Edit commands and can be replaced")
    func place() throws {
        let app = try mounted("a", at: nil)
        try app.find(.menuBarItem, "Edit").click()
        #expect(
            app.items == ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"] + Self.finding
                + ["Check Spelling While Typing"] + Self.letters)
        let other = try SceneWindows {
            WindowGroup { Text("a") }
                .commands {
                    TextEditingCommands()
                    CommandGroup(replacing: .textEditing) { Button("Own") {} }
                }
        }.open()
        try other.find(.menuBarItem, "Edit").click()
        #expect(other.items.suffix(2) == ["Select All", "Own"])
    }

    @Test(
        "Commands suit the focus: an editor finds; fields change case; passwords and buttons have none"
    )
    func enabling() throws {
        let app = try mounted("one two", at: nil)
        #expect(try enabled(app) == [])
        try app.find(.textEditor).click()
        #expect(try enabled(app) == ["Find…", "Find and Replace…", "Jump to Selection"] + Self.letters)
        app.press(.home, .control)
        app.press(.right, [.control, .shift])
        #expect(try enabled(app).contains("Use Selection for Find"))
        try app.find(.textField, "Line").click()
        #expect(try enabled(app) == Self.letters)
        try app.find(.secureField).click()
        app.press("a", .control)
        #expect(try enabled(app) == [])
    }

    @Test("Without a word at the caret, the case commands are disabled", arguments: ["", "  12  ", "..."])
    func noWord(text: String) throws {
        #expect(try !enabled(mounted(text)).contains("Capitalize"))
    }

    // MARK: Letters

    @Test(
        "The case commands transform the selection by the language's rules",
        arguments: [
            ("en_US", "Make Upper Case", "straße oder ﬁn", "STRASSE ODER FIN"),
            ("tr_TR", "Make Upper Case", "istanbul ıi", "İSTANBUL Iİ"),
            ("tr_TR", "Make Lower Case", "ISPARTA İZMİR", "ısparta izmir"),
            ("el_GR", "Make Lower Case", "ΟΔΟΣ ΣΣ", "οδος σς"),
            ("nl_NL", "Capitalize", "ijsland en TEXEL", "IJsland En Texel"),
            ("ru_RU", "Capitalize", "привет, МИР\nи ещё", "Привет, Мир\nИ Ещё"),
        ])
    func selection(locale: String, item: String, before: String, after: String) throws {
        let app = try mounted(before)
        app.setEnvironment(\.locale, Locale(identifier: locale))
        app.press("a", .control)
        app.press(.function(10))
        app.press(.right)
        app.press(.up)
        if item != "Capitalize" { app.press(.up) }
        if item == "Make Upper Case" { app.press(.up) }
        app.press(.return)
        #expect(try text(app) == after)
        app.press("c", .control)
        #expect(app.clipboard == after, "it stays selected")
        app.press("z", .control)
        #expect(try text(app) == before, "and is one step to undo")
        app.press("c", .control)
        #expect(app.clipboard == before)
        app.press("z", [.control, .shift])
        #expect(try text(app) == after)
    }

    @Test("Without a selection, the word at the caret changes and typing continues after it")
    func word() throws {
        let app = try mounted("one two three")
        for _ in 0..<5 { app.press(.right) }
        try choose(app, "Make Upper Case")
        #expect(try text(app) == "one TWO three")
        app.type("!")
        #expect(try text(app) == "one TWO! three")
        app.press("z", .control)
        app.press("z", .control)
        #expect(try text(app) == "one two three")
        app.press(.home, .control)
        try choose(app, "Capitalize")
        #expect(try text(app) == "One two three")
        app.press(.end, .control)
        try choose(app, "Capitalize")
        #expect(try text(app) == "One two Three")
    }

    @Test("A transformation that changes nothing leaves nothing to undo")
    func unchanged() throws {
        let app = try mounted("one")
        try choose(app, "Make Lower Case")
        try app.find(.menuBarItem, "Edit").click()
        #expect(!app.enabledItems.contains("Undo"))
    }

    @Test("The commands work in a one-line field too, after committing the composition")
    func line() throws {
        let app = try mounted("one", at: .textField)
        app.press(.end)
        app.compose("é")
        try choose(app, "Make Upper Case")
        #expect(try text(app)?.hasPrefix("ONE") == true)
    }

    // MARK: Finding

    @Test("Find, and Find and Replace, open the editor's bar with the selection")
    func find() throws {
        let app = try mounted("word, words and word")
        app.press(.right, [.control, .shift])
        try choose(app, "Find…")
        let field = try app.find(.textField, "Find")
        #expect(field.value == "word" && field.isFocused)
        #expect(app.texts.contains("1 / 3"))
        #expect(try enabled(app).prefix(4) == Self.finding.prefix(4), "from the bar, too")
        try choose(app, "Find Next")
        #expect(app.texts.contains("2 / 3"))
        try choose(app, "Find Previous")
        try choose(app, "Find Previous")
        #expect(app.texts.contains("3 / 3"))
        try choose(app, "Find and Replace…")
        #expect(app.all(.textField, "Replace With").count == 1)
    }

    @Test("Use Selection for Find searches without showing the bar")
    func useSelection() throws {
        let app = try mounted("word, words and word")
        #expect(try !enabled(app).contains("Find Next"))
        app.press(.right, [.control, .shift])
        try choose(app, "Use Selection for Find")
        #expect(app.all(.textField, "Find").isEmpty)
        #expect(try enabled(app).contains("Find Next"))
        try choose(app, "Find Next")
        #expect(app.texts.contains("2 / 3"))
        app.press(.escape)
        try choose(app, "Find Previous")
        #expect(app.texts.contains("1 / 3"))
        app.press(.escape)
        app.press(.end, .control)
        app.press("g", .control)
        #expect(app.texts.contains("1 / 3"), "from behind the last match the first is next")
        app.press(.escape)
        app.press(.home, .control)
        app.press("g", [.control, .shift])
        #expect(app.texts.contains("3 / 3"))
    }

    @Test("In a searchable view, Find goes to the search field")
    func search() throws {
        let app = try SceneWindows {
            WindowGroup { Button("It") {}.searchable(text: .constant("")) }.commands { TextEditingCommands() }
        }.open()
        app.press(.tab)
        app.press(.tab)
        #expect(try app.find(.button, "It").isFocused)
        #expect(try enabled(app) == ["Find…"])
        try choose(app, "Find…")
        #expect(app.focused?.role == .textField)
    }

    @Test("Jump to Selection scrolls back to the selection")
    func jump() throws {
        let app = try mounted((1...200).map { "line \($0)" }.joined(separator: "\n"))
        let editor = try app.find(.textEditor)
        let caret = try #require(app.caret)
        try editor.scroll(y: 2000)
        #expect(try #require(app.caret) != caret)
        app.press("j", .control)
        #expect(app.caret == caret)
        try editor.scroll(y: 2000)
        try choose(app, "Jump to Selection")
        #expect(app.caret == caret)
    }

    // MARK: Spelling

    @Test("Check Spelling While Typing is on, and toggles for the focused field")
    func spelling() throws {
        let windows = windows("wrod two")
        let root = windows.all[0].root
        let desk = try SpellingDesk(height: 700) { root }
        let app = desk.app
        let item = "Check Spelling While Typing"
        try app.find(.menuBarItem, "Edit").click()
        #expect(!app.enabledItems.contains(item))
        app.press(.escape)
        try app.find(.textEditor).click()
        app.press(.end, .control)
        desk.settle()
        #expect(desk.marked == ["wrod"])
        try app.find(.menuBarItem, "Edit").click()
        #expect(try app.find(.menuItem, item).isSelected)
        try app.find(.menuItem, item).click()
        desk.settle()
        #expect(desk.marked == [])
        try app.find(.menuBarItem, "Edit").click()
        #expect(try !app.find(.menuItem, item).isSelected)
        #expect(try app.find(.menuItem, item).isEnabled)
        app.press(.escape)
        try app.find(.textField, "Line").click()
        try app.find(.menuBarItem, "Edit").click()
        #expect(try app.find(.menuItem, item).isSelected, "each field has its own")
        app.press(.escape)
        try app.find(.textEditor).click()
        try app.choose(item, from: "Edit")
        desk.settle()
        #expect(desk.marked == ["wrod"])
        try app.find(.secureField).click()
        try app.find(.menuBarItem, "Edit").click()
        #expect(!app.enabledItems.contains(item))
    }
}
