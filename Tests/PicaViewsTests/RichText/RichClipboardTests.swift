import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaFields
@testable import PicaLabels
@testable import PicaRichText

/// Attributes on their way from text to text.
@MainActor @Suite struct RichClipboardTests {
    /// An app's own.
    private enum NoteAttribute: AttributedStringKey {
        typealias Value = String
        static let name = "RichClipboardTests.Note"
    }

    @MainActor @Observable final class Model {
        var first: AttributedString
        var second = AttributedString("")
        var plain = ""
        init(_ text: AttributedString) { first = text }

        func runs(_ text: AttributedString) -> [String] {
            text.runs.map { run in
                var words = String(text.characters[run.range])
                if run.font == .title { words += "*" }
                if let note = run.attributes[NoteAttribute.self] { words += "@\(note)" }
                if run.foregroundColor != nil { words += "c" }
                if run.alignment == .center { words += "^" }
                return words
            }
        }
    }

    private struct NoColors: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.foregroundColor, values: [nil], default: nil)
        }
    }

    private struct Page: View {
        @Bindable var model: Model
        var body: some View {
            TextEditor(text: $model.first).accessibilityLabel("First")
            TextEditor(text: $model.second).accessibilityLabel("Second")
                .attributedTextFormattingDefinition(NoColors())
            TextField("Plain", text: $model.plain)
        }
    }

    private func page() throws -> (TestHost, Model) {
        var title = AttributeContainer().font(.title).foregroundColor(.red)
        title[NoteAttribute.self] = "n"
        let model = Model(
            AttributedString("a ") + AttributedString("big", attributes: title) + AttributedString(" end"))
        let app = try mount(width: 400, height: 400) { Page(model: model) }
        app.press(.tab)
        app.press("a", .control)
        return (app, model)
    }

    @Test("Pasted text keeps its attributes, except forbidden ones")
    func paste() throws {
        let (app, model) = try page()
        app.press("c", .control)
        app.press(.end, .control)
        app.press("v", .control)
        #expect(model.runs(model.first) == ["a ", "big*@nc", " enda ", "big*@nc", " end"])
        app.press("z", .control)
        #expect(model.runs(model.first) == ["a ", "big*@nc", " end"])
        try app.find(.textEditor, "Second").click()
        app.press("v", .control)
        #expect(model.runs(model.second) == ["a ", "big*@n", " end"])
    }

    @Test(
        "Ctrl+Shift+V and the menu paste text without formatting, with the surrounding attributes"
    )
    func pasteText() throws {
        let (app, model) = try page()
        app.press("c", .control)
        model.first = AttributedString("x", attributes: AttributeContainer().font(.title))
        app.press("a", .control)
        app.press("v", [.control, .shift])
        #expect(model.runs(model.first) == ["a big end*"])
        app.press("z", .control)
        app.press("a", .control)
        try app.find(.textEditor, "First").click(at: UnitPoint(x: 0.02, y: 0.1), button: .secondary)
        try app.find(.menuItem, "Paste and Match Style").click()
        #expect(model.runs(model.first) == ["a big end*"])
    }

    @Test("A plain text field takes only the characters")
    func plainField() throws {
        let (app, model) = try page()
        app.press("x", .control)
        #expect(model.first == AttributedString())
        try app.find(.textField).click()
        app.press("v", .control)
        #expect(model.plain == "a big end")
        try app.find(.textField).click(button: .secondary)
        #expect(!app.all(.menuItem).map(\.label).contains("Paste and Match Style"))
    }

    @Test("Text dragged into another editor keeps its formatting, and one undo reverts it")
    func drag() throws {
        let (app, model) = try page()
        let from = try app.find(.textEditor, "First").frame, to = try app.find(.textEditor, "Second").frame
        app.drag(
            from: CGPoint(x: from.minX + 20, y: from.minY + 20), to: CGPoint(x: to.midX, y: to.midY))
        #expect(model.runs(model.second) == ["a ", "big*@n", " end"])
        #expect(model.first == AttributedString())
    }

    @Test("Middle click pastes the selection with formatting")
    func primarySelection() throws {
        let (app, model) = try page()
        try app.find(.textEditor, "Second").click(button: .middle)
        #expect(model.runs(model.second) == ["a ", "big*@n", " end"])
    }

    // MARK: Other programs

    private func otherProgram(_ app: TestHost, has types: [String]) -> SlowClipboard {
        let clipboard = SlowClipboard()
        clipboard.offered = types
        app.platform.clipboard = clipboard
        return clipboard
    }

    /// Waits for background reading.
    private func wait(_ app: TestHost, until condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(20)
        while !condition(), .now < end { await app.settle() }
    }

    @Test("Paste uses the other program's preferred format, with formatting")
    func otherPrograms() async throws {
        for types in [
            ["text/plain;charset=utf-8", "text/html", "text/rtf"], ["text/html", "text/plain;charset=utf-8"],
        ] {
            let (app, model) = try page()
            let clipboard = otherProgram(app, has: types)
            app.press("v", .control)
            #expect(clipboard.asked == "text/html")
            clipboard.answer("<p>a <b>bold</b> <a href='https://example.org'>link</a></p>")
            await wait(app) { model.first.string == "a bold link" }
            #expect(model.first.string == "a bold link")
            let fonts = EnvironmentValues().fontResolutionContext
            let bold = model.first.runs.filter { $0.font?.resolve(in: fonts).isBold == true }
            #expect(bold.map { String(model.first.characters[$0.range]) } == ["bold"])
            #expect(model.first.runs.contains { $0.link?.absoluteString == "https://example.org" })
            app.press("z", .control)
            #expect(model.first.string == "a big end")
        }
    }

    @Test(
        "RTF is accepted under any of its type names from programs that prefer it",
        arguments: ["text/rtf", "application/rtf"])
    func rtf(type: String) async throws {
        let (app, model) = try page()
        let clipboard = otherProgram(app, has: [type, "text/plain;charset=utf-8", "text/html"])
        app.press("v", .control)
        #expect(clipboard.asked == type)
        clipboard.answer("{\\rtf1\\ansi plain \\ul lined\\ulnone}")
        await wait(app) { model.first.string == "plain lined" }
        #expect(model.first.runs.last?.underlineStyle != nil)
    }

    @Test("Data that does not match its type is pasted as text")
    func broken() async throws {
        let (app, model) = try page()
        let clipboard = otherProgram(app, has: ["text/rtf", "text/plain;charset=utf-8"])
        app.press("v", .control)
        clipboard.answer("no RTF")
        await wait(app) { clipboard.requests == 2 }
        #expect(clipboard.asked == ClipboardContent.plainText)
        clipboard.answer("letters")
        app.update()
        #expect(model.first.string == "letters")
    }

    @Test("Ctrl+Shift+V and plain text fields request only text")
    func asText() throws {
        let (app, model) = try page()
        let clipboard = otherProgram(app, has: ["text/html", "text/plain;charset=utf-8"])
        app.press("v", [.control, .shift])
        #expect(clipboard.asked == ClipboardContent.plainText)
        clipboard.answer("letters")
        app.update()
        #expect(model.first.string == "letters")
        try app.find(.textField).click()
        app.press("v", .control)
        #expect(clipboard.asked == ClipboardContent.plainText)
    }

    @Test("Other programs get HTML and RTF as well as text, and read them back the same")
    func given() throws {
        let (app, _) = try page()
        app.press("c", .control)
        let content = try #require(app.platform.clipboard.ownContent)
        #expect(content.types.first == ClipboardContent.plainText)
        #expect(Set(content.types).isSuperset(of: ["text/html", "text/rtf", "application/rtf"]))
        for type in ["text/html", "text/rtf"] {
            let bytes = try #require(content.bytes(of: type))
            let format = try #require(RichTextFormat(type: type))
            let text = try #require(format.read(Data(bytes), in: BodyText(EnvironmentValues())))
            #expect(text.string == "a big end")
            #expect(text.runs.count == 3)
        }
        #expect(
            content.bytes(of: ClipboardContent.plainText).map { String(decoding: $0, as: UTF8.self) }
                == "a big end")
    }
}
