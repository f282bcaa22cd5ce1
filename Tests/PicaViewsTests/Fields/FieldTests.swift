import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// A field over a string that the test can read and the "app" can change.
@MainActor final class Words {
    var text: String {
        get { model.text }
        set { model.text = newValue }
    }
    let model: Model

    @Observable final class Model {
        var text: String
        init(_ text: String) { self.text = text }
    }

    init(_ text: String = "") { model = Model(text) }

    var binding: Binding<String> { Binding(get: { self.model.text }, set: { self.model.text = $0 }) }
}

/// One text field with the caret at the end of its text.
@MainActor private func field(_ text: String = "", width: CGFloat = 400) throws -> (TestHost, Words) {
    let words = Words(text)
    let app = try mount(width: width, height: 100) { Fields(words: words.model) }
    try app.find(.textField, "Name").click()
    app.press(.end)
    return (app, words)
}

private struct Fields: View {
    @Bindable var words: Words.Model
    var body: some View { TextField("Name", text: $words.text) }
}

@MainActor @Suite struct FieldTests {
    @Test("Each key updates the bound string and the views that show it")
    func typing() throws {
        let words = Words()
        let app = try mount {
            Fields(words: words.model)
            Echo(words: words.model)
        }
        try app.find(.textField, "Name").click()
        app.type("Hé")
        #expect(words.text == "Hé")
        app.type("llo 👋")
        #expect(words.text == "Héllo 👋")
        #expect(app.texts == ["Héllo 👋"])
        #expect(try app.find(.textField, "Name").value == "Héllo 👋")
    }

    private struct Echo: View {
        let words: Words.Model
        var body: some View { Text(words.text) }
    }

    @Test("A field without focus takes no typing")
    func unfocused() throws {
        let words = Words()
        let app = try mount { Fields(words: words.model) }
        app.type("x")
        #expect(words.text == "")
        #expect(app.focused == nil)
        #expect(app.caret == nil)
    }

    /// The effect of a key on "one two three" with the caret between "two" and the space after it (offset 7).
    nonisolated struct KeyCase: Sendable, CustomTestStringConvertible {
        var key: TestHost.Key
        var modifiers: TestHost.Modifiers = []
        /// The resulting text, with the selection or the caret replaced by a bar.
        var result: String
        var testDescription: String { result }
    }

    nonisolated static let keys = [
        KeyCase(key: .left, result: "one tw|o three"),
        KeyCase(key: .right, result: "one two |three"),
        KeyCase(key: .left, modifiers: .shift, result: "one tw| three"),
        KeyCase(key: .right, modifiers: .shift, result: "one two|three"),
        KeyCase(key: .left, modifiers: .control, result: "one |two three"),
        KeyCase(key: .right, modifiers: .control, result: "one two three|"),
        KeyCase(key: .left, modifiers: [.control, .shift], result: "one | three"),
        KeyCase(key: .right, modifiers: [.control, .shift], result: "one two|"),
        KeyCase(key: .home, result: "|one two three"),
        KeyCase(key: .end, result: "one two three|"),
        KeyCase(key: .home, modifiers: .shift, result: "| three"),
        KeyCase(key: .end, modifiers: .shift, result: "one two|"),
        KeyCase(key: .home, modifiers: .control, result: "|one two three"),
        KeyCase(key: .end, modifiers: [.control, .shift], result: "one two|"),
        KeyCase(key: .up, result: "|one two three"),
        KeyCase(key: .down, result: "one two three|"),
        KeyCase(key: "a", modifiers: .control, result: "|"),
        KeyCase(key: "/", modifiers: .control, result: "|"),
        KeyCase(key: .delete, result: "one tw| three"),
        KeyCase(key: .deleteForward, result: "one two|three"),
        KeyCase(key: .delete, modifiers: .control, result: "one | three"),
        KeyCase(key: .deleteForward, modifiers: .control, result: "one two|"),
        KeyCase(key: .delete, modifiers: [.control, .shift], result: "| three"),
        KeyCase(key: .deleteForward, modifiers: [.control, .shift], result: "one two|"),
    ]

    @Test("Keys move, select and delete as Linux users expect", arguments: keys)
    func editingKeys(_ item: KeyCase) throws {
        let (app, words) = try field("one two three")
        for _ in 0..<6 { app.press(.left) }
        app.press(item.key, item.modifiers)
        app.type("|")
        #expect(words.text == item.result)
    }

    @Test("An arrow key collapses a selection to its edge")
    func collapse() throws {
        for (key, result) in [(TestHost.Key.left, "|abc"), (.right, "abc|")] {
            let (app, words) = try field("abc")
            app.press("a", .control)
            app.press(key)
            app.type("|")
            #expect(words.text == result)
        }
    }

