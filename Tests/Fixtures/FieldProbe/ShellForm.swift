import PicaUI

/// A browser with columns, a stack and a toolbar, which prints the current position.
struct ShellForm: View {
    @State private var folder: String? = "A"
    @State private var path: [Int] = []
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var text = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(["A", "B", "C"], id: \.self, selection: $folder) { Text($0).frame(height: 30) }
                .navigationSplitViewColumnWidth(150)
        } detail: {
            NavigationStack(path: $path) {
                VStack {
                    TextField("Text", text: $text).focused($isTyping)
                    NavigationLink("Open", value: 1).keyboardShortcut("o")
                }
                .padding(20)
                .navigationDestination(for: Int.self) { page in
                    NavigationLink("Deeper", value: page + 1)
                        .keyboardShortcut("o")
                }
                .toolbar {
                    Button("Act", systemImage: "star") { say("acted") }
                }
            }
        }
        .onAppear {
            isTyping = true
            say("open")
        }
        .onChange(of: folder) { say("folder=\(folder ?? "none")") }
        .onChange(of: path) { say("path=\(path)") }
        .onChange(of: visibility) { say("sidebar=\(visibility == .all)") }
        .onChange(of: text) { say("text=\(text)") }
    }
}
