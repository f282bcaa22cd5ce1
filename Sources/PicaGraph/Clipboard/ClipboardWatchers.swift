/// Is told that something else is on a clipboard.
@MainActor package protocol ClipboardWatcher: AnyObject {
    func clipboardChanged()
}

/// Who is told of a clipboard's changes, as long as they are there.
@MainActor package final class ClipboardWatchers {
    private struct Entry {
        weak var watcher: (any ClipboardWatcher)?
    }

    private var entries: [Entry] = []
    /// Whether anybody cares.
    package var isEmpty: Bool { !entries.contains { $0.watcher != nil } }

    package init() {}

    /// Adds a watcher, if it is not there yet.
    package func add(_ watcher: any ClipboardWatcher) {
        entries.removeAll { $0.watcher == nil || $0.watcher === watcher }
        entries.append(Entry(watcher: watcher))
    }

    /// Something else is there, or it is known to be of other types.
    package func tell() {
        for entry in entries { entry.watcher?.clipboardChanged() }
    }
}
