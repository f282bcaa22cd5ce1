import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaFields
@testable import PicaLabels

/// The menu of a wrong word.
@MainActor @Suite struct SpellingMenuTests {
    private struct Page: View {
        @State var text: String
        @State var other = "wrod"

        var body: some View {
            VStack {
                TextEditor(text: $text).frame(height: 60)
                TextField("Other", text: $other)
            }
        }
    }

    private static let usual = [
        "Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All", "Insert Emoji",
    ]

    private func desk(_ text: String = "wrod two") throws -> SpellingDesk {
        try SpellingDesk(height: 500) { Page(text: text) }
    }

    private func open(_ desk: SpellingDesk, at x: CGFloat = 20) throws {
        let frame = try desk.app.find(.textEditor).frame
        desk.app.click(at: CGPoint(x: frame.minX + x, y: frame.minY + 16), button: .secondary)
        desk.settle()
    }

    private func items(_ desk: SpellingDesk) -> [String] { desk.app.all(.menuItem).map(\.label) }

    @Test("Over a wrong word the menu starts with suggestions")
    func suggestions() throws {
        let desk = try desk()
        try open(desk)
        #expect(items(desk) == ["word", "Ignore", "Add to Dictionary"] + Self.usual)
        try desk.app.find(.menuItem, "word").click()
        desk.settle()
        #expect(desk.text == "word two")
        #expect(desk.marked == [])
        desk.press("z", .control)
        #expect(desk.text == "wrod two", "it was one step")
        #expect(desk.marked == ["wrod"])
    }

    @Test("Over a right word, and outside the text, the menu is the usual one")
    func elsewhere() throws {
        let desk = try desk()
        try open(desk, at: 58)
        #expect(items(desk) == Self.usual)
        desk.app.press(.escape)
        try open(desk, at: 300)
        #expect(items(desk) == Self.usual)
    }

    @Test("The Menu key opens the menu of the word at the caret")
    func key() throws {
        let desk = try desk()
        desk.press(.tab)
        desk.press(.home, .control)
        desk.press(.menu)
        #expect(items(desk).first == "word")
        desk.press(.return)
        #expect(desk.text == "word two")
    }

    @Test("The word being typed has its menu, even before it is underlined")
    func unfinished() throws {
        let desk = try desk("two")
        desk.press(.tab)
        desk.press(.home, .control)
        desk.type("wrod")
        desk.press(.menu)
        #expect(desk.marked == [])
        #expect(items(desk).contains("Ignore"))
    }

    @Test("Without suggestions the menu says so")
    func noSuggestions() throws {
        let desk = try desk("qqqqqqq")
        try open(desk)
        #expect(items(desk).prefix(3) == ["No Suggestions", "Ignore", "Add to Dictionary"])
        #expect(try !desk.app.find(.menuItem, "No Suggestions").isEnabled)
    }

    @Test("There are at most five suggestions")
    func many() throws {
        let words = Set((0..<9).map { "wor\(Character(UnicodeScalar(UInt8(97 + $0))))" })
        let desk = try SpellingDesk(["en_US": words], height: 500) { Page(text: "worz") }
        try open(desk)
        #expect(items(desk).firstIndex(of: "Ignore") == 5)
    }

    @Test("An ignored word is underlined nowhere, and stays unknown to other programs")
    func ignore() throws {
        let desk = try desk()
        try open(desk)
        try desk.app.find(.menuItem, "Ignore").click()
        desk.settle()
        #expect(desk.checker.fields.compactMap(\.field).allSatisfy { $0.shown.isEmpty })
        #expect(desk.notes.addedWords == [:])
        try open(desk)
        #expect(items(desk) == Self.usual)
    }

    @Test("An added word is right everywhere from then on, in the preferred language")
    func add() throws {
        let words = ["en_US": TestWords.english, "de_DE": ["Haus"]]
        let desk = try SpellingDesk(words, languages: ["de_DE"], height: 500) { Page(text: "wrod two") }
        try open(desk)
        try desk.app.find(.menuItem, "Add to Dictionary").click()
        desk.settle()
        #expect(desk.notes.addedWords == ["en_US": ["wrod"]])
        #expect(desk.checker.fields.compactMap(\.field).allSatisfy { $0.shown.isEmpty })
    }

    @Test("The menu waits briefly for suggestions, and then opens without them")
    func timeout() throws {
        let desk = try desk()
        let frame = try desk.app.find(.textEditor).frame
        desk.app.click(at: CGPoint(x: frame.minX + 20, y: frame.minY + 16), button: .secondary)
        #expect(items(desk) == [])
        desk.app.advance(by: 0.2)
        #expect(items(desk) == ["Ignore", "Add to Dictionary"] + Self.usual)
        desk.settle()
        #expect(items(desk).first == "Ignore", "it does not change under the pointer")
    }

    @Test("Keys typed before the menu opens replace it")
    func overtaken() throws {
        let desk = try desk()
        let frame = try desk.app.find(.textEditor).frame
        desk.app.click(at: CGPoint(x: frame.minX + 20, y: frame.minY + 16), button: .secondary)
        desk.type("x")
        desk.app.advance(by: 1)
        #expect(items(desk) == [])
    }

    @Test("A suggestion for a word that has changed meanwhile does nothing")
    func gone() throws {
        let desk = try desk()
        try open(desk)
        let item = try desk.app.find(.menuItem, "word")
        desk.app.show { EmptyView() }
        _ = try? item.click()
        #expect(desk.app.all(.menuItem).isEmpty)
    }
}
