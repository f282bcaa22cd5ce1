import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaFields

/// Which words of fields are underlined, and when.
@MainActor @Suite struct SpellingTests {
    enum Kind: CaseIterable { case line, growing, editor }

    private struct Page: View {
        let kind: Kind
        @State var text: String

        var body: some View {
            switch kind {
            case .line: TextField("Field", text: $text)
            case .growing: TextField("Field", text: $text, axis: .vertical).lineLimit(8)
            case .editor: TextEditor(text: $text)
            }
        }
    }

    @Test("Words that no dictionary has are underlined", arguments: Kind.allCases)
    func marks(kind: Kind) throws {
        let desk = try SpellingDesk { Page(kind: kind, text: "one wrod two letetr") }
        desk.press(.tab)
        #expect(desk.marked == ["wrod", "letetr"])
    }

    @Test("A one-line field, often a name, is checked only while focused")
    func unfocused() throws {
        let desk = try SpellingDesk {
            VStack {
                Page(kind: .line, text: "one wrod")
                Button("Other") {}
            }
        }
        #expect(desk.notes.takeWords() == [])
        for _ in 0..<2 {
            try desk.app.find(.textField).click()
            desk.settle()
            #expect(desk.marked == ["wrod"])
            try desk.app.find(.button, "Other").click()
            desk.settle()
            #expect(desk.marked == [])
        }
    }

    private struct RichPage: View {
        @State var text: AttributedString
        var body: some View { TextEditor(text: $text) }
    }

    @Test("Code is in no language and is not checked")
    func code() throws {
        let text = try AttributedString(
            markdown: "one wrod two `letetr` wrody\n\n```\nfuncy\n```"
        ).separatingBlocks()
        let desk = try SpellingDesk { RichPage(text: text) }
        #expect(desk.marked == ["wrod", "wrody"])
    }

