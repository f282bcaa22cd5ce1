extension Publishers {
    /// Sends the elements of a sequence to each subscriber.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// An element.
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// Sends the elements of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Iteration.attach(sequence, to: subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
    /// Sends the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
