import Foundation

/// A watcher that reports when the program's file has been written again.
final class ProgramWatcher: Sendable {
    /// The path of the program.
    static let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""

    private let descriptor: Int32

    /// Creates a watcher.
    /// - Parameter onChange: Called when the new file is complete.
    init(onChange: @escaping @MainActor () -> Void) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        let folder = (Self.path as NSString).deletingLastPathComponent
        // A linker writes a new file, renames one, or overwrites the old one, and then makes it executable.
        inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB))
        let (descriptor, action) = (descriptor, onChange)
        Thread.detachNewThread { Self.watch(descriptor, action) }
    }

    deinit { close(descriptor) }

    /// The time without changes after which the file counts as complete, in seconds.
    private static let rest = 0.3

    private static func watch(_ descriptor: Int32, _ action: @escaping @MainActor () -> Void) {
        let first = stamp
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {
            var last = stamp
            repeat {
                last = stamp
                Thread.sleep(forTimeInterval: rest)
            } while stamp != last
            guard let last, last != first, access(path, X_OK) == 0 else { continue }
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }

    /// The file's identity, size and modification time.
    private static var stamp: [Int]? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return [
            Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
        ]
    }
}
