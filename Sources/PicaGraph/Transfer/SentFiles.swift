import Foundation
import PicaFoundation

/// A folder of files written for other programs to read at any later time. Only this user can read them, and they are
/// deleted when the program ends.
struct SentFiles: Sendable {
    private let folder: URL

    /// The folder that contains all such folders of this program.
    private static let root: URL = {
        atexit { try? FileManager.default.removeItem(at: SentFiles.root) }
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("pica-sent-" + UUID().uuidString, isDirectory: true)
    }()

    init() throws {
        folder = Self.root.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Writes a file.
    ///
    /// - Parameters:
    ///   - name: The file name; `nil` for any.
    ///   - index: Makes the name unique if it is taken.
    func write(_ data: Data, named name: String?, _ type: UTType, _ index: Int) throws -> URL {
        var name = String((name ?? "").filter { $0 != "/" && $0 != "\0" }.prefix(80))
        if name.isEmpty || name.hasPrefix(".") {
            name = "\(index + 1)" + (type.preferredFilenameExtension.map { "." + $0 } ?? "")
        }
        var url = folder.appendingPathComponent(name, isDirectory: false)
        if FileManager.default.fileExists(atPath: url.path) {
            url = folder.appendingPathComponent("\(index + 1) \(name)", isDirectory: false)
        }
        try data.write(to: url)
        return url
    }
}
