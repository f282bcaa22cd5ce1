import Foundation
import PicaFoundation

/// Files that were written for other programs to read, whenever they do: for nobody else's eyes, and until the program
/// ends.
struct SentFiles: Sendable {
    private let folder: URL

    /// What all of this program's are in.
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

    /// - Parameters:
    ///   - name: What the file is to be called; nil leaves that open.
    ///   - index: Tells apart files that are to be called the same.
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
