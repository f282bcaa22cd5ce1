import PicaFoundation

/// An object that is updated when a value that it read changes.
@MainActor package protocol Reader: AnyObject, Sendable {
    func invalidate()
    /// Called by a location at the first read during the reader's evaluation.
    func didRead(_ location: any ReadableLocation)
    /// Called after the reader got a value that changes of a later scope will replace. That scope is flushed after the
    /// current one.
    func invalidateLater(_ changes: TransactionScope)
}

extension Reader {
    package func invalidateLater(_ changes: TransactionScope) {}
}

/// A location that records its readers.
package protocol ReadableLocation: AnyObject {
    func remove(reader: any Reader)
}

/// The reader being evaluated, so that reads can be attributed to it.
package enum Evaluation {
    // Used on the main thread only; reads on other threads are not attributed.
    nonisolated(unsafe) private static var reader: (any Reader)?
    nonisolated(unsafe) private static var reads: EnvironmentReads?

    package static var current: (any Reader)? { MainThread.isCurrent ? reader : nil }

    /// Records a read of an environment key.
    static func noteRead(_ key: ObjectIdentifier) {
        if MainThread.isCurrent { reads?.insert(key) }
    }

    /// Records all reads of another type.
    static func noteReads(_ others: EnvironmentReads) {
        if MainThread.isCurrent { reads?.include(others) }
    }

    /// Records environment reads elsewhere while `body` runs; the reader stays the same.
    package static func noting<Result>(_ reads: EnvironmentReads, _ body: () -> Result) -> Result {
        guard MainThread.isCurrent else { return body() }
        let outer = self.reads
        self.reads = reads
        defer { self.reads = outer }
        return body()
    }

    /// Runs a reader's evaluation.
    ///
    /// - Parameter reads: Receives the environment keys read.
    @MainActor package static func run<Result>(
        _ reader: any Reader, noting reads: EnvironmentReads, _ body: () -> Result
    ) -> Result {
        let outer = (self.reader, self.reads)
        (self.reader, self.reads) = (reader, reads)
        defer { (self.reader, self.reads) = outer }
        return body()
    }
}
