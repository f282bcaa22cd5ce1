import PicaUI

struct WindowsPage: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Example("Windows by name", note: "Each window of a group has its own state.") {
            Button("New Note", systemImage: "macwindow") { openWindow(id: "note") }
                // A button has one line, and the window may be narrow.
                .dynamicTypeSize(...DynamicTypeSize.accessibility4)
        }
        Example("What windows follow") {
            Label("The screen’s size and scale", systemImage: "display")
            Label("Light and dark, here and in every window", systemImage: "moon")
            Label("Closing the last window quits the program", systemImage: "power")
        }
    }
}

struct NoteWindow: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.headline)
                .lineLimit(1)
            TextEditor(text: $text)
                .focused($isFocused)
        }
        .padding()
        .onAppear { isFocused = true }
    }

    /// The note's first line.
    private var title: String {
        let line = text.prefix { !$0.isNewline }
        return line.isEmpty ? "New Note" : String(line)
    }
}
