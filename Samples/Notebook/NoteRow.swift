import PicaUI

/// A row of the list of notes: the name, the date, and how the text begins.
struct NoteRow: View {
    let entry: NoteEntry
    let isUnsaved: Bool
    /// How the text begins; empty until it is read.
    @State private var opening = ""

    init(entry: NoteEntry, isUnsaved: Bool) {
        self.entry = entry
        self.isUnsaved = isUnsaved
    }

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: entry.name).fontWeight(.medium)
                HStack(spacing: 6) {
                    Text(entry.changed, format: .dateTime.day().month(.abbreviated))
                        .layoutPriority(1)
                    if !opening.isEmpty { Text(verbatim: opening) }
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            Spacer(minLength: 0)
            if isUnsaved {
                Image(systemName: "exclamationmark.triangle").accessibilityLabel("Not saved")
            }
        }
        .padding(.vertical, 2)
        .accessibilityElement(children: .combine)
        // Only rows that are seen read their notes.
        .task(id: entry) {
            opening = await Task.detached { [entry] in entry.opening }.value
        }
    }
}
