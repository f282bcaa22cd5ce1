import Foundation
import PicaCombine
import Testing

@Suite struct TimingTests {
    private let clock = HandClock()
    private let subject = PassthroughSubject<Int, Mishap>()

    @Test("Debouncing sends the last value after a pause")
    func debounce() {
        let recorder = subject.debounce(for: 1, scheduler: clock).recorded()
        subject.send(1)
        clock.pass(0.5)
        subject.send(2)
        clock.pass(0.9)
        #expect(recorder.values.isEmpty)
        clock.pass(0.1)
        #expect(recorder.values == [2])
        clock.pass(5)
        #expect(recorder.values == [2])
        #expect(clock.waiting == 0)
    }

    @Test("A debounced value still waiting at the end is dropped")
    func debounceEnd() {
        let recorder = subject.debounce(for: 1, scheduler: clock).recorded()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(!recorder.isFinished)
        clock.pass(2)
        #expect(recorder.events == [.subscription, .finished])
        #expect(clock.waiting == 0)
    }

    @Test("A debounced value without demand is dropped, and a canceled one never arrives")
    func debounceDemand() {
        let recorder = subject.debounce(for: 1, scheduler: clock).recorded(.none)
        subject.send(1)
        clock.pass(1)
        recorder.request(.max(2))
        subject.send(2)
        clock.pass(1)
        #expect(recorder.values == [2])
        subject.send(3)
        recorder.cancel()
        clock.pass(1)
        #expect(recorder.values == [2])
        #expect(clock.waiting == 0)
    }

    @Test("Throttling sends at once, and then the last or first value of each interval")
    func throttle() {
        let last = subject.throttle(for: 1, scheduler: clock, latest: true).recorded()
        let first = subject.throttle(for: 1, scheduler: clock, latest: false).recorded()
        for value in 1...3 {
            subject.send(value)
            clock.pass()
        }
        clock.pass(1)
        #expect(last.values == [1, 3])
        #expect(first.values == [1, 2])
        clock.pass(5)
        subject.send(4)
        clock.pass()
        #expect(last.values == [1, 3, 4])
        subject.send(5)
        subject.send(completion: .finished)
        clock.pass(1)
        #expect(last.events.suffix(2) == [.value(5), .finished])
    }

    @Test("Delayed values arrive later in order, and so does the end")
    func delay() {
        let recorder = subject.delay(for: 2, scheduler: clock).recorded()
        subject.send(1)
        clock.pass(1)
        subject.send(2)
        subject.send(completion: .failure(.first))
        clock.pass(1)
        #expect(recorder.events == [.subscription, .value(1)])
        clock.pass(1)
        #expect(recorder.events == [.subscription, .value(1), .value(2), .failure("first")])
    }

    @Test("A publisher silent for too long times out, with an error if one is given")
    func timeout() {
        let plain = subject.timeout(1, scheduler: clock).recorded()
        let failing = subject.timeout(1, scheduler: clock, customError: { .second }).recorded()
        clock.pass(0.9)
        subject.send(1)
        clock.pass(0.9)
        #expect(plain.events == [.subscription, .value(1)])
        clock.pass(0.2)
        #expect(plain.events == [.subscription, .value(1), .finished])
        #expect(failing.failure == "second")
        subject.send(2)
        clock.pass(5)
        #expect(plain.values == [1])
        #expect(clock.waiting == 0)
    }

    @Test("Values arrive on the scheduler, and not after canceling")
    func receiving() {
        let recorder = subject.receive(on: clock).recorded(.max(2))
        subject.send(1)
        #expect(recorder.values.isEmpty)
        clock.pass()
        #expect(recorder.values == [1])
        subject.send(2)
        recorder.cancel()
        clock.pass()
        #expect(recorder.values == [1])
    }

    @Test("Subscriptions and requests happen on the scheduler")
    func subscribing() {
        nonisolated(unsafe) var told: [String] = []
        let recorder = subject.handleEvents(
            receiveSubscription: { _ in told.append("subscription") },
            receiveCancel: { told.append("cancel") },
            receiveRequest: { told.append("\($0)") }
        ).subscribe(on: clock).recorded()
        #expect(told.isEmpty)
        clock.pass()
        #expect(told == ["subscription", "unlimited"])
        subject.send(1)
        #expect(recorder.values == [1])
        recorder.cancel()
        clock.pass()
        #expect(told.last == "cancel")
    }

    @Test("The immediate scheduler never waits")
    func immediate() {
        let recorder = subject.delay(for: 10, scheduler: ImmediateScheduler.shared).recorded()
        subject.send(1)
        #expect(recorder.values == [1])
        let debounced = subject.debounce(for: .seconds(3), scheduler: ImmediateScheduler.shared).recorded()
        subject.send(2)
        #expect(debounced.values == [2])
    }

