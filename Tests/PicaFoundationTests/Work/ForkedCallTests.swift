import Foundation
import Testing

@testable import PicaFoundation

@Suite("A call in a forked process") struct ForkedCallTests {
    private let limits = ForkedCall.Limits(memory: 256 << 20, seconds: 1)

    @Test("Returns the call's result, and shares only what it should")
    func results() throws {
        let shared = try #require(SharedBytes(count: 3))
        #expect(shared.bytes.elementsEqual([0, 0, 0]))
        let isDone = try ForkedCall.run(limits, within: WorkBudget()) {
            shared.bytes.copyBytes(from: [1, 2, 3])
            return true
        }
        #expect(isDone && shared.bytes.elementsEqual([1, 2, 3]))
        #expect(try !ForkedCall.run(limits, within: WorkBudget()) { false })
    }

    @Test("A crash ends only the fork", arguments: [SIGABRT, SIGSEGV, SIGKILL, SIGTERM])
    func crashes(signal: CInt) throws {
        let isDone = try ForkedCall.run(limits, within: WorkBudget()) { kill(getpid(), signal) == 0 }
        #expect(!isDone)
    }

    @Test("Processor time is limited")
    func time() {
        #expect(throws: WorkBudget.Exhausted.time) {
            try ForkedCall.run(limits, within: WorkBudget()) {
                while getpid() > 0 {}
                return true
            }
        }
    }

    @Test("Memory is limited")
    func memory() throws {
        let isDone = try ForkedCall.run(limits, within: WorkBudget()) {
            let memory = mmap(nil, 512 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            return memory == MAP_FAILED
        }
        #expect(isDone)
    }

    @Test("A canceled or expired budget ends a waiting fork")
    func budgets() {
        let cancelled = WorkBudget()
        #expect(throws: WorkBudget.Exhausted.cancelled) {
            Thread.detachNewThread { cancelled.cancel() }
            _ = try ForkedCall.run(limits, within: cancelled) { pause() == 0 }
        }
        #expect(throws: WorkBudget.Exhausted.time) {
            try ForkedCall.run(limits, within: WorkBudget(time: .milliseconds(50))) { pause() == 0 }
        }
    }

    @Test("The fork has none of the process's files")
    func files() throws {
        let file = try #require(fopen("/proc/self/exe", "r"))
        defer { fclose(file) }
        // Low numbers are the copy's own files.
        let number = fcntl(fileno(file), F_DUPFD, 64)
        defer { close(number) }
        #expect(try ForkedCall.run(limits, within: WorkBudget()) { fcntl(number, F_GETFD) < 0 })
    }

    @Test("Many threads can fork at once, and no fork remains")
    func threads() async {
        let answers = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<32 {
                group.addTask { [limits] in
                    (try? ForkedCall.run(limits, within: WorkBudget()) { number % 2 == 0 })
                        == (number % 2 == 0)
                }
            }
            return await group.reduce(true) { $0 && $1 }
        }
        #expect(answers)
    }
}
