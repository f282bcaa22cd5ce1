import PicaUI

/// The list of notes, with the open note beside it.
struct LibraryWindow: View {
    @Bindable var library: Library
    @AppStorage(Setting.showsList) private var showsList = true
    @AppStorage(Setting.format) private var format = NoteFormat.html
    @SceneStorage("note") private var last: String?
    @ScaledMetric private var listWidth: CGFloat = 230
    @Environment(\.scenePhase) private var phase
    @State private var name = ""

    var body: some View {
        NavigationSplitView(columnVisibility: visibility) {
            NoteList(library: library)
                .navigationSplitViewColumnWidth(
                    min: listWidth * 0.7, ideal: listWidth, max: max(listWidth, 360)
                )
                .navigationTitle(Text(verbatim: library.folder.lastPathComponent))
        } detail: {
            VStack(spacing: 0) {
                if let message = library.message {
                    Notice("\(message)") {
                        Button("Close") { library.message = nil }
                    }
                }
                content
            }
        }
        .frame(minHeight: 240)
        .task {
            await begin()
            for await _ in FolderChanges.of(library.folder) { await library.refresh() }
        }
        .onChange(of: library.selected) { last = library.selected?.lastPathComponent }
        .onChange(of: phase) {
            switch phase {
            case .active: Task { await library.refresh() }
            case .inactive: break
            case .background: library.saveAtEnd()
            }
        }
        .onChange(of: library.note?.saving) { _, saving in
            // The list shows when each note was last written.
            if saving == .saved { Task { await library.refresh() } }
        }
        .sheet(isPresented: $library.showsSettings) { SettingsSheet(folder: library.folder) }
        .alert("Rename Note", isPresented: asks { if case .name = $0 { true } else { false } }) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) {}
            Button("Rename") { answer { await library.rename($0, to: name) } }
                .keyboardShortcut(.defaultAction)
        }
        .confirmationDialog(
            "Delete “\(asked?.deletingPathExtension().lastPathComponent ?? "")”?",
            isPresented: asks { if case .deletion = $0 { true } else { false } }, titleVisibility: .visible
        ) {
            Button("Delete", role: .destructive) { answer { await library.delete($0) } }
        } message: {
            Text("The note will be moved to the trash.")
        }
        .onChange(of: library.question) { _, question in
            if case .name(let url) = question { name = url.deletingPathExtension().lastPathComponent }
        }
    }

    @ViewBuilder private var content: some View {
        if let note = library.note {
            NoteWindow(note: note, takesKeyboard: library.isForWriting).id(ObjectIdentifier(note))
        } else if library.isRead {
            ContentUnavailableView {
                Label(library.entries.isEmpty ? "No Notes" : "No Note Selected", systemImage: "doc.text")
            } description: {
                Text("Notes are saved automatically.")
            } actions: {
                Button("New Note") { Task { await library.make(format) } }
            }
            .frame(minWidth: 280, maxWidth: .infinity, maxHeight: .infinity)
        } else {
            Color.clear
        }
    }

    private var visibility: Binding<NavigationSplitViewVisibility> {
        Binding {
            showsList ? .automatic : .detailOnly
        } set: {
            showsList = $0 != .detailOnly
        }
    }

    /// Reads the folder and opens the note that was open last, or else the newest one.
    private func begin() async {
        await library.refresh()
        guard library.selected == nil else { return }
        let entries = library.shown(by: .changed)
        library.selected = (entries.first { $0.url.lastPathComponent == last } ?? entries.first)?.url
    }

    // MARK: Questions

    /// The note that the current question is about.
    private var asked: URL? {
        switch library.question {
        case .name(let url), .deletion(let url): url
        case nil: nil
        }
    }

    private func asks(_ isKind: @escaping (Library.Question) -> Bool) -> Binding<Bool> {
        Binding {
            library.question.map(isKind) ?? false
        } set: {
            if !$0 { library.question = nil }
        }
    }

    private func answer(_ action: @escaping @MainActor (URL) async -> Void) {
        guard let asked else { return }
        Task { await action(asked) }
    }
}
