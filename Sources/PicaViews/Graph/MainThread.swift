import Foundation

/// Where the main actor runs, and with it the tree: on the process's first thread, or, where a program
/// has given that one up (as Swift's asynchronous `main` does), on the main queue.
enum MainThread {
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true }

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs now when on the main thread, otherwise soon.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}
