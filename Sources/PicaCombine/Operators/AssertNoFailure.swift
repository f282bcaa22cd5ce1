extension Publisher {
    /// Ends the program if the publisher fails, for publishers that the app knows never to fail.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the error message.
    ///   - file: The file in the error message.
    ///   - line: The line in the error message.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publishers {
    /// A publisher that ends the program if its upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure; the publisher never fails.
        public typealias Failure = Never
        /// The upstream publisher.
        public let upstream: Upstream
        /// The beginning of the error message.
        public let prefix: String
        /// The file in the error message.
        public let file: StaticString
        /// The line in the error message.
        public let line: UInt

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let mapped = upstream.mapError { error -> Never in
                fatalError(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
            }
            mapped.receive(subscriber: subscriber)
        }
    }
}