    @Test("Deselecting leaves the caret at the selection's end")
    func deselect() throws {
        for (key, modifiers) in [("a", [.control, .shift]), ("\\", .control)]
            as [(TestHost.Key, TestHost.Modifiers)]
        {
            let (app, words) = try field("abc")
            app.press(.left, .shift)
            app.press(key, modifiers)
            app.type("|")
            #expect(words.text == "ab|c")
        }
    }

    @Test("Insert toggles overwrite mode")
    func overwrite() throws {
        let (app, words) = try field("abc")
        app.press(.home)
        app.press(.insert)
        app.type("xy")
        #expect(words.text == "xyc")
        app.press(.insert)
        app.type("z")
        #expect(words.text == "xyzc")
    }

    @Test("While AltGr or Alt is held no shortcut fires, and AltGr types its character")
    func altGr() throws {
        let (app, words) = try field("abc")
        app.press("a", [.control, .alt])
        app.press("ą", .altGr)
        #expect(words.text == "abcą")
        app.press("a", [.control, .altGr])
        app.type("!")
        #expect(words.text.hasPrefix("abcą"))
    }

    // MARK: Clipboard

    @Test("Copy, cut and paste use the clipboard, with both sets of keys")
    func clipboard() throws {
        for (copy, cut, paste) in [
            (("c", .control), ("x", .control), ("v", .control)),
            ((.insert, .control), (.deleteForward, .shift), (.insert, .shift)),
        ]
            as [(
                (TestHost.Key, TestHost.Modifiers), (TestHost.Key, TestHost.Modifiers),
                (TestHost.Key, TestHost.Modifiers)
            )]
        {
            let (app, words) = try field("one two")
            app.press(.left, [.control, .shift])
            app.press(copy.0, copy.1)
            #expect(app.clipboard == "two")
            #expect(words.text == "one two")
            app.press(cut.0, cut.1)
            #expect(words.text == "one ")
            app.press(paste.0, paste.1)
            app.press(paste.0, paste.1)
            #expect(words.text == "one twotwo")
        }
    }

    @Test("Copying without a selection leaves the clipboard unchanged")
    func copyNothing() throws {
        let (app, _) = try field("one")
        app.clipboard = "kept"
        app.press("c", .control)
        app.press("x", .control)
        #expect(app.clipboard == "kept")
    }

    @Test("Lines pasted into a field become one line")
    func pasteLines() throws {
        let (app, words) = try field()
        app.clipboard = "a\nb\r\nc\u{2029}d"
        app.press("v", .control)
        #expect(words.text == "a b c d")
    }

    // MARK: Pointer

    @Test("A click places the caret, a double click selects the word, a triple click everything")
    func clicks() throws {
        let (app, words) = try field("one two three")
        let end = try #require(app.caret)
        app.press(.home)
        let start = try #require(app.caret)
        let middle = CGPoint(x: (start.midX + end.midX) / 2, y: start.midY)
        app.click(at: CGPoint(x: start.minX + 1, y: start.midY))
        app.type("|")
        #expect(words.text == "|one two three")
        app.press(.delete)
        app.click(at: middle, count: 2)
        app.type("|")
        #expect(words.text == "one | three")
        app.click(at: middle, count: 3)
        app.type("|")
        #expect(words.text == "|")
    }

    @Test("A click past the text's end puts the caret at its end")
    func clickBeyond() throws {
        let (app, words) = try field("one")
        app.press(.home)
        try app.find(.textField, "Name").click(at: UnitPoint(x: 0.98, y: 0.5))
        app.type("|")
        #expect(words.text == "one|")
    }

    @Test("Dragging selects characters, or words after a double click")
    func dragging() throws {
        let (app, words) = try field("one two three four")
        app.press(.home)
        for _ in 0..<5 { app.press(.right) }
        let from = try #require(app.caret)
        for _ in 0..<5 { app.press(.right) }
        let to = try #require(app.caret)
        let (a, b) = (CGPoint(x: from.midX, y: from.midY), CGPoint(x: to.midX, y: to.midY))
        app.drag(from: a, to: b)
        app.press("c", .control)
        #expect(app.clipboard == "wo th")
        app.drag(from: b, to: a)
        app.press("c", .control)
        #expect(app.clipboard == "wo th")
        app.drag(from: a, to: b, clicks: 2)
        app.press("c", .control)
        #expect(app.clipboard == "two three")
        app.type("|")
        #expect(words.text == "one | four")
    }

    @Test("Shift+click extends the selection")
    func shiftClick() throws {
        let (app, _) = try field("one two")
        let end = try #require(app.caret)
        app.press(.home)
        app.click(at: CGPoint(x: end.midX, y: end.midY), .shift)
        app.press("c", .control)
        #expect(app.clipboard == "one two")
    }

