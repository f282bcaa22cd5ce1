/// A publisher of predefined values and a completion, which each subscriber receives on request.
public struct Record<Output, Failure: Error>: Publisher {
    /// A recording of values and a completion.
    public struct Recording {
        /// The values, in order.
        public private(set) var output: [Output]
        /// The completion after the values.
        public private(set) var completion: Subscribers.Completion<Failure>

        /// Creates a recording without values that finishes.
        public init() { self.init(output: [], completion: .finished) }

        /// Creates a recording of values and a completion.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) { output.append(input) }

        /// Sets the completion.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            self.completion = completion
        }
    }

    /// The recording to send.
    public let recording: Recording

    /// Creates a publisher of a recording that a closure fills.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
        switch recording.completion {
        case .finished: values.receive(subscriber: subscriber)
        case .failure(let error):
            values.append(Fail(outputType: Output.self, failure: error)).receive(subscriber: subscriber)
        }
    }
}
