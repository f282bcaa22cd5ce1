import Foundation

extension Publisher {
    /// Prints what goes by, for debugging.
    ///
    /// - Parameters:
    ///   - prefix: Stands before each line.
    ///   - stream: Where lines go; to standard output by default.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    /// Prints what goes by.
    public struct Print<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Stands before each line.
        public let prefix: String
        /// Where lines go; nil for standard output.
        public let stream: (any TextOutputStream)?

        /// Prints what goes by.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
            upstream.subscribe(
                Watching(
                    subscriber,
                    Events(
                        subscription: { printer.print("receive subscription: (\($0))") },
                        output: { printer.print("receive value: (\($0))") },
                        completion: { completion in
                            switch completion {
                            case .finished: printer.print("receive finished")
                            case .failure(let error): printer.print("receive error: (\(error))")
                            }
                        },
                        cancel: { printer.print("receive cancel") },
                        request: { demand, isAnswer in
                            let amount = demand.max.map { "max: (\($0))" } ?? "unlimited"
                            printer.print("request \(amount)" + (isAnswer ? " (synchronous)" : ""))
                        })))
        }
    }
}

/// Writes lines, one at a time.
private final class Printer: @unchecked Sendable {
    private let prefix: String
    private let lock = NSLock()
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix
        self.stream = stream
    }

    func print(_ line: String) {
        lock.withLock {
            if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
        }
    }
}