    @Test("Queues run actions in their place, also later and repeatedly")
    func queues() async {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let isThere = await withCheckedContinuation { done in
            queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
                done.resume(returning: DispatchQueue.getSpecific(key: key) == true)
            }
        }
        #expect(isThere)
        nonisolated(unsafe) var timer: (any Cancellable)?
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            nonisolated(unsafe) var count = 0
            queue.sync {
                timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                    count += 1
                    if count == 3 {
                        timer?.cancel()
                        done.resume()
                    }
                }
            }
        }
        let operations = OperationQueue()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            operations.schedule(after: operations.now.advanced(by: .milliseconds(1))) { done.resume() }
        }
    }

    @Test("A timer on the main loop ticks on the main Dispatch queue, and ends when it is canceled")
    func timer() async {
        nonisolated(unsafe) var sink: AnyCancellable?
        let ticks = await withCheckedContinuation { done in
            nonisolated(unsafe) var ticks: [Bool] = []
            sink = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().sink { _ in
                ticks.append(Thread.isMainThread)
                if ticks.count == 3 {
                    sink?.cancel()
                    done.resume(returning: ticks)
                }
            }
        }
        #expect(ticks.count == 3)
    }

    @Test("A timer on another loop ticks there")
    func otherLoop() async {
        let isThere = await withCheckedContinuation { done in
            let thread = Thread {
                let loop = RunLoop.current
                nonisolated(unsafe) var hasTicked = false
                let me = Thread.current
                let sink = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().first().sink {
                    _ in
                    hasTicked = true
                    done.resume(returning: Thread.current === me)
                }
                while !hasTicked { _ = loop.run(mode: .default, before: .distantFuture) }
                withExtendedLifetime(sink) {}
            }
            thread.start()
        }
        #expect(isThere)
    }

    @Test("Invalid durations are clamped, and never trap")
    func strange() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(.infinity).magnitude == .max)
        #expect(Stride.seconds(Double.nan).magnitude == 0)
        #expect(Stride.seconds(Int.max).magnitude == .max)
        #expect(Stride.seconds(1.5) == .milliseconds(1500))
        #expect(Stride.seconds(2) * 3 == .seconds(6))
        let far = DispatchQueue.main.now.advanced(by: .nanoseconds(.max)).advanced(by: .nanoseconds(.max))
        #expect(far.distance(to: DispatchQueue.main.now) < 0)
        for interval in [0, -1, .nan, .infinity, 1e300] {
            Timer.publish(every: interval, on: .main, in: .common).connect().cancel()
        }
    }

    @Test("An async loop receives the values, up to the end")
    func values() async throws {
        var all: [Int] = []
        for await value in (1...3).publisher.values { all.append(value) }
        #expect(all == [1, 2, 3])
        let failing = [1].publisher.setFailureType(to: Mishap.self).append(Fail(error: .first)).values
        var iterator = failing.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: Mishap.first) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test("Canceling a waiting task returns nil and cancels the publisher")
    func cancelledValues() async {
        let subject = PassthroughSubject<Int, Never>()
        let (cancels, continuation) = AsyncStream<Void>.makeStream()
        let source = subject.handleEvents(receiveCancel: { continuation.yield() })
        nonisolated(unsafe) let values = source.values
        let task = Task { () -> Int in
            var count = 0
            for await _ in values { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
        for await _ in cancels { break }
    }

    @Test("Values of an interval arrive together at its end, and empty intervals send nothing")
    func collectByTime() {
        let recorder = subject.collect(.byTime(clock, 2)).recorded()
        subject.send(1)
        clock.pass(1)
        subject.send(2)
        #expect(recorder.values.isEmpty)
        clock.pass(1)
        #expect(recorder.values == [[1, 2]])
        #expect(clock.waiting == 0)
        clock.pass(7)
        subject.send(3)
        clock.pass(0.9)
        #expect(recorder.values == [[1, 2]])
        clock.pass(0.1)
        #expect(recorder.values == [[1, 2], [3]])
    }

    @Test("A full group arrives before its interval is over")
    func collectByTimeOrCount() {
        let recorder = subject.collect(.byTimeOrCount(clock, 2, 2)).recorded()
        for value in 1...3 {
            subject.send(value)
            clock.pass(0.1)
        }
        #expect(recorder.values == [[1, 2]])
        clock.pass(2)
        #expect(recorder.values == [[1, 2], [3]])
        #expect(clock.waiting == 0)
    }

    @Test("The rest arrives with the end, and is lost with a failure")
    func collectByTimeEnd() {
        let finished = subject.collect(.byTime(clock, 2)).recorded()
        let other = PassthroughSubject<Int, Mishap>()
        let failed = other.collect(.byTime(clock, 2)).recorded()
        subject.send(1)
        other.send(1)
        subject.send(completion: .finished)
        other.send(completion: .failure(.first))
        clock.pass()
        #expect(finished.events == [.subscription, .value([1]), .finished])
        #expect(failed.events == [.subscription, .failure("first")])
        clock.pass(5)
        #expect(clock.waiting == 0)
    }

    @Test("Groups without demand wait: timed ones grow, full ones stay")
    func collectByTimeDemand() {
        let timed = subject.collect(.byTime(clock, 1)).recorded(.none)
        let counted = subject.collect(.byTimeOrCount(clock, 1, 2)).recorded(.none)
        for value in 1...5 {
            subject.send(value)
            clock.pass(1)
        }
        #expect(timed.events == [.subscription])
        #expect(counted.events == [.subscription])
        timed.request(.max(1))
        counted.request(.max(2))
        clock.pass()
        #expect(timed.values == [[1, 2, 3, 4, 5]])
        #expect(counted.values == [[1, 2], [3, 4]])
        subject.send(completion: .finished)
        clock.pass()
        #expect(timed.isFinished)
        #expect(!counted.isFinished)
        counted.request(.max(1))
        clock.pass()
        #expect(counted.events.suffix(2) == [.value([5]), .finished])
    }

    @Test("Values collected for a canceled subscriber are dropped")
    func collectByTimeCancel() {
        let recorder = subject.collect(.byTime(clock, 1)).recorded()
        subject.send(1)
        recorder.cancel()
        clock.pass(2)
        #expect(recorder.events == [.subscription])
        #expect(clock.waiting == 0)
    }

    @Test("Each value has the time since the previous one, or since the subscription")
    func measureInterval() {
        let recorder = subject.measureInterval(using: clock).recorded(.max(2))
        clock.pass(0.5)
        subject.send(1)
        clock.pass(2)
        subject.send(2)
        clock.pass(1)
        subject.send(3)
        #expect(recorder.values == [0.5, 2])
        subject.send(completion: .failure(.first))
        #expect(recorder.failure == "first")
    }
}
