import Foundation

/// Reports when files of some folders are written. The system reports changes, so that nothing polls.
final class FileWatcher {
    /// The descriptor, readable once something was written.
    let descriptor: Int32
    private let isWanted: (String) -> Bool

    /// Creates a watcher.
    ///
    /// - Parameters:
    ///   - folders: The folders, without those inside them.
    ///   - isWanted: Whether a file of a name matters.
    init(_ folders: Set<String>, isWanted: @escaping (String) -> Bool) throws {
        self.isWanted = isWanted
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw Failure("the system watches no files: \(String(cString: strerror(errno)))")
        }
        // Editors overwrite a file, or write another and rename it.
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
        for folder in folders where inotify_add_watch(descriptor, folder, events) < 0 {
            throw Failure("\(folder) cannot be watched: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// The offsets in the system's record of an event (`struct inotify_event`): the length of the name, and the name.
    private static let (lengthOffset, nameOffset) = (12, 16)

    /// Reads the reports so far.
    ///
    /// - Returns: Whether a wanted file was written or removed.
    func takeChanges() -> Bool {
        var isChanged = false
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return isChanged }
            var start = 0
            while start + Self.nameOffset <= count {
                let length = buffer[(start + Self.lengthOffset)..<(start + Self.nameOffset)].reversed()
                    .reduce(0) { $0 << 8 | Int($1) }
                let end = min(start + Self.nameOffset + length, count)
                let name = buffer[(start + Self.nameOffset)..<end].prefix { $0 != 0 }
                // An event without a name is about the folder itself, or says that events were lost.
                if name.isEmpty || isWanted(String(decoding: name, as: UTF8.self)) { isChanged = true }
                start = end
            }
        }
    }
}
