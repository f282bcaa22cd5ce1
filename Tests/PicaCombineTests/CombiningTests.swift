import Foundation
import PicaCombine
import Testing

@Suite struct CombiningTests {
    @Test("Merged values arrive as sent, and the end when all have ended")
    func merging() {
        let (a, b, c) = (
            PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(),
            PassthroughSubject<Int, Never>()
        )
        let recorder = a.merge(with: b, c).recorded()
        a.send(1)
        c.send(2)
        b.send(3)
        a.send(completion: .finished)
        c.send(completion: .finished)
        #expect(!recorder.isFinished)
        b.send(completion: .finished)
        #expect(recorder.events == [.subscription, .value(1), .value(2), .value(3), .finished])
    }

    @Test("Merged sequences send as much as requested")
    func mergingByDemand() {
        let recorder = Publishers.MergeMany((0..<3).map { ($0 * 10..<$0 * 10 + 3).publisher }).recorded(
            .max(4))
        #expect(recorder.values.count == 4)
        recorder.request(.max(3))
        #expect(recorder.values.count == 7)
        recorder.request(.unlimited)
        #expect(recorder.values.sorted() == [0, 1, 2, 10, 11, 12, 20, 21, 22])
        #expect(recorder.isFinished)
    }

    @Test("A failure ends a merged publisher and cancels the rest")
    func mergingFailure() {
        let (a, b) = (PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>())
        nonisolated(unsafe) var cancelled = false
        let recorder = a.merge(with: b.handleEvents(receiveCancel: { cancelled = true })).recorded()
        a.send(completion: .failure(.second))
        b.send(1)
        #expect(recorder.events == [.subscription, .failure("second")])
        #expect(cancelled)
    }

