import Testing

@testable import PicaText

@Suite("Backspace and Delete")
struct BackspaceTests {
    private func backspaced(_ text: String, _ command: EditCommand = .deleteBackward(.grapheme)) -> String {
        let session = EditingSession(text)
        session.perform(.move(.documentEnd, extending: false), at: 0)
        session.perform(command, at: 1)
        return session.text
    }

    @Test(
        "Backspace deletes the last mark or vowel alone where these are typed separately",
        arguments: [
            ("ที่", "ที"), ("น้ำ", "น้"), ("שָּׁ", "שָּ"), ("בּ", "ב"), ("مُحَ", "مُح"), ("बिं", "बि"), ("क्", "क"),
            ("நி", "ந"), ("கொ", "க"), ("ខ្ញុំ", "ខ្ញុ"), ("မြို့", "မြို"), ("কি", "ক"), ("ਕੁ", "ਕ"), ("ગુ", "ગ"), ("కి", "క"),
            ("ಕಿ", "ಕ"), ("കി", "ക"), ("සි", "ස"), ("ກິ", "ກ"), ("བི", "བ"), ("ދި", "ދ"), ("ܐܰ", "ܐ"),
            ("ა\u{301}", "ა"),
        ])
    func marks(text: String, rest: String) {
        #expect(backspaced("a" + text) == "a" + rest)
    }

    @Test(
        "Backspace deletes a unit that is typed as one",
        arguments: [
            "👨‍👩‍👧", "👍🏽", "🇩🇪", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "각", "각", "が", "か\u{3099}", "ﾊﾞ", "\r\n", "e\u{301}",
            "ά", "α\u{301}", "й", "и\u{306}", "葛󠄀", "≠", "=\u{338}",
        ])
    func wholes(text: String) {
        #expect(backspaced("ab" + text) == "ab")
        #expect(backspaced("ที" + text) == "ที")
    }

    @Test("Backspace deletes a word's scalars one by one, and undo restores it")
    func words() {
        let session = EditingSession("ภาษาไทยที่")
        session.perform(.move(.documentEnd, extending: false), at: 0)
        var lengths: [Int] = []
        for _ in 0..<10 {
            session.perform(.deleteBackward(.grapheme), at: 1)
            lengths.append(session.text.unicodeScalars.count)
        }
        #expect(lengths == Array((0..<10).reversed()))
        session.perform(.undo, at: 2)
        #expect(session.text == "ภาษาไทยที่")
    }

    @Test("Delete removes a letter with all its marks", arguments: ["ที่", "שָּׁ", "क्षि", "ខ្ញុំ", "e\u{301}", "👨‍👩‍👧"])
    func delete(text: String) {
        let session = EditingSession(text + "a")
        session.perform(.select(Selection(0)), at: 0)
        session.perform(.deleteForward(.grapheme), at: 1)
        #expect(session.text.hasSuffix("a") && session.text.count < (text + "a").count)
        #expect(!session.text.hasPrefix("\u{E35}"))
    }

    @Test("Backspace in a secret deletes what one dot stands for")
    func secret() {
        let session = EditingSession(secret: SecretBuffer())
        session.perform(.insert("aที่"), at: 0)
        session.perform(.deleteBackward(.grapheme), at: 1)
        #expect(session.text == "a")
    }

    @Test(
        "A pasted line loses outer line ends and gets spaces for inner ones",
        arguments: [
            ("secret\n", "secret"), ("secret\r\n", "secret"), ("secret\u{85}", "secret"),
            ("secret\u{2028}", "secret"), ("\n\n secret \u{2029}\r\n", " secret "),
            ("a\r\nb\u{85}c\n", "a b c"),
            ("\n", ""), ("", ""), ("no end", "no end"),
        ])
    func paste(text: String, line: String) {
        let field = EditingSession()
        field.isSingleLine = true
        for session in [field, EditingSession(secret: SecretBuffer())] {
            session.perform(.insert("[]"), at: 0)
            session.perform(.select(Selection(1)), at: 0)
            session.perform(.paste(Rope(text)), at: 1)
            #expect(session.text == "[\(line)]")
        }
        let editor = EditingSession()
        editor.perform(.paste(Rope(text)), at: 0)
        #expect(editor.text == text)
    }

    @Test("Redo still works after a composition over a selection was canceled")
    func redo() {
        for givesUp in [
            { (session: EditingSession) in _ = session.compose("", at: 3) },
            { session in _ = session.perform(.deselect, at: 3) },
        ] {
            let session = EditingSession("one two")
            session.perform(.move(.documentEnd, extending: false), at: 0)
            session.perform(.insert(" three"), at: 0)
            session.perform(.undo, at: 1)
            session.perform(.select(Selection(0..<3)), at: 2)
            session.compose("에", at: 2)
            #expect(session.composedText == "에 two")
            givesUp(session)
            #expect(session.text == "one two")
            session.perform(.redo, at: 4)
            #expect(session.text == "one two three")
            session.perform(.undo, at: 5)
            #expect(session.text == "one two")
        }
    }

    @Test("A committed composition over a selection clears redo")
    func commit() {
        let session = EditingSession("one two")
        session.perform(.insert("a"), at: 0)
        session.perform(.undo, at: 1)
        session.perform(.select(Selection(0..<3)), at: 2)
        session.compose("에", at: 2)
        session.commitComposition(at: 3)
        #expect(session.text == "에 two" && !session.canRedo)
        session.perform(.undo, at: 4)
        #expect(session.text == "one two")
    }
}