    @Test("Middle click pastes the primary selection at the click position")
    func middleClick() throws {
        let (app, words) = try field("one two")
        app.press(.home)
        let start = try #require(app.caret)
        app.press(.end)
        app.primarySelection = "zero "
        app.click(at: CGPoint(x: start.midX, y: start.midY), button: .middle)
        #expect(words.text == "zero one two")
        app.primarySelection = nil
        app.click(at: CGPoint(x: start.midX, y: start.midY), button: .middle)
        #expect(words.text == "zero one two")
    }

    @Test("A pointer selection becomes the primary selection at release")
    func primarySelection() throws {
        let (app, _) = try field("one two")
        let end = try #require(app.caret)
        app.press(.home)
        let start = try #require(app.caret)
        app.pressPointer(at: CGPoint(x: start.midX, y: start.midY))
        app.movePointer(to: CGPoint(x: end.midX, y: end.midY))
        #expect(app.primarySelection == nil)
        app.releasePointer(at: CGPoint(x: end.midX, y: end.midY))
        #expect(app.primarySelection == "one two")
        #expect(app.clipboard == nil)
    }

    // MARK: Undo

    @Test("Undo removes typed words, redo restores them, and typing clears redo")
    func undo() throws {
        let (app, words) = try field()
        app.type("one two")
        app.press("z", .control)
        #expect(words.text == "one")
        app.press("z", .control)
        #expect(words.text == "")
        app.press("z", [.control, .shift])
        app.press("y", .control)
        #expect(words.text == "one two")
        app.press("z", .control)
        app.type("!")
        app.press("y", .control)
        #expect(words.text == "one!")
    }

    @Test("A pause of half a second starts a new undo step")
    func undoPause() throws {
        let (app, words) = try field()
        app.type("ab")
        app.advance(by: 0.6)
        app.type("cd")
        app.press("z", .control)
        #expect(words.text == "ab")
    }

    // MARK: The app's side

    @Test("A change by the app shows at once, and the caret stays with its surrounding text")
    func appChanges() throws {
        let (app, words) = try field("one two")
        words.text = "zero one two"
        #expect(try app.find(.textField, "Name").value == "zero one two")
        app.type("!")
        #expect(words.text == "zero one two!")
    }

    private struct Shouting: View {
        @State private var text = ""
        var body: some View {
            TextField("Name", text: Binding(get: { text }, set: { text = $0.uppercased() }))
            Text(text)
        }
    }

    @Test("An app that edits typed text has the last word")
    func appTransforms() throws {
        let app = try mount { Shouting() }
        try app.find(.textField, "Name").click()
        app.type("ab")
        #expect(try app.find(.textField, "Name").value == "AB")
        app.type("c")
        #expect(app.texts == ["ABC"])
    }

    private struct Limited: View {
        @State private var text = ""
        var body: some View {
            TextField("Name", text: Binding(get: { text }, set: { text = String($0.prefix(3)) }))
            Text(text)
        }
    }

    @Test("An app can reject typed text")
    func appRefuses() throws {
        let app = try mount { Limited() }
        try app.find(.textField, "Name").click()
        app.type("abcdef")
        #expect(try app.find(.textField, "Name").value == "abc")
        #expect(app.texts == ["abc"])
    }

    // MARK: Disabled

    @Test("A disabled field takes no keyboard or pointer input and loses the focus")
    func disabled() throws {
        let words = Words("text")
        let app = try mount { Switchable(words: words.model) }
        try app.find(.textField, "Name").click()
        #expect(try app.find(.textField, "Name").isFocused)
        try app.find(.button, "Disable").click()
        app.press(.tab)
        let field = try app.find(.textField, "Name")
        #expect(!field.isEnabled && !field.isFocused)
        try field.click()
        app.type("x")
        #expect(words.text == "text")
        #expect(app.focused?.label != "Name")
    }

    private struct Switchable: View {
        @Bindable var words: Words.Model
        @State private var isDisabled = false
        var body: some View {
            TextField("Name", text: $words.text).disabled(isDisabled)
            Button("Disable") { isDisabled = true }
        }
    }

    // MARK: Input methods

    @Test("A composition shows inline, is not part of the string, and is not undoable")
    func preedit() throws {
        let (app, words) = try field("one two")
        for _ in 0..<4 { app.press(.left) }
        let before = try #require(app.caret)
        app.compose("にほ")
        #expect(words.text == "one two")
        let composing = try #require(app.caret)
        #expect(composing.minX > before.minX + 10)
        app.compose("日本", selection: 0..<0)
        #expect(try #require(app.caret).minX == before.minX)
        app.commit("日本")
        #expect(words.text == "one日本 two")
        app.press("z", .control)
        #expect(words.text == "one two")
    }

