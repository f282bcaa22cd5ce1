import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Which formatting a view's texts may have.
@MainActor @Suite struct FormattingDefinitionTests {
    /// Whom a stretch is about.
    private enum PersonAttribute: AttributedStringKey {
        typealias Value = String
        static let name = "FormattingDefinitionTests.Person"
    }

    /// People, colors and lines; no fonts.
    private struct Letters: AttributeScope {
        typealias Person = PersonAttribute
        typealias Color = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

        let person: PersonAttribute
        let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    }

    private struct PeopleArePurple: AttributedTextValueConstraint {
        typealias Scope = Letters
        typealias AttributeKey = Letters.Color

        func constrain(_ container: inout Attributes) {
            container.foregroundColor = container[PersonAttribute.self] == nil ? nil : .purple
        }
    }

    private struct People: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<Letters> { PeopleArePurple() }
    }

    private struct SingleLines: AttributedTextFormattingDefinition {
        var allowsNone = true

        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            if allowsNone {
                ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
            } else {
                ValueConstraint(for: \.underlineStyle, values: [.single], default: .single)
            }
            ValueConstraint(
                for: AttributeScopes.SwiftUIAttributes.KerningAttribute.self, values: [nil], default: nil)
        }
    }

    private func text(_ change: (inout AttributeContainer) -> Void) -> AttributedString {
        var attributes = AttributeContainer()
        change(&attributes)
        return AttributedString("Ada", attributes: attributes) + AttributedString(" wrote")
    }

    @Test("A constraint sets a color from another attribute, and removes other colors")
    func semantic() throws {
        var letter = text { $0[PersonAttribute.self] = "ada" }
        letter += AttributedString(" notes", attributes: AttributeContainer().foregroundColor(.red))
        #expect(
            try looksTheSame {
                Text(letter).attributedTextFormattingDefinition(People())
            } as: {
                Text("Ada").foregroundStyle(.purple) + Text(" wrote notes")
            })
    }

    @Test("Attributes outside the scope are not shown but stay in the text")
    func scope() throws {
        let letter = text {
            $0.font = .title
            $0.underlineStyle = .single
        }
        #expect(
            try looksTheSame {
                Text(letter).attributedTextFormattingDefinition(People())
            } as: {
                Text("Ada").underline() + Text(" wrote")
            })
        #expect(letter.runs.first?.font == .title)
    }

    @Test("A forbidden value becomes the default; an allowed one stays")
    func values() throws {
        let dotted = Text.LineStyle(pattern: .dot)
        for style in [Text.LineStyle.single, dotted] {
            #expect(
                try looksTheSame {
                    Text(
                        text {
                            $0.underlineStyle = style
                            $0.kern = 9
                        }
                    )
                    .attributedTextFormattingDefinition(SingleLines())
                } as: {
                    Text("Ada").underline() + Text(" wrote")
                })
        }
    }

    @MainActor @Observable final class Model { var allowsNone = true }

    private struct Page: View {
        let model: Model
        var body: some View {
            Text(AttributedString("Ada"))
                .attributedTextFormattingDefinition(SingleLines(allowsNone: model.allowsNone))
        }
    }

    @Test("A definition chooses constraints dynamically, and changes show at once")
    func choice() throws {
        let model = Model()
        let app = try mount(width: 200, height: 60) { Page(model: model) }
        let plain = try app.pngData()
        model.allowsNone = false
        let lined = try app.pngData()
        #expect(plain != lined)
        model.allowsNone = true
        #expect(try app.pngData() == plain)
    }

    @Test("Constraints run in order, and running them again changes nothing")
    func order() {
        struct RedIsLined: AttributedTextValueConstraint {
            typealias Scope = Letters
            typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

            func constrain(_ container: inout Attributes) {
                container.underlineStyle = container.swiftUI.foregroundColor == .purple ? .single : nil
            }
        }
        struct Both: AttributedTextFormattingDefinition {
            var body: some AttributedTextFormattingDefinition<Letters> {
                PeopleArePurple()
                RedIsLined()
            }
        }
        var attributes = AttributeContainer()
        attributes[PersonAttribute.self] = "ada"
        Both().constrain(&attributes)
        #expect(attributes.foregroundColor == .purple)
        #expect(attributes.underlineStyle == .single)
        let once = attributes
        Both().constrain(&attributes)
        #expect(attributes == once)
    }
}
