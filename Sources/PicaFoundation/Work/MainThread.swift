import Foundation

/// The thread of the main actor and the tree.
///
/// It is the process's first thread or, in a program that has given that up (as Swift's asynchronous `main` does), the
/// thread of the main queue.
package enum MainThread {
    package static var isCurrent: Bool {
        if first == 0 {
            if Thread.isMainThread { first = pthread_self() }
        }
        return pthread_equal(first, pthread_self()) != 0 || DispatchQueue.getSpecific(key: mainQueue) == true
    }

    /// The process's first thread, cached after it has called once. Both Foundation and the concurrency runtime make
    /// two system calls for each query. Only that thread writes it, and only once.
    nonisolated(unsafe) private static var first: pthread_t = 0

    /// Runs a closure like `MainActor.assumeIsolated`, without its system calls, because layouts often call into the
    /// tree.
    package static func assumeIsolated<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        precondition(isCurrent, "Pica's views can only be laid out and changed on the main actor")
        return try withoutActuallyEscaping(body) {
            try unsafeBitCast($0, to: (() throws -> Result).self)()
        }
    }

    /// Returns the closure's result on the main thread; elsewhere the other value, with one warning.
    package static func answer<Result>(
        _ question: String, elsewhere other: @autoclosure () -> Result, _ body: @MainActor () -> Result
    ) -> Result {
        guard !isCurrent else { return assumeIsolated(body) }
        Logger(subsystem: "Pica", category: "views").warningOnce(
            "\(question) was asked for away from the main thread: the answer is the default")
        return other()
    }

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs a closure immediately on the main thread, and otherwise asynchronously.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            assumeIsolated(body)
        } else {
            DispatchQueue.main.async { assumeIsolated(body) }
        }
    }
}
