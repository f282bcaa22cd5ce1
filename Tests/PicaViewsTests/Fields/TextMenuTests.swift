import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaFields
@testable import PicaScenes

/// The menus of fields and of texts that can be selected.
@MainActor struct TextMenuTests {
    private struct Form: View {
        @State private var text = "one two"
        @State private var secret = "secret"

        var body: some View {
            VStack {
                TextField("Field", text: $text)
                SecureField("Secret", text: $secret)
                TextEditor(text: $text).frame(height: 60)
            }
        }
    }

    /// The items that can be chosen.
    private func enabled(_ app: TestHost) -> [String] {
        app.all(.menuItem).filter(\.isEnabled).map(\.label)
    }

    private struct Lines: View {
        @State private var text = "a long first line\nx\na long third line"
        var body: some View { TextEditor(text: $text).frame(height: 120) }
    }

    @Test(
        "Right-click on the line background keeps the selection, elsewhere drops it"
    )
    func groundInSelection() throws {
        let app = try mount { Lines() }
        let editor = try app.find(.textEditor)
        try editor.click()
        app.press("a", .control)
        for place in [
            CGPoint(x: editor.frame.maxX - 10, y: editor.frame.minY + 30),
            CGPoint(x: editor.frame.maxX - 10, y: editor.frame.maxY - 10),
        ] {
            app.click(at: place, button: .secondary)
            #expect(enabled(app).contains("Copy"), "\(place)")
            app.press(.escape)
        }
        app.press(.home, .control)
        app.press(.end, .shift)
        app.click(at: CGPoint(x: editor.frame.maxX - 10, y: editor.frame.minY + 30), button: .secondary)
        #expect(!enabled(app).contains("Copy"))
    }

