import PicaUI

/// A note, with its tools in the window's toolbar and its status below.
struct NoteWindow: View {
    @Bindable var note: Note
    /// Whether the editor takes the focus. If not, the focus stays in the list.
    var takesKeyboard = true
    @State private var isFinding = false
    @FocusState private var isWriting: Bool
    @Environment(\.scenePhase) private var phase

    /// The width of a line that is pleasant to read, in points.
    @ScaledMetric private var longestLine: CGFloat = 720

    var body: some View {
        VStack(spacing: 0) {
            Notices(note: note)
            content
            Divider()
            StatusLine(note: note)
        }
        .frame(minWidth: 280, minHeight: 240)
        .navigationTitle(Text(verbatim: note.file.url.lastPathComponent))
        .navigationDocument(note.file.url)
        .toolbarRole(.editor)
        .toolbar {
            if note.reading == .done {
                NoteTools(note: note, isFinding: $isFinding)
            }
        }
        .task { await note.read() }
        .task {
            for await _ in FolderChanges.of(note.file.url.deletingLastPathComponent()) {
                await note.lookForChanges()
            }
        }
        .onChange(of: phase) {
            switch phase {
            case .active: Task { await note.lookForChanges() }
            case .inactive: Task { await note.save() }
            case .background: note.saveAtEnd()
            }
        }
    }

    @ViewBuilder private var content: some View {
        switch note.reading {
        case .underway:
            Text("Reading…").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let reason):
            VStack(spacing: 12) {
                Label("This note cannot be read.", systemImage: "exclamationmark.triangle").font(.headline)
                Text(verbatim: reason)
                Text(verbatim: note.file.url.path).font(.footnote).foregroundStyle(.secondary).textSelection(
                    .enabled)
                Button("Try Again") { Task { await note.read() } }
            }
            .multilineTextAlignment(.center)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .done:
            TextEditor(text: $note.text, selection: $note.selection)
                .textEditorStyle(.plain)
                .padding([.top, .horizontal], 12)
                .frame(maxWidth: longestLine)
                .frame(maxWidth: .infinity)
                .attributedTextFormattingDefinition(note.formatting)
                .findNavigator(isPresented: $isFinding)
                .focused($isWriting)
                .onAppear { if takesKeyboard { isWriting = true } }
                .accessibilityLabel("Note")
        }
    }
}
