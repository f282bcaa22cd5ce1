import PicaUI

/// A field with a sheet in front of it, which has its own field and alert. Keys open everything.
struct DialogForm: View {
    @State private var behind = ""
    @State private var inside = ""
    @State private var isOpen = false
    @State private var isAsking = false
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Behind", text: $behind).focused($isFocused)
            Button("Open") { isOpen = true }.keyboardShortcut("o")
        }
        .padding(20)
        .sheet(isPresented: $isOpen, onDismiss: { say("dismissed") }) {
            VStack {
                TextField("Inside", text: $inside)
                Button("Ask") { isAsking = true }.keyboardShortcut("d")
            }
            .frame(width: 200)
            .padding(20)
            .alert("Sure?", isPresented: $isAsking) {
                Button("Yes") { say("yes") }
                Button("No", role: .cancel) { say("no") }
            }
            .onAppear { say("open") }
        }
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { if isFocused { say("focus=behind") } }
        .onChange(of: behind) { say("behind=\(behind)") }
        .onChange(of: inside) { say("inside=\(inside)") }
        .onChange(of: isAsking) { say("asking=\(isAsking)") }
    }
}
