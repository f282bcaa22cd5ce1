import PicaUI

/// A label, a text field, a password field and an editor that takes the rest.
struct StartupForm: View {
    @State private var name = Content.field
    @State private var password = Content.password
    @State private var note = Content.note
    @FocusState private var isTyping: Bool
    /// Whether the text field shall have the keyboard.
    var takesFocus = false

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: Content.label)
            TextField("Name", text: $name)
                .focused($isTyping)
            SecureField("Password", text: $password)
            TextEditor(text: $note)
        }
        .font(Content.font)
        .onAppear { if takesFocus { isTyping = true } }
        .onChange(of: isTyping) { StartupForm.isTyping = isTyping }
    }

    @MainActor static var isTyping = false
}

struct FormApp: App {
    static var takesFocus = false

    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        WindowGroup("Form") { StartupForm(takesFocus: FormApp.takesFocus) }
            .defaultSize(Content.windowSize)
    }
}
