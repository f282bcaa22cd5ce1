import PicaUI

/// Tells when something in a folder comes, goes or is written, whoever does it. The system says so; nobody looks in vain.
enum FolderChanges {
    /// A value after each change, or after several at once. Ends with the task that waits for them. A folder that is not
    /// there yet is waited for.
    static func of(_ folder: URL) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let notices = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard notices >= 0 else { return continuation.finish() }
            guard watch(folder, notices) else {
                close(notices)
                return continuation.finish()
            }
            // Ended once, by whichever thread lets go of it.
            nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: notices)
            source.setEventHandler {
                var buffer = [UInt8](repeating: 0, count: 4096)
                while read(notices, &buffer, buffer.count) > 0 {}
                // It may be there now, or what it is to be in.
                _ = watch(folder, notices)
                continuation.yield()
            }
            source.setCancelHandler { close(notices) }
            continuation.onTermination = { _ in source.cancel() }
            source.activate()
        }
    }

    /// Watches a folder, or what is there of those that it is to be in.
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
            // Made just now, it would not be told of.
            _ = inotify_add_watch(notices, folder.path, UInt32(changes))
            return true
        }
        return false
    }
}
