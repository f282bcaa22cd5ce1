import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// An editor of a text with attributes.
@MainActor @Suite struct RichEditorTests {
    private enum NoteAttribute: AttributedStringKey {
        typealias Value = String
        static let name = "RichEditorTests.Note"
    }

    /// Stays with the text that was given it.
    private enum MentionAttribute: AttributedStringKey {
        typealias Value = Int
        static let name = "RichEditorTests.Mention"
        static let inheritedByAddedText = false
    }

    @MainActor @Observable final class Model {
        var text: AttributedString
        var selection = AttributedTextSelection()

        init(_ text: AttributedString) { self.text = text }

        var string: String { String(text.characters) }
        /// The selection, or the caret's position if it is empty.
        var selected: Range<Int> {
            func offset(_ index: AttributedString.Index) -> Int {
                text.utf8.distance(from: text.startIndex, to: index)
            }
            switch selection.indices(in: text) {
            case .insertionPoint(let index): return offset(index)..<offset(index)
            case .ranges(let ranges):
                guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
                return offset(first.lowerBound)..<offset(last.upperBound)
            }
        }

        /// The runs as words, marked by what they have.
        var runs: [String] {
            text.runs.map { run in
                var words = String(text.characters[run.range])
                if run.font == .body.bold() { words = "*\(words)*" }
                if run.underlineStyle != nil { words = "_\(words)_" }
                if let note = run.attributes[NoteAttribute.self] { words += "(\(note))" }
                if let mention = run.attributes[MentionAttribute.self] { words += "@\(mention)" }
                return words
            }
        }
    }

    private struct Page: View {
        @Bindable var model: Model
        var body: some View {
            TextEditor(text: $model.text, selection: $model.selection)
            Button("Bold") {
                model.text.transformAttributes(in: &model.selection) { $0.font = .body.bold() }
            }
        }
    }

    private static var bold: AttributeContainer {
        var container = AttributeContainer()
        container.font = .body.bold()
        return container
    }

    private func editor(_ text: AttributedString) throws -> (TestHost, Model) {
        let model = Model(text)
        let app = try mount(width: 400, height: 200) { Page(model: model) }
        app.press(.tab)
        app.press(.home, .control)
        return (app, model)
    }

    private var sample: AttributedString {
        AttributedString("plain ") + AttributedString("bold", attributes: Self.bold)
            + AttributedString(" end")
    }

    @Test(
        "Typed text takes the attributes before it, or at a paragraph's start those after it"
    )
    func inherited() throws {
        let (app, model) = try editor(
            AttributedString("bold", attributes: Self.bold) + AttributedString(" end"))
        app.type("a")
        for _ in 0..<4 { app.press(.right) }
        app.type("b")
        app.press(.right)
        app.type("c")
        #expect(model.runs == ["*aboldb*", " cend"])
    }

    @Test("A non-inherited attribute stays with its own text")
    func notInherited() throws {
        var name = AttributeContainer()
        name[MentionAttribute.self] = 7
        name[NoteAttribute.self] = "n"
        let (app, model) = try editor(AttributedString("Ada", attributes: name))
        app.press(.end, .control)
        app.type("!")
        #expect(model.runs == ["Ada(n)@7", "!(n)"])
    }

    @Test("Formatting a selection keeps the selection and is a separate undo step, caret included")
    func format() throws {
        let (app, model) = try editor(AttributedString("one two three"))
        app.press(.right, .control)
        app.press(.right, [.control, .shift])
        let selected = model.selected
        try app.find(.button, "Bold").click()
        #expect(model.runs.count > 1)
        #expect(model.selected == selected)
        let bold = model.runs
        app.press(.tab, .shift)
        app.press("z", .control)
        #expect(model.runs == ["one two three"])
        #expect(model.selected == selected)
        app.press("z", [.control, .shift])
        #expect(model.runs == bold)
    }

    @Test("Formatting at the caret applies to text typed next, until the caret moves")
    func typingAttributes() throws {
        let (app, model) = try editor(AttributedString("ab"))
        app.press(.right)
        try app.find(.button, "Bold").click()
        app.press(.tab, .shift)
        app.type("xy")
        #expect(model.runs == ["a", "*xy*", "b"])
        app.press(.end)
        try app.find(.button, "Bold").click()
        app.press(.tab, .shift)
        app.press(.home)
        app.type("z")
        #expect(model.runs == ["za", "*xy*", "b"])
    }

    @Test("A change by the app elsewhere keeps the caret in place")
    func transform() throws {
        let (app, model) = try editor(sample)
        app.press(.end, .control)
        model.text.transform(updating: &model.selection) { text in
            text.insert(AttributedString("at first "), at: text.startIndex)
        }
        app.type("!")
        #expect(model.string == "at first plain bold end!")
        #expect(model.runs == ["at first plain ", "*bold*", " end!"])
        // The app's own change is undone like any other.
        app.press("z", .control)
        app.press("z", .control)
        #expect(model.runs == ["plain ", "*bold*", " end"])
    }

