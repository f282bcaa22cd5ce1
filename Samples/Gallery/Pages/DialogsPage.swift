import PicaUI

struct DialogsPage: View {
    var body: some View {
        Alerts()
        Confirmations()
        Sheets()
        Heights()
        Files()
        NothingThere()
    }
}

private struct Alerts: View {
    @State private var isDeleting = false
    @State private var isRenaming = false
    @State private var isFailing = false
    @State private var isFinished = false
    @State private var name = "Notes"
    @State private var newName = ""
    @State private var last: LocalizedStringKey = "No answer yet."

    var body: some View {
        Example("Alerts", note: "Return presses the default button; Escape presses Cancel.") {
            FlowLayout(spacing: 12) {
                Button("Delete…") { isDeleting = true }
                    .alert("Delete “\(name)”?", isPresented: $isDeleting) {
                        Button("Delete", role: .destructive) { last = "Deleted." }
                        Button("Cancel", role: .cancel) { last = "Kept." }
                    } message: {
                        Text("Its contents are deleted, too. This cannot be undone.")
                    }
                    .dialogSeverity(.critical)
                Button("Rename…") {
                    newName = name
                    isRenaming = true
                }
                .alert("Rename “\(name)”", isPresented: $isRenaming) {
                    TextField("Name", text: $newName)
                    Button("Rename") {
                        name = newName
                        last = "Renamed."
                    }
                    .disabled(newName.isEmpty)
                    Button("Cancel", role: .cancel) { last = "Not renamed." }
                }
                Button("Fail") { isFailing = true }
                    .alert(isPresented: $isFailing, error: Failure()) { _ in
                    } message: {
                        Text($0.recoverySuggestion ?? "")
                    }
                Button("Finish") { isFinished = true }
                    .alert("All pages have been printed.", isPresented: $isFinished) {}
                    .dialogIcon(Image(systemName: "checkmark.circle"))
            }
            Text(last)
                .font(.callout)
                .foregroundStyle(.secondary)
        }
    }

    private struct Failure: LocalizedError {
        var errorDescription: String? { "The disk is full." }
        var recoverySuggestion: String? { "Delete some files, or save to a different place." }
    }
}

private struct Confirmations: View {
    @State private var isSending = false
    @State private var isClosing = false
    @State private var closesSilently = false

    var body: some View {
        Example("Confirmation dialogs", note: "They can always be canceled.") {
            FlowLayout(spacing: 12) {
                Button("Send…") { isSending = true }
                    .confirmationDialog("Send the report?", isPresented: $isSending) {
                        Button("Send Now") {}
                        Button("Send Tonight") {}
                        Button("Send Tomorrow Morning") {}
                        Button("Delete Draft", role: .destructive) {}
                    } message: {
                        Text("Twelve people will receive it.")
                    }
                Button("Close…") { isClosing = true }
                    .confirmationDialog("Close without saving?", isPresented: $isClosing) {
                        Button("Save") {}
                        Button("Discard", role: .destructive) {}
                    }
                    .dialogSuppressionToggle(isSuppressed: $closesSilently)
            }
        }
    }
}

private struct Sheets: View {
    @State private var isWriting = false
    @State private var city: City?
    @State private var isCovered = false
    @State private var dismissals = 0

    var body: some View {
        Example("Sheets", note: "A sheet fits its content, and is no larger than the window.") {
            FlowLayout(spacing: 12) {
                Button("New Entry…") { isWriting = true }
                    .sheet(isPresented: $isWriting, onDismiss: { dismissals += 1 }) { EntryEditor() }
                ForEach(City.all) { city in
                    Button(city.name) { self.city = city }
                }
                Button("Cover") { isCovered = true }
                    .fullScreenCover(isPresented: $isCovered) { Cover() }
            }
            .sheet(item: $city) { CityCard(city: $0) }
            Text("\(dismissals) dismissed")
                .font(.callout)
                .foregroundStyle(.secondary)
        }
    }
}

