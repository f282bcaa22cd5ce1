extension Publisher {
    /// Ends the program where the publisher fails, which the app knows that it never does.
    ///
    /// - Parameters:
    ///   - prefix: What the program's last words begin with.
    ///   - file: The file that is named in them.
    ///   - line: The line that is named in them.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publishers {
    /// Ends the program where a publisher fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// It never fails.
        public typealias Failure = Never
        /// Where values come from.
        public let upstream: Upstream
        /// What the program's last words begin with.
        public let prefix: String
        /// The file that is named in them.
        public let file: StaticString
        /// The line that is named in them.
        public let line: UInt

        /// Of a publisher's values, by what is given.
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