    @Test("If an app replaces the text, the selection stays at the same offsets")
    func untracked() throws {
        let (app, model) = try editor(sample)
        app.press(.right, [.control, .shift])
        let selected = model.selected
        model.text.transform(updating: &model.selection) { text in
            for run in text.runs { text[run.range].underlineStyle = .single }
        }
        #expect(model.selected == selected)
        #expect(model.text.runs.allSatisfy { $0.underlineStyle == .single })
        app.press(.home)
        app.press(.right)
        app.press(.right, .shift)
        // Which is within a character there.
        model.text.transform(updating: &model.selection) { $0 = AttributedString("日本") }
        app.type("x")
        #expect(model.string == "x日本")
        model.text.transform(updating: &model.selection) { $0 = AttributedString() }
        app.update()
        #expect(model.selected == 0..<0)
    }

    @Test("An app sets and reads the selection")
    func selection() throws {
        let (app, model) = try editor(sample)
        let bold = try #require(model.text.range(of: "bold"))
        model.selection = AttributedTextSelection(range: bold)
        app.type("B")
        #expect(model.runs == ["plain ", "*B*", " end"])
        #expect(model.selected == 7..<7)
        app.press("a", .control)
        #expect(model.selected == 0..<11)
        let fonts = Array(
            model.selection.attributes(in: model.text)[AttributeScopes.SwiftUIAttributes.FontAttribute.self])
        #expect(fonts == [nil, .body.bold(), nil])
    }

    @Test("An app's selection in an unfocused editor scrolls nothing around it")
    func selectionElsewhere() throws {
        let model = Model(sample)
        let app = try mount(width: 300, height: 200) {
            ScrollView {
                Text("Top").frame(height: 400, alignment: .top)
                Page(model: model).frame(height: 200)
            }
        }
        #expect(try app.find(.staticText, "Top").frame.minY >= 0)
        model.selection = AttributedTextSelection(insertionPoint: model.text.endIndex)
        app.update()
        #expect(try app.find(.staticText, "Top").frame.minY >= 0)
        #expect(model.selected == 14..<14)
    }

    @Test("Attributes look the same in an editor as their modifiers")
    func looks() throws {
        struct Rich: View {
            let attributes: AttributeContainer
            @State private var text = AttributedString()
            var body: some View {
                TextEditor(text: $text).onAppear { text = AttributedString("Words", attributes: attributes) }
            }
        }
        struct Plain: View {
            @State private var text = "Words"
            var body: some View { TextEditor(text: $text) }
        }
        #expect(
            try looksTheSame {
                Rich(attributes: AttributeContainer())
            } as: {
                Plain()
            })
        #expect(
            try looksTheSame {
                Rich(attributes: Self.bold)
            } as: {
                Plain().font(.body.bold())
            })
        #expect(
            try !looksTheSame {
                Rich(attributes: Self.bold)
            } as: {
                Plain()
            })
        var centred = AttributeContainer()
        centred.alignment = .center
        #expect(
            try looksTheSame {
                Rich(attributes: centred)
            } as: {
                Plain().multilineTextAlignment(.center)
            })
        var red = AttributeContainer()
        red.foregroundColor = .red
        #expect(
            try looksTheSame {
                Rich(attributes: red)
            } as: {
                Plain().foregroundStyle(.red)
            })
    }

    @Test(
        "Random typing, deleting, formatting and moving matches the same on a string",
        arguments: 1...6)
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let (app, model) = try editor(sample)
        var text = model.text
        var selection = AttributedTextSelection(insertionPoint: text.startIndex)
        for step in 0..<80 {
            let count = text.utf8.count
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let start = Int.random(in: 0...count, using: &random)
                let end = Int.random(in: start...min(count, start + 4), using: &random)
                selection = AttributedTextSelection(offsets: start..<end, of: text)
                model.selection = AttributedTextSelection(offsets: start..<end, of: model.text)
            case 1:
                text.transformAttributes(in: &selection) { $0.font = .body.bold() }
                model.text.transformAttributes(in: &model.selection) { $0.font = .body.bold() }
            case 2:
                text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
                model.text.transformAttributes(in: &model.selection) { $0.underlineStyle = .single }
            case 3:
                let word = ["a", "bc", " ", "x y"].randomElement(using: &random) ?? "a"
                for letter in word { text.replaceSelection(&selection, withCharacters: [letter]) }
                app.type(word)
            default:
                if case .ranges = selection.indices(in: text) {
                    text.replaceSelection(&selection, with: AttributedString())
                    app.press(.delete)
                }
            }
            #expect(model.text == text, "seed \(seed), step \(step)")
            guard model.text == text else { return }
        }
        for _ in 0..<200 { app.press("z", .control) }
        #expect(model.text == sample, "seed \(seed): undone")
    }
}
