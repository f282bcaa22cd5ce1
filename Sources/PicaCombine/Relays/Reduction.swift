import Foundation

/// A subscriber that reduces all values to one, which it sends on request.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
{
    enum Step {
        case more
        /// No more values are needed.
        case enough
        case failure(Downstream.Failure)
    }

    private enum Outcome {
        case pending
        case ready(Downstream.Input)
        case delivered
    }

    let description: String
    private let upstream = Upstream()
    private let downstream: Downstream
    private let step: (Input) -> Step
    private let failure: (Failure) -> Downstream.Failure
    private let result: () -> Downstream.Input?
    private let lock = NSLock()
    private var outcome = Outcome.pending
    private var isDemanded = false

    /// - Parameters:
    ///   - name: The operator's name, for debugging.
    ///   - failure: Converts the upstream's failures.
    ///   - result: Returns the value at the end; `nil` for none.
    ///   - step: Processes a value. It is called for one after another, and `result` after all.
    init(
        _ name: String, _ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure,
        result: @escaping () -> Downstream.Input?, step: @escaping (Input) -> Step
    ) {
        description = name
        self.downstream = downstream
        self.failure = failure
        self.result = result
        self.step = step
    }

    func receive(subscription: any Subscription) {
        guard upstream.open(subscription) else { return }
        downstream.receive(subscription: self)
        upstream.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        switch step(input) {
        case .more: break
        case .enough:
            guard let subscription = upstream.close() else { return .none }
            subscription.cancel()
            finish()
        case .failure(let error):
            guard let subscription = upstream.close() else { return .none }
            subscription.cancel()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.close() != nil else { return }
        switch completion {
        case .finished: finish()
        case .failure(let error): downstream.receive(completion: .failure(failure(error)))
        }
    }

    private func finish() {
        guard let value = result() else { return downstream.receive(completion: .finished) }
        let isDue = lock.withLock {
            guard case .pending = outcome else { return false }
            outcome = isDemanded ? .delivered : .ready(value)
            return isDemanded
        }
        if isDue { deliver(value) }
    }

    private func deliver(_ value: Downstream.Input) {
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let value: Downstream.Input? = lock.withLock {
            isDemanded = true
            guard case .ready(let value) = outcome else { return nil }
            outcome = .delivered
            return value
        }
        if let value { deliver(value) }
    }

    func cancel() {
        let old = lock.withLock {
            defer { outcome = .delivered }
            return outcome
        }
        withExtendedLifetime(old) {}
        upstream.cancel()
    }
}

extension Reduction where Failure == Downstream.Failure {
    convenience init(
        _ name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
        step: @escaping (Input) -> Step
    ) {
        self.init(name, downstream, failure: { $0 }, result: result, step: step)
    }
}

extension Reduction where Downstream.Failure == any Error {
    /// Creates a reduction with a function that may throw, which ends everything.
    convenience init(
        trying name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
        step: @escaping (Input) throws -> Step
    ) {
        self.init(name, downstream, failure: { $0 }, result: result) { input in
            do { return try step(input) } catch { return .failure(error) }
        }
    }
}