    @Test("A canceled composition leaves everything as it was")
    func preeditCancelled() throws {
        let (app, words) = try field("one")
        let before = app.caret
        app.compose("xyz")
        app.compose("")
        #expect(words.text == "one")
        #expect(app.caret == before)
    }

    @Test(
        "A key that the input method passes on commits the composition and then takes effect")
    func preeditKeys() throws {
        let (app, words) = try field("one")
        app.compose("한")
        app.press(.left)
        app.type("x")
        #expect(words.text == "onex한")
        app.compose("글")
        app.press("c", .control)
        #expect(words.text == "onex글한")
        app.compose("ㄱ")
        app.press(.delete)
        #expect(words.text == "onex글한")
    }

    @Test("A composition is kept when the window loses the focus")
    func preeditWithoutWindow() throws {
        let (app, words) = try field("one")
        app.compose("한")
        app.setWindowFocused(false)
        #expect(words.text == "one한")
        app.setWindowFocused(true)
        app.compose("글")
        app.commit("글")
        #expect(words.text == "one한글")
    }

    @Test("An input method gets the field's content type from the app")
    func typedContent() throws {
        let app = try mount {
            VStack {
                TextField("Mail", text: .constant("")).textContentType(.emailAddress)
                TextField("Count", text: .constant("")).keyboardType(.numberPad)
                TextField("Title", text: .constant("")).textInputAutocapitalization(.words)
                TextField("Code", text: .constant("")).textContentType(.oneTimeCode)
                TextEditor(text: .constant("")).frame(height: 60)
            }
        }
        func content(_ title: String) throws -> TypedContent? {
            try app.find(.textField, title).click()
            return app.platform.typedContent
        }
        #expect(try content("Mail")?.purpose == .email)
        #expect(try content("Count")?.purpose == .digits)
        #expect(try content("Title")?.hints.contains(.words) == true)
        #expect(try content("Code")?.hints.contains(.sensitive) == true)
        try app.find(.textEditor).click()
        #expect(app.platform.typedContent?.hints.contains(.lines) == true)
    }

    @Test("An input method sees the text around the caret, and its deletions can be undone")
    func surroundings() throws {
        let (app, words) = try field("one two")
        app.press(.end)
        let place = try #require(app.platform.typingPlace)
        #expect(place.field?.surroundings(limit: 100) == SurroundingText(text: "one two", head: 7, anchor: 7))
        app.host.handle(.deleteAround(before: 4, after: 0))
        app.host.handle(.text("!"))
        #expect(words.text == "one!")
        app.type("x")
        #expect(app.platform.typingPlace != place)
        for _ in 1...2 { app.press("z", .control) }
        #expect(words.text == "one two")
    }

    @Test("A secure field uses no input method; other fields do")
    func preeditOfSecret() throws {
        let app = try mount {
            VStack {
                TextField("Name", text: .constant(""))
                SecureField("Password", text: .constant(""))
            }
        }
        try app.find(.textField, "Name").click()
        #expect(app.platform.typingPlace?.isSecret == false)
        try app.find(.secureField, "Password").click()
        #expect(app.platform.typingPlace?.isSecret == true)
    }
}

extension FieldTests {
    @Test("The caret stays visible in a field with long text")
    func horizontalScrolling() throws {
        let (app, _) = try field("a text that is far too long for the field it stands in", width: 120)
        let frame = try app.find(.textField, "Name").frame
        #expect(frame.contains(try #require(app.caret)))
        app.press(.home)
        #expect(frame.contains(try #require(app.caret)))
        #expect(try #require(app.caret).minX < frame.minX + 15)
    }

    @Test("A field shows its prompt, or else its title, until it has text")
    func prompt() throws {
        let app = try mount(width: 200, height: 40) { TextField("Name", text: .constant("")) }
        let empty = try mount(width: 200, height: 40) { TextField("", text: .constant("")) }
        #expect(app.freshPicture().difference(from: empty.freshPicture()).count > 0)
        let prompted = try mount(width: 200, height: 40) {
            TextField("Name", text: .constant(""), prompt: Text("Your name"))
        }
        #expect(prompted.freshPicture().difference(from: app.freshPicture()).count > 0)
        #expect(try prompted.find(.textField).label == "Name")
    }

    @Test("Tab selects a field's text so that typing replaces it")
    func tabSelects() throws {
        let words = Words("old")
        let app = try mount { Fields(words: words.model) }
        app.press(.tab)
        app.type("new")
        #expect(words.text == "new")
    }
}
