import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// What keys do in the blocks of a text that is edited.
@MainActor @Suite struct BlockEditingTests {
    @MainActor @Observable final class Model {
        var text: AttributedString
        init(_ text: AttributedString) { self.text = text }

        /// The text as Markdown has it.
        var markdown: String { text.markdown().trimmingCharacters(in: .newlines) }
    }

    /// An editor with the caret at the end of a word.
    private func editor(_ markdown: String, after word: String) throws -> (app: TestHost, model: Model) {
        let text = try AttributedString(markdown: markdown).separatingBlocks()
        let model = Model(text)
        let app = try mount(width: 400, height: 400) { TextEditor(text: Bindable(model).text) }
        app.press(.tab)
        app.press(.home, .control)
        let range = try #require(text.range(of: word))
        for _ in 0..<text.characters.distance(from: text.startIndex, to: range.upperBound) {
            app.press(.right)
        }
        return (app, model)
    }

    @Test(
        "Return goes on with a list, whose later items count on, and undo takes all of that back",
        arguments: [
            ("- a\n- b", "a", "- a\n- x\n- b"), ("1. a\n2. b\n3. c", "a", "1. a\n2. x\n3. b\n4. c"),
            ("1. a\n2. b", "b", "1. a\n2. b\n3. x"), ("5) a\n6) b", "a", "5) a\n6) x\n7) b"),
            ("1. a\n\n2. b\n\n   - c\n\n3. d", "a", "1. a\n\n2. x\n\n3. b\n\n   - c\n\n4. d"),
            ("1. a\n\n2. b\n\n   - c\n\n3. d", "c", "1. a\n\n2. b\n\n   - c\n   - x\n\n3. d"),
        ])
    func items(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.return)
        app.type("x")
        #expect(model.markdown == after)
        app.press("z", .control)
        app.press("z", .control)
        #expect(model.markdown == before)
    }

    @Test("Return in an item parts it")
    func parted() throws {
        let (app, model) = try editor("1. one two\n2. b", after: "one")
        app.press(.return)
        app.press(.deleteForward)
        #expect(model.markdown == "1. one\n2. two\n3. b")
    }

    @Test(
        "Return in an empty item ends the list, or the inner one",
        arguments: [
            ("- a", "a", "- a\n\nx"), ("1. a\n\n   - b", "b", "1. a\n\n   - b\n\n2. x"),
            ("> a", "a", "> a\n\nx"),
            ("1. a\n2. b", "a", "1. a\n\nx\n\n2. b"),
        ])
    func ends(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.return)
        app.press(.return)
        app.type("x")
        #expect(model.markdown == after)
    }

    @Test(
        "What follows a heading is a paragraph; a heading that is parted is two",
        arguments: [("# one two", "two", "# one two\n\nx"), ("# one two", "one", "# one\n\n# x two")])
    func headings(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.return)
        app.type("x")
        #expect(model.markdown == after)
    }

    @Test("Code goes on over empty lines, and ends where its last line is left empty")
    func code() throws {
        let (app, model) = try editor("```\na\nb\n```", after: "a")
        app.press(.return)
        app.press(.return)
        app.type("x")
        #expect(model.markdown == "```\na\n\nx\nb\n```")
    }

    @Test(
        "Backspace at a block's start makes it a paragraph, and joins it with the one before only then",
        arguments: [
            ("a\n\n- b\n- c", "a", "a\n\nb\n\n- c"), ("a\n\n# b", "a", "a\n\nb"), ("a\n\n> b", "a", "a\n\nb"),
        ])
    func backspace(before: String, word: String, after: String) throws {
        let (app, model) = try editor(before, after: word)
        app.press(.right)
        app.press(.delete)
        #expect(model.markdown == after)
        app.press(.delete)
        #expect(String(model.text.characters).hasPrefix("ab"))
        app.press("z", .control)
        app.press("z", .control)
        #expect(model.markdown == before)
    }

    @Test("A bold word of a heading is as large as the heading, and one that is not bold, too")
    func boldInHeading() throws {
        let (app, model) = try editor("# one", after: "one")
        app.press("a", .control)
        app.press("b", .control)
        let fonts = EnvironmentValues().fontResolutionContext
        #expect(model.text.runs.first?.font?.resolve(in: fonts).isBold == false)
        #expect(model.text.runs.first?.font?.resolve(in: fonts).pointSize == 34)
        app.press("b", .control)
        #expect(model.text.runs.first?.font == nil)
    }

    @Test("Letters typed in a text without blocks stay without")
    func plain() throws {
        let model = Model("a")
        let app = try mount(width: 400, height: 400) { TextEditor(text: Bindable(model).text) }
        app.press(.tab)
        app.press(.end)
        app.press(.return)
        app.press(.return)
        app.press(.delete)
        app.type("b")
        #expect(model.text == "a\nb")
    }
}
