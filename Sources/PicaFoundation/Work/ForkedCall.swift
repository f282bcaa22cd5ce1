import CPicaFiles
import Foundation

/// A call of a library in a copy of this process, for input that the library may not survive.
///
/// Some libraries crash on hostile files or compute forever, and a call in this process cannot be stopped. The kernel
/// can stop the copy: it ends when its budget or its processor time is used up, and when it crashes. The two processes
/// share only ``SharedBytes``.
///
/// The copy has one thread. A lock held by another thread during the fork stays locked there, so such a call only lasts
/// until the budget ends it.
package enum ForkedCall {
    /// The limits for the copy.
    package struct Limits: Sendable {
        /// The additional memory beyond that of this process, in bytes.
        var memory: Int
        /// The processor time, in seconds.
        var seconds: Int

        package init(memory: Int, seconds: Int) {
            self.memory = memory
            self.seconds = seconds
        }
    }

    /// Waits for a call in a copy of this process.
    ///
    /// - Parameters:
    ///   - limits: The limits for the copy.
    ///   - budget: The budget, whose cancellation and deadline end the copy within 20 ms.
    ///   - body: Runs in the copy, and returns whether it succeeded.
    /// - Returns: `false` if `body` returned that, if it crashed, or if the process could not be copied.
    /// - Throws: `WorkBudget.Exhausted`; `.time` also for the limit of processor time.
    package static func run(
        _ limits: Limits, within budget: WorkBudget, _ body: () -> Bool
    ) throws(WorkBudget.Exhausted) -> Bool {
        try budget.check()
        var ends: [CInt] = [-1, -1]
        guard pica_pipe(&ends) == 0 else { return false }
        defer { close(ends[0]) }
        let addresses = addressSpace + limits.memory
        let child = pica_fork()
        if child == 0 {
            pica_confine(ends[1], UInt(addresses), UInt(limits.seconds))
            pica_leave(body())
        }
        close(ends[1])
        guard child > 0 else { return false }
        do throws(WorkBudget.Exhausted) {
            let isDone = try answer(from: ends[0], within: budget)
            if reap(child) == SIGXCPU { throw .time }
            return isDone
        } catch {
            kill(child, SIGKILL)
            _ = reap(child)
            throw error
        }
    }

    /// Returns the copy's result, or `false` if it ended without one.
    private static func answer(
        from pipe: CInt, within budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> Bool {
        while true {
            var watched = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
            if poll(&watched, 1, 20) > 0 {
                var isDone: UInt8 = 0
                let count = read(pipe, &isDone, 1)
                if count < 0, errno == EINTR { continue }
                return count == 1 && isDone == 1
            }
            try budget.check()
        }
    }

    /// - Returns: The signal that ended the child; 0 for none.
    private static func reap(_ child: pid_t) -> CInt {
        var status: CInt = 0
        while waitpid(child, &status, 0) < 0 {
            // An app may wait for all its children.
            guard errno == EINTR else { return 0 }
        }
        return status & 0x7F
    }

    /// The size of this process's address space, in bytes.
    private static var addressSpace: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.prefix { $0 != " " }
        return (pages.flatMap { Int($0) } ?? 1 << 28) * Int(getpagesize())
    }
}

/// Zeroed memory that a process shares with its copies in ``ForkedCall``.
package final class SharedBytes {
    package let bytes: UnsafeMutableRawBufferPointer

    /// - Returns: `nil` if there is no memory.
    package init?(count: Int) {
        let memory = mmap(
            nil, max(1, count), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        guard count >= 0, let memory, memory != MAP_FAILED else { return nil }
        bytes = UnsafeMutableRawBufferPointer(start: memory, count: count)
    }

    deinit { munmap(bytes.baseAddress, max(1, bytes.count)) }
}
