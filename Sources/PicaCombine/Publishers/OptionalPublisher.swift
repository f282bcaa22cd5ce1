extension Optional {
    /// A publisher that sends the value, if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher that sends a value, if there is one, to each subscriber and finishes.
    public struct Publisher: PicaCombine.Publisher {
        /// The type of the value.
        public typealias Output = Wrapped
        /// The type of failure; the publisher never fails.
        public typealias Failure = Never
        /// The value; `nil` if there is none.
        public let output: Wrapped?

        /// Creates a publisher of a value, if there is one.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            guard let output else { return Empty().receive(subscriber: subscriber) }
            Iteration.attach(CollectionOfOne(output), to: subscriber, name: "Optional")
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
