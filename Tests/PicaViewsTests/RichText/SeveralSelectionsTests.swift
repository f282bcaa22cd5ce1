import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Several ranges of a text are selected at once.
@MainActor @Suite struct SeveralSelectionsTests {
    @MainActor @Observable final class Model {
        var text: AttributedString = "one two three"
        var selection = AttributedTextSelection()
        var string = "one two three"
        var stringSelection: TextSelection?
        var words: [String] {
            guard case .ranges(let ranges) = selection.indices(in: text) else { return [] }
            return ranges.ranges.map { String(text.characters[$0]) }
        }
    }

    private struct Page: View {
        @Bindable var model: Model
        var body: some View {
            TextEditor(text: $model.text, selection: $model.selection)
            TextField("Field", text: $model.string, selection: $model.stringSelection)
        }
    }

    private func page() throws -> (app: TestHost, model: Model) {
        let model = Model()
        let app = try mount(width: 400, height: 200) { Page(model: model) }
        app.press(.tab)
        return (app, model)
    }

    private func select(_ words: [String], in model: Model) {
        model.selection = AttributedTextSelection(
            ranges: RangeSet(words.compactMap { model.text.range(of: $0) }))
    }

    @Test("An app selects several ranges, keys and menus format all, and typing replaces them")
    func formatted() throws {
        let (app, model) = try page()
        select(["one", "three"], in: model)
        app.press("b", .control)
        #expect(model.words == ["one", "three"])
        #expect(model.text.runs.map { $0.font == nil } == [false, true, false])
        app.press("z", .control)
        #expect(model.text.runs.count == 1)
        app.type("x")
        #expect(model.text == "x two ")
        app.press("z", .control)
        #expect(model.text == "one two three")
        #expect(model.words == ["one", "three"])
    }

    @Test("Copying several ranges gives one line each, with attributes")
    func copied() throws {
        let (app, model) = try page()
        if let three = model.text.range(of: "three") { model.text[three].underlineStyle = .single }
        select(["one", "three"], in: model)
        app.press("c", .control)
        #expect(app.clipboard == "one\nthree")
        app.press(.end, .control)
        app.press("v", .control)
        #expect(model.text.characters.map(String.init).joined() == "one two threeone\nthree")
        #expect(model.text.runs.filter { $0.underlineStyle != nil }.count == 2)
    }

    @Test("Selection attributes are those of all ranges, and the app changes them all")
    func transformed() throws {
        let (_, model) = try page()
        select(["one", "three"], in: model)
        model.text.transformAttributes(in: &model.selection) { $0.foregroundColor = .red }
        #expect(model.text.runs.map { $0.foregroundColor == .red } == [true, false, true])
        #expect(Array(model.selection.attributes(in: model.text)[ForegroundColor.self]) == [.red, .red])
        model.text.replaceSelection(&model.selection, withCharacters: "x")
        #expect(String(model.text.characters) == "x two ")
        #expect(model.text[model.selection].characters.isEmpty)
    }
    private typealias ForegroundColor = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    @Test("Ctrl+drag adds ranges, in plain text fields, too")
    func pointer() throws {
        let (app, model) = try page()
        let field = try app.find(.textField, "Field")
        func place(_ offset: CGFloat) -> CGPoint {
            CGPoint(x: field.frame.minX + 8 + offset, y: field.frame.midY)
        }
        app.click(at: place(4), count: 2)
        app.click(at: place(44), count: 2, .control)
        guard case .multiSelection(let ranges)? = model.stringSelection?.indices else {
            Issue.record("\(String(describing: model.stringSelection)) is one range")
            return
        }
        #expect(ranges.ranges.map { String(model.string[$0]) } == ["one", "two"])
        model.stringSelection = TextSelection(
            ranges: RangeSet(["one", "three"].compactMap { model.string.range(of: $0) }))
        app.press(.delete)
        #expect(model.string == " two ")
    }
}
