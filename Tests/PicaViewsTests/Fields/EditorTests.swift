import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct EditorTests {
    private struct Page: View {
        @Bindable var words: Words.Model
        var body: some View { TextEditor(text: $words.text) }
    }

    private func editor(_ text: String = "") throws -> (TestHost, Words) {
        let words = Words(text)
        let app = try mount(width: 300, height: 200) { Page(words: words.model) }
        app.press(.tab)
        return (app, words)
    }

    @Test("Return starts a paragraph, Shift+Return a line, and Tab types a tab")
    func breaks() throws {
        let (app, words) = try editor()
        app.type("a\nb")
        app.press(.return, .shift)
        app.type("c\td")
        #expect(words.text == "a\nb\u{2028}c\td")
    }

    nonisolated struct KeyCase: Sendable, CustomTestStringConvertible {
        var key: TestHost.Key
        var modifiers: TestHost.Modifiers = []
        var result: String
        var testDescription: String { result }
    }

    /// The effect of a key on three lines with the caret after "sec".
    nonisolated static let keys = [
        KeyCase(key: .up, result: "fir|st\nsecond\nthird"),
        KeyCase(key: .down, result: "first\nsecond\nthi|rd"),
        KeyCase(key: .home, result: "first\n|second\nthird"),
        KeyCase(key: .end, result: "first\nsecond|\nthird"),
        KeyCase(key: .home, modifiers: .control, result: "|first\nsecond\nthird"),
        KeyCase(key: .end, modifiers: .control, result: "first\nsecond\nthird|"),
        KeyCase(key: .up, modifiers: .shift, result: "fir|ond\nthird"),
        KeyCase(key: .end, modifiers: [.control, .shift], result: "first\nsec|"),
        KeyCase(key: .delete, modifiers: [.control, .shift], result: "first\n|ond\nthird"),
        KeyCase(key: .deleteForward, modifiers: [.control, .shift], result: "first\nsec|\nthird"),
        KeyCase(key: .pageUp, result: "fir|st\nsecond\nthird"),
        KeyCase(key: .pageDown, result: "first\nsecond\nthi|rd"),
    ]

    /// The digits of a monospaced font keep columns.
    @Test("Keys move by lines, keep the column, and reach the document's ends", arguments: keys)
    func lineKeys(_ item: KeyCase) throws {
        let words = Words("first\nsecond\nthird")
        let app = try mount(width: 300, height: 200) { Page(words: words.model).monospaced() }
        app.press(.tab)
        app.press(.home, .control)
        app.press(.down)
        for _ in 0..<3 { app.press(.right) }
        app.press(item.key, item.modifiers)
        app.type("|")
        if [.pageUp, .pageDown].contains(item.key) {
            // A page reaches further than three lines.
            #expect(["|first\nsecond\nthird", "first\nsecond\nthird|", item.result].contains(words.text))
        } else {
            #expect(words.text == item.result)
        }
    }

    @Test("The goal column survives shorter lines")
    func goalColumn() throws {
        let words = Words("a long line\nx\na long line")
        let app = try mount(width: 300, height: 200) { Page(words: words.model).monospaced() }
        app.press(.tab)
        app.press(.home, .control)
        for _ in 0..<6 { app.press(.right) }
        app.press(.down)
        app.press(.down)
        app.type("|")
        #expect(words.text == "a long line\nx\na long| line")
    }

    @Test("The caret stays visible while it moves through a thousand lines")
    func scrollsToCaret() throws {
        let (app, words) = try editor((1...1000).map { "line \($0)" }.joined(separator: "\n"))
        let frame = try app.find(.textEditor).frame
        func isInSight() throws -> Bool { frame.contains(try #require(app.caret)) }
        app.press(.end, .control)
        #expect(try isInSight())
        app.type("!")
        #expect(words.text.hasSuffix("line 1000!"))
        #expect(try isInSight())
        app.press(.home, .control)
        #expect(try isInSight())
        for _ in 0..<30 {
            app.press(.down)
            #expect(try isInSight())
        }
        for _ in 0..<5 {
            app.press(.pageDown)
            #expect(try isInSight())
        }
        app.press(.home)
        app.type(">")
        #expect(words.text.contains("\n>line "))
    }

    @Test("The wheel scrolls the text without moving the caret")
    func wheel() throws {
        let (app, words) = try editor((1...1000).map { "line \($0)" }.joined(separator: "\n"))
        app.press(.home, .control)
        let before = try #require(app.caret)
        try app.find(.textEditor).scroll(y: 500)
        #expect(try #require(app.caret).minY < before.minY - 400)
        app.type("x")
        #expect(words.text.hasPrefix("xline 1\n"))
        #expect(try app.find(.textEditor).frame.contains(try #require(app.caret)))
    }

    @Test("After a paste, arrow keys start from the caret's new position", arguments: [0, 1, 2, 3, 40, 400])
    func caretAfterPaste(lines: Int) throws {
        let (app, _) = try editor()
        let line = "A line that is long enough to be broken into several in a narrow editor. "
        for repetitions in [1, 3] {
            app.clipboard =
                (0..<lines).map { String(repeating: line, count: $0 % 4) + "\n" }.joined() + "end\n"
            for _ in 0..<repetitions {
                app.press("v", .control)
                let pasted = try #require(app.caret)
                app.press(.left)
                app.press(.right)
                #expect(try #require(app.caret) == pasted)
            }
        }
    }

    @Test("A click on an empty last line puts the caret there")
    func emptyLastLine() throws {
        let (app, words) = try editor("one\n")
        try app.find(.textEditor).click(at: UnitPoint(x: 0.5, y: 0.9))
        app.type("x")
        #expect(words.text == "one\nx")
    }

    @Test("A triple click selects the paragraph")
    func tripleClick() throws {
        let (app, _) = try editor("one two\nthree four\nfive")
        app.press(.home, .control)
        app.press(.down)
        let caret = try #require(app.caret)
        app.click(at: CGPoint(x: caret.maxX + 5, y: caret.midY), count: 3)
        app.press("c", .control)
        #expect(app.clipboard?.trimmingCharacters(in: .newlines) == "three four")
    }

    @Test("The editor follows the app's changes during editing, and the caret keeps its place")
    func appChanges() throws {
        let (app, words) = try editor("one\ntwo")
        app.press(.end, .control)
        words.text = "zero\none\ntwo"
        app.update()
        app.type("!")
        #expect(words.text == "zero\none\ntwo!")
    }

    @Test("A long text set by the app in an empty editor is shown from its start")
    func filled() throws {
        let (app, words) = try editor()
        words.model.text = (0..<100).map { "line \($0)\n" }.joined()
        app.click(at: CGPoint(x: 12, y: 12))
        app.press(.home)
        app.type("|")
        #expect(words.text.hasPrefix("|line 0\n"))
    }

    @Test("Random editing by keys matches the same edits on a plain string", arguments: 1...6)
    func randomEditing(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let (app, words) = try editor("first line\nsecond")
        app.press(.end, .control)
        var text = Array(words.text)
        var caret = text.count
        for step in 0..<150 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0...2:
                let character = "aé日\n👍🏽 ".randomElement(using: &random) ?? "a"
                if character == "\n" { app.press(.return) } else { app.type(String(character)) }
                text.insert(character, at: caret)
                caret += 1
            case 3:
                app.press(.delete)
                if caret > 0 {
                    text.remove(at: caret - 1)
                    caret -= 1
                }
            case 4:
                app.press(.deleteForward)
                if caret < text.count { text.remove(at: caret) }
            case 5:
                app.press(.left)
                caret = max(0, caret - 1)
            case 6:
                app.press(.right)
                caret = min(text.count, caret + 1)
            case 7:
                app.press(.home, .control)
                caret = 0
            default:
                app.press(.end, .control)
                caret = text.count
            }
            try #require(words.text == String(text), "seed \(seed), step \(step)")
        }
        while app.host.nextDeadline != nil { app.advance(by: 20) }
        let written = words.text
        for _ in 0..<200 { app.press("z", .control) }
        #expect(words.text == "first line\nsecond", "seed \(seed)")
        for _ in 0..<200 { app.press("y", .control) }
        #expect(words.text == written, "seed \(seed)")
    }
}
