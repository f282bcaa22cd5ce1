import PicaUI

/// The menu commands for the notes of a folder.
struct LibraryCommands: Commands {
    let library: Library
    @AppStorage(Setting.format) private var format = NoteFormat.html

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Note") { Task { await library.make(format) } }.keyboardShortcut("n")
        }
        CommandGroup(after: .saveItem) {
            Button("Duplicate") { perform { await library.duplicate($0) } }
                .disabled(library.selected == nil)
            Button("Rename…") { library.question = library.selected.map { .name($0) } }
                .keyboardShortcut(KeyEquivalent("\u{F705}"), modifiers: [])
                .disabled(library.selected == nil)
            Button("Delete…") { library.question = library.selected.map { .deletion($0) } }
                .disabled(library.selected == nil)
        }
        CommandGroup(replacing: .appSettings) {
            Button("Settings…") { library.showsSettings = true }.keyboardShortcut(",")
        }
        SidebarCommands()
    }

    private func perform(_ action: @escaping @MainActor (URL) async -> Void) {
        guard let url = library.selected else { return }
        Task { await action(url) }
    }
}
