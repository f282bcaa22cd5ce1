import PicaUI

/// The messages about the note's file and about commands.
struct Notices: View {
    let note: Note

    var body: some View {
        switch note.saving {
        case .conflict:
            Notice("Another program has changed or deleted this note. Your latest changes are not saved.") {
                Button("Keep Mine") { Task { await note.save(isForced: true) } }
                Button("Take Theirs, Keep Mine as a Copy") { Task { await note.keepBoth() } }
            }
        case .losing:
            Notice(
                "This file has content that the note does not show. Saving would remove it. Nothing is saved yet."
            ) {
                Button("Save and Keep a Copy of the File") { Task { await note.save(isSimplified: true) } }
                Button("Save Mine as Another Note") { Task { await note.keepBoth() } }
            }
        case .failed(let reason):
            Notice("Not saved: \(reason)") {
                Button("Try Again") { Task { await note.save() } }
            }
        case .saved, .edited: EmptyView()
        }
        if let message = note.message {
            Notice("\(message)") {
                Button("Close") { note.message = nil }
            }
        }
    }
}

/// A message to the user, with buttons for what to do about it.
struct Notice<Actions: View>: View {
    private let text: LocalizedStringKey
    private let actions: Actions

    init(_ text: LocalizedStringKey, @ViewBuilder actions: () -> Actions) {
        self.text = text
        self.actions = actions()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Image(systemName: "exclamationmark.triangle.fill")
                    .foregroundStyle(.orange)
                    .accessibilityHidden(true)
                Text(text)
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            WrapLayout { actions }
        }
        .padding(12)
        .background(.background.secondary)
        .accessibilityElement(children: .contain)
        Divider()
    }
}
