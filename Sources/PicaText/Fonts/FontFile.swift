import Foundation
import PicaFoundation

/// A font file in the state in which it was opened, whatever happens to it on disk.
///
/// Nothing is memory-mapped. A mapped file that is truncated would end the program at the next access (SIGBUS). One
/// that is overwritten would change under HarfBuzz, which checks a table once and trusts it afterwards.
///
/// A file of ordinary size is read whole, which is hardly more than the tables that a text needs. Of a large one (Han
/// letters, emoji) each table is read on first use. Once the file on disk has changed, tables already read stay and the
/// others are missing.
package final class FontFile {
    package let count: Int
    private let status: stat
    /// The descriptor for reading a large file; otherwise everything is in `parts`.
    private let descriptor: Int32
    /// The parts read so far, by their offset in the file.
    private var parts: [Int: FontBytes] = [:]
    private var isLost = false
    /// The limit on the total size of all parts: overlapping tables are read once each.
    private let budget = WorkBudget(bytes: 512 << 20)

    private static let mostReadAtOnce = 1 << 20

    /// Opens a file; `nil` if the path names no readable file.
    package convenience init?(path: String) {
        guard let (descriptor, status) = Self.open(path) else { return nil }
        self.init(owning: descriptor, status)
    }

    fileprivate init?(owning descriptor: Int32, _ status: stat) {
        self.status = status
        let count = Int(status.st_size)
        self.count = count
        guard count <= Self.mostReadAtOnce else {
            self.descriptor = descriptor
            return
        }
        defer { close(descriptor) }
        self.descriptor = -1
        let whole = FontBytes(count: count) { Self.read(descriptor, at: 0, into: $0) }
        guard let whole, Self.isUnchanged(descriptor, status) else { return nil }
        parts[0] = whole
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// - Returns: A descriptor to be closed, and the file's status.
    fileprivate static func open(_ path: String) -> (descriptor: Int32, status: stat)? {
        // Opening a pipe would otherwise wait for a writer.
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0
        else {
            close(descriptor)
            return nil
        }
        return (descriptor, status)
    }

    /// Returns the part of a range inside the file.
    ///
    /// It is `nil` if it was not read before the file changed, or if the file's tables exceed the limit together. The
    /// bytes are kept, since users of a table need all of it.
    package func bytes(_ range: Range<Int>) -> FontBytes? {
        let range = range.clamped(to: 0..<count)
        if let (start, part) = part(at: range.lowerBound), range.upperBound <= start + part.count {
            return FontBytes(of: part, range.lowerBound - start..<range.upperBound - start)
        }
        guard (try? budget.spend(bytes: range.count)) != nil,
            let part = FontBytes(count: range.count, fill: { read(at: range.lowerBound, into: $0) })
        else { return nil }
        parts[range.lowerBound] = part
        return part
    }

    /// Copies bytes without keeping them, as many as there are.
    /// - Returns: The number of bytes copied; 0 if they were not read before the file changed.
    package func copy(at offset: Int, into target: UnsafeMutableRawBufferPointer) -> Int {
        let wanted = min(target.count, count - offset)
        guard offset >= 0, wanted > 0 else { return 0 }
        let target = UnsafeMutableRawBufferPointer(rebasing: target[..<wanted])
        if let (start, part) = part(at: offset), offset + wanted <= start + part.count {
            let first = offset - start
            target.copyMemory(from: UnsafeRawBufferPointer(rebasing: part.bytes[first..<first + wanted]))
            return wanted
        }
        return read(at: offset, into: target) ? wanted : 0
    }

    /// Returns the part that contains an offset. There are a dozen at most, one per table.
    private func part(at offset: Int) -> (start: Int, bytes: FontBytes)? {
        parts.first { $0.key <= offset && offset < $0.key + $0.value.count }
            .map { ($0.key, $0.value) }
    }

    private func read(at offset: Int, into target: UnsafeMutableRawBufferPointer) -> Bool {
        guard descriptor >= 0, !isLost else { return false }
        let isRead =
            Self.read(descriptor, at: offset, into: target) && Self.isUnchanged(descriptor, status)
        isLost = !isRead
        return isRead
    }

    private static func read(
        _ descriptor: Int32, at offset: Int, into target: UnsafeMutableRawBufferPointer
    ) -> Bool {
        var copied = 0
        while copied < target.count {
            let count = pread(
                descriptor, target.baseAddress?.advanced(by: copied), target.count - copied,
                off_t(offset + copied))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            copied += count
        }
        return true
    }

    /// Whether the file is unchanged. Checked after reading, because a write changes the times first.
    private static func isUnchanged(_ descriptor: Int32, _ old: stat) -> Bool {
        var new = stat()
        return fstat(descriptor, &new) == 0 && Identity(new) == Identity(old)
    }

    /// The attributes that distinguish states of a file.
    fileprivate struct Identity: Hashable {
        var device: UInt
        var file: UInt
        var size: Int
        var written: [Int]

        init(_ status: stat) {
            device = UInt(status.st_dev)
            file = UInt(status.st_ino)
            size = Int(status.st_size)
            // A write changes both times; renaming, linking and removing the file changes only the second.
            written = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
        }
    }
}

/// The font files in use, so that the faces of one file share its bytes. Unused files are closed.
package final class FontFiles {
    private struct Key: Hashable {
        var path: String
        var identity: FontFile.Identity
    }
    private struct Entry {
        weak var file: FontFile?
    }
    private var files: [Key: Entry] = [:]

    package init() {}

    /// Opens a file; `nil` if the path names no readable file.
    package func open(_ path: String) -> FontFile? {
        guard let (descriptor, status) = FontFile.open(path) else { return nil }
        let key = Key(path: path, identity: FontFile.Identity(status))
        if let known = files[key]?.file {
            close(descriptor)
            return known
        }
        files = files.filter { $0.value.file != nil }
        let file = FontFile(owning: descriptor, status)
        files[key] = Entry(file: file)
        return file
    }
}
