import PicaUI

/// The notes of a folder and the open note.
@MainActor @Observable final class Library {
    /// A question to the user about a note.
    enum Question: Equatable {
        case name(URL)
        case deletion(URL)
    }

    let folder: URL
    private(set) var entries: [NoteEntry] = []
    /// Whether the folder has been read.
    private(set) var isRead = false
    /// The open note, if the list shows it as selected.
    var selected: URL? {
        didSet { if selected != oldValue { show(selected, after: oldValue) } }
    }
    private(set) var note: Note?
    /// Whether the user opened the note to edit it, rather than to look at it.
    private(set) var isForWriting = true
    var search = ""
    /// The notes that match the search; nil without a search.
    private(set) var found: Set<URL>?
    var question: Question?
    var showsSettings = false
    /// The result of the user's last command, if it needs a message.
    var message: String?

    /// Previously open notes with unsaved changes.
    @ObservationIgnored private var unsaved: [URL: Note] = [:]
    @ObservationIgnored private let pause: Duration

    init(_ folder: URL, pause: Duration = .seconds(1)) {
        self.folder = folder
        self.pause = pause
    }

    /// The notes that match the search, sorted.
    func shown(by order: NoteOrder) -> [NoteEntry] {
        entries.filter { found?.contains($0.url) != false }.sorted(by: order.isBefore)
    }

    /// Reads the folder.
    func refresh() async {
        let result = await Task.detached { [folder] in Result { try NoteEntry.all(in: folder) } }.value
        switch result {
        case .success(let new): if new != entries { entries = new }
        case .failure(let error): message = "Cannot list the notes: \(error.localizedDescription)"
        }
        isRead = true
    }

    /// Searches for the text in the search field.
    func look() async {
        guard !search.isEmpty else { return found = nil }
        if found != nil { try? await Task.sleep(for: .milliseconds(150)) }
        let new = await Self.urls(of: entries, with: search)
        if !Task.isCancelled { found = new }
    }

    private nonisolated static func urls(of entries: [NoteEntry], with words: String) async -> Set<URL> {
        Set(entries.filter { !Task.isCancelled && $0.contains(words) }.map(\.url))
    }

    // MARK: The open note

    /// Opens a note selected in the list, which keeps the keyboard focus.
    func choose(_ url: URL?) {
        guard url != selected else { return }
        isForWriting = false
        selected = url
    }

    private func show(_ url: URL?, after last: URL?) {
        if let note, let last { leave(note, at: last) }
        note = url.flatMap { url in
            unsaved.removeValue(forKey: url) ?? NoteFile(url).map { Note($0, pause: pause) }
        }
    }

    private func leave(_ note: Note, at url: URL) {
        unsaved[url] = note
        Task {
            await note.save()
            if unsaved[url] === note, note.saving == .saved { unsaved[url] = nil }
        }
    }

    /// Whether a note has text that could not be saved to its file.
    func isUnsaved(_ url: URL) -> Bool {
        (url == selected ? note : unsaved[url])?.isAtRisk == true
    }

    /// Whether the note exists.
    var isAtRisk: Bool { note?.isAtRisk == true || unsaved.values.contains(where: \.isAtRisk) }

    /// Saves unsaved changes immediately, because the program may end at any moment.
    func saveAtEnd() { for note in unsaved.values { note.saveAtEnd() } }

    // MARK: Files

    /// Creates an empty note and opens it.
    func make(_ format: NoteFormat) async {
        await change("Cannot create the note") { [folder] in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = Self.free("New Note", format.extensions[0], in: folder)
            try format.data(of: AttributedString()).write(to: file, options: .withoutOverwriting)
            return file
        }
    }

    /// Renames a note.
    func rename(_ url: URL, to name: String) async {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        let file = url.deletingLastPathComponent().appendingPathComponent(name)
            .appendingPathExtension(url.pathExtension)
        guard !name.isEmpty, file != url else { return }
        await saved(url)
        await change("Cannot rename the note") {
            guard !name.contains("/"), !name.hasPrefix(".") else {
                throw CocoaError(.fileWriteInvalidFileName)
            }
            try FileManager.default.moveItem(at: url, to: file)
            return file
        }
    }

    /// Duplicates a note.
    func duplicate(_ url: URL) async {
        await saved(url)
        await change("Cannot duplicate the note") { [folder] in
            let name = url.deletingPathExtension().lastPathComponent
            let file = Self.free(name, url.pathExtension, in: folder)
            try FileManager.default.copyItem(at: url, to: file)
            return file
        }
    }

    /// Moves a note to the trash.
    func delete(_ url: URL) async {
        await saved(url)
        await change("Cannot delete the note") {
            try Trash.take(url)
            return nil
        }
    }

    /// Waits until a note is saved as shown.
    private func saved(_ url: URL) async {
        if url == selected { await note?.save() } else { await unsaved[url]?.save() }
    }

    /// Changes the folder in the background, and opens the resulting note.
    private func change(
        _ failure: String, _ action: @escaping @Sendable () throws -> URL?
    ) async {
        let result = await Task.detached { Result { try action() } }.value
        await refresh()
        switch result {
        case .success(let file):
            search = ""
            message = nil
            isForWriting = true
            selected = file
        case .failure(let error): message = "\(failure): \(error.localizedDescription)"
        }
    }

    private nonisolated static func free(_ name: String, _ ending: String, in folder: URL) -> URL {
        for number in 1... {
            let file = folder.appendingPathComponent(number == 1 ? name : "\(name) \(number)")
                .appendingPathExtension(ending)
            if !FileManager.default.fileExists(atPath: file.path) { return file }
        }
        return folder
    }
}
