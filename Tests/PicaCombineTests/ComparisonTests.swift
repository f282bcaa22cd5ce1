import PicaCombine
import Testing

@Suite struct ComparisonTests {
    private let numbers = [3, 1, 4, 1, 5].publisher

    @Test("The minimum and the maximum arrive at the end")
    func extremes() {
        #expect(numbers.min().recorded().events == [.subscription, .value(1), .finished])
        #expect(numbers.max().recorded().events == [.subscription, .value(5), .finished])
        #expect(Empty<Int, Never>().max().recorded().events == [.subscription, .finished])
    }

    @Test("Of equal values the first counts")
    func ties() {
        let words = ["bb", "a", "cc", "d"].publisher
        #expect(words.min { $0.count < $1.count }.recorded().values == ["a"])
        #expect(words.max { $0.count < $1.count }.recorded().values == ["bb"])
    }

    @Test("An error thrown by the comparison ends it")
    func throwing() {
        let compare: (Int, Int) throws -> Bool = { a, b in
            if a == 4 || b == 4 { throw Mishap.first }
            return a < b
        }
        #expect(numbers.tryMin(by: compare).recorded().events == [.subscription, .failure("first")])
        #expect(numbers.tryMax(by: compare).recorded().events == [.subscription, .failure("first")])
        #expect(numbers.tryMin(by: <).recorded().values == [1])
        #expect(numbers.tryMax(by: <).recorded().values == [5])
    }

    @Test("The value waits for demand, and a failure replaces it")
    func demand() {
        let recorder = numbers.max().recorded(.none)
        #expect(recorder.events == [.subscription])
        recorder.request(.max(1))
        #expect(recorder.events == [.subscription, .value(5), .finished])

        let subject = PassthroughSubject<Int, Mishap>()
        let failed = subject.min().recorded()
        subject.send(1)
        subject.send(completion: .failure(.second))
        #expect(failed.events == [.subscription, .failure("second")])
    }
}
