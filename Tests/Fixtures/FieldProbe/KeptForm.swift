import PicaUI

/// An editor whose text is there again at the next start, and ways for a program to end.
struct KeptForm: View {
    @SceneStorage("note") private var note = ""
    @SceneStorage("count") private var count = 0
    @State private var end = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        VStack {
            TextEditor(text: $note).focused($isTyping)
            TextField(
                "End",
                text: Binding {
                    end
                } set: {
                    end = $0
                    if $0 == "x" { exit(0) }
                    if $0 == "t" { fatalError("the app is mistaken") }
                })
            TextField("Count", value: $count, format: .number)
        }
        .padding(20)
        .onAppear {
            say("count=\(count)")
            say("kept=\(note)")
            isTyping = true
        }
        .onChange(of: note) { say("note=\(note)") }
        .onChange(of: isTyping) { say("typing=\(isTyping)") }
    }
}
