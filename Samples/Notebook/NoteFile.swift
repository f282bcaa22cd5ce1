import PicaUI
import Synchronization

/// The file of a note. It is thread-safe: one thread at a time reads or writes it.
final class NoteFile: Sendable {
    let url: URL
    let format: NoteFormat
    private let isUsual: Bool
    private let known = Mutex(Known())

    private struct Known {
        /// The last known content of the file; nil if there is no file.
        var document: PicaRichTextDocument?
        /// The last version of the text that was written.
        var version = 0
    }

    /// Nil if the name does not belong to a note.
    init?(_ url: URL) {
        guard let format = NoteFormat(of: url) else { return nil }
        // Follows symbolic links, so that saving does not replace a link with a file.
        self.url = url.resolvingSymlinksInPath()
        self.format = format
        isUsual = url.deletingLastPathComponent().path == Self.usualFolder.path
    }

    /// The default folder of notes.
    static var usualFolder: URL {
        let variables = ProcessInfo.processInfo.environment
        let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(fileURLWithPath: data ?? NSHomeDirectory() + "/.local/share")
            .appendingPathComponent("notebook")
    }

    /// Reads the note; nil if there is no file yet.
    func read() throws -> AttributedString? {
        try known.withLock { known in
            known.document = try contents().map { try format.document(from: $0) }
            return known.document?.text
        }
    }

    /// Writes the note, unless a later version was written already. Other content of the file stays there.
    ///
    /// - Parameters:
    ///   - isForced: Whether to overwrite later changes by another program.
    ///   - isSimplified: Whether to write only the text if the other content cannot stay; a copy of the old file
    ///     is kept beside it.
    func write(_ text: AttributedString, version: Int, isForced: Bool = false, isSimplified: Bool = false)
        throws
    {
        try known.withLock { known in
            guard version > known.version || isForced else { return }
            let present = try contents()
            // Another program has deleted the file; ask before creating it again.
            if !isForced, present != known.document?.data { throw NoteError.changedElsewhere }
            let document = try document(of: text, in: known.document, isSimplified: isSimplified)
            if isUsual {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            // Keeps the file's permissions.
            try FileWrapper(regularFileWithContents: document.data).write(
                to: url, options: .atomic, originalContentsURL: nil)
            known = Known(document: document, version: version)
        }
    }

    private func document(
        of text: AttributedString, in old: PicaRichTextDocument?, isSimplified: Bool
    ) throws -> PicaRichTextDocument {
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

    /// Writes a text beside the file, under an unused name.
    func copy(_ text: AttributedString, as format: NoteFormat, in folder: URL? = nil) throws -> URL {
        let name = url.deletingPathExtension().lastPathComponent
        return try write(format.data(of: text), named: name, format.extensions[0], in: folder)
    }

    /// - Parameter ending: The extension after the name and its number.
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
    /// The file holds content that the note does not show and that saving would remove.
    case losesOtherContent
}
