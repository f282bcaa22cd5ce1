import Foundation

/// A subscriber that transforms each value, and forwards demand and cancellation.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
{
    enum Step {
        case value(Downstream.Input)
        /// The value is omitted, so another is requested.
        case skip
        /// A value, and then the completion.
        case last(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    let description: String
    private let upstream = Upstream()
    private let downstream: Downstream
    private let step: (Input) -> Step
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    /// The lock for a relay that another publisher may end during a delivery.
    private let delivery: NSRecursiveLock?
    private let lock = NSLock()
    private var isCancelled = false

    /// - Parameters:
    ///   - name: The operator's name, for debugging.
    ///   - endsFromOutside: Whether ``end(with:)`` may be called on another thread than that of the values.
    ///   - end: Converts the upstream's completion.
    ///   - step: Processes a value. It is called for one after another.
    init(
        _ name: String, _ downstream: Downstream, endsFromOutside: Bool = false,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        step: @escaping (Input) -> Step
    ) {
        description = name
        self.downstream = downstream
        delivery = endsFromOutside ? NSRecursiveLock() : nil
        self.end = end
        self.step = step
    }

    func receive(subscription: any Subscription) {
        if upstream.open(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        delivery?.lock()
        defer { delivery?.unlock() }
        guard upstream.isOpen else { return .none }
        switch step(input) {
        case .value(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .last(let value):
            // Closed first, as the subscriber may cause another value while it handles this one.
            guard let subscription = upstream.close() else { return .none }
            _ = downstream.receive(value)
            subscription.cancel()
            if !lock.withLock({ isCancelled }) { downstream.receive(completion: .finished) }
        case .end(let completion): end(with: completion)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.close() != nil { downstream.receive(completion: end(completion)) }
    }

    /// Ends the relay from outside.
    func end(with completion: Subscribers.Completion<Downstream.Failure>) {
        delivery?.lock()
        defer { delivery?.unlock() }
        guard let subscription = upstream.close() else { return }
        subscription.cancel()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() {
        lock.withLock { isCancelled = true }
        upstream.cancel()
    }
}

extension Relay where Failure == Downstream.Failure {
    convenience init(
        _ name: String, _ downstream: Downstream, endsFromOutside: Bool = false,
        step: @escaping (Input) -> Step
    ) {
        self.init(name, downstream, endsFromOutside: endsFromOutside, end: { $0 }, step: step)
    }
}

extension Relay where Downstream.Failure == any Error {
    /// Creates a relay with a function that may throw, which ends everything.
    convenience init(trying name: String, _ downstream: Downstream, step: @escaping (Input) throws -> Step) {
        self.init(name, downstream, end: { $0.mapError { $0 } }) { input in
            do { return try step(input) } catch { return .end(.failure(error)) }
        }
    }
}
