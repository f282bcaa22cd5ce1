import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Attributes in an editor as their text changes, by their rules.
@MainActor @Suite struct RichAttributeTests {
    /// Holds for its words as they are.
    private enum CheckedAttribute: AttributedStringKey {
        typealias Value = Int
        static let name = "RichAttributeTests.Checked"
        static let invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? = [
            .textChanged
        ]
    }

    /// Is a star's.
    private enum StarAttribute: AttributedStringKey {
        typealias Value = Int
        static let name = "RichAttributeTests.Star"
        static let runBoundaries: AttributedString.AttributeRunBoundaries? = .character("*")
    }

    /// A person's name, who has a color.
    private enum PersonAttribute: AttributedStringKey {
        typealias Value = String
        static let name = "RichAttributeTests.Person"
    }

    private struct Letter: AttributeScope {
        let person: PersonAttribute
        let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    }

    private struct PeopleArePurple: AttributedTextValueConstraint {
        typealias Scope = Letter
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

        func constrain(_ container: inout Attributes) {
            container.foregroundColor = container[PersonAttribute.self] == nil ? nil : .purple
        }
    }

    private struct People: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<Letter> {
            PeopleArePurple()
            ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
        }
    }

    @MainActor @Observable final class Model {
        var text: AttributedString
        var selection = AttributedTextSelection()
        init(_ text: AttributedString) { self.text = text }

        var runs: [String] {
            text.runs.map { run in
                var words = String(text.characters[run.range])
                switch run.alignment {
                case .center: words += "^"
                case .right: words += ">"
                case .left: words += "<"
                default: break
                }
                if let checked = run.attributes[CheckedAttribute.self] { words += "+\(checked)" }
                if let star = run.attributes[StarAttribute.self] { words += "#\(star)" }
                if let person = run.attributes[PersonAttribute.self] { words += "@\(person)" }
                if run.foregroundColor == .purple { words += " purple" }
                if run.foregroundColor == .red { words += " red" }
                if let line = run.underlineStyle { words += line == .single ? "_" : "=" }
                if run.font != nil { words += " font" }
                return words
            }
        }
    }

    private struct Page: View {
        @Bindable var model: Model
        var people = false
        var body: some View {
            if people {
                TextEditor(text: $model.text, selection: $model.selection)
                    .attributedTextFormattingDefinition(People())
            } else {
                TextEditor(text: $model.text, selection: $model.selection)
            }
        }
    }

    private func editor(_ text: AttributedString, people: Bool = false) throws -> (TestHost, Model) {
        let model = Model(text)
        let app = try mount(width: 400, height: 200) { Page(model: model, people: people) }
        app.press(.tab)
        app.press(.home, .control)
        return (app, model)
    }

    private func text(_ string: String, _ change: (inout AttributeContainer) -> Void) -> AttributedString {
        var attributes = AttributeContainer()
        change(&attributes)
        return AttributedString(string, attributes: attributes)
    }

    @Test(
        "An attribute invalidated by edits disappears at the first edit inside it, and undo restores it"
    )
    func textChanged() throws {
        let (app, model) = try editor(
            AttributedString("a ") + text("word") { $0[CheckedAttribute.self] = 1 } + AttributedString(" b"))
        for _ in 0..<4 { app.press(.right) }
        app.type("xyz")
        #expect(model.runs == ["a woxyzrd b"])
        app.press("z", .control)
        #expect(model.runs == ["a ", "word+1", " b"])
        app.press(.end)
        app.type("!")
        #expect(model.runs == ["a ", "word+1", " b!"])
    }

    @Test("It disappears from its whole range, whatever other attributes are there")
    func textChangedAcrossRuns() throws {
        var words = text("one two three") { $0[CheckedAttribute.self] = 1 }
        if let two = words.range(of: "two") { words[two].underlineStyle = .single }
        let (app, model) = try editor(words)
        app.press(.right)
        app.type("x")
        #expect(model.runs == ["oxne ", "two_", " three"])
    }

    @Test("Text typed in an empty paragraph takes its paragraph attributes")
    func emptyParagraph() throws {
        let (app, model) = try editor(
            text("right\n") { $0.alignment = .right } + text("\n") { $0.alignment = .center }
                + AttributedString("end"))
        app.press(.down)
        app.type("x")
        #expect(model.runs == ["right\n>", "x\n^", "end"])
    }

    @Test("A single-character attribute does not extend to text typed after it")
    func character() throws {
        let (app, model) = try editor(text("*") { $0[StarAttribute.self] = 5 })
        app.press(.end)
        app.type("a")
        #expect(model.runs == ["*#5", "a"])
    }

    @Test("A paragraph's alignment extends to text typed after it and to joined text")
    func paragraphs() throws {
        let (app, model) = try editor(
            text("middle\n") { $0.alignment = .center } + text("right") { $0.alignment = .right })
        app.press(.end)
        app.press(.return)
        app.type("x")
        #expect(model.runs == ["middle\nx\n^", "right>"])
        app.press(.end)
        app.press(.deleteForward)
        #expect(model.runs == ["middle\nxright^"])
        app.press("z", .control)
        #expect(model.runs == ["middle\nx\n^", "right>"])
    }

    @Test("Typed text gets the definition's constraints and keeps attributes outside it")
    func definition() throws {
        let (app, model) = try editor(
            text("Ada") {
                $0[PersonAttribute.self] = "ada"
                $0.foregroundColor = .purple
            } + AttributedString(" wrote"), people: true)
        app.press(.right)
        app.type("x")
        #expect(model.runs == ["Axda@ada purple", " wrote"])
        app.press(.end)
        model.selection = AttributedTextSelection(
            insertionPoint: model.text.endIndex,
            typingAttributes: AttributeContainer().foregroundColor(.red).underlineStyle(
                Text.LineStyle(pattern: .dash)
            )
            .font(.title))
        app.type("!")
        #expect(model.runs == ["Axda@ada purple", " wrote", "!_ font"])
    }

    @Test(
        "Random typing and deleting gives the same attributes as on a plain string",
        arguments: 1...8)
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let sample =
            text("One\n") { $0.alignment = .center } + text("two ") { $0.alignment = .right }
            + text("three\n") {
                $0.alignment = .right
                $0[CheckedAttribute.self] = 3
            } + AttributedString("four ") + text("five") { $0[CheckedAttribute.self] = 5 }
        let (app, model) = try editor(sample)
        var text = model.text
        var selection = AttributedTextSelection(insertionPoint: text.startIndex)
        for step in 0..<60 {
            let count = text.utf8.count
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1:
                let start = Int.random(in: 0...count, using: &random)
                let end = Int.random(in: start...min(count, start + 5), using: &random)
                selection = AttributedTextSelection(offsets: start..<end, of: text)
                model.selection = AttributedTextSelection(offsets: start..<end, of: model.text)
            case 2:
                let letter: Character = ["a", "b", "\n"].randomElement(using: &random) ?? "a"
                text.replaceSelection(&selection, withCharacters: [letter])
                if letter == "\n" { app.press(.return) } else { app.type(String(letter)) }
            default:
                guard case .ranges = selection.indices(in: text) else { continue }
                text.replaceSelection(&selection, with: AttributedString())
                app.press(.delete)
            }
            #expect(model.text == text, "seed \(seed), step \(step)")
            guard model.text == text else { return }
        }
    }
}
