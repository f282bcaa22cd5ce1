import PicaUI

/// A text with a toolbar of every placement.
struct ToolbarsPage: View {
    @State private var text = "The quick brown fox jumps over the lazy dog."
    @State private var name = "Untitled"
    @State private var isBold = false
    @State private var isItalic = false
    @State private var size = 17.0
    @State private var isEditing = false

    var body: some View {
        NavigationStack {
            TextEditor(text: $text)
                .font(.system(size: size).weight(isBold ? .bold : .regular))
                .italic(isItalic)
                .navigationTitle($name)
                .navigationSubtitle("\(text.count) characters")
                .toolbar { items }
        }
        .sheet(isPresented: $isEditing) { NameSheet(name: $name) }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .navigation) {
            Button("Clear", systemImage: "trash") { text = "" }
                .help("Clear")
                .disabled(text.isEmpty)
        }
        ToolbarItemGroup {
            Toggle("Bold", systemImage: "bold", isOn: $isBold).help("Bold")
            Toggle("Italic", systemImage: "italic", isOn: $isItalic).help("Italic")
        }
        ToolbarItem(placement: .primaryAction) {
            Button("Rename", systemImage: "pencil") { isEditing = true }.help("Rename")
        }
        ToolbarItem(placement: .secondaryAction) {
            Button("Uppercase") { text = text.uppercased() }
        }
        ToolbarItem(placement: .bottomBar) {
            Slider(value: $size, in: 11...40) { Text("Size") }.frame(maxWidth: 240)
        }
    }
}

private struct NameSheet: View {
    @Binding var name: String
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form { TextField("Name", text: $draft) }
                .navigationTitle("Rename")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Rename") {
                            name = draft
                            dismiss()
                        }
                        .disabled(draft.isEmpty)
                    }
                }
        }
        .frame(width: 360, height: 200)
        .onAppear { draft = name }
    }
}
