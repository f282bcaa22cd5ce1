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
        var data: Data?
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
            let data = try contents()
            let text = try data.map { try format.text(from: $0) }
            known.data = data
            return text
        }
    }

    /// Writes the note, unless a later version is written already.
    /// - Parameter isForced: Whether it takes the place of what another program has written since.
    func write(_ text: AttributedString, version: Int, isForced: Bool = false) throws {
        try known.withLock { known in
            guard version > known.version || isForced else { return }
            let present = try contents()
            // One that was there and is gone was deleted by somebody, who is not overruled without a question.
            if !isForced, present != known.data { throw NoteError.changedElsewhere }
            let data = format.data(of: text)
            if isUsual {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            // Who may read it stays as it is.
            try FileWrapper(regularFileWithContents: data).write(
                to: url, options: .atomic, originalContentsURL: nil)
            known = Known(data: data, version: version)
        }
    }

    /// How another program has changed the file since the notebook read or wrote it.
    enum Change {
        case none, written, deleted
    }

    /// Compares the file with what the notebook read or wrote last.
    func changeElsewhere() -> Change {
        known.withLock { known in
            switch Result(catching: contents) {
            case .success(let present?): present == known.data ? .none : .written
            case .success(nil): known.data == nil ? .none : .deleted
            case .failure: .none
            }
        }
    }

    /// Writes a text beside the file, under a name that nothing has yet.
    func copy(_ text: AttributedString, as format: NoteFormat, in folder: URL? = nil) throws -> URL {
        let folder = folder ?? url.deletingLastPathComponent()
        let name = url.deletingPathExtension().lastPathComponent
        let ending = format.extensions[0]
        var copy = folder.appendingPathComponent("\(name).\(ending)")
        var number = 2
        while FileManager.default.fileExists(atPath: copy.path) {
            copy = folder.appendingPathComponent("\(name) \(number).\(ending)")
            number += 1
        }
        try format.data(of: text).write(to: copy, options: .atomic)
        return copy
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
}
