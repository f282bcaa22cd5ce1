import PicaUI

struct SpellingPage: View {
    var body: some View {
        Marks()
        Several()
        Correction()
        Fields()
    }
}

private struct Marks: View {
    @State private var text = """
        Ther are some mistakes in this letter, wich nobody has corected yet. Right-click one of \
        them to see suggestions.

        Some things are not checked at all: NASA, 3rd, snake_case, https://exmaple.org/pgae, \
        ~/docmuents and somboedy@exmaple.org.
        """

    var body: some View {
        Example("English", note: "Misspelled words are underlined, except the one you are typing.") {
            TextEditor(text: $text)
                .frame(height: 130)
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}

private struct Several: View {
    @State private var text = """
        Die Fähre fährt um acht, and it is never late. Nur wenn der Winnd von Westen kommt, it wiats for \
        the others. Это третий язык, 日本語もある: these languages are not checked.
        """

    var body: some View {
        Example(
            "German and English", note: "A word is correct if any language of the desktop or the app has it."
        ) {
            TextEditor(text: $text)
                .frame(height: 110)
        }
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
}

private struct Correction: View {
    @State private var text = "Type teh, dont or london and a space here; Ctrl+Z takes the correction back. "

    var body: some View {
        Example("Autocorrection", note: "If the app allows it, typing errors are corrected as you type.") {
            TextEditor(text: $text)
                .frame(height: 70)
                .autocorrectionDisabled(false)
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}

private struct Fields: View {
    @State private var subject = "Minutes of the meetting"
    @State private var name = "Wolfeschlegelsteinhausen"
    @State private var secret = "wrod"

    var body: some View {
        Example("Fields", note: "Names and codes can be left unchecked. Passwords are never checked.") {
            Row("Subject") { TextField("Subject", text: $subject) }
            Row("Name, unchecked") { TextField("Name", text: $name).autocorrectionDisabled() }
            Row("Password") { SecureField("Secret", text: $secret) }
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}