    @Test("The latest values of all are sent with each new one, once all have one")
    func combiningLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.recorded()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        a.send(completion: .finished)
        b.send("z")
        b.send(completion: .finished)
        #expect(recorder.values == ["2x", "2y", "3y", "3z"])
        #expect(recorder.isFinished)
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.recorded()
        #expect(four.events == [.subscription, .value([1, 2, 3, 4]), .finished])
        #expect(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.recorded().values == [6])
    }

    @Test("Combined values without demand are dropped, and the next one is the newest")
    func combiningLatestDemand() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let recorder = a.combineLatest(b) { $0 + $1 }.recorded(.max(1))
        #expect(recorder.values == [11])
        a.send(2)
        #expect(recorder.values == [11])
        recorder.request(.max(1))
        #expect(recorder.values == [11, 12])
    }

    @Test("Zipped values wait for each other, and end when one can send no more")
    func zipping() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = a.zip(b) { "\($0)\($1)" }.recorded()
        for value in 1...3 { a.send(value) }
        b.send("x")
        b.send("y")
        a.send(completion: .finished)
        #expect(!recorder.isFinished)
        b.send("z")
        #expect(recorder.values == ["1x", "2y", "3z"])
        #expect(recorder.isFinished)
        #expect((1...3).publisher.zip("ab".publisher) { "\($0)\($1)" }.recorded().values == ["1a", "2b"])
        #expect(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.recorded().values == [6])
        let four = Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.recorded()
        #expect(four.values == [[1, 2, 3, 4]])
    }

    @Test("Zipping requests as many values of each as requested")
    func zippingDemand() {
        nonisolated(unsafe) var taken = 0
        let source = (1...10).publisher.handleEvents(receiveOutput: { _ in taken += 1 })
        let recorder = source.zip((1...10).publisher) { $0 * $1 }.recorded(.max(2))
        #expect(recorder.values == [1, 4])
        #expect(taken == 2)
    }

    @Test(
        "flatMap sends the values of all its publishers, up to the allowed number at a time")
    func flatMapping() {
        #expect(
            (1...3).publisher.flatMap { [$0, $0 * 10].publisher }.recorded().values == [1, 10, 2, 20, 3, 30])
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) var begun: [Int] = []
        let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(2)) { index in
            begun.append(index)
            return subjects[index]
        }.recorded()
        #expect(begun == [0, 1])
        subjects[1].send(1)
        subjects[0].send(completion: .finished)
        #expect(begun == [0, 1, 2])
        subjects[2].send(2)
        subjects[1].send(completion: .finished)
        subjects[2].send(completion: .finished)
        #expect(recorder.events == [.subscription, .value(1), .value(2), .finished])
    }

    @Test("flatMap sends what is requested, and buffers the rest")
    func flatMappingDemand() {
        let recorder = (1...3).publisher.flatMap { [$0, $0 * 10].publisher }.recorded(.max(3))
        #expect(recorder.values.count == 3)
        recorder.request(.max(2))
        #expect(recorder.values.count == 5)
        recorder.request(.max(5))
        #expect(recorder.values.sorted() == [1, 2, 3, 10, 20, 30])
        #expect(recorder.isFinished)
    }

    @Test("A failure of an inner publisher ends it")
    func flatMappingFailure() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var cancelled = false
        let recorder = subject.handleEvents(receiveCancel: { cancelled = true }).flatMap { value in
            value == 2 ? Result<Int, Mishap>.failure(.first).publisher : Result.success(value).publisher
        }.recorded()
        for value in 1...3 { subject.send(value) }
        #expect(recorder.events == [.subscription, .value(1), .failure("first")])
        #expect(cancelled)
    }

    @Test("switchToLatest sends the latest publisher's values")
    func switching() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = outer.switchToLatest().recorded()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(!recorder.isFinished)
        b.send(completion: .finished)
        #expect(recorder.events == [.subscription, .value(1), .value(3), .finished])
    }

    @Test("Unmet demand passes to the next publisher")
    func switchingDemand() {
        let outer = PassthroughSubject<Publishers.Sequence<[Int], Never>, Never>()
        let recorder = outer.switchToLatest().recorded(.max(3))
        outer.send([1, 2].publisher)
        outer.send([3, 4].publisher)
        #expect(recorder.values == [1, 2, 3])
    }

    @Test("Values pass from a signal on, or until it")
    func signals() {
        let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let after = values.drop(untilOutputFrom: signal).recorded()
        let before = values.prefix(untilOutputFrom: signal).recorded()
        values.send(1)
        signal.send()
        values.send(2)
        #expect(after.events == [.subscription, .value(2)])
        #expect(before.events == [.subscription, .value(1), .finished])
    }

    @Test("A shared publisher connects with the first subscriber and ends with the last")
    func sharing() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var (begun, ended) = (0, 0)
        let shared = subject.handleEvents(
            receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 }
        ).share()
        let (a, b) = (shared.recorded(), shared.recorded())
        subject.send(1)
        #expect(a.values == [1])
        #expect(b.values == [1])
        a.cancel()
        #expect((begun, ended) == (1, 0))
        b.cancel()
        #expect((begun, ended) == (1, 1))
        let c = shared.recorded()
        subject.send(2)
        #expect(c.values == [2])
        subject.send(completion: .finished)
        #expect(shared.recorded().events == [.subscription, .finished])
        #expect(begun == 2)
    }

    @Test("A connectable publisher waits for connect")
    func connecting() {
        let publisher = [1, 2].publisher.makeConnectable()
        let (a, b) = (publisher.recorded(), publisher.recorded())
        #expect(a.values.isEmpty)
        let connection = publisher.connect()
        #expect(a.values == [1, 2])
        #expect(b.values == [1, 2])
        connection.cancel()
        let subject = CurrentValueSubject<Int, Never>(0)
        let multicast = [1].publisher.multicast(subject: subject)
        let c = multicast.recorded()
        _ = multicast.connect()
        #expect(c.values == [0, 1])
    }

    @Test("Merging, zipping and flatMap on many threads lose no values", arguments: [1, 2])
    func threads(round: Int) {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let merged = Publishers.MergeMany(subjects).recorded()
        let patient = Publishers.MergeMany(subjects.map { $0.map { [$0, $0].publisher }.flatMap { $0 } })
            .recorded()
        let zipped = subjects[0].zip(subjects[1]) { $0 + $1 }.recorded()
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for value in 0..<500 { subjects[index].send(value) }
            subjects[index].send(completion: .finished)
        }
        #expect(merged.values.count == 2000)
        #expect(patient.values.count == 4000)
        #expect(zipped.values.count == 500)
        #expect(zipped.values.last == 998)
        #expect(merged.isFinished && patient.isFinished && zipped.isFinished)
    }

    @Test("Publishers of three and four are made of them without labels")
    func publishersOfSeveral() {
        let (a, b, c, d) = (Just(1), Just(2), Just(3), Just(4))
        #expect(Publishers.CombineLatest3(a, b, c).map { $0 + $1 + $2 }.recorded().values == [6])
        #expect(Publishers.CombineLatest4(a, b, c, d).map { $0 + $1 + $2 + $3 }.recorded().values == [10])
        #expect(Publishers.Zip3(a, b, c).map { $0 * $1 * $2 }.recorded().values == [6])
        #expect(Publishers.Zip4(a, b, c, d).map { $0 * $1 * $2 * $3 }.recorded().values == [24])
    }
}
