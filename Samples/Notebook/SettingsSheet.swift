import PicaUI

/// The settings for all notes.
struct SettingsSheet: View {
    let folder: URL
    @AppStorage(Setting.order) private var order = NoteOrder.changed
    @AppStorage(Setting.format) private var format = NoteFormat.html
    @AppStorage(Setting.showsList) private var showsList = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section("List of Notes") {
                    Toggle("Show the list", isOn: $showsList)
                    Picker("Sort by", selection: $order) {
                        ForEach(NoteOrder.allCases) { Text($0.title).tag($0) }
                    }
                }
                Section {
                    Picker("Format of new notes", selection: $format) {
                        ForEach(NoteFormat.allCases, id: \.self) { Text(verbatim: $0.rawValue).tag($0) }
                    }
                } footer: {
                    Text("The format determines which styles a note can have.")
                }
                Section {
                    LabeledContent("Folder") { Text(verbatim: folder.path).textSelection(.enabled) }
                }
            }
            .formStyle(.grouped)
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
                }
            }
        }
        .frame(minWidth: 300, idealWidth: 460, maxWidth: 560)
    }
}
