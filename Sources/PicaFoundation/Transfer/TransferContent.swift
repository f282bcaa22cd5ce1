import Foundation

/// A value on its way.
package enum TransferContent: Sendable {
    case data(Data, fileName: String?)
    /// A file that stays where it is. Whoever takes it may read it, and opens it there if that was asked for.
    case file(URL)

    /// The most that is taken, in bytes.
    package static let limit = 512 << 20

    /// The value in memory.
    package func data() throws -> Data {
        switch self {
        case .data(let data, _):
            guard data.count <= Self.limit else { throw TransferError.tooLarge }
            return data
        case .file(let url): return try Self.contents(of: url)
        }
    }

    /// Reads a file, and no more of it than is taken, whatever kind of file it is.
    private static func contents(of url: URL) throws -> Data {
        let values = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        guard values[.type] as? FileAttributeType == .typeRegular else { throw TransferError.malformed }
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        let data = try handle.read(upToCount: limit + 1) ?? Data()
        guard data.count <= limit else { throw TransferError.tooLarge }
        return data
    }

    /// Hands the value over as a file, which is this program's to do with as it likes for as long as the body runs,
    /// unless it is the original.
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

    /// A name for a file of it, without a way to other folders.
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
