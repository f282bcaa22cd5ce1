extension Optional {
    /// Sends the value, if there is one, and ends.
    public var publisher: Publisher { Publisher(self) }

    /// Sends a value, if there is one, to each subscriber, and ends.
    public struct Publisher: PicaCombine.Publisher {
        /// The value's type.
        public typealias Output = Wrapped
        /// It cannot fail.
        public typealias Failure = Never
        /// The value.
        public let output: Wrapped?

        /// Sends a value, if there is one.
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
