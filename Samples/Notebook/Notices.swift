import PicaUI

/// What a person has to know of the note's file, or asked for.
struct Notices: View {
    let note: Note

    var body: some View {
        switch note.saving {
        case .conflict:
            Notice("Another program has changed this note, or deleted it. What you wrote since is not saved.")
            {
                Button("Keep Mine") { Task { await note.save(isForced: true) } }
                Button("Take Theirs, Keep Mine as a Copy") { Task { await note.keepBoth() } }
            }
        case .losing:
            Notice(
                "This file holds more than the note shows. Saving what you wrote would remove it. Nothing is saved yet."
            ) {
                Button("Save, and Keep a Copy of the File") { Task { await note.save(isSimplified: true) } }
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

/// Something a person has to know, with what can be done about it.
struct Notice<Actions: View>: View {
    private let text: LocalizedStringKey
    private let actions: Actions

    init(_ text: LocalizedStringKey, @ViewBuilder actions: () -> Actions) {
        self.text = text
        self.actions = actions()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(text)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
            WrapLayout { actions }
        }
        .padding(12)
        .background(.yellow.opacity(0.15))
        .accessibilityElement(children: .contain)
        Divider()
    }
}
