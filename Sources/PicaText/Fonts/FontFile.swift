import Foundation
import PicaFoundation

/// A font file as it was when it was opened, whatever becomes of it on the disk.
///
/// Nothing is mapped. A mapped file that is cut short ends the program at the next look (SIGBUS), and one
/// that is written over changes under HarfBuzz, which checks a table once and trusts it from then on. A
/// file of ordinary size is read whole, which is hardly more than the tables that a text needs of it. Of
/// a large one (Han letters, emoji) each table is read when it is first asked for; once the file is no
/// longer the one that was opened, what was read stays and the rest is missing.
package final class FontFile {
    package let count: Int
    private let status: stat
    /// Of a large file, to read from; otherwise everything is in `parts`.
    private let descriptor: Int32
    /// What was read, by its place in the file.
    private var parts: [Int: FontBytes] = [:]
    private var isLost = false
    /// Of all parts that are kept: tables that lie over each other are read once each.
    private let budget = WorkBudget(bytes: 512 << 20)

    private static let mostReadAtOnce = 1 << 20

    /// Nil when the path names no file that can be read.
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

    /// - Returns: A descriptor to be closed, and what is known about the file behind it.
    fileprivate static func open(_ path: String) -> (descriptor: Int32, status: stat)? {
        // Opening a pipe would otherwise wait for somebody to write into it.
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

    /// The part of a range that lies inside of the file; nil when it was not read in time, or the file's tables
    /// are too much together. Kept, since what asks for a table needs all of it.
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

    /// Copies bytes, as many as there are, and keeps nothing.
    /// - Returns: How many were copied; 0 when they were not read in time.
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

    /// The part that was read with a place in it. There are a dozen at most, one a table.
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

    /// Asked after reading: whoever writes into a file changes its times first.
    private static func isUnchanged(_ descriptor: Int32, _ old: stat) -> Bool {
        var new = stat()
        return fstat(descriptor, &new) == 0 && Identity(new) == Identity(old)
    }

    /// What tells one state of a file from another.
    fileprivate struct Identity: Hashable {
        var device: UInt
        var file: UInt
        var size: Int
        var written: [Int]

        init(_ status: stat) {
            device = UInt(status.st_dev)
            file = UInt(status.st_ino)
            size = Int(status.st_size)
            // A write changes both times; renaming, linking and removing the file only the second.
            written = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
        }
    }
}

/// The font files that faces are using, so that the faces of one file share its bytes. A file that none
/// uses any more is closed.
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

    /// Nil when the path names no file that can be read.
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
