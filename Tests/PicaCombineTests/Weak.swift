import Foundation

/// Something that closures hold, to see when they let it go.
final class Token: Sendable {}

/// Counts which of some objects are still there.
final class Weak: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    func note(_ object: AnyObject) { lock.withLock { entries.append(Entry(object: object)) } }

    var left: Int { lock.withLock { entries.count { $0.object != nil } } }
}
