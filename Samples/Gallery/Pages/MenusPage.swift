import PicaUI

struct MenusPage: View {
    var body: some View {
        MenuButtons()
        Menus()
        TextMenus()
        Tooltips()
    }
}

private struct MenuButtons: View {
    @State private var showsRuler = true
    @State private var zoom = 100
    @State private var last: LocalizedStringKey = "Nothing chosen yet."

    var body: some View {
        Example("Buttons with menus", note: "Menus can contain submenus, toggles and pickers.") {
            FlowLayout(spacing: 12) {
                Menu("Insert") { items }
                Menu("Share", systemImage: "square.and.arrow.up") { items }
                    .menuIndicator(.hidden)
                Menu {
                    Button("Run Again") { last = "Run again." }
                    Button("Stop") { last = "Stopped." }
                } label: {
                    Text("Run")
                } primaryAction: {
                    last = "Run."
                }
                Menu("Plain") { items }
                    .menuStyle(.borderlessButton)
            }
            Text(last)
                .font(.callout)
                .foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private var items: some View {
        Button("Picture…", systemImage: "photo") { last = "A picture." }
            .keyboardShortcut("p")
        Menu("Shape", systemImage: "square.on.square") {
            Button("Circle") { last = "A circle." }
            Button("Square") { last = "A square." }
        }
        Divider()
        Toggle("Ruler", isOn: $showsRuler)
        Picker("Zoom", selection: $zoom) {
            ForEach([50, 100, 200], id: \.self) { Text("\($0) %") }
        }
        Divider()
        Button("Remove", systemImage: "trash", role: .destructive) { last = "Nothing was deleted." }
            .disabled(!showsRuler)
    }
}

private struct Menus: View {
    @State private var color = Color.indigo
    @State private var isLocked = false
    @State private var last: LocalizedStringKey =
        "Right-click a note, or focus it and press the Menu key."

    private let colors: [Color] = [.indigo, .teal, .orange]

    var body: some View {
        Example(
            "Context menus", note: "They open at the pointer and work with pointer and keyboard."
        ) {
            FlowLayout(spacing: 12) {
                Button {
                    last = "Opened."
                } label: {
                    Label("A note", systemImage: isLocked ? "lock.fill" : "note.text")
                        .foregroundStyle(.background)
                        .padding(16)
                        .background(color, in: RoundedRectangle(cornerRadius: 8))
                }
                .buttonStyle(.plain)
                .contextMenu { items }
                Label("A picture", systemImage: "photo")
                    .padding(16)
                    .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
                    .contextMenu {
                        items
                    } preview: {
                        Image(systemName: "photo")
                            .font(.largeTitle)
                            .foregroundStyle(color)
                            .padding(32)
                    }
            }
            Text(last)
                .font(.callout)
                .foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private var items: some View {
        Button("Open", systemImage: "eye") { last = "Opened." }
        Button("Rename…", systemImage: "pencil") { last = "Renamed." }
            .disabled(isLocked)
        Divider()
        ForEach(colors, id: \.self) { color in
            Button("Make It \(accessibilityName: color)") { self.color = color }
                .disabled(color == self.color)
        }
        Divider()
        if isLocked {
            Button("Unlock", systemImage: "lock.open") { isLocked = false }
        } else {
            Button("Lock", systemImage: "lock") { isLocked = true }
            Button("Delete", systemImage: "trash", role: .destructive) { last = "Nothing was deleted." }
        }
    }
}

private struct TextMenus: View {
    @State private var text = "Something to cut, copy and paste"

    var body: some View {
        Example("Text", note: "Fields and selectable text have their own menus.") {
            TextField("Field", text: $text)
            Text("Copy this, or open [the project’s page](https://example.org) from its menu.")
                .textSelection(.enabled)
        }
    }
}

private struct Tooltips: View {
    private let path = "/usr/share/fonts/truetype/inter/Inter-Regular.ttf"

    var body: some View {
        Example("Help", note: "A tooltip appears when the pointer rests on a view.") {
            FlowLayout(spacing: 12) {
                Button("Publish") {}
                    .help("Shows the note to everyone who has the link.")
                Button("Archive") {}
                    .help("Keeps the note but removes it from the list.")
            }
            Row("Truncated") { Text(path).lineLimit(1).frame(maxWidth: 200, alignment: .leading) }
        }
    }
}
