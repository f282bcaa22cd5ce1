import PicaUI

/// Controls that assistive technologies read and use.
struct SpokenForm: View {
    @State private var name = "Ada"
    @State private var secret = "xyz"
    @State private var note = "One two three.\nSecond line 👋🏽 here"
    @State private var count = 0
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var isOpen = false

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            SecureField("Secret", text: $secret)
            TextEditor(text: $note).frame(height: 80)
            Button("Count") { count += 1 }.accessibilityIdentifier("counter")
            Text("Pressed \(count)")
            Toggle("Loud", isOn: $isOn)
            Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
            Button("Ask") { isOpen = true }
        }
        .padding()
        .sheet(isPresented: $isOpen) {
            VStack {
                Text("In front")
                Button("Close") { isOpen = false }
            }
            .padding(20)
        }
        .onAppear { say("ready") }
        .onChange(of: name) { say("name=\(name)") }
        .onChange(of: secret) { say("secret=\(secret)") }
        .onChange(of: note) { say("note=\(note.count)") }
        .onChange(of: isOn) { say("loud=\(isOn)") }
        .onChange(of: volume) { say("volume=\(volume)") }
        .onChange(of: isOpen) { say("open=\(isOpen)") }
    }
}
