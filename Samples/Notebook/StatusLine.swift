import PicaUI

/// Shows the length of the note or the selection, and whether the note is saved.
struct StatusLine: View {
    let note: Note
    @State private var count: WordCount?

    private struct Question: Equatable {
        let version: Int
        let selection: AttributedTextSelection
        let isRead: Bool
    }

    var body: some View {
        WrapLayout(spacing: 16) {
            if let count {
                Text("^[\(count.words) word](inflect: true), ^[\(count.characters) character](inflect: true)")
                    .monospacedDigit()
            }
            if note.reading == .done { Text(state) }
            Text(verbatim: note.file.format.rawValue)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading)
        // Counts in the background, once typing pauses.
        .task(id: Question(version: note.version, selection: note.selection, isRead: note.reading == .done)) {
            guard note.reading == .done else { return }
            if count != nil { try? await Task.sleep(for: .milliseconds(200)) }
            guard !Task.isCancelled else { return }
            let new = await Task.detached { [text = note.text, selection = note.selection] in
                WordCount(of: text, selection)
            }.value
            if !Task.isCancelled { count = new }
        }
    }

    private var state: LocalizedStringKey {
        switch note.saving {
        case .saved: "Saved"
        case .edited: "Saving…"
        case .failed, .conflict, .losing: "Not saved"
        }
    }
}
