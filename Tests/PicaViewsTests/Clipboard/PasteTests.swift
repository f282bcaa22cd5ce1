import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaFields

@MainActor @Observable private final class Page {
    var name = "one "
    var other = ""
    var isShown = true
    var isEnabled = true
    var focus: Field?

    enum Field { case name, other }
}

private struct Form: View {
    @Bindable var page: Page
    @FocusState private var focus: Page.Field?

    var body: some View {
        VStack {
            if page.isShown {
                TextField("Name", text: $page.name).focused($focus, equals: .name)
                    .disabled(!page.isEnabled)
            }
            TextField("Other", text: $page.other).focused($focus, equals: .other)
        }
        .onChange(of: page.focus) { focus = page.focus }
    }
}

/// Pastes of what another program takes its time to send.
@MainActor @Suite struct PasteTests {
    private let page = Page()
    private let clipboard = SlowClipboard()
    private let app: TestHost

    init() throws {
        let page = page
        app = try mount(width: 400, height: 120) { Form(page: page) }
        app.platform.clipboard = clipboard
        app.platform.primarySelection = clipboard
        try app.find(.textField, "Name").click()
        app.press(.end)
    }

    private func answer(_ text: String) {
        clipboard.answer(text)
        app.update()
    }

    @Test("Keys typed after Paste take effect after the pasted text")
    func order() {
        app.press("v", .control)
        app.type("x")
        app.press(.left)
        app.type("y")
        #expect(page.name == "one ")
        answer("two")
        #expect(page.name == "one twoyx")
    }

    @Test("A second paste waits for the first")
    func twice() {
        app.press("v", .control)
        app.press("v", .control)
        app.type("!")
        #expect(clipboard.requests == 1)
        answer("a")
        #expect(clipboard.requests == 2 && page.name == "one a")
        answer("b")
        #expect(page.name == "one ab!")
    }

    @Test("Tab after Paste pastes before it leaves the field")
    func tab() {
        app.press("v", .control)
        app.press(.tab)
        app.type("z")
        answer("two")
        #expect(page.name == "one two" && page.other == "z")
    }

    @Test("A click after Paste takes effect after the text; moving the pointer does not wait")
    func click() throws {
        app.press("v", .control)
        app.movePointer(to: CGPoint(x: 5, y: 5))
        try app.find(.textField, "Other").click()
        app.type("z")
        #expect(page.other == "")
        answer("two")
        #expect(page.name == "one two" && page.other == "z")
    }

    @Test("A paste is undone in one step, separately from typing around it")
    func undo() {
        app.type("a")
        app.press("v", .control)
        app.type("b")
        answer("two words")
        #expect(page.name == "one atwo wordsb")
        app.press("z", .control)
        #expect(page.name == "one atwo words")
        app.press("z", .control)
        #expect(page.name == "one a")
    }

    @Test(
        "If the clipboard does not answer, nothing is pasted and typing is kept",
        arguments: [ClipboardError.silence, .nothing, .ownerGone, .tooLarge])
    func failure(error: ClipboardError) {
        app.press("v", .control)
        app.type("x")
        clipboard.answer(.failure(error))
        app.update()
        #expect(page.name == "one x")
        let reason = PasteWord.Key(error)?.rawValue
        #expect(app.all(.tooltip).map(\.label) == [reason].compactMap(\.self), "a person sees why")
        app.type("y")
        #expect(page.name == "one xy" && app.all(.tooltip).isEmpty)
    }

    @Test(
        "A message at the caret says in the user's language why a paste failed, long enough to be read"
    )
    func notice() throws {
        app.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        app.press("v", .control)
        clipboard.answer(.failure(.silence))
        app.update()
        let notice = try app.find(.tooltip)
        let caret = try #require(app.caret)
        #expect(notice.label == "Das andere Programm antwortet nicht")
        #expect(notice.frame.minX < caret.maxX && notice.frame.maxX > caret.minX)
        app.movePointer(to: CGPoint(x: 10, y: 10))
        app.advance(by: 5)
        #expect(app.all(.tooltip).count == 1)
        app.advance(by: 2)
        #expect(app.all(.tooltip).isEmpty && app.nextDeadline ?? .infinity > app.now)
    }

    @Test("Every language has the messages", arguments: PasteWord.words.keys.sorted())
    func words(language: String) throws {
        let words = try #require(PasteWord.words[language]).split(separator: "|")
        #expect(words.count == PasteWord.Key.allCases.count && Set(words).count == words.count)
        #expect(PasteWord.words.count == MenuWord.words.count)
    }

    @Test(
        "A field rejects and reports text that is too long, also from an input method; an editor accepts it"
    )
    func tooLong() async throws {
        let long = String(repeating: "many words ", count: 120_000)
        app.press("v", .control)
        answer(long)
        await app.settle { !app.all(.tooltip).isEmpty }
        #expect(page.name == "one ")
        #expect(app.all(.tooltip).map(\.label) == [PasteWord.Key.tooLarge.rawValue])
        app.type("x")
        #expect(app.all(.tooltip).isEmpty)
        app.host.handle(.preedit(long, selection: 0..<0))
        app.update()
        #expect(app.all(.tooltip).map(\.label) == [PasteWord.Key.tooLarge.rawValue])
        app.type("y")
        app.host.handle(.text(long))
        app.update()
        #expect(app.all(.tooltip).map(\.label) == [PasteWord.Key.tooLarge.rawValue])
        #expect(page.name == "one xy")

        var text: Binding<String>?
        let editor = try mount { Holder { text = $0[2] } }
        editor.platform.clipboard = clipboard
        try editor.find(.textEditor).click()
        editor.press("v", .control)
        editor.type("!")
        clipboard.answer(long)
        await editor.settle { text?.wrappedValue.isEmpty == false }
        #expect(text?.wrappedValue == long + "!")
        #expect(editor.all(.tooltip).isEmpty)
    }