    @Test("A field's menu has the available commands, and performs them", arguments: [0, 1])
    func field(number: Int) throws {
        let app = try mount { Form() }
        let role: TestElement.Role = number == 0 ? .textField : .textEditor
        let field = try app.find(role)
        let start = CGPoint(x: field.frame.minX + 12, y: field.frame.minY + 15)
        app.click(at: start, button: .secondary)
        #expect(
            app.all(.menuItem).map(\.label) == [
                "Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All", "Insert Emoji",
            ])
        #expect(enabled(app) == ["Select All", "Insert Emoji"])
        try app.find(.menuItem, "Select All").click()
        #expect(field.isFocused)
        app.click(at: start, button: .secondary)
        #expect(
            enabled(app) == ["Cut", "Copy", "Delete", "Insert Emoji"], "a press in the selection keeps it")
        try app.find(.menuItem, "Cut").click()
        #expect(app.clipboard == "one two")
        #expect(field.value == "")
        app.click(at: start, button: .secondary)
        #expect(enabled(app) == ["Undo", "Paste", "Insert Emoji"])
        try app.find(.menuItem, "Undo").click()
        #expect(field.value == "one two")
        app.click(at: start, button: .secondary)
        #expect(enabled(app).contains("Redo"))
        try app.find(.menuItem, "Redo").click()
        app.click(at: start, button: .secondary)
        try app.find(.menuItem, "Paste").click()
        #expect(field.value == "one two")
        app.type("!")
        #expect(field.value == "one two!", "the keyboard is back where it was")
    }

    @Test("Right-click outside the selection places the caret")
    func caret() throws {
        let app = try mount { Form() }
        let field = try app.find(.textField)
        app.click(at: CGPoint(x: field.frame.minX + 12, y: field.frame.midY), count: 2)
        app.click(at: CGPoint(x: field.frame.maxX - 12, y: field.frame.midY), button: .secondary)
        #expect(enabled(app) == ["Select All", "Insert Emoji"])
        app.press(.escape)
        app.type("!")
        #expect(field.value == "one two!")
    }

    @Test("A secure field's menu has no copy and no undo")
    func secret() throws {
        let app = try mount { Form() }
        app.clipboard = "new"
        let field = try app.find(.secureField)
        try field.click(count: 3)
        try field.click(at: .leading, button: .secondary)
        #expect(app.all(.menuItem).map(\.label) == ["Paste", "Delete", "Select All"])
        try app.find(.menuItem, "Paste").click()
        #expect(app.clipboard == "new")
    }

    @Test("The Menu key opens a field's menu at its caret")
    func key() throws {
        let app = try mount(height: 600) { Form() }
        try app.find(.textField).click()
        app.press(.end)
        let caret = try #require(app.caret)
        app.press(.menu)
        let menu = try app.find(.menu).frame
        #expect(abs(menu.minX - caret.minX) <= 1)
        #expect(abs(menu.minY - caret.maxY) <= 1)
        #expect(try app.find(.menuItem, "Select All").isFocused)
        app.press(.return)
        app.press("c", .control)
        #expect(app.clipboard == "one two")
    }

    @Test("A disabled field has no menu")
    func disabled() throws {
        let app = try mount { Form().disabled(true) }
        try app.find(.textField).click(button: .secondary)
        #expect(app.all(.menu).isEmpty)
    }

    @Test("Selectable text has a menu to copy it")
    func selectableText() throws {
        let app = try mount {
            VStack {
                Text("one two")
                Text("three")
                Button("Press") {}
            }
            .textSelection(.enabled)
        }
        let text = try app.find(.staticText, "one two")
        try text.click(button: .secondary)
        #expect(app.all(.menuItem).map(\.label) == ["Copy", "Select All"])
        #expect(enabled(app) == ["Select All"])
        try app.find(.menuItem, "Select All").click()
        try text.click(button: .secondary)
        #expect(enabled(app) == ["Copy"])
        try app.find(.menuItem, "Copy").click()
        #expect(app.clipboard == "one two\nthree")
        app.press(.menu)
        #expect(!app.all(.menu).isEmpty, "the keyboard is with the text")
        app.press(.escape)
        try app.find(.button, "Press").click(button: .secondary)
        #expect(app.all(.menu).isEmpty)
    }

    @Test("The menu over a link opens and copies the link")
    func links() throws {
        let app = try mount { Text("[here](https://a.example/b) or there").textSelection(.enabled) }
        let link = try app.find(.link, "here")
        try link.click(button: .secondary)
        #expect(app.all(.menuItem).map(\.label) == ["Open Link", "Copy Link", "Copy", "Select All"])
        try app.find(.menuItem, "Copy Link").click()
        #expect(app.clipboard == "https://a.example/b")
        #expect(app.openedURLs == [])
        try link.click(button: .secondary)
        try app.find(.menuItem, "Open Link").click()
        #expect(app.openedURLs.map(\.absoluteString) == ["https://a.example/b"])
    }

    @Test("A context menu applies to inner views without one; selectable text keeps its own")
    func appMenus() throws {
        let app = try mount {
            VStack {
                Text("mine").textSelection(.enabled)
                Text("theirs")
            }
            .contextMenu { Button("App") {} }
        }
        try app.find(.staticText, "mine").click(button: .secondary)
        #expect(app.all(.menuItem).map(\.label) == ["Copy", "Select All"])
        app.press(.escape)
        try app.find(.staticText, "theirs").click(button: .secondary)
        #expect(app.all(.menuItem).map(\.label) == ["App"])
    }

    @Test(
        "Menus use the language of the locale",
        arguments: [
            ("de_AT", "Kopieren"), ("en_GB", "Copy"), ("zh_TW", "複製"), ("zh_CN", "复制"), ("pt_BR", "Copiar"),
            ("nn_NO", "Copy"), ("no", "Kopier"), ("eo", "Copy"), ("ja_JP", "コピー"),
        ])
    func words(locale: String, copy: String) throws {
        let app = try mount { Form().environment(\.locale, Locale(identifier: locale)) }
        try app.find(.textField).click(button: .secondary)
        #expect(app.all(.menuItem).map(\.label).dropFirst(3).first == copy)
    }

    @Test("Every language has every word, and no two are the same", arguments: MenuWord.words.keys.sorted())
    func translations(language: String) throws {
        let words = try #require(MenuWord.words[language]).split(separator: "|")
        #expect(words.count == MenuWord.Key.allCases.count)
        #expect(Set(words).count == words.count)
    }
}
