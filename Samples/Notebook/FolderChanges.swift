import PicaUI

/// Tells when something in a folder comes, goes or is written, whoever does it. The system says so; nobody looks in vain.
enum FolderChanges {
    /// A value after each change, or after several at once. Ends with the task that waits for them; says nothing of a
    /// folder that is not there.
    static func of(_ folder: URL) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let notices = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard notices >= 0 else { return continuation.finish() }
            let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
            guard inotify_add_watch(notices, folder.path, UInt32(events)) >= 0 else {
                close(notices)
                return continuation.finish()
            }
            // Ended once, by whichever thread lets go of it.
            nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: notices)
            source.setEventHandler {
                var buffer = [UInt8](repeating: 0, count: 4096)
                while read(notices, &buffer, buffer.count) > 0 {}
                continuation.yield()
            }
            source.setCancelHandler { close(notices) }
            continuation.onTermination = { _ in source.cancel() }
            source.activate()
        }
    }
}
