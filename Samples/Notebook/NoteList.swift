import PicaUI

/// The list of notes in the folder, for opening, finding, renaming and deleting them.
struct NoteList: View {
    @Bindable var library: Library
    @AppStorage(Setting.order) private var order = NoteOrder.changed
    @AppStorage(Setting.format) private var format = NoteFormat.html

    var body: some View {
        let entries = library.shown(by: order)
        List(
            entries,
            selection: Binding {
                library.selected
            } set: {
                library.choose($0)
            }
        ) { NoteRow(entry: $0, isUnsaved: library.isUnsaved($0.url)) }
        .listStyle(.sidebar)
        .overlay {
            if entries.isEmpty, library.found != nil {
                ContentUnavailableView.search(text: library.search)
            }
        }
        .contextMenu(forSelectionType: URL.self) { menu(for: $0.first) }
        .onDeleteCommand { library.question = library.selected.map { .deletion($0) } }
        .searchable(text: $library.search, placement: .sidebar, prompt: "Search Notes")
        .refreshable { await library.refresh() }
        .task(id: library.search) { await library.look() }
    }

    @ViewBuilder private func menu(for url: URL?) -> some View {
        if let url {
            Button("Rename…", systemImage: "pencil") { library.question = .name(url) }
            Button("Duplicate", systemImage: "plus.square.on.square") {
                Task { await library.duplicate(url) }
            }
            Divider()
            Button("Delete…", systemImage: "trash", role: .destructive) { library.question = .deletion(url) }
        } else {
            Button("New Note", systemImage: "plus") { Task { await library.make(format) } }
        }
    }
}
