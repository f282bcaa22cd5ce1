import Foundation

/// Waits until the program's file is written anew.
final class ProgramWatcher: Sendable {
    /// Where the program is, as it was started.
    static let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""

    private let descriptor: Int32

    /// - Parameter onChange: Called when it is whole again.
    init(onChange: @escaping @MainActor () -> Void) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        let folder = (Self.path as NSString).deletingLastPathComponent
        // A linker writes a new file, renames one, or writes into the old one, and makes it a program.
        inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB))
        let (descriptor, action) = (descriptor, onChange)
        Thread.detachNewThread { Self.watch(descriptor, action) }
    }

    deinit { close(descriptor) }

    /// How long it has to be left alone, in seconds.
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

    /// Which file it is, its size, and when it was written.
    private static var stamp: [Int]? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return [
            Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
        ]
    }
}
