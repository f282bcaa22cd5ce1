import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaDrawing
@testable import PicaFields
@testable import PicaLabels
@testable import PicaRichText
@testable import PicaScenes

/// Formatting by the user: keys, the text's menu and the window's.
@MainActor @Suite struct TextFormattingTests {
    @MainActor @Observable final class Model {
        var text: AttributedString
        var selection = AttributedTextSelection()
        init(_ text: AttributedString) { self.text = text }

        /// The runs as words with what they have.
        var runs: [String] {
            text.runs.map { run in
                var words = String(text.characters[run.range])
                func mark(_ isOn: Bool, _ sign: String) { if isOn { words += sign } }
                let font = run.font?.resolve(in: EnvironmentValues().fontResolutionContext)
                mark(font?.isBold == true, "*")
                mark(font?.isItalic == true, "/")
                mark(run.underlineStyle != nil, "_")
                mark(run.strikethroughStyle != nil, "-")
                if let size = font?.pointSize, size != 17 { words += "\(Int(size.rounded()))" }
                mark(run.alignment == .left, "<")
                mark(run.alignment == .center, "^")
                mark(run.alignment == .right, ">")
                mark(run.writingDirection == .rightToLeft, "\u{2190}")
                mark(run.inlinePresentationIntent != nil, "!")
                mark(run.foregroundColor != nil, "c")
                return words
            }
        }
    }

    private struct Page: View {
        @Bindable var model: Model
        var body: some View {
            TextEditor(text: $model.text, selection: $model.selection)
        }
    }

