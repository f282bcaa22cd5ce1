import Foundation
import PicaCombine
import Testing

@Suite struct PublisherTests {
    @Test("A sequence sends as much as requested, and its end with the last element")
    func sequence() {
        let recorder = (1...4).publisher.recorded(.max(2))
        #expect(recorder.values == [1, 2])
        recorder.request(.max(1))
        #expect(recorder.events == [.subscription, .value(1), .value(2), .value(3)])
        recorder.request(.max(1))
        #expect(recorder.events.suffix(2) == [.value(4), .finished])
    }

    @Test("Requesting a long sequence one by one does not recurse")
    func longSequence() {
        let recorder = Recorder<Int, Never>(.max(1)) { _ in .max(1) }
        (0..<200_000).publisher.subscribe(recorder)
        #expect(recorder.values.count == 200_000)
        #expect(recorder.isFinished)
    }

    @Test("A sequence stops when its subscriber cancels")
    func cancelling() {
        nonisolated(unsafe) var taken: [Int] = []
        nonisolated(unsafe) var cancel: AnyCancellable?
        let subject = PassthroughSubject<Void, Never>()
        cancel = subject.flatMap { (1...10).publisher }.sink { value in
            taken.append(value)
            if value == 3 { cancel?.cancel() }
        }
        subject.send()
        #expect(taken == [1, 2, 3])
    }

    @Test("Publishers of one value, of none, and of an error")
    func simple() {
        #expect(Just(1).recorded().events == [.subscription, .value(1), .finished])
        #expect(Just(1).recorded(.none).events == [.subscription])
        #expect(Empty<Int, Never>().recorded(.none).events == [.subscription, .finished])
        #expect(Empty<Int, Never>(completeImmediately: false).recorded().events == [.subscription])
        #expect(
            Fail<Int, Mishap>(error: .first).recorded(.none).events == [.subscription, .failure("first")])
        #expect([Int]().publisher.recorded(.none).events == [.subscription, .finished])
        #expect(Optional<Int>.none.publisher.recorded().events == [.subscription, .finished])
        #expect(Optional(1).publisher.recorded().values == [1])
        #expect(Result<Int, Mishap>.success(1).publisher.recorded().values == [1])
        #expect(Result<Int, Mishap>.failure(.second).publisher.recorded().failure == "second")
    }

    @Test("A deferred publisher is created for each subscriber")
    func deferred() {
        nonisolated(unsafe) var made = 0
        let publisher = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(publisher.recorded().values == [1])
        #expect(publisher.recorded().values == [2])
    }

    @Test("A future starts at once, keeps its first result, and sends it to every subscriber")
    func future() {
        nonisolated(unsafe) var promise: Future<Int, Mishap>.Promise?
        let future = Future<Int, Mishap> { promise = $0 }
        #expect(promise != nil)
        let (early, patient, gone) = (future.recorded(), future.recorded(.none), future.recorded())
        gone.cancel()
        promise?(.success(7))
        promise?(.failure(.first))
        #expect(early.events == [.subscription, .value(7), .finished])
        #expect(patient.events == [.subscription])
        patient.request(.max(1))
        #expect(patient.events == [.subscription, .value(7), .finished])
        #expect(gone.events == [.subscription])
        #expect(future.recorded().values == [7])
    }

    @Test("A released sink receives nothing, and releases its closures")
    func lifetime() {
        let subject = PassthroughSubject<Int, Never>()
        let watched = Weak()
        var sink: AnyCancellable?
        do {
            let token = Token()
            watched.note(token)
            sink = subject.sink { _ in withExtendedLifetime(token) {} }
        }
        subject.send(1)
        #expect(watched.left == 1)
        #expect(sink != nil)
        sink = nil
        #expect(watched.left == 0)
    }

    @Test("Cancellables are stored in sets and arrays, and cancel once")
    func storing() {
        nonisolated(unsafe) var cancelled = 0
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        AnyCancellable { cancelled += 1 }.store(in: &set)
        AnyCancellable { cancelled += 1 }.store(in: &array)
        let single = AnyCancellable { cancelled += 1 }
        single.cancel()
        single.cancel()
        #expect(cancelled == 1)
        set.removeAll()
        array.removeAll()
        #expect(cancelled == 3)
        #expect(single == single)
    }

    @Test("Values are assigned to properties")
    func assigning() {
        final class Target { var value = 0 }
        let (subject, target) = (PassthroughSubject<Int, Never>(), Target())
        let link = subject.assign(to: \.value, on: target)
        subject.send(5)
        #expect(target.value == 5)
        link.cancel()
        subject.send(6)
        #expect(target.value == 5)
    }

    @Test("Type-erased publishers and subscribers work")
    func erasure() {
        let publisher = [1, 2].publisher.map { $0 * 2 }.eraseToAnyPublisher()
        #expect(publisher.recorded().values == [2, 4])
        let recorder = Recorder<Int, Never>()
        publisher.subscribe(AnySubscriber(recorder))
        #expect(recorder.events == [.subscription, .value(2), .value(4), .finished])
        let subject = PassthroughSubject<Int, Never>()
        let heard = subject.recorded()
        publisher.subscribe(AnySubscriber(subject))
        #expect(heard.values == [2, 4])
    }

    @Test("Demand adds and subtracts without overflow or going negative")
    func demand() throws {
        #expect(Subscribers.Demand.max(2) + 3 == .max(5))
        #expect(Subscribers.Demand.max(2) - 3 == .none)
        #expect(Subscribers.Demand.max(-1) == .none)
        #expect(Subscribers.Demand.unlimited - 3 == .unlimited)
        #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
        #expect(Subscribers.Demand.max(.max) * 2 == .unlimited)
        #expect(Subscribers.Demand.unlimited > 1_000_000)
        #expect(Subscribers.Demand.max(1) < .unlimited)
        #expect(2 > Subscribers.Demand.max(1))
        let coded = try JSONEncoder().encode([Subscribers.Demand.unlimited, .max(3)])
        #expect(try JSONDecoder().decode([Subscribers.Demand].self, from: coded) == [.unlimited, .max(3)])
    }

    @Test("Notifications are sent to observers of their center and object")
    func notifications() {
        let (centre, name, sender) = (NotificationCenter(), Notification.Name("News"), Token())
        let recorder = centre.publisher(for: name, object: sender).map(\.name.rawValue).recorded()
        centre.post(name: name, object: nil)
        centre.post(name: name, object: sender)
        centre.post(name: Notification.Name("Other"), object: sender)
        #expect(recorder.values == ["News"])
        recorder.cancel()
        centre.post(name: name, object: sender)
        #expect(recorder.values == ["News"])
        #expect(centre.publisher(for: name) == centre.publisher(for: name))
    }

    @Test("A record sends its values and its end to each subscriber, on demand")
    func record() {
        let failing = Record<Int, Mishap> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(.first))
        }
        for _ in 0..<2 {
            let patient = failing.recorded(.max(1))
            #expect(patient.values == [1])
            #expect(patient.failure == nil)
            patient.request(.unlimited)
            #expect(patient.values == [1, 2])
            #expect(patient.failure == "first")
        }
        let good = Record<Int, Never>(output: [3], completion: .finished).recorded()
        #expect(good.values == [3])
        #expect(good.isFinished)
    }

    @Test("assertNoFailure sends the values and the end")
    func assertNoFailure() {
        let recorder = [1, 2].publisher.setFailureType(to: Mishap.self).assertNoFailure("never").recorded()
        #expect(recorder.values == [1, 2])
        #expect(recorder.isFinished)
    }
}
