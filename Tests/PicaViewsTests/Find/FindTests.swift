import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct FindTests {
    private struct Editor: View {
        @State var text: String
        @State private var selection: TextSelection?
        var body: some View {
            TextEditor(text: $text, selection: $selection)
        }
    }

    private func editor(_ text: String) throws -> TestHost {
        let app = try mount(width: 500, height: 300) { Editor(text: text) }
        try app.find(.textEditor).click()
        app.press(.home, .control)
        return app
    }

    private func field(_ app: TestHost, _ label: String = "Find") throws -> TestElement {
        try app.find(.textField, label)
    }

    private func press(_ app: TestHost, _ label: String) throws { try app.find(.button, label).click() }

    private func choose(_ app: TestHost, _ label: String) throws {
        try app.find(.toggleButton, label).click()
    }

    @Test("Ctrl+F opens a bar, and typing there finds matches at once, from the caret on")
    func opens() throws {
        let app = try editor("one two three two one")
        #expect(app.all(.textField).isEmpty)
        app.press("f", .control)
        #expect(app.focused?.label == "Find")
        app.type("two")
        #expect(app.texts.contains("1 / 2"))
        app.press(.return)
        #expect(app.texts.contains("2 / 2"))
        app.press(.return)
        #expect(app.texts.contains("1 / 2"))
        app.press(.return, .shift)
        #expect(app.texts.contains("2 / 2"), "Shift and Return go back")
        app.press(.escape)
        #expect(app.all(.textField).isEmpty)
        #expect(app.focused?.role == .textEditor)
        app.type("2")
        #expect(try app.find(.textEditor).value == "one two three 2 one")
    }

    @Test("F3 and Ctrl+G find the next match, with Shift the previous, from the bar and the text")
    func keys() throws {
        let app = try editor("a b a b a")
        app.press("f", .control)
        app.type("a")
        app.press(.function(3))
        #expect(app.texts.contains("2 / 3"))
        app.press("g", .control)
        #expect(app.texts.contains("3 / 3"))
        app.press(.function(3), .shift)
        #expect(app.texts.contains("2 / 3"))
        try app.find(.textEditor).click()
        app.press(.home, .control)
        app.press(.function(3))
        #expect(app.texts.contains("1 / 3"))
        app.press("g", [.control, .shift])
        #expect(app.texts.contains("3 / 3"))
    }

    @Test("The selection is the initial search text")
    func selection() throws {
        let app = try editor("word, words and word")
        app.press(.right, [.control, .shift])
        app.press("f", .control)
        #expect(try field(app).value == "word")
        #expect(app.texts.contains("1 / 3"))
        // It is selected, so that another takes its place.
        app.type("and")
        #expect(try field(app).value == "and")
    }

    @Test("Case, whole words and regular expressions are options")
    func options() throws {
        let app = try editor("Cat cat catalogue CAT c.t")
        app.press("f", .control)
        app.type("cat")
        #expect(app.texts.contains("1 / 4"))
        try choose(app, "Whole Words")
        #expect(app.texts.contains("1 / 3"))
        try choose(app, "Match Case")
        #expect(app.texts.contains("1 / 1") || app.texts.contains("1"))
        #expect(try app.find(.toggleButton, "Match Case").isOn == true)
        try choose(app, "Match Case")
        try choose(app, "Whole Words")
        try field(app).click()
        app.press("a", .control)
        app.type("c.t")
        #expect(app.texts.contains { $0.hasSuffix("/ 1") || $0 == "1" })
        try choose(app, "Regular Expression")
        #expect(app.texts.contains { $0.hasSuffix("/ 5") || $0 == "5" })
        try field(app).click()
        app.press(.end)
        app.type("(")
        #expect(app.texts.contains("Invalid Expression"))
    }

    @Test("A search without matches says so and moves nothing")
    func nothing() throws {
        let app = try editor("one two")
        app.press(.end)
        app.press("f", .control)
        app.type("six")
        #expect(app.texts.contains("No Matches"))
        #expect(try !app.find(.button, "Next Match").isEnabled)
        app.press(.escape)
        app.type("!")
        #expect(try app.find(.textEditor).value == "one two!")
    }

    @Test("Matches update with typing, cutting and undo")
    func editing() throws {
        let app = try editor("ab ab ab")
        app.press("f", .control)
        app.type("ab")
        try app.find(.textEditor).click()
        app.press(.end, .control)
        app.type(" ab")
        #expect(app.texts.contains { $0.hasSuffix("4") })
        app.press(.home, .control)
        app.press(.deleteForward)
        #expect(app.texts.contains { $0.hasSuffix("3") })
        app.type("a")
        #expect(app.texts.contains { $0.hasSuffix("4") })
        app.press("a", .control)
        app.press(.delete)
        #expect(app.texts.contains("No Matches"))
        app.press("z", .control)
        #expect(app.texts.contains { $0.hasSuffix("4") })
    }

    @Test("Replace goes from match to match; Replace All is one undo step")
    func replacing() throws {
        let app = try editor("one two one two one")
        app.press("h", .control)
        app.type("one")
        try field(app, "Replace With").click()
        app.type("1")
        try press(app, "Replace")
        #expect(try app.find(.textEditor).value == "1 two one two one")
        #expect(app.texts.contains("1 / 2"))
        try press(app, "Replace All")
        #expect(try app.find(.textEditor).value == "1 two 1 two 1")
        app.press(.escape)
        app.press("z", .control)
        #expect(try app.find(.textEditor).value == "1 two one two one")
        app.press("z", .control)
        #expect(try app.find(.textEditor).value == "one two one two one")
    }

    @Test("Replacements can use an expression's groups")
    func groups() throws {
        let app = try editor("key=value\nname=other")
        app.press("h", .control)
        try choose(app, "Regular Expression")
        try field(app).click()
        app.type("^(\\w+)=(\\w+)$")
        try field(app, "Replace With").click()
        app.type("$2: $1")
        try press(app, "Replace All")
        #expect(try app.find(.textEditor).value == "value: key\nother: name")
    }

    @Test("In Selection limits finding and replacing to the selection, even after edits")
    func inSelection() throws {
        let app = try editor("a a a a a")
        app.press(.right, [.control, .shift])
        app.press(.right, [.control, .shift])
        app.press("h", .control)
        app.press("a", .control)
        app.press(.delete)
        try choose(app, "In Selection")
        try field(app).click()
        app.type("a")
        #expect(app.texts.contains { $0.hasSuffix("/ 2") })
        try field(app, "Replace With").click()
        app.type("long")
        try press(app, "Replace All")
        #expect(try app.find(.textEditor).value == "long long a a a")
    }

    @Test("A match is scrolled into view and marked in the text and the scroll bar")
    func marks() throws {
        let lines = (0..<500).map { $0 == 400 ? "needle" : "line \($0)" }.joined(separator: "\n")
        let app = try editor(lines)
        app.press("f", .control)
        let before = app.freshPicture()
        app.type("needle")
        #expect(app.texts.contains("1 / 1"))
        #expect(before.difference(from: app.freshPicture()).count > 500)
        app.press(.escape)
        app.type("found")
        #expect(try app.find(.textEditor).value?.contains("line 399\nfound\nline 401") == true)
    }

    private struct Navigated: View {
        @State var text = "one two"
        @State var isShown = false
        let isDisabledInside: Bool
        let isDisabledOutside: Bool
        var body: some View {
            TextEditor(text: $text)
                .findDisabled(isDisabledInside)
                .findNavigator(isPresented: $isShown)
                .findDisabled(isDisabledOutside)
            Button("Show") { isShown = true }
            Text(isShown ? "shown" : "hidden")
        }
    }

    @Test("The program shows the bar through a binding, which follows the user")
    func navigator() throws {
        let app = try mount(width: 500, height: 300) {
            Navigated(isDisabledInside: false, isDisabledOutside: false)
        }
        try press(app, "Show")
        #expect(app.focused?.label == "Find")
        app.press(.escape)
        #expect(app.texts.contains("hidden"))
        app.press("f", .control)
        #expect(app.texts.contains("shown"))
    }

    @Test("findDisabled further out leaves it to the program; further in it disables it")
    func disabled() throws {
        let outside = try mount(width: 500, height: 300) {
            Navigated(isDisabledInside: false, isDisabledOutside: true)
        }
        try outside.find(.textEditor).click()
        outside.press("f", .control)
        #expect(outside.all(.textField).isEmpty)
        try press(outside, "Show")
        #expect(outside.all(.textField).count == 1)
        let inside = try mount(width: 500, height: 300) {
            Navigated(isDisabledInside: true, isDisabledOutside: false)
        }
        try press(inside, "Show")
        #expect(inside.all(.textField).isEmpty)
    }

    @Test("With replaceDisabled there is no way to replace")
    func replaceDisabled() throws {
        let app = try mount(width: 500, height: 300) { Editor(text: "one").replaceDisabled() }
        try app.find(.textEditor).click()
        app.press("h", .control)
        #expect(app.all(.textField).isEmpty)
        app.press("f", .control)
        #expect(app.all(.textField).count == 1)
        #expect(app.all(.button, "Replace").isEmpty)
    }

    @Test("A long text is searched in the background, from the caret on")
    func longText() async throws {
        let text = String(repeating: "the quick brown fox\n", count: 60_000) + "needle\n"
        let app = try mount(width: 500, height: 300) { Editor(text: text) }
        try app.find(.textEditor).click()
        app.press(.home, .control)
        app.press("f", .control)
        app.type("needle")
        for _ in 0..<1000 where !app.texts.contains("1 / 1") { await app.settle() }
        #expect(app.texts.contains("1 / 1"))
        app.press("a", .control)
        app.type("fox")
        for _ in 0..<1000 where !app.texts.contains("1 / 60000") { await app.settle() }
        #expect(app.texts.contains { $0.hasSuffix("/ 60000") })
    }

    @Test("If a long text's only match is before the caret, it shows once the search ends")
    func onlyBefore() async throws {
        let text = "needle\n" + String(repeating: "the quick brown fox\n", count: 60_000)
        let app = try mount(width: 500, height: 300) { Editor(text: text) }
        try app.find(.textEditor).click()
        app.press(.end, .control)
        app.press("f", .control)
        app.type("needle")
        for _ in 0..<1000 where !app.texts.contains("1 / 1") { await app.settle() }
        #expect(app.texts.contains("1 / 1"))
    }

    /// Opens the bar and looks for an expression.
    private func look(for expression: String, in app: TestHost) throws {
        app.press("f", .control)
        try choose(app, "Regular Expression")
        try field(app).click()
        app.type(expression)
    }

    @Test(
        "A runaway expression does not block keys, and reports it after a while",
        arguments: [
            ("(a+)+$", String(repeating: "a", count: 60) + "!"),
            ("(\\w+\\s?)+$", "The quick brown fox jumps over the lazy dog and never comes back again!"),
        ])
    func endless(expression: String, text: String) async throws {
        let app = try editor(text)
        app.press("f", .control)
        try choose(app, "Regular Expression")
        try field(app).click()
        for letter in expression {
            let start = ContinuousClock.now
            app.press(TestHost.Key(letter))
            #expect(ContinuousClock.now - start < .seconds(1), "\(letter)")
        }
        try await until(app) { app.texts.contains("Takes Too Long") }
        try press(app, "Close")
        app.type("x")
        #expect(try app.find(.textEditor).value?.hasPrefix("x") == true)
    }

    /// Waits for work beside the main thread.
    private func until(_ app: TestHost, _ isDone: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while !isDone(), ContinuousClock.now < end { await app.settle() }
        #expect(isDone(), "\(app.texts.suffix(3))")
    }

    @Test("Empty matches count, and can be selected and replaced")
    func places() throws {
        let app = try editor("one\ntwo\n\nthree")
        try look(for: "^", in: app)
        #expect(app.texts.contains { $0.hasSuffix("/ 4") })
        app.press("h", .control)
        try field(app, "Replace With").click()
        app.type("> ")
        try press(app, "Replace All")
        #expect(try app.find(.textEditor).value == "> one\n> two\n> \n> three")
        try app.find(.textEditor).click()
        app.press("z", .control)
        #expect(try app.find(.textEditor).value == "one\ntwo\n\nthree")
    }

    @Test("A match across paragraphs is found after an edit creates it")
    func acrossParagraphs() throws {
        let app = try editor("a\nx a\nb")
        try look(for: "a\\nb", in: app)
        #expect(app.texts.contains { $0.hasSuffix("/ 1") })
        try app.find(.textEditor).click()
        app.press(.home, .control)
        app.press(.down)
        app.press(.deleteForward)
        app.type("b")
        #expect(app.texts.contains { $0.hasSuffix("/ 2") || $0 == "2" }, "\(app.texts)")
    }

    @Test("Replace All with groups in a long text runs in the background, as one undo step")
    func longReplacing() async throws {
        let text = String(repeating: "ab cd\n", count: 20_000)
        let app = try editor(text)
        try look(for: "(\\w)(\\w)", in: app)
        try await until(app) { app.texts.contains { $0.hasSuffix("/ 40000") } }
        try press(app, "Replace")
        try field(app, "Replace With").click()
        app.type("$2$1")
        try press(app, "Replace All")
        try await until(app) { (try? app.find(.textEditor).value)?.hasPrefix("ba dc\n") == true }
        try app.find(.textEditor).click()
        app.press("z", .control)
        #expect(try app.find(.textEditor).value?.hasPrefix("ab cd\n") == true)
    }
}
