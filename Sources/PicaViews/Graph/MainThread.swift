import Foundation

/// The process's first thread, on which the tree lives.
enum MainThread {
    static var isCurrent: Bool { Thread.isMainThread }

    /// Runs now when on the main thread, otherwise soon.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}
