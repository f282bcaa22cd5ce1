import Foundation
import PicaExpansions

/// A Swift file, read within limits.
struct SourceFile {
    let path: String
    let text: SourceText

    /// The largest file that is read, in bytes.
    static let sizeLimit = 2 << 20

    /// Reads a file; `nil` if it cannot be read or is too large.
    init?(_ path: String) {
        guard let text = Self.read(path, limit: Self.sizeLimit) else { return nil }
        (self.path, self.text) = (path, SourceText(text))
    }

    /// Reads a text file; `nil` if it cannot be read, is no plain file, or is larger than a limit in bytes.
    static func read(_ path: String, limit: Int) -> String? {
        // A pipe or a device would never end.
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit,
            let data = FileManager.default.contents(atPath: path), data.count <= limit
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}

extension SourceText {
    /// The names behind `@`.
    var attributes: Set<String> {
        Set(tokens.indices.compactMap { isMark("@", at: $0) ? word(at: $0 + 1) : nil })
    }
}
