import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct TextInputTests {
    private struct Field: View {
        let unit: TextInputAutocapitalization?
        @State var text = ""
        var body: some View { TextField("Text", text: $text).textInputAutocapitalization(unit) }
    }

    private func typed(_ text: String, _ unit: TextInputAutocapitalization?) throws -> String? {
        let app = try mount { Field(unit: unit) }
        try app.find(.textField).click()
        for character in text { app.type(String(character)) }
        return try app.find(.textField).value
    }

    @Test("Typed letters are capitalized if the app asks")
    func capitals() throws {
        #expect(try typed("ab cd", nil) == "ab cd")
        #expect(try typed("ab cd", .never) == "ab cd")
        #expect(try typed("ab cd", .characters) == "AB CD")
        #expect(try typed("o'neil mary-ann x2y", .words) == "O'neil Mary-ann X2y")
        #expect(
            try typed("one. two 3.5 e.g. x? \u{201C}yes\u{201D} no", .sentences)
                == "One. Two 3.5 e.g. X? \u{201C}Yes\u{201D} no")
    }

    @Test("The deprecated capitalization modifier works, too")
    func olderNames() throws {
        @MainActor struct OlderField: View {
            @State var text = ""
            var body: some View { TextField("Text", text: $text).autocapitalization(.words) }
        }
        let app = try mount { OlderField() }
        try app.find(.textField).click()
        for character in "ab cd" { app.type(String(character)) }
        #expect(try app.find(.textField).value == "Ab Cd")
        #expect(TextInputAutocapitalization(UITextAutocapitalizationType.none) == .never)
        #expect(TextInputAutocapitalization(.words) == .words)
        #expect(TextInputAutocapitalization(.sentences) == .sentences)
        #expect(TextInputAutocapitalization(.allCharacters) == .characters)
    }

    @Test("Non-prose, pasted and secure text is not capitalized")
    func exceptions() throws {
        let app = try mount {
            VStack {
                Field(unit: .characters).keyboardType(.URL)
                Field(unit: .characters).textContentType(.username)
                Field(unit: .characters)
            }
        }
        for field in app.all(.textField) {
            try field.click()
            app.type("a")
        }
        #expect(app.all(.textField).map(\.value) == ["a", "a", "A"])
        app.clipboard = "pasted"
        app.press("v", .control)
        #expect(app.all(.textField).map(\.value).last == "Apasted")
    }

    @Test("On-screen keyboard hints change nothing and can be read back")
    func advice() throws {
        struct Reader: View {
            @Environment(\.scrollDismissesKeyboardMode) private var mode
            var body: some View { Text(String(describing: mode).contains("never") ? "never" : "other") }
        }
        let app = try mount {
            ScrollView {
                Reader()
                TextField("A", text: .constant("x")).submitLabel(.search).writingToolsBehavior(.disabled)
                    .searchDictationBehavior(.inline(activation: .onSelect))
            }
            .scrollDismissesKeyboard(.never)
        }
        #expect(app.texts.contains("never"))
        #expect(try app.find(.textField).value == "x")
    }
}
