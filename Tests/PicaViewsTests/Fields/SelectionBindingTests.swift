import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// The selection of fields and editors, read and set by the app.
@MainActor @Suite struct SelectionBindingTests {
    @MainActor @Observable fileprivate final class Model {
        var text = "Grüße an alle"
        var selection: TextSelection?

        /// The selected words, or the caret's position.
        var selected: String? {
            guard case .selection(let range)? = selection?.indices else { return nil }
            return range.isEmpty
                ? "|\(text.distance(from: text.startIndex, to: range.lowerBound))" : String(text[range])
        }
    }

    private enum Kind: CaseIterable { case line, growing, editor }

    private struct Field: View {
        @Bindable var model: Model
        let kind: Kind
        var body: some View {
            switch kind {
            case .line: TextField("Text", text: $model.text, selection: $model.selection)
            case .growing:
                TextField(text: $model.text, selection: $model.selection, axis: .vertical) { Text("Text") }
            case .editor: TextEditor(text: $model.text, selection: $model.selection)
            }
        }
    }

    private func field(_ model: Model, _ kind: Kind) throws -> (TestHost, TestElement) {
        let app = try mount(width: 300, height: 100) { Field(model: model, kind: kind) }
        return (app, try app.find(kind == .editor ? .textEditor : .textField))
    }

    @Test("The app reads the caret position and the selection", arguments: Kind.allCases)
    private func reading(kind: Kind) throws {
        let model = Model()
        let (app, field) = try field(model, kind)
        #expect(model.selection == nil, "nobody has been there yet")
        try field.click()
        app.press(.home)
        #expect(model.selected == "|0")
        #expect(model.selection?.isInsertion == true)
        app.press(.right, [.control, .shift])
        #expect(model.selected == "Grüße")
        #expect(model.selection?.isInsertion == false)
        app.type("Hallo")
        #expect(model.text == "Hallo an alle" && model.selected == "|5")
    }

    @Test("The app sets the selection, and typing replaces it", arguments: Kind.allCases)
    private func writing(kind: Kind) throws {
        let model = Model()
        let (app, field) = try field(model, kind)
        try field.click()
        model.selection = model.text.range(of: "an").map(TextSelection.init(range:))
        app.update()
        app.type("für")
        #expect(model.text == "Grüße für alle")
        model.selection = TextSelection(insertionPoint: model.text.startIndex)
        app.update()
        app.type("Viele ")
        #expect(model.text == "Viele Grüße für alle")
        #expect(model.selected == "|6")
    }

    @Test("Text and selection can be set in one change", arguments: Kind.allCases)
    private func both(kind: Kind) throws {
        let model = Model()
        let (app, field) = try field(model, kind)
        try field.click()
        model.text = "neu und kurz"
        model.selection = model.text.range(of: "und").map(TextSelection.init(range:))
        app.update()
        #expect(model.selected == "und")
        app.press(.delete)
        #expect(model.text == "neu  kurz")
    }

    @Test("A change of the text updates the selection")
    func mapped() throws {
        let model = Model()
        let (app, field) = try field(model, .line)
        try field.click()
        app.press(.end)
        model.text = "Viele " + model.text
        app.update()
        #expect(model.selected == "|\(model.text.count)")
    }

    @Test("Several ranges are selected at once, empty ones keep the caret; indices are clamped")
    func oddSelections() throws {
        let model = Model()
        let (app, field) = try field(model, .line)
        try field.click()
        let text = model.text
        var ranges = RangeSet<String.Index>()
        for word in ["Grüße", "alle"] {
            if let range = text.range(of: word) { ranges.insert(contentsOf: range) }
        }
        model.selection = TextSelection(ranges: ranges)
        app.update()
        app.press("c", .control)
        #expect(app.clipboard == "Grüße\nalle")
        let longer = text + text
        model.selection = TextSelection(insertionPoint: longer.endIndex)
        app.update()
        app.type("!")
        #expect(model.text == text + "!")
        model.selection = TextSelection(ranges: RangeSet())
        app.update()
        #expect(try #require(model.selection).isInsertion)
    }

    @Test("Selections are equal if they select the same text")
    func equality() {
        let text = "abc"
        let one = TextSelection(range: text.startIndex..<text.endIndex)
        var other = TextSelection(insertionPoint: text.startIndex)
        #expect(one != other && other.affinity == .automatic)
        other.indices = .selection(text.startIndex..<text.endIndex)
        #expect(one == other && one.hashValue == other.hashValue)
        other.indices = .multiSelection(RangeSet(text.startIndex..<text.endIndex))
        #expect(one != other)
    }

    @Test(
        "At a line wrap, the app's caret has an upstream or downstream affinity")
    func affinity() throws {
        let model = Model()
        model.text = "aaaa bbbb"
        func caret(_ affinity: TextSelectionAffinity) throws -> CGRect {
            model.selection = nil
            let app = try mount(width: 70, height: 100) {
                Field(model: model, kind: .editor).textSelectionAffinity(affinity)
            }
            try app.find(.textEditor).click()
            model.selection = model.text.range(of: "b").map { TextSelection(insertionPoint: $0.lowerBound) }
            app.update()
            return try #require(app.caret)
        }
        #expect(try caret(.upstream).minY < caret(.downstream).minY)
    }
}
