extension Result {
    /// A publisher that sends the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher that sends a result's value to each subscriber and finishes, or fails.
    public struct Publisher: PicaCombine.Publisher {
        /// The type of the value.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { self.init(.success(output)) }
        /// Creates a publisher that fails with an error.
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
