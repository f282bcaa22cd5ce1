import Foundation
import PicaCombine
import Testing

private struct Failing: Error {}

/// Notes what comes after the end.
private final class EndWatch: Subscriber, @unchecked Sendable {
    private let lock = NSLock()
    private var hasEnded = false
    private var late = 0

    func receive(subscription: any Subscription) { subscription.request(.unlimited) }
    func receive(_ input: Int) -> Subscribers.Demand {
        lock.withLock { if hasEnded { late += 1 } }
        return .none
    }
    func receive(completion: Subscribers.Completion<Failing>) { lock.withLock { hasEnded = true } }

    var valuesAfterEnd: Int { lock.withLock { late } }
}

@Suite("Values sent on several threads") struct EndingRaceTests {
    private typealias Values = PassthroughSubject<Int, Failing>

    /// Values come on one thread while another ends it all, many times over.
    private func late(_ join: (Values, Values) -> AnyPublisher<Int, Failing>) -> Int {
        (0..<300).reduce(0) { sum, _ in
            let (values, other, watch) = (Values(), Values(), EndWatch())
            join(values, other).subscribe(watch)
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 {
                    for value in 0..<200 { values.send(value) }
                } else {
                    for _ in 0..<Int.random(in: 0..<100) { _ = Values() }
                    other.send(0)
                    other.send(completion: .failure(Failing()))
                }
            }
            return sum + watch.valuesAfterEnd
        }
    }

    @Test("No value follows another publisher's failure") func failures() {
        #expect(late { $0.merge(with: $1).eraseToAnyPublisher() } == 0)
        #expect(late { Publishers.MergeMany($0, $1).eraseToAnyPublisher() } == 0)
        #expect(
            late { [$0, $1].publisher.setFailureType(to: Failing.self).flatMap { $0 }.eraseToAnyPublisher() }
                == 0)
        #expect(late { $0.combineLatest($1) { $0 + $1 }.eraseToAnyPublisher() } == 0)
        #expect(late { $0.zip($1) { $0 + $1 }.eraseToAnyPublisher() } == 0)
        #expect(late { $0.drop(untilOutputFrom: $1).eraseToAnyPublisher() } == 0)
    }

    @Test("No value follows the final value") func prefix() {
        #expect(late { $0.prefix(untilOutputFrom: $1).eraseToAnyPublisher() } == 0)
    }
}
