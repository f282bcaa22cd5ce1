import Foundation
import PicaCombine
import Testing

@Suite struct SubjectTests {
    @Test("A subject's subscribers receive values in subscription order")
    func order() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var told: [String] = []
        let first = subject.sink { told.append("a\($0)") }
        let second = subject.sink { told.append("b\($0)") }
        subject.send(1)
        first.cancel()
        subject.send(2)
        #expect(told == ["a1", "b1", "b2"])
        withExtendedLifetime(second) {}
    }

    @Test("A subject skips subscribers without demand")
    func demand() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.recorded(.none)
        subject.send(1)
        recorder.request(.max(2))
        for value in 2...5 { subject.send(value) }
        #expect(recorder.values == [2, 3])
        recorder.request(.unlimited)
        subject.send(6)
        #expect(recorder.values == [2, 3, 6])
    }

    @Test("The demand that a subscriber returns is added")
    func answer() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(.max(1)) { $0 == 1 ? .max(1) : .none }
        subject.subscribe(recorder)
        for value in 1...4 { subject.send(value) }
        #expect(recorder.values == [1, 2])
    }

    @Test("Nothing is sent after the end, and late subscribers receive only the end")
    func end() {
        let subject = PassthroughSubject<Int, Mishap>()
        let recorder = subject.recorded()
        subject.send(completion: .failure(.first))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.events == [.subscription, .failure("first")])
        #expect(subject.recorded().events == [.subscription, .failure("first")])
    }

    @Test("A value sent while one is received reaches everyone first")
    func reentrancy() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var told: [String] = []
        let first = subject.sink { value in
            told.append("a\(value)")
            if value == 1 { subject.send(2) }
        }
        let second = subject.sink { told.append("b\($0)") }
        subject.send(1)
        #expect(told == ["a1", "a2", "b2", "b1"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("Canceling another subscriber during a send keeps the value from it")
    func cancellingAnother() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var second: AnyCancellable?
        nonisolated(unsafe) var told: [String] = []
        let first = subject.sink { _ in second?.cancel() }
        second = subject.sink { told.append("\($0)") }
        subject.send(1)
        #expect(told.isEmpty)
        withExtendedLifetime(first) {}
    }

    @Test("A current value subject sends its value to new subscribers, then each new one")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.recorded()
        subject.value = 2
        subject.send(3)
        #expect(subject.value == 3)
        #expect(recorder.values == [1, 2, 3])
        #expect(subject.recorded().values == [3])
    }

    @Test("Late demand gets the latest value, and none twice")
    func late() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.recorded(.none)
        subject.send(2)
        subject.send(3)
        recorder.request(.max(1))
        #expect(recorder.values == [3])
        recorder.request(.max(1))
        #expect(recorder.values == [3])
        subject.send(4)
        #expect(recorder.values == [3, 4])
        subject.send(5)
        subject.send(6)
        recorder.request(.max(1))
        #expect(recorder.values == [3, 4, 6])
    }

    @Test("A value is set before subscribers receive it, and stays at the end")
    func valueFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        nonisolated(unsafe) var seen: [Int] = []
        let sink = subject.sink { _ in seen.append(subject.value) }
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        #expect(seen == [1, 2])
        #expect(subject.value == 2)
        withExtendedLifetime(sink) {}
    }

    @Test("A subject requests all of another publisher once it has demand")
    func relaying() {
        let source = PassthroughSubject<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var asked: [Subscribers.Demand] = []
        let link = source.handleEvents(receiveRequest: { asked.append($0) }).subscribe(subject)
        #expect(asked.isEmpty)
        let recorder = subject.recorded(.max(1))
        #expect(asked == [.unlimited])
        source.send(1)
        source.send(2)
        #expect(recorder.values == [1])
        link.cancel()
        recorder.request(.unlimited)
        source.send(3)
        #expect(recorder.values == [1])
    }

    @Test("Values sent on many threads all arrive, everywhere in the same order", arguments: [1, 2, 3])
    func threads(seed: Int) {
        let subject = CurrentValueSubject<Int, Never>(-1)
        let (one, other) = (subject.recorded(), subject.recorded())
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for step in 0..<500 { subject.send(seed * 100_000 + thread * 1000 + step) }
        }
        #expect(one.values.count == 4001)
        #expect(one.values == other.values)
        #expect(one.values.last == subject.value)
    }

    @Test("Subscribing and canceling on many threads during sends ends with no subscribers")
    func comingAndGoing() {
        let subject = PassthroughSubject<Int, Never>()
        let watched = Weak()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for step in 0..<300 {
                let token = Token()
                if step == 0 { watched.note(token) }
                let sink = subject.sink { _ in withExtendedLifetime(token) {} }
                subject.send(thread)
                if step.isMultiple(of: 2) { sink.cancel() }
            }
        }
        #expect(watched.left == 0)
    }

    @Test("A hundred thousand subscriptions to one subject are fast and leave nothing behind")
    func many() {
        let subject = PassthroughSubject<Int, Never>()
        let watched = Weak()
        var all: [AnyCancellable] = []
        do {
            let token = Token()
            watched.note(token)
            for _ in 0..<100_000 { all.append(subject.sink { _ in withExtendedLifetime(token) {} }) }
        }
        subject.send(1)
        all.shuffle()
        #expect(watched.left == 1)
        all.removeAll()
        #expect(watched.left == 0)
    }

    @Test("A subject once connected to many publishers retains none of them")
    func manyTies() {
        let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let watched = Weak()
        for step in 0..<1000 {
            let token = Token()
            if step < 100 { watched.note(token) }
            source.handleEvents(receiveOutput: { _ in withExtendedLifetime(token) {} })
                .subscribe(subject).cancel()
        }
        #expect(watched.left == 0)
    }
}
