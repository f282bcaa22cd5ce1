import Foundation
import PicaFoundation
import Synchronization

/// A disk cache of downloaded files by URL, limited in size. It keeps files between runs as their servers permit.
final class PictureDiskCache: Sendable {
    /// The metadata of a cached file.
    struct Entry: Codable, Sendable, Equatable {
        let url: String
        var tag: String?
        var lastModified: String?
        /// The server's `Cache-Control` header, valid until a later response replaces it.
        var control: String?
        /// The time until which the file can be used without asking the server.
        var freshUntil: Date
    }

    static let shared = PictureDiskCache(folder: standardFolder, limit: 64 << 20)

    let folder: URL
    private let limit: Int
    private let lock = Mutex(())

    init(folder: URL, limit: Int) {
        self.folder = folder
        self.limit = limit
    }

    /// The standard folder: `$XDG_CACHE_HOME/program/pictures`.
    private static var standardFolder: URL {
        let home = environmentVariable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let base =
            home.map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".cache")
        let program = Bundle.main.executableURL?.lastPathComponent ?? "Pica"
        return base.appendingPathComponent(program).appendingPathComponent("pictures")
    }

    private func file(_ url: URL) -> URL {
        // FNV-1a. It only needs to find a file, not to be secure: the entry contains the URL as well.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in url.absoluteString.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return folder.appendingPathComponent(String(hash, radix: 16))
    }

    /// Returns a cached file: a line of metadata, and its bytes.
    func find(_ url: URL) -> (entry: Entry, bytes: Data)? {
        let file = file(url)
        guard let data = try? Data(contentsOf: file), let end = data.firstIndex(of: 0x0A),
            let entry = try? JSONDecoder().decode(Entry.self, from: data[..<end]),
            entry.url == url.absoluteString
        else { return nil }
        // Mark the file as recently used, so that it is removed last.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        return (entry, Data(data[(end + 1)...]))
    }

    /// Stores a file; failures, such as a full disk, are ignored.
    func keep(_ entry: Entry, _ bytes: Data, for url: URL) {
        guard bytes.count <= limit / 2, var data = try? JSONEncoder().encode(entry) else { return }
        data.append(0x0A)
        data.append(bytes)
        lock.withLock { _ in
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try? data.write(to: file(url), options: .atomic)
            trim()
        }
    }

    func remove(_ url: URL) { try? FileManager.default.removeItem(at: file(url)) }

    /// The total size, in bytes.
    var size: Int { files().reduce(0) { $0 + $1.size } }

    private func files() -> [(url: URL, size: Int, used: Date)] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys))
        return (urls ?? []).compactMap { url in
            guard let values = try? url.resourceValues(forKeys: keys), let size = values.fileSize else {
                return nil
            }
            return (url, size, values.contentModificationDate ?? .distantPast)
        }
    }

    private func trim() {
        var files = files()
        var size = files.reduce(0) { $0 + $1.size }
        guard size > limit else { return }
        files.sort { $0.used < $1.used }
        for file in files where size > limit {
            try? FileManager.default.removeItem(at: file.url)
            size -= file.size
        }
    }
}
