import Foundation

/// The content of a value during transfer.
package enum TransferContent: Sendable {
    case data(Data, fileName: String?)
    /// A file that stays in place. The receiver may read it, and opens it in place if that was requested.
    case file(URL)

    /// The largest accepted content, in bytes.
    package static let limit = 512 << 20

    /// Returns the content in memory.
    package func data() throws -> Data {
        switch self {
        case .data(let data, _):
            guard data.count <= Self.limit else { throw TransferError.tooLarge }
            return data
        case .file(let url): return try Self.contents(of: url)
        }
    }

    /// Reads a regular file, up to the limit.
    private static func contents(of url: URL) throws -> Data {
        let values = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        guard values[.type] as? FileAttributeType == .typeRegular else { throw TransferError.malformed }
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        let data = try handle.read(upToCount: limit + 1) ?? Data()
        guard data.count <= limit else { throw TransferError.tooLarge }
        return data
    }

    /// Calls a closure with the content as a file.
    ///
    /// Unless it is the original, the file belongs to this program until the closure returns.
    func withFile<Result>(
        _ type: UTType, opensInPlace: Bool, _ body: (ReceivedTransferredFile) async throws -> Result
    ) async throws -> Result {
        if case .file(let url) = self, opensInPlace {
            return try await body(ReceivedTransferredFile(file: url, isOriginalFile: true))
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pica-" + UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name(type), isDirectory: false)
        try data().write(to: file)
        return try await body(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }

    /// Returns a file name for the content, without path separators.
    private func name(_ type: UTType) -> String {
        let wanted =
            switch self {
            case .data(_, let name): name ?? ""
            case .file(let url): url.lastPathComponent
            }
        let name = String(wanted.filter { $0 != "/" && $0 != "\0" }.prefix(80))
        if !name.isEmpty, !name.hasPrefix(".") { return name }
        return "file" + (type.preferredFilenameExtension.map { "." + $0 } ?? "")
    }
}
