import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Pointer input in a field's text.
@MainActor @Suite struct PointerTableTests {
    private struct Field: View {
        @State var text: String
        var body: some View { TextField("Text", text: $text).font(.custom("DejaVu Sans Mono", size: 20)) }
    }

    /// Letters of one width, so that places can be told.
    private struct Line {
        let app: TestHost
        let field: TestElement
        let letter: CGFloat

        @MainActor func place(_ offset: CGFloat) -> CGPoint {
            CGPoint(x: field.frame.minX + 8 + letter * offset, y: field.frame.midY)
        }
        @MainActor var value: String? { field.value }
        /// The selection, as the clipboard has it.
        @MainActor var selected: String? {
            app.press("c", .control)
            return app.clipboard
        }
    }

    private func line(_ text: String) throws -> Line {
        let app = try mount(width: 600, height: 80) { Field(text: text) }
        let field = try app.find(.textField)
        app.press(.tab)
        app.press(.home)
        let start = try #require(app.caret).minX
        app.press(.right)
        let letter = try #require(app.caret).minX - start
        return Line(app: app, field: field, letter: letter)
    }

    @Test("A click places the caret, two select a word, three the paragraph, and Shift extends")
    func clicks() throws {
        let line = try line("one two three")
        line.app.click(at: line.place(1))
        line.app.type("_")
        #expect(line.value == "o_ne two three")
        line.app.press(.delete)
        line.app.click(at: line.place(5), count: 2)
        #expect(line.selected == "two")
        line.app.click(at: line.place(5), count: 3)
        #expect(line.selected == "one two three")
        line.app.press(.escape)
        line.app.click(at: line.place(13.4))
        line.app.click(at: line.place(8), .shift)
        #expect(line.selected == "three")
    }

    @Test("Dragging selects characters, or words after a double click")
    func drags() throws {
        let line = try line("one two three")
        line.app.drag(from: line.place(4), to: line.place(7))
        #expect(line.selected == "two")
        line.app.click(at: line.place(13.4))
        line.app.drag(from: line.place(5), to: line.place(9), clicks: 2)
        #expect(line.selected == "two three")
    }

    @Test("Dragging the selection moves it, with Ctrl copies it, and undo restores it")
    func dragging() throws {
        let line = try line("one two three")
        line.app.click(at: line.place(1), count: 2)
        line.app.drag(from: line.place(1.5), to: line.place(8))
        #expect(line.value == " two onethree")
        #expect(line.selected == "one")
        line.app.press("z", .control)
        #expect(line.value == "one two three")
        line.app.click(at: line.place(13.4))
        line.app.click(at: line.place(1), count: 2)
        line.app.drag(from: line.place(1.5), to: line.place(8), .control)
        #expect(line.value == "one two onethree")
        line.app.press("z", .control)
        #expect(line.value == "one two three")
    }

    @Test("A click inside the selection places the caret at release")
    func clickInSelection() throws {
        let line = try line("one two three")
        line.app.press("a", .control)
        line.app.click(at: line.place(4))
        line.app.type("_")
        #expect(line.value == "one _two three")
    }

    @Test("A drop outside the field or at its origin changes nothing")
    func dropBeside() throws {
        let line = try line("one two three")
        line.app.click(at: line.place(1), count: 2)
        line.app.drag(from: line.place(1.5), to: CGPoint(x: 300, y: 500))
        #expect(line.value == "one two three")
        line.app.drag(from: line.place(0.6), to: line.place(2.5))
        #expect(line.value == "one two three")
    }

    @Test("Middle click pastes the primary selection at the click position")
    func middle() throws {
        let line = try line("one two three")
        line.app.click(at: line.place(1), count: 2)
        line.app.click(at: line.place(8), button: .middle)
        #expect(line.value == "one two onethree")
    }
}
