import PicaUI

/// Reports when a file in a folder is created, removed or written by any program. It watches; it does not poll.
enum FolderChanges {
    /// Yields a value after each change, or after several at once. Ends with the waiting task. If the folder does
    /// not exist yet, waits for it.
    static func of(_ folder: URL) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let notices = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard notices >= 0 else { return continuation.finish() }
            guard watch(folder, notices) else {
                close(notices)
                return continuation.finish()
            }
            // Ends once, on the thread that releases it last.
            nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: notices)
            source.setEventHandler {
                var buffer = [UInt8](repeating: 0, count: 4096)
                while read(notices, &buffer, buffer.count) > 0 {}
                // The folder, or one of its parents, may exist now.
                _ = watch(folder, notices)
                continuation.yield()
            }
            source.setCancelHandler { close(notices) }
            continuation.onTermination = { _ in source.cancel() }
            source.activate()
        }
    }

    /// Watches a folder, or its nearest parent that exists.
    /// - Returns: Whether there is anything to watch.
    private static func watch(_ folder: URL, _ notices: Int32) -> Bool {
        let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
        if inotify_add_watch(notices, folder.path, UInt32(changes)) >= 0 { return true }
        var outer = folder
        while outer.path != "/" {
            outer.deleteLastPathComponent()
            guard inotify_add_watch(notices, outer.path, UInt32(IN_CREATE | IN_MOVED_TO)) >= 0 else {
                continue
            }
            // A folder created just now would not be reported.
            _ = inotify_add_watch(notices, folder.path, UInt32(changes))
            return true
        }
        return false
    }
}
