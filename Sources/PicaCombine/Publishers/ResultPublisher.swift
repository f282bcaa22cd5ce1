extension Result {
    /// Sends the value and ends, or fails.
    public var publisher: Publisher { Publisher(self) }

    /// Sends a result's value to each subscriber and ends, or fails.
    public struct Publisher: PicaCombine.Publisher {
        /// The value's type.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Sends a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Sends a value.
        public init(_ output: Success) { self.init(.success(output)) }
        /// Fails by an error.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                Iteration.attach(CollectionOfOne(value), to: subscriber, name: "Once")
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
