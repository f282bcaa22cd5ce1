import PicaUI

/// A text with toolbar items in every placement, which the user can rearrange.
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
                .toolbar(id: "text") { items }
        }
        .sheet(isPresented: $isEditing) { NameSheet(name: $name) }
    }

    @ToolbarContentBuilder private var items: some CustomizableToolbarContent {
        ToolbarItem(id: "clear", placement: .navigation) {
            Button("Clear", systemImage: "trash") { text = "" }
                .help("Clear")
                .disabled(text.isEmpty)
        }
        ToolbarItem(id: "bold") {
            Toggle("Bold", systemImage: "bold", isOn: $isBold).help("Bold")
        }
        ToolbarItem(id: "italic") {
            Toggle("Italic", systemImage: "italic", isOn: $isItalic).help("Italic")
        }
        ToolbarItem(id: "rename", placement: .primaryAction) {
            Button("Rename", systemImage: "pencil") { isEditing = true }.help("Rename")
        }
        .customizationBehavior(.reorderable)
        ToolbarItem(id: "lowercase", showsByDefault: false) {
            Button("Lowercase", systemImage: "textformat") { text = text.lowercased() }.help("Lowercase")
        }
        ToolbarItem(id: "uppercase", placement: .secondaryAction) {
            Button("Uppercase", systemImage: "textformat.size") { text = text.uppercased() }
        }
        ToolbarItem(id: "size", placement: .bottomBar) {
            Slider(value: $size, in: 11...40) { Text("Size") }.frame(maxWidth: 240)
        }
        .customizationBehavior(.disabled)
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
