import Foundation
import PicaCombine
import Testing

@Suite struct OperatorTests {
    private func fails(at value: Int) -> (Int) throws -> Int {
        { if $0 == value { throw Mishap.first } else { $0 } }
    }

    @Test("Values are mapped to others")
    func mapping() {
        #expect((1...3).publisher.map { $0 * 10 }.recorded().values == [10, 20, 30])
        #expect(["a", "bc"].publisher.map(\.count).recorded().values == [1, 2])
        #expect(["a"].publisher.map(\.count, \.isEmpty).map { "\($0)" }.recorded().values == ["(1, false)"])
        #expect(
            ["a"].publisher.map(\.count, \.isEmpty, \.utf8.count).map { "\($0)" }.recorded().values
                == ["(1, false, 1)"])
        #expect([1, nil, 3].publisher.replaceNil(with: 2).recorded().values == [1, 2, 3])
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.recorded().values == [1, 3])
    }

    @Test("A thrown error ends the publisher and cancels its upstream")
    func throwing() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var cancelled = 0
        let source = subject.handleEvents(receiveCancel: { cancelled += 1 })
        let recorder = source.tryMap(fails(at: 2)).recorded()
        for value in 1...3 { subject.send(value) }
        #expect(recorder.events == [.subscription, .value(1), .failure("first")])
        #expect(cancelled == 1)
        #expect((1...3).publisher.tryFilter { try fails(at: 3)($0) != 1 }.recorded().values == [2])
        #expect((1...3).publisher.tryCompactMap(fails(at: 3)).recorded().values == [1, 2])
        #expect((1...3).publisher.tryScan(0) { try fails(at: 3)($1) + $0 }.recorded().values == [1, 3])
        #expect((1...3).publisher.tryReduce(0) { try fails(at: 3)($1) + $0 }.recorded().failure == "first")
        #expect(
            (1...3).publisher.tryRemoveDuplicates { try fails(at: 2)($0) == $1 }.recorded().values == [1, 2])
        #expect((1...3).publisher.tryPrefix { try fails(at: 2)($0) < 9 }.recorded().values == [1])
        #expect((1...3).publisher.tryDrop { try fails(at: 2)($0) < 9 }.recorded().failure == "first")
        #expect((1...3).publisher.tryFirst { try fails(at: 2)($0) > 2 }.recorded().failure == "first")
        #expect((1...3).publisher.tryLast { try fails(at: 9)($0) < 3 }.recorded().values == [2])
        #expect((1...3).publisher.tryContains { try fails(at: 2)($0) == 3 }.recorded().failure == "first")
        #expect((1...3).publisher.tryAllSatisfy { try fails(at: 9)($0) > 0 }.recorded().values == [true])
    }

    @Test("Dropped values are requested again")
    func filtering() {
        let recorder = (1...6).publisher.filter { $0.isMultiple(of: 2) }.recorded(.max(2))
        #expect(recorder.values == [2, 4])
        #expect([1, 1, 2, 1].publisher.removeDuplicates().recorded().values == [1, 2, 1])
        #expect((1...6).publisher.removeDuplicates { $1 % 3 != 0 && $0 < $1 }.recorded().values == [1, 3, 6])
        #expect((1...6).publisher.dropFirst(4).recorded(.max(1)).values == [5])
        #expect((1...6).publisher.drop { $0 < 5 }.recorded().values == [5, 6])
        #expect((1...6).publisher.ignoreOutput().recorded(.none).events == [.subscription, .finished])
    }

    @Test("Prefixes end with their last value, and cancel the upstream")
    func prefixes() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var cancelled = 0
        let recorder = subject.handleEvents(receiveCancel: { cancelled += 1 }).prefix(2).recorded()
        subject.send(1)
        #expect(!recorder.isFinished)
        subject.send(2)
        #expect(recorder.events == [.subscription, .value(1), .value(2), .finished])
        #expect(cancelled == 1)
        #expect((1...6).publisher.prefix(0).recorded().events == [.subscription, .finished])
        #expect((1...6).publisher.prefix { $0 < 3 }.recorded().values == [1, 2])
        #expect((1...6).publisher.output(at: 2).recorded().values == [3])
        #expect((1...6).publisher.output(in: 1...2).recorded().values == [2, 3])
        #expect((1...6).publisher.output(in: 4...).recorded().values == [5, 6])
    }

    @Test("Sums, counts and predicates send one result, on demand")
    func reductions() {
        let sum = (1...4).publisher.reduce(0, +).recorded(.none)
        #expect(sum.events == [.subscription])
        sum.request(.max(1))
        #expect(sum.events == [.subscription, .value(10), .finished])
        #expect((1...4).publisher.scan(0, +).recorded().values == [1, 3, 6, 10])
        #expect((1...4).publisher.count().recorded().values == [4])
        #expect((1...4).publisher.collect().recorded().values == [[1, 2, 3, 4]])
        #expect((1...4).publisher.first().recorded().values == [1])
        #expect((1...4).publisher.first { $0 > 2 }.recorded().values == [3])
        #expect((1...4).publisher.last().recorded().values == [4])
        #expect((1...4).publisher.last { $0 < 3 }.recorded().values == [2])
        #expect((1...4).publisher.contains(3).recorded().values == [true])
        #expect((1...4).publisher.contains { $0 > 9 }.recorded().values == [false])
        #expect((1...4).publisher.allSatisfy { $0 > 1 }.recorded().values == [false])
        #expect(Empty<Int, Never>().first().recorded().events == [.subscription, .finished])
    }

    @Test("Groups have the requested size, and the last one the rest")
    func groups() {
        let recorder = (1...5).publisher.collect(2).recorded(.max(1))
        #expect(recorder.values == [[1, 2]])
        recorder.request(.unlimited)
        #expect(recorder.values == [[1, 2], [3, 4], [5]])
        #expect(recorder.isFinished)
    }

    @Test("A predicate's result is sent as soon as it is known")
    func early() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.contains(2).recorded()
        subject.send(1)
        #expect(recorder.values.isEmpty)
        subject.send(2)
        #expect(recorder.events == [.subscription, .value(true), .finished])
    }

    @Test("Concatenated publishers send as much as requested")
    func concatenating() {
        let recorder = [2, 3].publisher.prepend(1).append([4, 5]).recorded(.max(3))
        #expect(recorder.values == [1, 2, 3])
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2, 3, 4])
        recorder.request(.max(1))
        #expect(recorder.events.suffix(2) == [.value(5), .finished])
        let failing = Fail<Int, Mishap>(error: .first).append(1)
        #expect(failing.recorded().events == [.subscription, .failure("first")])
        #expect(Just(2).prepend(Just(1)).append(Just(3)).recorded().values == [1, 2, 3])
    }

    @Test("Errors are replaced, mapped or caught")
    func errors() {
        let failing = [1, 2].publisher.setFailureType(to: Mishap.self).append(Fail(error: .first))
        #expect(
            failing.replaceError(with: 9).recorded().events == [
                .subscription, .value(1), .value(2), .value(9), .finished,
            ])
        let patient = failing.replaceError(with: 9).recorded(.max(2))
        #expect(patient.values == [1, 2])
        patient.request(.max(1))
        #expect(patient.values == [1, 2, 9])
        #expect(failing.mapError { _ in Mishap.second }.recorded().failure == "second")
        #expect(failing.catch { _ in Just(7) }.recorded().values == [1, 2, 7])
        let stubborn = failing.tryCatch { error -> Just<Int> in throw error == .first ? Mishap.second : error
        }
        #expect(stubborn.recorded().failure == "second")
        #expect(Empty<Int, Never>().replaceEmpty(with: 3).recorded().values == [3])
        #expect(Just(1).replaceEmpty(with: 3).recorded().values == [1])
    }

    @Test("A failure is retried the given number of times, however large")
    func retrying() {
        nonisolated(unsafe) var tries = 0
        let failing = Deferred { () -> Fail<Int, Mishap> in
            tries += 1
            return Fail(error: .first)
        }
        #expect(failing.retry(2).recorded().events == [.subscription, .failure("first")])
        #expect(tries == 3)
        #expect(failing.retry(100_000).recorded().failure == "first")
        #expect(tries == 3 + 100_001)
        nonisolated(unsafe) var left = 2
        let recovering = Deferred { () -> AnyPublisher<Int, Mishap> in
            left -= 1
            return left == 0
                ? Just(1).setFailureType(to: Mishap.self).eraseToAnyPublisher()
                : Fail(error: .first).eraseToAnyPublisher()
        }
        #expect(recovering.retry(5).recorded().events == [.subscription, .value(1), .finished])
    }

    @Test("Events are handled in order")
    func events() {
        nonisolated(unsafe) var told: [String] = []
        let recorder = (1...3).publisher.handleEvents(
            receiveSubscription: { _ in told.append("subscription") },
            receiveOutput: { told.append("value \($0)") },
            receiveCompletion: { _ in told.append("completion") },
            receiveCancel: { told.append("cancel") },
            receiveRequest: { told.append("request \($0)") }
        ).recorded(.max(1))
        recorder.cancel()
        recorder.cancel()
        #expect(told == ["subscription", "request max(1)", "value 1", "cancel"])
    }

    @Test("Events are printed as Combine prints them")
    func printing() {
        final class Lines: TextOutputStream, @unchecked Sendable {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        let recorder = Recorder<Int, Never>(.max(1)) { $0 == 1 ? .max(1) : .none }
        [1, 2].publisher.print("numbers", to: lines).subscribe(recorder)
        #expect(
            lines.text == """
                numbers: receive subscription: ([1, 2])
                numbers: request max: (1)
                numbers: receive value: (1)
                numbers: request max: (1) (synchronous)
                numbers: receive value: (2)
                numbers: receive finished

                """)
    }

    @Test("Values are encoded and decoded")
    func coding() {
        let recorder = [["a": 1]].publisher.encode(encoder: JSONEncoder())
            .decode(type: [String: Int].self, decoder: JSONDecoder()).recorded()
        #expect(recorder.values == [["a": 1]])
        let failing = Just(Data("[".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).recorded()
        #expect(failing.failure != nil)
    }
}
