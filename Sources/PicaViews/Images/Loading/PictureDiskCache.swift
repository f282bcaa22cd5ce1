import Foundation
import PicaFoundation
import Synchronization

/// The files that were fetched, kept from run to run as their servers allow: by address, and bounded in bytes.
final class PictureDiskCache: Sendable {
    /// What is known of a file that was fetched.
    struct Entry: Codable, Sendable, Equatable {
        let url: String
        var tag: String?
        var lastModified: String?
        /// What the server said of keeping it, which is true until it says otherwise.
        var control: String?
        /// Until when nobody has to ask again.
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

    /// `$XDG_CACHE_HOME/program/pictures`.
    private static var standardFolder: URL {
        let home = environmentVariable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let base =
            home.map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".cache")
        let program = Bundle.main.executableURL?.lastPathComponent ?? "Pica"
        return base.appendingPathComponent(program).appendingPathComponent("pictures")
    }

    private func file(_ url: URL) -> URL {
        // FNV-1a, which has to find a file and not to be safe: the address is in it, too.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in url.absoluteString.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return folder.appendingPathComponent(String(hash, radix: 16))
    }

    /// A file: one line about it, and its bytes.
    func find(_ url: URL) -> (entry: Entry, bytes: Data)? {
        let file = file(url)
        guard let data = try? Data(contentsOf: file), let end = data.firstIndex(of: 0x0A),
            let entry = try? JSONDecoder().decode(Entry.self, from: data[..<end]),
            entry.url == url.absoluteString
        else { return nil }
        // What was used last goes last.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        return (entry, Data(data[(end + 1)...]))
    }

    /// Keeps a file, which a full disk may prevent.
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

    /// In bytes.
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
