/// An observer of a clipboard.
@MainActor package protocol ClipboardWatcher: AnyObject {
    func clipboardChanged()
}

/// The observers of a clipboard, held weakly.
@MainActor package final class ClipboardWatchers {
    private struct Entry {
        weak var watcher: (any ClipboardWatcher)?
    }

    private var entries: [Entry] = []
    /// Whether there are no observers.
    package var isEmpty: Bool { !entries.contains { $0.watcher != nil } }

    package init() {}

    /// Adds an observer unless it was added before.
    package func add(_ watcher: any ClipboardWatcher) {
        entries.removeAll { $0.watcher == nil || $0.watcher === watcher }
        entries.append(Entry(watcher: watcher))
    }

    /// Notifies the observers that the content or its known types changed.
    package func tell() {
        for entry in entries { entry.watcher?.clipboardChanged() }
    }
}
