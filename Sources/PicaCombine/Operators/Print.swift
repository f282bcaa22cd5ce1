import Foundation

extension Publisher {
    /// Prints all events, for debugging.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of each line.
    ///   - stream: The output stream; standard output by default.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    /// A publisher that prints all events.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The prefix of each line.
        public let prefix: String
        /// The output stream; `nil` for standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher that prints all events.
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

/// A writer of lines, one at a time.
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
