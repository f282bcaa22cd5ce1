import PicaUI

struct GroupsPage: View {
    @State private var isOpen = true
    @State private var isBold = true
    @State private var isItalic = false
    @State private var name = "Holiday"
    @State private var editMode = EditMode.inactive
    @FocusState private var isNaming: Bool

    var body: some View {
        Example("Labeled content") {
            LabeledContent("Name", value: name)
            LabeledContent("Size", value: 12.5, format: .number)
            LabeledContent("Color") {
                Circle().fill(.teal).frame(width: 16, height: 16)
            }
        }
        Example("Boxes") {
            GroupBox("Paper") {
                VStack(alignment: .leading) {
                    Toggle("Both sides", isOn: $isBold)
                    Toggle("Landscape", isOn: $isItalic)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            GroupBox {
                Text("Without a label")
            }
        }
        Example("Disclosure groups", note: "Click the label, or press the arrow keys.") {
            DisclosureGroup("Details", isExpanded: $isOpen) {
                Text("Shown while the group is open.")
                DisclosureGroup("More") {
                    Text("One level deeper.")
                }
            }
        }
        Example("Control groups") {
            FlowLayout(spacing: 12) {
                ControlGroup {
                    Button("Back", systemImage: "chevron.backward") {}
                    Button("Forward", systemImage: "chevron.forward") {}
                }
                .labelStyle(.iconOnly)
                ControlGroup {
                    Toggle("Bold", systemImage: "bold", isOn: $isBold)
                    Toggle("Italic", systemImage: "italic", isOn: $isItalic)
                }
                .controlGroupStyle(.palette)
                ControlGroup("Style", systemImage: "textformat") {
                    Toggle("Bold", isOn: $isBold)
                    Toggle("Italic", isOn: $isItalic)
                }
                .controlGroupStyle(.menu)
            }
        }
        CardsExample()
        Example("Renaming and editing") {
            TextField("Name", text: $name)
                .focused($isNaming)
            FlowLayout(spacing: 12) {
                RenameButton()
                EditButton()
            }
            .renameAction($isNaming)
            .environment(\.editMode, $editMode)
        }
    }
}
