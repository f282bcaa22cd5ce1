import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

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

    @Test("What is pasted has all that it had where it was copied, but what is not allowed")
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
        "Text is pasted without its look by Ctrl+Shift+V and from the menu, with that of where it comes to stand"
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

    @Test("A field of plain text takes the letters")
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

    @Test("What is dragged into another editor has its look there, and one undo gives it back")
    func drag() throws {
        let (app, model) = try page()
        let from = try app.find(.textEditor, "First").frame, to = try app.find(.textEditor, "Second").frame
        app.drag(
            from: CGPoint(x: from.minX + 20, y: from.minY + 20), to: CGPoint(x: to.midX, y: to.midY))
        #expect(model.runs(model.second) == ["a ", "big*@n", " end"])
        #expect(model.first == AttributedString())
    }

    @Test("The middle button pastes what is selected, look and all")
    func primarySelection() throws {
        let (app, model) = try page()
        try app.find(.textEditor, "Second").click(button: .middle)
        #expect(model.runs(model.second) == ["a ", "big*@n", " end"])
    }
}
