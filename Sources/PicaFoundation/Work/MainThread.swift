import Foundation

/// Where the main actor runs, and with it the tree: on the process's first thread, or, where a program
/// has given that one up (as Swift's asynchronous `main` does), on the main queue.
package enum MainThread {
    package static var isCurrent: Bool {
        if first == 0 {
            if Thread.isMainThread { first = pthread_self() }
        }
        return pthread_equal(first, pthread_self()) != 0 || DispatchQueue.getSpecific(key: mainQueue) == true
    }

    /// The process's first thread, once it has asked. Remembered, as both Foundation and the concurrency
    /// runtime ask the kernel, twice each time. Only that thread writes it, and only once.
    nonisolated(unsafe) private static var first: pthread_t = 0

    /// What `MainActor.assumeIsolated` does, without its system calls: layouts call into the tree often.
    package static func assumeIsolated<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        precondition(isCurrent, "Pica's views can only be laid out and changed on the main actor")
        return try withoutActuallyEscaping(body) {
            try unsafeBitCast($0, to: (() throws -> Result).self)()
        }
    }

    /// What the body says on the main thread; elsewhere the other value, with one warning.
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

    /// Runs now when on the main thread, otherwise soon.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            assumeIsolated(body)
        } else {
            DispatchQueue.main.async { assumeIsolated(body) }
        }
    }
}
