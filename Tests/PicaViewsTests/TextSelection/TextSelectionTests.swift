import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

@MainActor @Observable private final class Shown { var isFirst = true }

private struct Pair: View {
    let shown: Shown

    var body: some View {
        VStack {
            if shown.isFirst { Text("first") }
            Text("second")
        }
    }
}

/// Text that is read and can be selected.
@MainActor @Suite struct TextSelectionTests {
    private func twoTexts() throws -> TestHost {
        try mount(width: 400, height: 200) {
            VStack(alignment: .leading, spacing: 10) {
                Text("First words")
                Button("Press") {}
                Text("Second line")
            }
            .textSelection(.enabled)
        }
    }

    @Test("A double click selects a word, a triple click a text, and Ctrl+C copies")
    func clicks() throws {
        let app = try mount { Text("one two three").textSelection(.enabled) }
        let text = try app.find(.staticText, "one two three")
        try text.click(count: 2)
        app.press("c", .control)
        #expect(app.clipboard == "two")
        #expect(app.primarySelection == "two", "what the pointer selects can be pasted by the middle button")
        try text.click(count: 3)
        app.press("c", .control)
        #expect(app.clipboard == "one two three")
    }

    private struct Never: TextSelectability { static var allowsSelection: Bool { false } }

    @Test("A custom selectability decides whether text can be selected")
    func ownSelectability() throws {
        let app = try mount { Text("one two three").textSelection(Never()) }
        try app.find(.staticText, "one two three").click(count: 2)
        app.press("c", .control)
        #expect(app.clipboard == nil)
    }

    @Test("A drag selects across texts, and skips text in buttons")
    func drag() throws {
        let app = try twoTexts()
        let first = try app.find(.staticText, "First words").frame
        let second = try app.find(.staticText, "Second line").frame
        app.drag(
            from: CGPoint(x: first.minX + 1, y: first.midY), to: CGPoint(x: second.maxX - 1, y: second.midY))
        app.press("c", .control)
        #expect(app.clipboard == "First words\nSecond line")
        app.drag(
            from: CGPoint(x: second.maxX - 1, y: second.midY), to: CGPoint(x: first.minX + 1, y: first.midY))
        #expect(app.primarySelection == "First words\nSecond line", "upwards, too")
    }

    @Test("The selection is visible, and goes when the focus does")
    func picture() throws {
        let app = try twoTexts()
        let before = app.freshPicture()
        try app.find(.staticText, "First words").click(count: 3)
        #expect(app.freshPicture().difference(from: before).count > 0)
        app.click(at: CGPoint(x: 390, y: 190))
        #expect(app.freshPicture().difference(from: before).count == 0)
        app.press("c", .control)
        #expect(app.clipboard == nil)
    }

    @Test("Shift+arrow keys extend a selection across texts, and Ctrl+A selects all")
    func keyboard() throws {
        let app = try twoTexts()
        let first = try app.find(.staticText, "First words").frame
        app.click(at: CGPoint(x: first.minX + 1, y: first.midY))
        app.press(.right, [.control, .shift])
        app.press("c", .control)
        #expect(app.clipboard == "First")
        #expect(app.primarySelection == "First", "what keys select can be pasted by the middle button, too")
        app.press(.end, [.control, .shift])
        app.press("c", .control)
        #expect(app.clipboard == "First words\nSecond line")
        app.press(.escape)
        app.press("a", .control)
        app.press("c", .control)
        #expect(app.clipboard == "First words\nSecond line")
    }

    @Test("Buttons in a selectable view work as usual")
    func buttons() throws {
        var isPressed = false
        let app = try mount {
            VStack {
                Text("Text")
                Button("Press") { isPressed = true }
            }
            .textSelection(.enabled)
        }
        try app.find(.button, "Press").click()
        #expect(isPressed)
    }

    @Test("Texts are not selectable by default, nor if disabled further in")
    func disabled() throws {
        let app = try mount {
            VStack {
                Text("usual")
                VStack {
                    Text("yes")
                    Text("no").textSelection(.disabled)
                    Text("also")
                }
                .textSelection(.enabled)
            }
        }
        try app.find(.staticText, "usual").click(count: 2)
        try app.find(.staticText, "no").click(count: 2)
        #expect(app.primarySelection == nil)
        try app.find(.staticText, "yes").click(count: 2)
        app.press("a", .control)
        app.press("c", .control)
        #expect(app.clipboard == "yes\nalso")
    }

    @Test("A changed text loses its selection")
    func changes() throws {
        let app = try mount {
            Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer).textSelection(.enabled)
        }
        try app.find(.staticText).click(count: 2)
        #expect(app.primarySelection != nil)
        app.advance(by: 1)
        app.press("c", .control)
        #expect(app.clipboard == nil)
    }

    @Test("A text removed while selected affects nothing else")
    func removal() throws {
        let shown = Shown()
        let app = try mount { Pair(shown: shown).textSelection(.enabled) }
        try app.find(.staticText, "first").click(count: 2)
        app.press("a", .control)
        shown.isFirst = false
        app.update()
        app.press(.left, [.control, .shift])
        app.press("a", .control)
        app.press("c", .control)
        #expect(app.clipboard == "second")
    }

    @Test("Links in selectable text open as usual")
    func links() throws {
        let app = try mount { Text("[here](a:1) or there").textSelection(.enabled) }
        try app.find(.link, "here").click()
        #expect(app.openedURLs.count == 1)
    }

    @Test("The pointer shows where text can be selected")
    func cursor() throws {
        let app = try twoTexts()
        app.movePointer(to: try app.find(.staticText, "First words").point(.center))
        #expect(app.platform.cursor == .text)
        app.movePointer(to: try app.find(.button, "Press").point(.center))
        #expect(app.platform.cursor == .arrow)
    }

    @Test("Selectability is set by type")
    func selectability() {
        #expect(EnabledTextSelectability.allowsSelection)
        #expect(!DisabledTextSelectability.allowsSelection)
    }
}
