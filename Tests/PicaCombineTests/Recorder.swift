import Foundation
import PicaCombine

/// Writes down what a publisher sends, and asks for as much as a test says.
final class Recorder<Input: Equatable, Failure: Error>: Subscriber, @unchecked Sendable {
    enum Event: Equatable {
        case subscription
        case value(Input)
        case finished
        case failure(String)
    }

    private let lock = NSLock()
    private var written: [Event] = []
    private var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    private let answer: (Input) -> Subscribers.Demand

    /// - Parameters:
    ///   - demand: The initial request.
    ///   - answer: The request returned with each value.
    init(
        _ demand: Subscribers.Demand = .unlimited,
        answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        initial = demand
        self.answer = answer
    }

    var events: [Event] { lock.withLock { written } }
    var values: [Input] {
        events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }
    var isFinished: Bool { events.last == .finished }
    var failure: String? { if case .failure(let name) = events.last { name } else { nil } }

    func receive(subscription: any Subscription) {
        lock.withLock {
            written.append(.subscription)
            self.subscription = subscription
        }
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { written.append(.value(input)) }
        return answer(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            switch completion {
            case .finished: written.append(.finished)
            case .failure(let error): written.append(.failure("\(error)"))
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }
    func cancel() { lock.withLock { subscription }?.cancel() }
}

extension Publisher where Output: Equatable {
    /// Subscribes a recorder of all events.
    func recorded(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand)
        subscribe(recorder)
        return recorder
    }
}

/// Errors for tests.
enum Mishap: Error {
    case first, second
}
