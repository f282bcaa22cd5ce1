import PicaUI

/// The File menu's commands for the note.
struct NoteCommands: Commands {
    let note: Note?

    var body: some Commands {
        CommandGroup(before: .saveItem) {
            Button("Save") { perform { await $0.save() } }
                .keyboardShortcut("s")
                .disabled(note?.saving == .saved)
        }
        CommandGroup(replacing: .importExport) {
            ForEach(NoteFormat.allCases.filter { $0 != note?.file.format }, id: \.self) { format in
                Button("Export as \(format.rawValue)") { perform { await $0.export(as: format) } }
                    .disabled(note?.reading != .done)
            }
        }
    }

    private func perform(_ action: @escaping @MainActor (Note) async -> Void) {
        guard let note else { return }
        Task { await action(note) }
    }
}
