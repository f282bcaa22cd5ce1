import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaFields
@testable import PicaText

/// Correcting words as they are typed.
@MainActor @Suite struct CorrectionTests {
    private struct Page: View {
        var isDisabled: Bool?
        @State private var text = ""

        var body: some View {
            if let isDisabled {
                TextEditor(text: $text).autocorrectionDisabled(isDisabled)
            } else {
                TextEditor(text: $text)
            }
        }
    }

    private func desk(isDisabled: Bool? = false) throws -> SpellingDesk {
        let desk = try SpellingDesk { Page(isDisabled: isDisabled) }
        desk.press(.tab)
        return desk
    }

    @Test(
        "Ending a word corrects a single typing error in it",
        arguments: [
            ("teh ", "the "), ("dont,", "don't,"), ("london!", "London!"), ("Wrod.", "Word."),
            ("lettter\n", "letter\n"), ("leter ", "letter "), ("housse ", "house "), ("i ", "I "),
            ("one i, ", "one I, "),
        ])
    func slips(typed: String, text: String) throws {
        let desk = try desk()
        desk.type(typed)
        #expect(desk.text == text)
    }

    @Test(
        "An ambiguous word or one with more than one error stays",
        arguments: ["hous ", "xord ", "wrodd ", "i.", "qqqq ", "teh-", "teh@", "two "])
    func doubt(typed: String) throws {
        let desk = try desk()
        desk.type(typed)
        #expect(desk.text == typed)
    }

    @Test("Words are corrected only if the app enables it", arguments: [nil, true])
    func optIn(isDisabled: Bool?) throws {
        let desk = try desk(isDisabled: isDisabled)
        desk.type("teh ")
        #expect(desk.text == "teh ")
        #expect(desk.marked == (isDisabled == nil ? ["teh"] : []))
    }

    @Test("Undo reverts only the correction, and the word then stays")
    func undo() throws {
        let desk = try desk()
        desk.type("one teh ")
        #expect(desk.text == "one the ")
        desk.press("z", .control)
        #expect(desk.text == "one teh ")
        #expect(desk.marked == ["teh"])
        desk.type("two ")
        #expect(desk.text == "one teh two ")
        desk.type("teh ")
        #expect(desk.text == "one teh two teh ", "it was meant")
    }

    @Test("The caret stays in place when a correction arrives late")
    func later() throws {
        let desk = try desk()
        desk.app.type("teh tw")
        #expect(desk.text == "teh tw")
        desk.settle()
        #expect(desk.text == "the tw")
        desk.type("o ")
        #expect(desk.text == "the two ")
        let slow = try self.desk()
        slow.app.type("dont tw")
        slow.settle()
        slow.type("o")
        #expect(slow.text == "don't two")
    }

    @Test("A word that was edited again or holds the caret is not corrected")
    func overtaken() throws {
        let desk = try desk()
        desk.app.type("teh ")
        desk.app.press(.left)
        desk.settle()
        #expect(desk.text == "teh ")
        desk.press(.end)
        desk.app.type("dont ")
        desk.app.press(.delete)
        desk.app.type("x ")
        desk.settle()
        #expect(desk.text == "teh dontx ")
    }

    @Test("Existing and pasted text is not corrected by a space typed after it")
    func notTyped() throws {
        let desk = try desk()
        desk.app.clipboard = "teh"
        desk.press("v", .control)
        desk.type(" ")
        #expect(desk.text == "teh ")
        desk.press(.left)
        desk.type(" ")
        #expect(desk.text == "teh  ")
    }

    @Test("A composition in progress prevents corrections")
    func composition() throws {
        let desk = try desk()
        desk.app.type("teh ")
        desk.app.compose("に")
        desk.settle()
        #expect(desk.text == "teh ")
        desk.app.commit("日")
        desk.settle()
        #expect(desk.text == "teh 日")
    }

    @Test("The app sees a correction like typed text")
    func binding() throws {
        struct Watching: View {
            @State private var text = ""
            var body: some View {
                TextEditor(text: $text).autocorrectionDisabled(false).frame(height: 60)
                Text(text)
            }
        }
        let desk = try SpellingDesk { Watching() }
        desk.press(.tab)
        desk.type("teh two")
        #expect(desk.app.texts == ["the two"])
    }

    @Test(
        "Each kind of typing error",
        arguments: [
            ("london", "London", TypingSlip.letterCase), ("dont", "don't", .apostrophe),
            ("its", "it's", .apostrophe), ("teh", "the", .transposition), ("ab", "ba", .transposition),
            ("untill", "until", .doubling), ("begining", "beginning", .doubling), ("aa", "a", .doubling),
            ("becuse", "because", .letter), ("houuse", "house", .doubling), ("wordx", "word", .letter),
        ])
    func kinds(typed: String, meant: String, slip: TypingSlip) {
        #expect(TypingSlip(from: typed, to: meant) == slip)
    }

    @Test(
        "Not a typing error",
        arguments: [
            ("word", "word"), ("alot", "a lot"), ("word", "ward"), ("nd", "and"), ("meh", "Neh"), ("", "a"),
            ("abcd", "badc"), ("meh", ""), ("wellknown", "well-known"),
        ])
    func none(typed: String, meant: String) {
        #expect(TypingSlip(from: typed, to: meant) == nil)
    }
}
