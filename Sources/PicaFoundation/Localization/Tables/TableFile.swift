import Foundation

/// The reason and the location of a failure to read a translation file.
package struct TableError: Error, CustomStringConvertible {
    package var reason: String
    /// The line, from 1; `nil` for the whole file.
    package var line: Int?

    package init(_ reason: String, line: Int? = nil) {
        self.reason = reason
        self.line = line
    }

    package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}

/// The identity of a file on disk, which changes when the file is modified.
struct FileIdentity: Hashable {
    private var device: UInt64
    private var number: UInt64
    private var size: Int64
    private var seconds: Int
    private var nanoseconds: Int

    fileprivate init(_ status: stat) {
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}

/// A translation file that is open for reading.
package struct TableFile: ~Copyable {
    private let descriptor: Int32
    private let size: Int
    let identity: FileIdentity

    /// The largest size of a table file, in bytes.
    package static let sizeLimit = 64 << 20

    /// Opens a file; `nil` if it does not exist.
    /// - Throws: A `TableError` if it exists and cannot be read.
    package init?(path: String) throws {
        // Opening a pipe in place of the file would never return.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw TableError(String(cString: strerror(errno)))
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw TableError("it is not a file")
        }
        guard status.st_size <= Self.sizeLimit else {
            close(descriptor)
            throw TableError("it has more than \(Self.sizeLimit >> 20) MiB")
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
        identity = FileIdentity(status)
    }

    deinit { close(descriptor) }

    /// Returns the file's contents, as far as they are readable.
    package func bytes() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let start = buffer.baseAddress {
                let read = read(descriptor, start + count, size - count)
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return }
                count += read
            }
        }
    }
}
