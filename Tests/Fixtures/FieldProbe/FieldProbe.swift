import PicaUI

struct FieldProbe: App {
    static let size = CGSize(width: 400, height: 320)

    private static var title: String {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "--title"), flag + 1 < arguments.count else {
            return "Fields"
        }
        return arguments[flag + 1]
    }

    var body: some Scene {
        WindowGroup(FieldProbe.title) {
            if CommandLine.arguments.contains("--kept") {
                KeptForm()
            } else if CommandLine.arguments.contains("--rich") {
                RichForm()
            } else if CommandLine.arguments.contains("--dialogs") {
                DialogForm()
            } else if CommandLine.arguments.contains("--shell") {
                ShellForm()
            } else if CommandLine.arguments.contains("--spoken") {
                SpokenForm()
            } else if CommandLine.arguments.contains("--spoken-list") {
                SpokenListForm()
            } else if CommandLine.arguments.contains("--related") {
                RelatedForm()
            } else if CommandLine.arguments.contains("--sized") {
                SizedForm()
            } else if CommandLine.arguments.contains("--gestures") {
                GestureForm()
            } else {
                form
            }
        }
        .defaultSize(
            CommandLine.arguments.contains("--shell") ? CGSize(width: 640, height: 400) : FieldProbe.size
        )
        .windowResizability(CommandLine.arguments.contains("--sized") ? .contentSize : .automatic)
        WindowGroup("Second", id: "second") { SecondForm() }
            .defaultSize(width: 300, height: 80)
    }

    private var form: some View {
        FieldForm(ticks: CommandLine.arguments.contains("--ticks"))
            .background { if CommandLine.arguments.contains("--settings") { SettingsReport() } }
    }
}

/// Every kind of field. Each row's height is fixed so that a test knows its position.
struct FieldForm: View {
    enum Field: Hashable { case name, secret, note }

    @State private var name = ""
    @State private var secret = ""
    @State private var note = ""
    @State private var isAsking = false
    @State private var answer = ""
    @FocusState private var focus: Field?
    @Environment(\.openWindow) private var openWindow
    var ticks = false
    /// A name to be there as if it had been typed.
    var typed: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Hello, \(name)!")
                .onTapGesture { say("tapped") }
                .gesture(
                    DragGesture().onEnded {
                        say("dragged \(Int($0.translation.width)) \(Int($0.translation.height))")
                    }
                )
                .frame(height: 40)
            TextField("Name", text: $name).focused($focus, equals: .name).frame(height: 40)
                .onSubmit { say("submitted \(name)") }
            SecureField("Password", text: $secret).focused($focus, equals: .secret).frame(height: 40)
            TextEditor(text: $note).focused($focus, equals: .note)
            HStack {
                Button("Click") { say("clicked") }
                Button("Open") { openWindow(id: "second") }
                Button("Ask") { isAsking = true }
                    .popover(isPresented: $isAsking) {
                        TextField("Answer", text: $answer).frame(width: 120).padding(8)
                    }
            }
            .frame(height: 40)
        }
        .padding(20)
        .onAppear { focus = .name }
        .onChange(of: focus) { if let typed { name = typed } }
        .onChange(of: name) { say("name=\(name)") }
        .onChange(of: secret) { say("secret=\(secret)") }
        .onChange(of: note) {
            let count = note.utf8.count
            say(count < 1000 ? "note=\(note)" : "note of \(count) bytes, ends with \(note.suffix(8))")
        }
        .onChange(of: isAsking) { say("asking=\(isAsking)") }
        .onChange(of: answer) { say("answer=\(answer)") }
        .onChange(of: focus) { say("focus=\(focus.map { "\($0)" } ?? "none")") }
        .task { if ticks { await tick() } }
    }

    /// The work of an app's clock or progress on the main actor.
    private func tick() async {
        let begin = ContinuousClock.now
        for count in 1... {
            try? await Task.sleep(until: begin + .milliseconds(100 * count))
            let late = ContinuousClock.now - begin - .milliseconds(100 * count)
            say("tick \(count) \(late / .milliseconds(1)) ms late")
        }
    }
}

struct SecondForm: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Second", text: $text).focused($isFocused).padding(20)
            .onAppear { isFocused = true }
            .onChange(of: text) { say("second=\(text)") }
    }
}

/// Says what the desktop's settings have come to, and how wide words are in the interface's font.
struct SettingsReport: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        Text("Hamburgefonts").fixedSize().hidden().overlay {
            GeometryReader { proxy in
                let motion = reducesMotion ? "still" : "moving"
                let width = Int(proxy.size.width)
                Color.clear.onChange(of: "\(scheme) \(contrast) \(motion) \(size) \(width)", initial: true) {
                    say("settings \($1)")
                }
            }
        }
    }
}

/// Writes a line at once, because a test waits for it.
func say(_ line: String) {
    let escaped = line.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    FileHandle.standardOutput.write(Data("\(escaped)\n".utf8))
}
