import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The repainted areas of an editor when its text changes.
@MainActor @Suite struct EditorPaintingTests {
    private struct Page: View {
        @State var text: String
        var body: some View { TextEditor(text: $text) }
    }

    private func editor(_ text: String, scale: CGFloat = 1) throws -> TestHost {
        let app = try mount(width: 300, height: 200, scale: scale) { Page(text: text) }
        app.press(.tab)
        app.press(.home, .control)
        return app
    }

    /// Expects that nothing above or below a caret's line is painted.
    private func expectInLine(
        _ damage: [CGRect], of caret: CGRect, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(!damage.isEmpty, sourceLocation: sourceLocation)
        let beyond = damage.filter { $0.minY < caret.minY - 4 || $0.maxY > caret.maxY + 4 }
        #expect(beyond.isEmpty, "\(beyond) for \(caret)", sourceLocation: sourceLocation)
    }

    @Test("A key repaints only its own line")
    func key() throws {
        let app = try editor((1...30).map { "line \($0)" }.joined(separator: "\n"))
        for _ in 0..<3 { app.press(.down) }
        let caret = try #require(app.caret)
        expectInLine(app.damage { app.type("x") }, of: caret)
        expectInLine(app.damage { app.press(.delete) }, of: caret)
    }

    @Test("A key in a paragraph of many lines repaints only the changed line")
    func keyInParagraph() throws {
        let app = try editor((1...30).map { "line \($0)" }.joined(separator: "\u{2028}"))
        for _ in 0..<3 { app.press(.down) }
        let caret = try #require(app.caret)
        expectInLine(app.damage { app.type("x") }, of: caret)
    }

    @Test("A new line repaints only what moves, and nothing above it")
    func newLine() throws {
        let app = try editor((1...30).map { "line \($0)" }.joined(separator: "\n"))
        for _ in 0..<3 { app.press(.down) }
        let caret = try #require(app.caret)
        let damage = app.damage { app.press(.return) }
        #expect(damage.contains { $0.maxY > caret.maxY + 100 })
        // The scroll bar beside the text changes its length.
        #expect(damage.allSatisfy { $0.minY >= caret.minY - 4 || $0.minX > 280 }, "\(damage)")
    }

    @Test("An arrow key repaints the caret and the selection that it changes")
    func selection() throws {
        let app = try editor((1...30).map { "line \($0)" }.joined(separator: "\n"))
        for _ in 0..<3 { app.press(.down) }
        app.press(.right, .shift)
        let caret = try #require(app.caret)
        let moved = app.damage { app.press(.right, .shift) }
        expectInLine(moved, of: caret)
        #expect(moved.allSatisfy { $0.width < 40 }, "\(moved)")
    }

    @Test("Line-by-line painting equals painting everything", arguments: 1...8)
    func incrementalIsFresh(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let text = (0..<40).map { index in
            String(repeating: ["word ", "ﬁ é ", "שלום ", "日本 ", "g̈̂̃ "][index % 5], count: index % 17)
        }.joined(separator: "\n")
        let app = try editor(text, scale: [1, 1.25, 1.5, 2][seed % 4])
        _ = app.paintedScreen()
        for step in 0..<60 {
            let action = Int.random(in: 0..<13, using: &random)
            let shift: TestHost.Modifiers = Bool.random(using: &random) ? .shift : []
            switch action {
            case 0, 1: app.type(["x", "א", " ", "gj", "日", "\t"].randomElement(using: &random) ?? "x")
            case 2: app.press(.return)
            case 3: app.press(.delete)
            case 4: app.press(.deleteForward)
            case 5: app.press(.down, shift)
            case 6: app.press(.up, shift)
            case 7: app.press(.right, shift)
            case 8: app.press(.end, shift)
            case 9: app.press(.pageDown, shift)
            case 10: app.press("z", .control)
            case 11: try app.find(.textEditor).scroll(y: CGFloat.random(in: -300...300, using: &random))
            default: app.press(.home, .control)
            }
            let difference = app.paintedScreen().difference(from: app.freshPicture())
            try #require(difference.count == 0, "seed \(seed), step \(step), action \(action)")
        }
    }
}
