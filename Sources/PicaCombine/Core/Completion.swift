extension Subscribers {
    /// How a publisher ends.
    @frozen public enum Completion<Failure: Error> {
        /// As it should.
        case finished
        /// By an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Writes whether it failed, and how.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKeys.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Reads what `encode` has written.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKeys.self)
        if try container.decode(Bool.self, forKey: .success) {
            self = .finished
        } else {
            self = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }
}

private enum CompletionKeys: CodingKey {
    case success, error
}

extension Subscribers.Completion {
    /// The same end where failures are of another type.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}

extension Subscribers.Completion where Failure == Never {
    /// The end of what cannot fail, wherever failures are of another type.
    func settingFailureType<Other: Error>() -> Subscribers.Completion<Other> { .finished }
}
