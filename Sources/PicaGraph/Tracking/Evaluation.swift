import PicaFoundation

/// Something that is brought up to date when what it has read changes.
@MainActor package protocol Reader: AnyObject, Sendable {
    func invalidate()
    /// Called by a location when it is read for the first time during the reader's evaluation.
    func didRead(_ location: any ReadableLocation)
    /// Called where it was given a value as it was before changes that are carried out by themselves, after those
    /// being carried out now.
    func invalidateLater(_ changes: TransactionScope)
}

extension Reader {
    package func invalidateLater(_ changes: TransactionScope) {}
}

/// A place that notes who reads it.
package protocol ReadableLocation: AnyObject {
    func remove(reader: any Reader)
}

/// Who is being evaluated, so that reads can be attributed.
package enum Evaluation {
    // Only touched on the main thread; those who read on other threads are nobody's.
    nonisolated(unsafe) private static var reader: (any Reader)?
    nonisolated(unsafe) private static var reads: EnvironmentReads?

    package static var current: (any Reader)? { MainThread.isCurrent ? reader : nil }

    /// Notes that the environment's value for a key is read.
    static func noteRead(_ key: ObjectIdentifier) {
        if MainThread.isCurrent { reads?.insert(key) }
    }

    /// Notes that all is read that has been noted elsewhere.
    static func noteReads(_ others: EnvironmentReads) {
        if MainThread.isCurrent { reads?.include(others) }
    }

    /// Notes what is read of the environment elsewhere for a while; who reads stays the same.
    package static func noting<Result>(_ reads: EnvironmentReads, _ body: () -> Result) -> Result {
        guard MainThread.isCurrent else { return body() }
        let outer = self.reads
        self.reads = reads
        defer { self.reads = outer }
        return body()
    }

    /// Runs a reader's evaluation.
    /// - Parameter reads: Takes what it reads of the environment.
    @MainActor static func run<Result>(
        _ reader: any Reader, noting reads: EnvironmentReads, _ body: () -> Result
    ) -> Result {
        let outer = (self.reader, self.reads)
        (self.reader, self.reads) = (reader, reads)
        defer { (self.reader, self.reads) = outer }
        return body()
    }
}
