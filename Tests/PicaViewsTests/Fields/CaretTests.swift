import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct CaretTests {
    /// An empty field without prompt, so that only the caret can be seen in its middle.
    private func field() throws -> TestHost {
        let app = try mount(width: 200, height: 60) { TextField("", text: .constant("")) }
        try app.find(.textField).click()
        return app
    }

    private func isCaretShown(_ app: TestHost) throws -> Bool {
        let caret = try #require(app.caret)
        let picture = app.paintedScreen()
        let there = picture[Int(caret.midX), Int(caret.midY)]
        let beside = picture[Int(caret.midX) + 6, Int(caret.midY)]
        return there != beside
    }

    @Test("A caret is solid for 1.2 seconds after input, then blinks: a third off, two thirds on")
    func cycle() throws {
        let app = try field()
        let start = app.now
        var changes: [Double] = []
        var isOn = try isCaretShown(app)
        #expect(isOn)
        while app.now - start < 3.9 {
            app.advance(by: 1 / 60)
            let now = try isCaretShown(app)
            if now != isOn { changes.append(((app.now - start) * 10).rounded() / 10) }
            isOn = now
        }
        #expect(changes == [1.2, 1.6, 2.4, 2.8, 3.6])
    }

    @Test("Input makes the caret solid again")
    func solidAfterInput() throws {
        let app = try field()
        app.advance(by: 1.3)
        #expect(try !isCaretShown(app))
        app.press(.home)
        #expect(try isCaretShown(app))
        app.advance(by: 1.1)
        #expect(try isCaretShown(app))
    }

    @Test("Ten seconds after the last input the caret stays on, and the window sleeps")
    func rest() throws {
        let app = try field()
        app.advance(by: 9)
        let next = try #require(app.nextDeadline)
        #expect(next > app.now)
        app.advance(by: 3)
        #expect(app.nextDeadline == nil)
        #expect(try isCaretShown(app))
        app.type("x")
        #expect(app.nextDeadline != nil)
    }

    @Test("Without focus, or in an inactive window, there is no caret and no wakeup")
    func inactive() throws {
        let app = try field()
        app.setWindowFocused(false)
        #expect(try !isCaretShown(app))
        #expect(app.nextDeadline == nil)
        app.setWindowFocused(true)
        #expect(try isCaretShown(app))
        #expect(app.nextDeadline != nil)
        app.click(at: CGPoint(x: 100, y: 2))
        #expect(app.nextDeadline == nil)
    }

    /// The columns of a field that the caret's color fills at a height, 0 at its top and 1 at its bottom.
    private func caretColumns(_ app: TestHost, at height: CGFloat) throws -> [Int] {
        // The blinking starts over.
        app.setWindowFocused(false)
        app.setWindowFocused(true)
        let caret = try #require(app.caret)
        let y = Int(caret.minY + 1 + (caret.height - 3) * height)
        func row() -> [UInt32] {
            let picture = app.paintedScreen()
            return (0..<picture.width).map { picture[$0, y] }
        }
        let before = row()
        app.advance(by: 1.3)
        return zip(before, row()).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    }

    private func mixed() throws -> TestHost {
        let app = try mount(width: 300, height: 60) {
            TextField("", text: .constant("abc שלום"))
        }
        try app.find(.textField).click()
        app.press(.home)
        return app
    }

    @Test("At a direction boundary, a half caret marks where text of the other direction would go")
    func split() throws {
        let app = try mixed()
        #expect(try caretColumns(app, at: 0) == caretColumns(app, at: 1), "at the start there is one place")
        for _ in 0..<4 { app.press(.right) }
        let full = try caretColumns(app, at: 0)
        let both = try caretColumns(app, at: 1)
        #expect(full.count == 1)
        #expect(both.count == 2 && both.contains(full[0]))
        #expect(both.max() ?? 0 > full[0], "where the word's first letter is, at its right")
    }

    @Test("Inside one direction, with a selection or without focus, there is no second caret")
    func noSplit() throws {
        let app = try mixed()
        for _ in 0..<4 { app.press(.right) }
        app.press(.right, .shift)
        #expect(try caretColumns(app, at: 1).count <= 1)
        app.press(.home)
        app.press(.right)
        #expect(try caretColumns(app, at: 1).count == 1)
    }

    @Test("A view at rest has no deadline")
    func idle() throws {
        let app = try mount {
            Text("Hello")
            TextField("Name", text: .constant(""))
            TextEditor(text: .constant("text"))
        }
        #expect(app.nextDeadline == nil)
    }

    private struct Spaced: View {
        @State private var text = ""
        var body: some View { TextEditor(text: $text) }
    }

    @Test(
        "Behind trailing spaces past the edge, the caret stays at the edge",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func spacesPastTheEdge(direction: LayoutDirection) throws {
        let app = try mount(width: 200, height: 100) {
            Spaced()
                .environment(\.layoutDirection, direction)
        }
        try app.find(.textEditor).click()
        app.type(direction == .leftToRight ? "word" : "שלום")
        app.type(String(repeating: " ", count: 100))
        let picture = app.paintedScreen()
        let editor = try app.find(.textEditor).frame
        let caret = try #require(app.caret)
        // One column of the line, near the edge, has the caret's color where the ground is elsewhere.
        let ground = picture[Int(editor.midX), Int(editor.maxY) - 10]
        let columns =
            direction == .leftToRight
            ? Int(editor.maxX) - 25..<Int(editor.maxX) - 3 : Int(editor.minX) + 3..<Int(editor.minX) + 25
        #expect(columns.contains { picture[$0, Int(caret.midY)] != ground })
    }
}