    @Test("An underline is visible, red, and only below its word", arguments: [1.0, 2.0])
    func picture(scale: CGFloat) throws {
        func picture(_ text: String) throws -> [Int] {
            let words = ["en_US": TestWords.english]
            let checker = SpellChecker(languages: []) { TestWords(words, TestWords.Notes()) }
            let app = try mount(width: 200, height: 40, scale: scale) {
                TextField("", text: .constant(text)).textFieldStyle(.plain)
                    .environment(\.spellChecker, checker)
            }
            app.press(.tab)
            checker.finish()
            let bitmap = app.paintedScreen()
            #expect(bitmap.difference(from: app.freshPicture()).count == 0)
            return (0..<bitmap.width).filter { x in
                (0..<bitmap.height).contains { y in
                    let pixel = bitmap[x, y]
                    let (red, green) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF))
                    return red - green > 100
                }
            }
        }
        #expect(try picture("one two").isEmpty)
        let columns = try picture("one wrod two")
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        let width = CGFloat(last - first + 1) / scale
        #expect(width > 25 && width < 60, "\(width)")
        #expect(CGFloat(columns.count) / scale > width * 0.7)
        #expect(first > 0)
    }

    @Test("The word being typed is not underlined until a space follows it", arguments: Kind.allCases)
    func typing(kind: Kind) throws {
        let desk = try SpellingDesk { Page(kind: kind, text: "") }
        desk.press(.tab)
        desk.type("wrod")
        #expect(desk.marked == [])
        desk.type(" ")
        #expect(desk.marked == ["wrod"])
        desk.press(.delete)
        desk.press(.delete)
        #expect(desk.marked == [], "it is being written again")
    }

    @Test("The word being typed is underlined when the caret or the focus leaves it")
    func leaving() throws {
        let desk = try SpellingDesk {
            VStack {
                Page(kind: .editor, text: "two \n")
                Button("Other") {}
            }
        }
        try desk.app.find(.textEditor).click(at: .topLeading)
        desk.press(.end)
        desk.type("wrod")
        desk.press(.left)
        #expect(desk.marked == [], "the caret is in it still")
        desk.press(.down)
        #expect(desk.marked == ["wrod"])
        desk.type("letetr")
        #expect(desk.marked == ["wrod"])
        try desk.app.find(.button, "Other").click()
        desk.settle()
        #expect(desk.marked == ["wrod", "letetr"])
    }

    @Test("A corrected word is no longer underlined, and a split one is checked as two")
    func becomingRight() throws {
        let desk = try SpellingDesk { Page(kind: .editor, text: "wordd onetwo end") }
        #expect(desk.marked == ["wordd", "onetwo", "end"])
        desk.press(.tab)
        desk.press(.home, .control)
        desk.press(.right, .control)
        desk.press(.delete)
        desk.press(.right)
        #expect(desk.marked == ["onetwo", "end"])
        for _ in 0..<3 { desk.press(.right) }
        desk.type(" ")
        #expect(desk.marked == ["end"])
        desk.press(.delete)
        desk.press(.end)
        #expect(desk.marked == ["onetwo", "end"])
    }

    @Test("A word is right if any language of its script has it")
    func languages() throws {
        let words = ["en_US": TestWords.english, "de_DE": ["Haus", "der"], "ru": ["дом"]]
        let text = "the Haus дом домм wrod 家 שלום"
        let desk = try SpellingDesk(words, languages: ["de_AT", "ru_RU"]) { Page(kind: .editor, text: text) }
        #expect(desk.marked == ["домм", "wrod"], "of the last two nobody can tell")
        let english = try SpellingDesk(words) { Page(kind: .editor, text: text) }
        #expect(english.marked == ["Haus", "wrod"])
        english.app.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        english.settle()
        #expect(english.marked == ["the", "wrod"])
    }

    @Test("Without a dictionary nothing is underlined")
    func noDictionary() throws {
        let desk = try SpellingDesk(["fr_FR": ["maison"]]) { Page(kind: .line, text: "wrod maison") }
        #expect(desk.marked == [])
        #expect(desk.notes.takeWords() == [])
    }

    @Test("Passwords, disabled fields, and fields with autocorrection disabled are not checked")
    func exceptions() throws {
        let desk = try SpellingDesk {
            VStack {
                SecureField("Secret", text: .constant("wrod"))
                TextField("Disabled", text: .constant("wrod")).disabled(true)
                TextField("Plain", text: .constant("wrod")).autocorrectionDisabled()
                TextEditor(text: .constant("wrod")).autocorrectionDisabled(true)
            }
        }
        #expect(desk.notes.takeWords() == [])
        #expect(desk.marked == [])
    }

    private struct Switch: View {
        @State private var isDisabled = false
        var body: some View {
            VStack {
                TextEditor(text: .constant("one wrod")).autocorrectionDisabled(isDisabled)
                Button("Toggle") { isDisabled.toggle() }
            }
        }
    }

    @Test("Underlines follow the environment")
    func following() throws {
        let desk = try SpellingDesk { Switch() }
        #expect(desk.marked == ["wrod"])
        try desk.app.find(.button).click()
        #expect(desk.marked == [])
        try desk.app.find(.button).click()
        desk.settle()
        #expect(desk.marked == ["wrod"])
    }

    @Test("The environment tells whether autocorrection is disabled or unset")
    func environment() {
        var values = EnvironmentValues()
        #expect(!values.autocorrectionDisabled)
        #expect(values.spellingHelp == .marks)
        values.autocorrectionDisabled = false
        #expect(values.spellingHelp == .corrections)
        values.autocorrectionDisabled = true
        #expect(values.autocorrectionDisabled)
        #expect(values.spellingHelp == .none)
    }

    @available(*, deprecated)
    @Test("The deprecated names work the same, and nil resets it")
    func olderNames() throws {
        var values = EnvironmentValues()
        #expect(values.disableAutocorrection == nil)
        values.disableAutocorrection = true
        #expect(values.autocorrectionDisabled)
        let desk = try SpellingDesk {
            VStack {
                TextEditor(text: .constant("wrod")).disableAutocorrection(nil)
                TextEditor(text: .constant("letetr")).disableAutocorrection(true)
            }
            .autocorrectionDisabled(true)
        }
        #expect(desk.marked == ["wrod"])
        #expect(!desk.notes.takeWords().contains("letetr"))
    }

    @Test("Only text that comes into view is checked")
    func scrolling() throws {
        let lines = (0..<40_000).map { "wrong\(Self.letters($0)) number wrod \($0)" }
        let desk = try SpellingDesk { Page(kind: .editor, text: lines.joined(separator: "\n")) }
        let first = desk.notes.takeWords()
        #expect(first.count > 5)
        #expect(first.count < 60, "of 120 000 words")
        #expect(desk.marked.first == "wronga")
        desk.press(.tab)
        desk.press(.end, .control)
        #expect(desk.marked.contains("wrong\(Self.letters(39_999))"))
        #expect(!desk.marked.contains("wronga"))
        #expect(desk.notes.takeWords().count < 60)
        desk.press(.home, .control)
        #expect(desk.marked.first == "wronga")
        #expect(desk.notes.takeWords() == [], "they are known")
    }

    /// A number in letters.
    private static func letters(_ number: Int) -> String {
        let letter = Character(UnicodeScalar(UInt8(97 + number % 26)))
        return (number < 26 ? "" : letters(number / 26)) + String(letter)
    }

    @Test("A long line is checked where it is visible", arguments: Kind.allCases)
    func longLine(kind: Kind) throws {
        let words = (0..<8000).map { "w\(Self.letters($0))" }
        let desk = try SpellingDesk { Page(kind: kind, text: words.joined(separator: " ")) }
        desk.press(.tab)
        let count = desk.notes.takeWords().count
        #expect(count > 10)
        #expect(count < 1000)
    }

    @Test("Nothing is checked while idle, and a key checks only the words it touches")
    func keys() throws {
        let text = (0..<30).map { _ in "one two three four" }.joined(separator: "\n")
        let desk = try SpellingDesk { Page(kind: .editor, text: text) }
        desk.press(.tab)
        _ = desk.notes.takeWords()
        desk.app.advance(by: 60)
        #expect(!desk.checker.isBusy)
        desk.press(.home, .control)
        desk.type("x")
        #expect(desk.notes.takeWords() == ["xone"])
    }

    @Test("A result for text that has changed meanwhile is dropped")
    func lateAnswers() throws {
        let desk = try SpellingDesk { Page(kind: .editor, text: "one two") }
        desk.press(.tab)
        desk.press(.end, .control)
        desk.app.type(" wrod letter")
        desk.app.press(.left)
        for _ in 0..<11 { desk.app.press(.delete) }
        desk.app.type("xy")
        desk.press(.home, .control)
        #expect(desk.text == "one twoxyr")
        #expect(desk.marked == ["twoxyr"])
    }

    @Test("A result moves with its words when text is inserted before them")
    func movedAnswers() throws {
        let desk = try SpellingDesk { Page(kind: .editor, text: "one\ntwo") }
        desk.press(.tab)
        desk.press(.end, .control)
        desk.app.type(" wrod ")
        desk.app.press(.home, .control)
        desk.app.type("four ")
        desk.settle()
        #expect(desk.text == "four one\ntwo wrod ")
        #expect(desk.marked == ["wrod"])
    }

    @Test("Composed text and a word joined to it are not underlined")
    func composition() throws {
        let desk = try SpellingDesk { Page(kind: .line, text: "one wrod") }
        desk.press(.tab)
        desk.press(.end)
        #expect(desk.marked == ["wrod"])
        desk.app.compose("xx")
        desk.settle()
        #expect(desk.marked == [])
        desk.app.compose("")
        desk.settle()
        #expect(desk.marked == ["wrod"])
    }

    @Test("A new underline repaints only its line")
    func damage() throws {
        let desk = try SpellingDesk { Page(kind: .editor, text: "one\ntwo\nthree\nfour") }
        desk.press(.tab)
        desk.press(.home, .control)
        desk.type("wrod")
        let caret = try #require(desk.app.caret)
        desk.app.type(" ")
        let damage = desk.app.damage { desk.settle() }
        #expect(!damage.isEmpty)
        #expect(damage.allSatisfy { $0.minY >= caret.minY - 6 && $0.maxY <= caret.maxY + 6 }, "\(damage)")
        #expect(desk.marked == ["wrod"])
    }

    @Test("After any edits exactly the wrong words are underlined", arguments: 1...12)
    func randomEdits(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let desk = try SpellingDesk { Page(kind: Kind.allCases[seed % 3], text: "one two three") }
        desk.press(.tab)
        let pieces = ["one", "wrod", " ", " ", "x", "\n", "é", "two three ", "don't", ",", "letter "]
        let keys: [TestHost.Key] = [.left, .right, .up, .down, .home, .end, .delete, .deleteForward]
        for step in 0..<120 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let text = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                // Return would submit.
                desk.app.type(seed % 3 == 2 ? text : text.replacingOccurrences(of: "\n", with: " "))
            case 4..<7:
                let modifiers: [TestHost.Modifiers] = [[], .control, .shift]
                desk.app.press(
                    keys[Int.random(in: 0..<keys.count, using: &random)],
                    modifiers[Int.random(in: 0..<3, using: &random)])
            case 7: desk.app.press("z", .control)
            case 8: desk.app.press("z", [.control, .shift])
            default: desk.settle()
            }
            guard step % 10 == 9 else { continue }
            // Nowhere is anything being typed.
            desk.press(.home, .control)
            desk.press(.end, .control)
            let expected = desk.text.split { $0 == "," || $0.isWhitespace }
                .map { $0.trimmingCharacters(in: ["'"]) }
                .filter { word in
                    word.count > 1
                        && !TestWords.english.contains(word.prefix(1).lowercased() + word.dropFirst())
                        && !word.contains("'")
                }
            let marked = desk.marked.filter { !$0.contains("'") }
            #expect(marked == expected, "seed \(seed), step \(step): \(desk.text)")
        }
    }
}
