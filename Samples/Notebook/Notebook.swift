import PicaUI

/// A notebook of one note: `Notebook [FILE]`.
@main struct Notebook {
    private static let help = """
        usage: Notebook [FILE]

        Opens a note to be written and read: HTML (.html), RTF (.rtf) or Markdown (.md). It is saved by itself.
        Without FILE it is \(NoteFile.usual.path).
        """

    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.contains("--help") || arguments.contains("-h") {
            print(help)
        } else if arguments.count > 1 {
            complain("there is one note a window; --help says more")
        } else if let file = NoteFile(arguments.first.map { URL(fileURLWithPath: $0) } ?? NoteFile.usual) {
            NotebookApp.file = file
            NotebookApp.main()
        } else {
            complain("a note ends in .html, .rtf or .md, not as '\(arguments.first ?? "")' does")
        }
    }

    /// For whoever started the program at a terminal.
    static func say(_ line: String) { FileHandle.standardError.write(Data("notebook: \(line)\n".utf8)) }

    private static func complain(_ line: String) {
        say(line)
        exit(1)
    }
}

struct NotebookApp: App {
    /// The note that the window shows.
    static var file: NoteFile?
    @State private var note: Note?

    init() { _note = State(initialValue: Self.file.map { Note($0) }) }

    init(_ note: Note) { _note = State(initialValue: note) }

    var body: some Scene {
        Window(Text(verbatim: note?.file.url.lastPathComponent ?? ""), id: "note") {
            if let note { NoteWindow(note: note) }
        }
        .defaultSize(width: 720, height: 640)
        .commands {
            NoteCommands(note: note)
            TextEditingCommands()
            TextFormattingCommands()
        }
    }
}
