import PicaUI

/// A notebook: `Notebook [FILE | FOLDER]`.
@main struct Notebook {
    private static let help = """
        usage: Notebook [FILE | FOLDER]

        Opens the notes in a folder, or a single note: HTML (.html), RTF (.rtf) or Markdown (.md).
        Notes are saved automatically. The default folder is \(NoteFile.usualFolder.path).
        """

    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.contains("--help") || arguments.contains("-h") {
            print(help)
        } else if arguments.count > 1 {
            complain("give one note or one folder; --help says more")
        } else if let content = content(
            of: arguments.first.map { URL(fileURLWithPath: $0) } ?? NoteFile.usualFolder)
        {
            NotebookApp.content = content
            NotebookApp.main()
        } else {
            complain("cannot open '\(arguments.first ?? "")': a note ends in .html, .rtf or .md")
        }
    }

    @MainActor private static func content(of url: URL) -> NotebookApp.Content? {
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
        if isFolder || url == NoteFile.usualFolder { return .library(Library(url)) }
        return NoteFile(url).map { .note(Note($0)) }
    }

    /// Writes a message for a user who started the program in a terminal.
    static func say(_ line: String) { FileHandle.standardError.write(Data("notebook: \(line)\n".utf8)) }

    private static func complain(_ line: String) {
        say(line)
        exit(1)
    }
}

struct NotebookApp: App {
    /// The content of the window.
    enum Content {
        case note(Note)
        case library(Library)
    }

    static var content: Content?
    @State private var content: Content?
    private var settings = UserDefaults.standard

    init() { _content = State(initialValue: Self.content) }

    init(_ content: Content, settings: UserDefaults = .standard) {
        _content = State(initialValue: content)
        self.settings = settings
    }

    var body: some Scene {
        Window(Text(verbatim: title), id: "note") {
            Group {
                switch content {
                case .note(let note): NoteWindow(note: note)
                case .library(let library): LibraryWindow(library: library)
                case nil: EmptyView()
                }
            }
            .dismissalConfirmationDialog("Some of your changes are not saved.", shouldPresent: isAtRisk) {
                Button("Close Anyway", role: .destructive) {}
            } message: {
                Text("If possible, unsaved text is written to a new file beside the note.")
            }
        }
        .defaultSize(width: isLibrary ? 920 : 720, height: 640)
        .commands {
            if case .library(let library) = content { LibraryCommands(library: library) }
            NoteCommands(note: note)
            TextEditingCommands()
            TextFormattingCommands()
        }
        .defaultAppStorage(settings)
    }

    private var isAtRisk: Bool {
        switch content {
        case .note(let note): note.isAtRisk
        case .library(let library): library.isAtRisk
        case nil: false
        }
    }

    private var note: Note? {
        switch content {
        case .note(let note): note
        case .library(let library): library.note
        case nil: nil
        }
    }

    private var isLibrary: Bool {
        if case .library = content { true } else { false }
    }

    private var title: String {
        if let note { return note.file.url.lastPathComponent }
        if case .library(let library) = content { return library.folder.lastPathComponent }
        return ""
    }
}
