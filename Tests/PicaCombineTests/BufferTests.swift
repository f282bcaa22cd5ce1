import PicaCombine
import Testing

@Suite struct BufferTests {
    private let subject = PassthroughSubject<Int, Mishap>()

    /// Sends five values to a buffer of three before anybody asks.
    private func full(
        _ whenFull: Publishers.BufferingStrategy<Mishap>
    ) -> Recorder<Int, Mishap> {
        let recorder = subject.buffer(size: 3, prefetch: .byRequest, whenFull: whenFull).recorded(.none)
        for value in 1...5 { subject.send(value) }
        #expect(recorder.events == [.subscription])
        return recorder
    }

    @Test("A full buffer drops the newest or the oldest value")
    func dropping() {
        let first = full(.dropNewest)
        first.request(.max(2))
        #expect(first.values == [1, 2])
        first.request(.unlimited)
        #expect(first.values == [1, 2, 3])
        let last = full(.dropOldest)
        last.request(.unlimited)
        subject.send(6)
        #expect(last.values == [3, 4, 5, 6])
    }

    @Test("If a full buffer is an error, the subscriber gets its requested values first")
    func failing() {
        let recorder = full(.customError { .second })
        recorder.request(.max(2))
        #expect(recorder.events == [.subscription, .value(1), .value(2), .failure("second")])
        subject.send(6)
        recorder.request(.unlimited)
        #expect(recorder.values == [1, 2])
    }

    @Test("The end waits until all buffered values are requested; a failure does not")
    func ending() {
        let finished = subject.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).recorded(.none)
        subject.send(1)
        let other = PassthroughSubject<Int, Mishap>()
        let failed = other.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).recorded(.none)
        other.send(1)
        subject.send(completion: .finished)
        other.send(completion: .failure(.first))
        #expect(failed.events == [.subscription, .failure("first")])
        finished.request(.max(1))
        #expect(finished.events == [.subscription, .value(1)])
        finished.request(.max(1))
        #expect(finished.isFinished)
    }

    @Test("A full buffer with keepFull prefetch requests its capacity, and then replacements")
    func prefetching() {
        let asked = Asked()
        let recorder = (1...10).publisher.setFailureType(to: Mishap.self)
            .handleEvents(receiveRequest: { asked.note($0) })
            .buffer(size: 3, prefetch: .keepFull, whenFull: .customError { .second })
            .recorded(.none)
        #expect(asked.demands == [.max(3)])
        recorder.request(.max(2))
        #expect(asked.demands == [.max(3), .max(2)])
        recorder.request(.unlimited)
        #expect(recorder.values == Array(1...10))
        #expect(recorder.isFinished)
    }

    private final class Asked: @unchecked Sendable {
        private(set) var demands: [Subscribers.Demand] = []
        func note(_ demand: Subscribers.Demand) { demands.append(demand) }
    }

    @Test("A subscriber that requests more with each value is served in order, without recursion")
    func recursion() {
        let recorder = Recorder<Int, Never>(.none) { _ in .max(1) }
        (1...100_000).publisher.buffer(size: 100_000, prefetch: .byRequest, whenFull: .dropNewest)
            .subscribe(recorder)
        recorder.request(.max(1))
        #expect(recorder.values == Array(1...100_000))
        #expect(recorder.isFinished)
    }

    @Test("A buffer without capacity passes on requested values, and stores nothing")
    func noRoom() {
        let recorder = subject.buffer(size: -1, prefetch: .byRequest, whenFull: .dropOldest).recorded(.none)
        subject.send(1)
        recorder.request(.max(1))
        subject.send(2)
        subject.send(3)
        recorder.request(.max(1))
        #expect(recorder.values == [2])
    }

    @Test("A canceled buffer sends nothing, and releases its values")
    func cancelling() {
        let recorder = subject.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest).recorded(.none)
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        recorder.request(.unlimited)
        #expect(recorder.events == [.subscription])

        weak var kept: AnyObject?
        let objects = PassthroughSubject<ObjectBox, Never>()
        let sink = Held<ObjectBox>()
        objects.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest).subscribe(sink)
        do {
            let object = ObjectBox()
            kept = object
            objects.send(object)
        }
        #expect(kept != nil)
        sink.subscription?.cancel()
        #expect(kept == nil)
    }

    private final class ObjectBox {}

    /// Asks for nothing.
    private final class Held<Input>: Subscriber {
        typealias Failure = Never
        private(set) var subscription: (any Subscription)?
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Input) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Never>) {}
    }
}
