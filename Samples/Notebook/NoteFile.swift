import PicaUI
import Synchronization

/// The file of a note. Threads may use it as they like: it is read and written by one at a time.
final class NoteFile: Sendable {
    let url: URL
    let format: NoteFormat
    private let isUsual: Bool
    private let known = Mutex(Known())

    private struct Known {
        /// What is in the file, as far as the program has seen; nil where there is none.
        var document: RichTextDocument?
        /// The last version of the text that was written.
        var version = 0
    }

    /// Nil where the name is none of a note's.
    init?(_ url: URL) {
        guard let format = NoteFormat(of: url) else { return nil }
        // Who keeps notes elsewhere, and a link to them here, keeps the link.
        self.url = url.resolvingSymlinksInPath()
        self.format = format
        isUsual = url.deletingLastPathComponent().path == Self.usualFolder.path
    }

    /// Where the notes are that a person has without asking for others.
    static var usualFolder: URL {
        let variables = ProcessInfo.processInfo.environment
        let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(fileURLWithPath: data ?? NSHomeDirectory() + "/.local/share")
            .appendingPathComponent("notebook")
    }

    /// The note; nil where there is none yet.
    func read() throws -> AttributedString? {
        try known.withLock { known in
            known.document = try contents().map { try format.document(from: $0) }
            return known.document?.text
        }
    }

    /// Writes the note, unless a later version is written already. What is in the file beside the note's text stays there.
    ///
    /// - Parameters:
    ///   - isForced: Whether it takes the place of what another program has written since.
    ///   - isSimplified: Whether the file is left with the text alone where the rest cannot stay; a copy of it as it was
    ///     is kept beside it.
    func write(_ text: AttributedString, version: Int, isForced: Bool = false, isSimplified: Bool = false)
        throws
    {
        try known.withLock { known in
            guard version > known.version || isForced else { return }
            let present = try contents()
            // One that was there and is gone was deleted by somebody, who is not overruled without a question.
            if !isForced, present != known.document?.data { throw NoteError.changedElsewhere }
            let document = try document(of: text, in: known.document, isSimplified: isSimplified)
            if isUsual {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            // Who may read it stays as it is.
            try FileWrapper(regularFileWithContents: document.data).write(
                to: url, options: .atomic, originalContentsURL: nil)
            known = Known(document: document, version: version)
        }
    }

    private func document(
        of text: AttributedString, in old: RichTextDocument?, isSimplified: Bool
    ) throws -> RichTextDocument {
        guard var document = old else { return try format.document(from: format.data(of: text)) }
        if document.write(text) { return document }
        guard isSimplified else { throw NoteError.losesOtherContent }
        _ = try write(document.data, named: url.lastPathComponent + "~")
        return try format.document(from: format.data(of: text))
    }

    /// How another program has changed the file since the notebook read or wrote it.
    enum Change {
        case none, written, deleted
    }

    /// Compares the file with what the notebook read or wrote last.
    func changeElsewhere() -> Change {
        known.withLock { known in
            switch Result(catching: contents) {
            case .success(let present?): present == known.document?.data ? .none : .written
            case .success(nil): known.document == nil ? .none : .deleted
            case .failure: .none
            }
        }
    }

    /// Writes a text beside the file, under a name that nothing has yet.
    func copy(_ text: AttributedString, as format: NoteFormat, in folder: URL? = nil) throws -> URL {
        let name = url.deletingPathExtension().lastPathComponent
        return try write(format.data(of: text), named: name, format.extensions[0], in: folder)
    }

    /// - Parameter ending: Stands behind the name and its number.
    private func write(
        _ data: Data, named name: String, _ ending: String? = nil, in folder: URL? = nil
    ) throws -> URL {
        let folder = folder ?? url.deletingLastPathComponent()
        let ending = ending.map { "." + $0 } ?? ""
        var file = folder.appendingPathComponent(name + ending)
        var number = 2
        while FileManager.default.fileExists(atPath: file.path) {
            file = folder.appendingPathComponent("\(name) \(number)\(ending)")
            number += 1
        }
        try data.write(to: file, options: .atomic)
        return file
    }

    private func contents() throws -> Data? {
        do {
            return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        }
    }
}

enum NoteError: Error {
    /// Another program has written to the file.
    case changedElsewhere
    /// Something is in the file that the note does not show and that would be gone.
    case losesOtherContent
}