private struct City: Identifiable {
    let name: String
    let note: LocalizedStringKey
    var id: String { name }

    static let all = [
        City(name: "Lisbon", note: "Seven hills, and trams up most of them."),
        City(name: "Oslo", note: "Between the fjord and the forest."),
    ]
}

private struct EntryEditor: View {
    @State private var title = ""
    @State private var text = ""
    @State private var isDiscarding = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("New Entry").font(.title2.bold())
            TextField("Title", text: $title)
            TextEditor(text: $text).frame(minHeight: 60, idealHeight: 120)
            HStack {
                Spacer()
                Button("Cancel", role: .cancel) { isDiscarding = true }
                    .keyboardShortcut(.cancelAction)
                Button("Save") { dismiss() }
                    .keyboardShortcut(.defaultAction)
            }
        }
        .padding(20)
        .frame(idealWidth: 420)
        .interactiveDismissDisabled(!title.isEmpty)
        .confirmationDialog("Discard the entry?", isPresented: $isDiscarding) {
            Button("Discard", role: .destructive) { dismiss() }
        }
    }
}

private struct CityCard: View {
    let city: City
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 10) {
            Text(city.name).font(.title)
            Text(city.note)
            Button("Done") { dismiss() }
                .keyboardShortcut(.defaultAction)
                .padding(.top, 8)
        }
        .multilineTextAlignment(.center)
        .padding(28)
    }
}

private struct Cover: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("The whole window").font(.largeTitle)
            Button("Back") { dismiss() }
        }
        .multilineTextAlignment(.center)
        .padding()
    }
}

private struct Heights: View {
    @State private var isShown = false
    @State private var isColored = false

    var body: some View {
        Example("Heights and backgrounds", note: "Click the grip at the top for the next height.") {
            FlowLayout(spacing: 12) {
                Button("Detents") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        ScrollView {
                            LazyVStack(alignment: .leading, spacing: 12) {
                                ForEach(1..<40) { Text("Line \($0)") }
                            }
                            .padding(20)
                        }
                        .frame(idealWidth: 320)
                        .presentationDetents([.height(200), .medium, .large])
                    }
                Button("Background") { isColored = true }
                    .sheet(isPresented: $isColored) {
                        Text("A sheet can have its own background.")
                            .foregroundStyle(.white)
                            .padding(40)
                            .presentationBackground(
                                .linearGradient(
                                    colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom)
                            )
                            .presentationCornerRadius(28)
                    }
            }
        }
    }
}

private struct Files: View {
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var isMoving = false
    @State private var file: URL?
    @State private var last: LocalizedStringKey = "No file has been chosen."

    var body: some View {
        Example("Files", note: "The dialogs are the desktop’s own.") {
            FlowLayout(spacing: 12) {
                Button("Open…") { isOpening = true }
                    .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText, .image]) {
                        result in
                        show(result) { file = $0 }
                    }
                Button("Save…") { isSaving = true }
                    .fileExporter(
                        isPresented: $isSaving, item: "A line of text.\n", contentTypes: [.utf8PlainText],
                        defaultFilename: "Line"
                    ) { show($0) }
                Button("Move…") { isMoving = true }
                    .fileMover(isPresented: $isMoving, file: file) { show($0) }
                    .disabled(file == nil)
            }
            Text(last)
                .font(.callout)
                .foregroundStyle(.secondary)
        }
    }

    private func show(_ result: Result<URL, any Error>, then: (URL) -> Void = { _ in }) {
        switch result {
        case .success(let place):
            last = "\(place.path)"
            then(place)
        case .failure(let error): last = "\(error.localizedDescription)"
        }
    }
}

private struct NothingThere: View {
    var body: some View {
        Example("Unavailable content", note: "Explains why there is nothing, and what you can do.") {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mail appears here.")
            } actions: {
                Button("Refresh") {}
            }
            Divider()
            ContentUnavailableView.search(text: "lighthouse")
        }
    }
}
