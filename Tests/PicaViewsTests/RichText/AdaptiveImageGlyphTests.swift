import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Pictures in place of characters.
@MainActor @Suite struct AdaptiveImageGlyphTests {
    @MainActor @Observable final class Model {
        var text = AttributedString("a ") + Ball.text + AttributedString(" b")
    }

    @Test("An image knows its description, and is equal wherever it is made")
    func content() {
        let glyph = AttributedString.AdaptiveImageGlyph(imageContent: Ball.png)
        #expect(glyph.imageContent == Ball.png)
        #expect(glyph.contentDescription == "A red ball")
        #expect(glyph == AttributedString.AdaptiveImageGlyph(imageContent: Ball.png))
        #expect(
            glyph.contentIdentifier
                == AttributedString.AdaptiveImageGlyph(imageContent: Ball.png).contentIdentifier)
        for count in 0..<Ball.png.count {
            let part = AttributedString.AdaptiveImageGlyph(imageContent: Ball.png.prefix(count))
            #expect(part.contentIdentifier != glyph.contentIdentifier)
            #expect(["", "A red ball"].contains(part.contentDescription))
        }
    }

    @Test("A text shows it as large as its letters, with its description as label")
    func text() throws {
        let text = AttributedString("a ") + Ball.text
        #expect(try mount { Text(text) }.texts == ["a A red ball"])
        let small = try mount(width: 300, height: 100) { Text(text).fixedSize() }
        let large = try mount(width: 300, height: 100) { Text(text).font(.largeTitle).fixedSize() }
        let width = try small.find(.staticText).frame.width
        #expect(abs(try large.find(.staticText).frame.width / width - 2) < 0.1)
        #expect(
            try !looksTheSame {
                Text(text)
            } as: {
                Text("a \u{FFFC}")
            })
    }

    @Test("An unreadable one shows a box without side effects")
    func damaged() throws {
        var glyph = AttributedString("\u{FFFC}")
        glyph.adaptiveImageGlyph = AttributedString.AdaptiveImageGlyph(imageContent: Data([1, 2, 3]))
        let text = AttributedString("a") + glyph
        let app = try mount(width: 100, height: 60) { Text(text).fixedSize() }
        let letter = try mount(width: 100, height: 60) { Text("a").fixedSize() }
        #expect(try app.find(.staticText).frame.width > letter.find(.staticText).frame.width + 5)
    }

    @Test("In an editor it is one character, copies along, and typed text after it is text")
    func edited() throws {
        let model = Model()
        let app = try mount(width: 300, height: 100) { TextEditor(text: Bindable(model).text) }
        app.press(.tab)
        app.press(.home)
        for _ in 0..<3 { app.press(.right) }
        app.type("x")
        #expect(model.text.runs.map { $0.adaptiveImageGlyph != nil } == [false, true, false])
        #expect(String(model.text.characters) == "a \u{FFFC}x b")
        #expect(!AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute.inheritedByAddedText)
        app.press(.left)
        app.press(.left, .shift)
        app.press("c", .control)
        app.press(.end)
        app.press("v", .control)
        #expect(model.text.runs.filter { $0.adaptiveImageGlyph != nil }.count == 2)
        app.press(.delete)
        #expect(String(model.text.characters) == "a \u{FFFC}x b")
    }
}
