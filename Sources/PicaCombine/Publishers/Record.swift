/// Values and an end that are known beforehand, sent to each subscriber as it asks for them.
public struct Record<Output, Failure: Error>: Publisher {
    /// What is sent.
    public struct Recording {
        /// The values, in order.
        public private(set) var output: [Output]
        /// The end behind them.
        public private(set) var completion: Subscribers.Completion<Failure>

        /// Nothing, and a good end.
        public init() { self.init(output: [], completion: .finished) }

        /// Values and an end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) { output.append(input) }

        /// Sets the end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            self.completion = completion
        }
    }

    /// What is sent.
    public let recording: Recording

    /// Sends what a closure adds to a recording.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Sends what was recorded.
    public init(recording: Recording) { self.recording = recording }

    /// Sends values and an end.
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
