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
        Ther are some mistakes in this letter, wich nobody has corected yet. A secondary click on one of \
        them shows what may be meant.

        What is no word at all is left alone: NASA, 3rd, snake_case, https://exmaple.org/pgae, \
        ~/docmuents and somboedy@exmaple.org.
        """

    var body: some View {
        Example("English", note: "What no dictionary has is underlined, but not the word being typed.") {
            TextEditor(text: $text)
                .frame(height: 130)
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}

private struct Several: View {
    @State private var text = """
        Die Fähre fährt um acht, and it is never late. Nur wenn der Winnd von Westen kommt, it wiats for \
        the others. Это третий язык, 日本語もある: of those nobody can tell.
        """

    var body: some View {
        Example(
            "German and English", note: "A word is right in any language that the desktop or the app names."
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
        Example("Correcting", note: "Where the app asks for it, slips of the fingers are put right.") {
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
        Example("Fields", note: "Names and codes are better left alone, and secrets always are.") {
            Row("Subject") { TextField("Subject", text: $subject) }
            Row("Name, unchecked") { TextField("Name", text: $name).autocorrectionDisabled() }
            Row("Secret") { SecureField("Secret", text: $secret) }
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}
