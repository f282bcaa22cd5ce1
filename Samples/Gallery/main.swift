import PicaUI

struct Hello: View {
    @State private var name = "Ada"
    @State private var secret = "hunter2"
    @State private var note = "A note\nwith lines, and العربية, and नमस्ते, and 👩🏽‍💻 emoji."
    @State private var count = 0
    @FocusState private var focused: Bool
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Hello, \(name)!").font(.title)
            Label("Home", systemImage: "house")
            TextField("Name", text: $name).focused($focused)
            SecureField("Password", text: $secret)
            HStack {
                Button("Count \(count)") { count += 1 }
                Button("Prominent") { count = 0 }.buttonStyle(.borderedProminent)
                Spacer()
                Circle().fill(.red).frame(width: 20, height: 20)
            }
            Divider()
            TextEditor(text: $note)
        }
        .padding()
        .onAppear { focused = true }
    }
}

struct HelloApp: App {
    var body: some Scene { WindowGroup("Hello") { Hello() }.defaultSize(width: 500, height: 400) }
}
if CommandLine.arguments.count > 1 {
    let r = ImageRenderer(content: Hello()); r.isOpaque = true; r.scale = 2
    r.proposedSize = ProposedViewSize(width: 500, height: 400)
    try! r.pngData()!.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
} else { HelloApp.main() }