    /// Everything is struck through, and fonts cannot be changed.
    private struct Lines: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.font, values: [nil], default: nil)
            ValueConstraint(for: \.strikethroughStyle, values: [.single], default: .single)
        }
    }

    /// Nothing is known but lines below letters.
    private struct Underlines: AttributeScope {
        let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    }

    private struct OnlyUnderlines: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<Underlines> {
            ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: nil)
        }
    }

    private func editor<Content: View>(
        _ text: AttributedString, _ change: (Page) -> Content
    ) throws -> (TestHost, Model) {
        let model = Model(text)
        let app = try mount(width: 400, height: 420) { change(Page(model: model)) }
        app.press(.tab)
        app.press(.home, .control)
        return (app, model)
    }

    private func editor(_ text: AttributedString) throws -> (TestHost, Model) { try editor(text) { $0 } }

    @Test(
        "A shortcut formats the selection, and removes the format if all of it has it",
        arguments: [("b", false, "*"), ("i", false, "/"), ("u", false, "_"), ("x", true, "-")]
            as [(TestHost.Key, Bool, String)])
    func keys(key: TestHost.Key, shift: Bool, sign: String) throws {
        let (app, model) = try editor("one two")
        let modifiers: TestHost.Modifiers = shift ? [.control, .shift] : .control
        app.press(.right, [.control, .shift])
        app.press(key, modifiers)
        #expect(model.runs == ["one" + sign, " two"] || model.runs == ["one " + sign, "two"])
        app.press("a", .control)
        app.press(key, modifiers)
        #expect(model.runs == ["one two" + sign])
        app.press(key, modifiers)
        #expect(model.runs == ["one two"])
        #expect(model.text == "one two")
        app.press("z", .control)
        app.press("z", .control)
        app.press("z", .control)
        #expect(model.runs == ["one two"])
    }

    @Test("Without a selection, a shortcut applies to the text typed next")
    func typing() throws {
        let (app, model) = try editor("ab")
        app.press(.end)
        app.press("b", .control)
        app.type("c")
        app.press("b", .control)
        app.press("i", .control)
        app.type("d")
        #expect(model.runs == ["ab", "c*", "d/"])
    }

    @Test("Text grows and shrinks in steps, and returns to its original size")
    func sizes() throws {
        let (app, model) = try editor("word")
        app.press("a", .control)
        app.press(".", [.control, .shift])
        #expect(model.runs == ["word18"])
        app.press(".", [.control, .shift])
        #expect(model.runs == ["word20"])
        for _ in 0..<3 { app.press(",", [.control, .shift]) }
        #expect(model.runs == ["word16"])
        app.press(".", [.control, .shift])
        #expect(model.text == "word")
    }

    @Test("User-set sizes still follow the text size setting")
    func sizesFollow() {
        let font = Font.body.made(bigger: true, in: EnvironmentValues().fontResolutionContext)
        var large = EnvironmentValues()
        large.dynamicTypeSize = .accessibility3
        let ratio =
            font.resolve(in: large.fontResolutionContext).pointSize
            / Font.body.resolve(in: large.fontResolutionContext).pointSize
        #expect(abs(ratio - 18.0 / 17) < 0.001)
    }

    @Test("Alignment applies to all touched paragraphs")
    func alignment() throws {
        let (app, model) = try editor("one\ntwo\nthree")
        app.press(.down)
        app.press(.right)
        app.press("e", [.control, .shift])
        #expect(model.runs == ["one\n", "two\n^", "three"])
        app.press(.down, .shift)
        app.press("r", [.control, .shift])
        #expect(model.runs == ["one\n", "two\nthree>"])
        app.press("l", [.control, .shift])
        #expect(model.runs == ["one\n", "two\nthree<"])
    }

    @Test(
        "Removing formatting keeps semantics, links and paragraph attributes"
    )
    func plain() throws {
        var attributes = AttributeContainer()
        attributes.font = .title.bold()
        attributes.foregroundColor = .red
        attributes.alignment = .center
        attributes.link = URL(string: "https://example.org")
        attributes.inlinePresentationIntent = .emphasized
        let (app, model) = try editor(AttributedString("word", attributes: attributes))
        app.press("a", .control)
        app.press("m", .control)
        #expect(model.runs == ["word^"])
        #expect(model.text.runs.first?.link != nil)
    }

    @Test("Markdown's strong emphasis is bold, and can be removed")
    func intents() throws {
        let (app, model) = try editor(try AttributedString(markdown: "**strong** and *soft*"))
        #expect(model.runs == ["strong!", " and ", "soft!"])
        app.press(.right, [.control, .shift])
        app.press("b", .control)
        #expect(model.runs.first?.hasPrefix("strong") == true)
        #expect(model.runs.first?.contains("!") == false)
    }

    @Test("Text of a bold style becomes regular")
    func boldStyle() throws {
        let (app, model) = try editor(
            AttributedString("word", attributes: AttributeContainer().font(.system(size: 17, weight: .black)))
        )
        app.press("a", .control)
        app.press("b", .control)
        #expect(model.runs == ["word"])
    }

    @Test("Shortcuts for formats that a definition forbids do nothing")
    func definition() throws {
        let (app, model) = try editor(AttributedString("word")) {
            $0.attributedTextFormattingDefinition(Lines())
        }
        app.press("a", .control)
        app.press("b", .control)
        app.press("x", [.control, .shift])
        #expect(model.runs == ["word"])
        app.press("u", .control)
        #expect(model.runs == ["word_-"])
        app.press("x", [.control, .shift])
        #expect(model.runs == ["word_-"])
    }

    @Test("The text's menu has the allowed formats, with check marks")
    func contextMenu() throws {
        let bold = AttributeContainer().font(.body.bold())
        let (app, model) = try editor(AttributedString("word", attributes: bold))
        app.press("a", .control)
        try app.find(.textEditor).click(at: UnitPoint(x: 0.03, y: 0.05), button: .secondary)
        let formats = ["Bold", "Italic", "Underline", "Strikethrough"]
        #expect(app.all(.menuItem).map(\.label).filter(formats.contains) == formats)
        #expect(try app.find(.menuItem, "Bold").isSelected)
        #expect(try !app.find(.menuItem, "Italic").isSelected)
        try app.find(.menuItem, "Italic").click()
        #expect(model.runs == ["word*/"])
    }

    @Test(
        "It omits forbidden and hidden formats, and plain text has none of them"
    )
    func hidden() throws {
        func menu<Content: View>(_ change: (Page) -> Content) throws -> [String] {
            let (app, _) = try editor("word", change)
            app.press("a", .control)
            try app.find(.textEditor).click(at: UnitPoint(x: 0.03, y: 0.05), button: .secondary)
            let formats = ["Bold", "Italic", "Underline", "Strikethrough"]
            return app.all(.menuItem).map(\.label).filter(formats.contains)
        }
        #expect(
            try menu { $0.attributedTextFormattingDefinition(Lines()) } == ["Underline"])
        #expect(
            try menu { $0.attributedTextFormattingDefinition(OnlyUnderlines()) } == ["Underline"])
        #expect(try menu { $0.textInputFormattingControlVisibility(.hidden, for: .contextMenu) } == [])
        #expect(
            try menu {
                $0.textInputFormattingControlVisibility(.visible, for: .all)
                    .textInputFormattingControlVisibility(.hidden, for: .all)
            }.count == 4)
        struct Plain: View {
            @State private var text = "word"
            var body: some View { TextEditor(text: $text) }
        }
        let app = try mount(width: 400, height: 300) { Plain() }
        try app.find(.textEditor).click(at: UnitPoint(x: 0.03, y: 0.05), button: .secondary)
        #expect(!app.all(.menuItem).map(\.label).contains("Bold"))
    }

    @Test("The window's Format menu formats the focused editor")
    func formatMenu() throws {
        let model = Model("one two")
        let app = try SceneWindows {
            WindowGroup { Page(model: model) }.commands { TextFormattingCommands() }
        }.open(height: 600)
        try app.find(.menuBarItem, "Format").click()
        #expect(
            app.items == [
                "Fonts…", "Colors…", "Bold", "Italic", "Underline", "Strikethrough", "Bigger", "Smaller",
                "Align Left", "Center",
                "Align Right", "Left to Right", "Right to Left", "Remove Formatting",
            ])
        #expect(app.enabledItems == [])
        app.press(.escape)
        try app.find(.textEditor).click()
        app.press("a", .control)
        try app.choose("Bold", from: "Format")
        try app.choose("Center", from: "Format")
        try app.choose("Right to Left", from: "Format")
        #expect(model.runs == ["one two*^\u{2190}"])
        try app.find(.menuBarItem, "Format").click()
        #expect(try app.find(.menuItem, "Center").isSelected)
        #expect(try !app.find(.menuItem, "Align Left").isSelected)
        #expect(try !app.find(.menuItem, "Italic").isSelected)
    }

    @Test("Every language has every word, and no two are the same", arguments: FormatWord.words.keys.sorted())
    func translations(language: String) throws {
        let words = try #require(FormatWord.words[language]).split(separator: "|")
        #expect(words.count == FormatWord.Key.allCases.count)
        #expect(Set(words).count == words.count)
        #expect(FormatWord.words.count == MenuWord.words.count)
    }
}
