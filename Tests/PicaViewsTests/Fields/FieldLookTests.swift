import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// Environment values that fields share with texts.
@MainActor @Suite struct FieldLookTests {
    private func height<V: View>(@ViewBuilder _ view: () -> V) throws -> CGFloat {
        try mount(view).sizeThatFits(ProposedViewSize(width: 200, height: nil)).height
    }

    @Test("A field's height follows the inherited line height")
    func lineHeight() throws {
        func field(_ lineHeight: AttributedString.LineHeight?) throws -> CGFloat {
            try height { TextField("Name", text: .constant("Ada")).lineHeight(lineHeight) }
        }
        #expect(try field(.exact(points: 60)) - field(.exact(points: 30)) == 30)
        #expect(try field(.loose) > field(.tight))
        let empty = try height {
            TextField("Name", text: .constant("")).lineHeight(.exact(points: 60))
        }
        #expect(try empty == field(.exact(points: 60)), "a prompt stands in the same line")
    }

    @Test("A prompt that does not fit ends in an ellipsis")
    func longPrompt() throws {
        let app = try mount(width: 80, height: 30) {
            TextField("", text: .constant(""), prompt: Text("MMMMMMMMMMMMMMMM")).textFieldStyle(.plain)
        }
        let picture = app.paintedScreen()
        let ground = picture[0, 0]
        func isInked(_ rows: Range<Int>) -> Bool {
            (70..<80).contains { x in rows.contains { picture[x, $0] != ground } }
        }
        // Dots are on the line; nothing is above them.
        #expect(!isInked(0..<15))
        #expect((60..<80).contains { x in (15..<30).contains { picture[x, $0] != ground } })
    }

    @Test("An empty editor's caret is at the leading edge, and typing continues from there")
    func editorDirection() throws {
        let app = try mount(width: 300, height: 100) { TextEditor(text: .constant("")) }
        try app.find(.textEditor).click()
        #expect(try #require(app.caret).minX < 100)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        #expect(try #require(app.caret).minX > 200)
    }

    @Test("Field and editor paragraphs follow the interface's direction if requested")
    func writingDirection() throws {
        func caret<V: View>(@ViewBuilder _ view: () -> V) throws -> CGFloat {
            let app = try mount(width: 300, height: 100, view)
            try app.find(.textEditor).click()
            app.press(.home, .control)
            return try #require(app.caret).minX
        }
        for strategy in [Text.WritingDirectionStrategy.contentBased, .layoutBased] {
            let isByContent = strategy == .contentBased
            let editor = try caret {
                TextEditor(text: .constant("שלום")).writingDirection(strategy: strategy)
            }
            #expect((editor > 200) == isByContent)
            let app = try mount(width: 300, height: 100) {
                TextField("", text: .constant("שלום!")).writingDirection(strategy: strategy)
            }
            try app.find(.textField).click()
            app.press(.end)
            // The mark is at the left of the letters, or at their right.
            #expect(try (#require(app.caret).minX < 20) == isByContent)
        }
    }

    @Test("An editor with a hidden background is transparent; fields keep theirs")
    func contentBackground() throws {
        func corner<V: View>(_ visibility: Visibility, @ViewBuilder _ view: () -> V) throws -> UInt32 {
            let app = try mount(width: 200, height: 100) {
                view().scrollContentBackground(visibility).background(Color.red)
            }
            return app.paintedScreen()[100, 50]
        }
        let red = try corner(.visible) { Color.red }
        let editor = { TextEditor(text: .constant("")) }
        #expect(try corner(.hidden, editor) == red)
        #expect(try corner(.visible, editor) != red)
        #expect(try corner(.automatic, editor) != red)
        #expect(
            try corner(.hidden) { TextField("", text: .constant(""), axis: .vertical).lineLimit(9...) } != red
        )
    }

    @Test("A field's text is aligned like its prompt, at the leading edge or as requested")
    func alignment() throws {
        func ends(
            _ text: String, _ direction: LayoutDirection = .leftToRight,
            _ alignment: TextAlignment = .leading,
            _ strategy: Text.AlignmentStrategy = .default
        ) throws -> ClosedRange<CGFloat> {
            let app = try mount(width: 300, height: 60) {
                TextField("", text: .constant(text)).multilineTextAlignment(alignment)
                    .multilineTextAlignment(strategy: strategy)
                    .environment(\.layoutDirection, direction)
            }
            try app.find(.textField).click()
            let places = try [TestHost.Key.home, .end].map { key in
                app.press(key)
                return try #require(app.caret).minX
            }
            return min(places[0], places[1])...max(places[0], places[1])
        }
        for text in ["text", "שלום", ""] {
            #expect(try ends(text).lowerBound < 20, "\(text)")
            #expect(try ends(text, .rightToLeft).upperBound > 280, "\(text)")
            #expect(try ends(text, .leftToRight, .trailing).upperBound > 280, "\(text)")
            #expect(try ends(text, .rightToLeft, .trailing).lowerBound < 20, "\(text)")
            let middle = try ends(text, .leftToRight, .center)
            #expect(abs((middle.lowerBound + middle.upperBound) / 2 - 150) < 2, "\(text)")
        }
        #expect(try ends("text", .rightToLeft, .leading, .writingDirectionBased).lowerBound < 20)
        #expect(try ends("שלום", .leftToRight, .leading, .writingDirectionBased).upperBound > 280)
    }
}