    @Test("A long text is copied unchanged within the program, although it is created lazily")
    func longCopy() async throws {
        let long = String(repeating: "many words ", count: 120_000)
        var text: Binding<String>?
        let editor = try mount { Holder { text = $0[2] } }
        text?.wrappedValue = long
        editor.update()
        try editor.find(.textEditor).click()
        editor.press("a", .control)
        editor.press("c", .control)
        editor.press(.end, .control)
        editor.type("!")
        editor.press("v", .control)
        await editor.settle { text?.wrappedValue.utf8.count ?? 0 > long.utf8.count + 1 }
        #expect(text?.wrappedValue == long + "!" + long)
    }

    @Test("A clipboard that loses a request does not block typing")
    func forgotten() {
        app.press("v", .control)
        app.type("x")
        clipboard.forget()
        app.update()
        #expect(page.name == "one x")
    }

    @Test("Escape cancels a pending paste, and its late data is dropped")
    func escape() {
        app.press("v", .control)
        app.type("x")
        app.press(.escape)
        #expect(page.name == "one x")
        app.type("y")
        answer("two")
        #expect(page.name == "one xy")
    }

    @Test("If the app moves the focus meanwhile, the pasted text is dropped")
    func focusGone() {
        app.press("v", .control)
        page.focus = .other
        app.update()
        app.type("z")
        answer("two")
        #expect(page.name == "one " && page.other == "z")
    }

    @Test("If the field is gone or disabled meanwhile, the pasted text is dropped")
    func fieldGone() throws {
        app.press("v", .control)
        page.isEnabled = false
        app.update()
        answer("two")
        #expect(page.name == "one ")
        page.isEnabled = true
        app.update()
        try app.find(.textField, "Name").click()
        app.press("v", .control)
        page.isShown = false
        app.update()
        answer("two")
        #expect(page.name == "one ")
        try app.find(.textField, "Other").click()
        app.type("z")
        #expect(page.other == "z")
    }

    @Test("Middle click pastes at the click position, even if the text arrives later")
    func middleButton() throws {
        app.press(.home)
        let start = try #require(app.caret)
        app.press(.end)
        app.click(at: CGPoint(x: start.midX, y: start.midY), button: .middle)
        app.type("!")
        answer("zero ")
        #expect(page.name == "zero !one ")
    }

    @Test("Paste is enabled if the clipboard has text, without requesting it")
    func menu() throws {
        app.resize(to: CGSize(width: 400, height: 400))
        try app.find(.textField, "Name").click(button: .secondary)
        #expect(clipboard.requests == 0)
        try app.find(.menuItem, "Paste").click()
        answer("two")
        #expect(page.name == "one two")
    }

    @Test("A keyboard selection becomes the primary selection, which outlasts deselecting")
    func primaryByKeys() {
        app.press(.left, [.control, .shift])
        #expect(app.primarySelection == "one ")
        app.press(.right, .shift)
        #expect(app.primarySelection == "ne ")
        app.press(.end)
        #expect(app.primarySelection == "ne ")
        app.press("a", .control)
        #expect(app.primarySelection == "one ")
    }

    @Test("A selection made by focusing a field does not become the primary selection")
    func primaryByFocus() {
        app.press(.tab)
        app.press(.tab, .shift)
        #expect(app.primarySelection == nil)
        app.press("c", .control)
        #expect(app.clipboard == "one ")
    }

    @Test("The primary selection keeps the text as it was when selected")
    func snapshot() {
        app.press("a", .control)
        app.press("c", .control)
        app.type("new")
        #expect(app.clipboard == "one " && app.primarySelection == "one ")
    }

    private struct Fields: View {
        @Binding var texts: [String]
        var body: some View {
            TextField("Line", text: $texts[0])
            SecureField("Secret", text: $texts[1])
            TextEditor(text: $texts[2]).frame(height: 60)
        }
    }

    private struct Holder: View {
        let hold: (Binding<[String]>) -> Void
        @State private var texts = ["", "", ""]
        var body: some View {
            let _ = hold($texts)
            VStack { Fields(texts: $texts) }
        }
    }

    @Test("Arbitrary bytes are pasted in the field's normalized form and can be undone", arguments: 1...40)
    func fuzz(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var texts: Binding<[String]>?
        let app = try mount(width: 300, height: 200) { Holder { texts = $0 } }
        app.platform.clipboard = clipboard
        for (index, role) in [TestElement.Role.textField, .secureField, .textEditor].enumerated() {
            let bytes = RandomTyping.bytes(&random, upTo: 60)
            let text = ExchangedText.text(bytes)
            let isLine = role != .textEditor
            try app.find(role).click()
            app.press("v", .control)
            clipboard.answer(.success(bytes))
            app.update()
            func withoutEnds(_ text: some Collection<Character>) -> [Character] {
                Array(text.drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
            }
            let expected = isLine ? String(withoutEnds(text).map { $0.isNewline ? " " : $0 }) : text
            #expect(texts?.wrappedValue[index] == expected, "seed \(seed): \(bytes)")
            guard role != .secureField else { continue }
            app.press("z", .control)
            #expect(texts?.wrappedValue[index] == "", "seed \(seed): \(bytes)")
        }
    }
}
