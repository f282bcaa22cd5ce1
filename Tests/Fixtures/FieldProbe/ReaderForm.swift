import PicaUI

/// Views with the same words and order as small GTK programs, so that a screen reader's speech can be compared.
struct ReaderForm: View {
    enum Page: String {
        case controls, groups, text, emoji, entries, table, outline, list, multilist, tabs, toolbar, dialogs,
            described, windows
    }

    let page: Page

    var body: some View {
        content
            .onAppear { say("ready") }
    }

    @ViewBuilder private var content: some View {
        switch page {
        case .controls: ReaderControls()
        case .groups: ReaderGroups()
        case .text:
            ReaderText(
                text: """
                    Green tea.
                    Black tea.
                    The third line carries so many words that a window of this width cannot show it in one line.
                    Last line.
                    """)
        case .emoji: ReaderText(text: "👋🏽 hi\nbye")
        case .entries: ReaderEntries()
        case .table: ReaderTable()
        case .outline: ReaderOutline()
        case .list: ReaderList()
        case .multilist: ReaderMultipleList()
        case .tabs: ReaderTabs()
        case .toolbar: ReaderToolbar()
        case .dialogs: ReaderDialogs()
        case .described: ReaderDescriptions()
        case .windows: ReaderWindows()
        }
    }
}

private struct ReaderControls: View {
    @State private var isBold = false
    @State private var isEnabled = false
    @State private var isWireless = false
    @State private var quantity = 75
    @State private var color = "Red"
    @State private var city = "Madrid"
    @State private var street = ""
    @State private var password = "abc"
    @State private var size = "Small"
    @State private var level = 3.0

    var body: some View {
        Form {
            Button("Save") {}
            Toggle("Bold", isOn: $isBold).toggleStyle(.button)
            Toggle("Enabled", isOn: $isEnabled).toggleStyle(.checkbox)
            Toggle("Wireless", isOn: $isWireless).toggleStyle(.switch)
            Stepper("Quantity", value: $quantity, in: 0...100)
            Picker("Color", selection: $color) {
                ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
            }
            TextField("City", text: $city)
            TextField("Street", text: $street, prompt: Text("Street and number"))
            SecureField("Password", text: $password)
            Link("Website", destination: URL(string: "https://example.com")!)
            Picker("Size", selection: $size) {
                ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
            }
            .pickerStyle(.radioGroup)
            Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
        }
    }
}

private struct ReaderGroups: View {
    @State private var isReversed = false

    var body: some View {
        VStack {
            DisclosureGroup("More") { Text("Hidden words") }
            GroupBox("Details") { Button("Save") {} }
            GroupBox("Options") { Button("Apply") {} }
            Menu("Sort") {
                Button("By Name") {}
                Button("By Date") {}
                Toggle("Reversed", isOn: $isReversed)
            }
        }
        .padding()
    }
}

private struct ReaderText: View {
    @State var text: String
    @FocusState private var isFocused: Bool

    var body: some View {
        TextEditor(text: $text).focused($isFocused).onAppear { isFocused = true }
    }
}

private struct ReaderEntries: View {
    @State private var first = "Green apples"
    @State private var second = "Brown bread"

    var body: some View {
        VStack {
            TextField("", text: $first)
            TextField("", text: $second)
            Button("Apply") {}
        }
        .padding()
    }
}

private struct ReaderTable: View {
    struct Person: Identifiable {
        let id: String
        let role, office: String
        var isDone = false
    }

    @State private var people = [
        Person(id: "Ada", role: "Engineer", office: "London"),
        Person(id: "Grace", role: "Admiral", office: "Boston", isDone: true),
        Person(id: "Alan", role: "Analyst", office: "Manchester"),
    ]
    @State private var selection: String?

    var body: some View {
        Table($people, selection: $selection) {
            TableColumn("Name") { Text($0.wrappedValue.id) }
            TableColumn("Role") { Text($0.wrappedValue.role) }
            TableColumn("Office") { Text($0.wrappedValue.office) }
            TableColumn("Done") { Toggle("Done", isOn: $0.isDone).toggleStyle(.checkbox).labelsHidden() }
        }
    }
}

private struct ReaderOutline: View {
    struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    private let folders = [
        Folder(
            id: "Documents",
            folders: [Folder(id: "Letters"), Folder(id: "Bills", folders: [Folder(id: "March")])]),
        Folder(id: "Music"),
    ]
    @State private var selection: String?

    var body: some View {
        List(folders, children: \.folders, selection: $selection) { Text($0.id) }
    }
}

private struct ReaderList: View {
    @State private var selection: String?

    var body: some View {
        List(["Apples", "Bread", "Cheese"], id: \.self, selection: $selection) { Text($0) }
    }
}

private struct ReaderMultipleList: View {
    @State private var selection: Set<String> = []

    var body: some View {
        List(["Apples", "Bread", "Cheese"], id: \.self, selection: $selection) { Text($0) }
    }
}

private struct ReaderTabs: View {
    var body: some View {
        TabView {
            ForEach(["Widgets", "Messages", "Files"], id: \.self) { name in
                Button("In \(name)") {}
                    .tabItem { Text(name) }
            }
        }
    }
}

private struct ReaderToolbar: View {
    var body: some View {
        Text("Content")
            .toolbar {
                Button("Cut") {}
                Button("Copy") {}
                Button("Paste") {}
            }
    }
}

private struct ReaderDialogs: View {
    @State private var isDeleting = false
    @State private var isAsking = false
    @State private var name = ""

    var body: some View {
        VStack {
            Button("Delete") { isDeleting = true }
            Button("Ask") { isAsking = true }
        }
        .alert("Delete the note?", isPresented: $isDeleting) {
            Button("Cancel", role: .cancel) {}
            Button("Delete", role: .destructive) {}
        } message: {
            Text("It cannot be brought back.")
        }
        .sheet(isPresented: $isAsking) {
            VStack {
                Text("In front")
                TextField("Name", text: $name)
                Button("OK") { isAsking = false }
            }
            .padding()
        }
    }
}

private struct ReaderDescriptions: View {
    @State private var filter = ""
    @State private var selection: String?

    var body: some View {
        VStack {
            TextField("Filter", text: $filter).accessibilityHint("3 matches found")
            GroupBox("Weather") { Button("Weather") {} }
            List(["Letter", "Bill"], id: \.self, selection: $selection) { name in
                HStack {
                    Text(name)
                    Text(name == "Letter" ? "shared" : "private")
                }
            }
        }
        .padding()
    }
}

private struct ReaderWindows: View {
    @State private var text = "First words"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            TextField("", text: $text)
            Button("Open") { openWindow(id: "second") }
        }
        .padding()
    }
}

/// The other window of the page "windows".
struct ReaderSecondWindow: View {
    @State private var text = "Other words"

    var body: some View { TextField("", text: $text).padding() }
}
