import CFiles
import Foundation

/// Calls a library in a copy of this process, for input that the library may not survive.
///
/// Some libraries crash on hostile files or compute without end, and nothing can stop a call in this process.
/// The kernel can stop the copy: it ends with its budget, with its processor time, and with the crash. The two
/// processes share only ``SharedBytes``.
///
/// The copy has one thread. A lock that another thread held while the process was copied stays locked there, so
/// the call runs only into what the budget ends.
package enum ForkedCall {
    /// What the copy may take.
    package struct Limits: Sendable {
        /// Beyond what this process has, in bytes.
        var memory: Int
        /// Of processor time, in seconds.
        var seconds: Int

        package init(memory: Int, seconds: Int) {
            self.memory = memory
            self.seconds = seconds
        }
    }

    /// Waits for a call in a copy of this process.
    ///
    /// - Parameters:
    ///   - limits: What the copy may take.
    ///   - budget: Its cancellation and its deadline end the copy within 20 ms.
    ///   - body: Runs in the copy. It says whether it has done what it should.
    /// - Returns: false where `body` says so, where it crashed, and where the process could not be copied.
    /// - Throws: `WorkBudget.Exhausted`; `.time` for the limit of processor time, too.
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

    /// What the copy says at its end; false where it ended without a word.
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
            // An app may wait for all of its children.
            guard errno == EINTR else { return 0 }
        }
        return status & 0x7F
    }

    /// The size of this process's address space in bytes.
    private static var addressSpace: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.prefix { $0 != " " }
        return (pages.flatMap { Int($0) } ?? 1 << 28) * Int(getpagesize())
    }
}

/// Zeroed memory that a process shares with the copies that ``ForkedCall`` makes of it.
package final class SharedBytes {
    package let bytes: UnsafeMutableRawBufferPointer

    /// - Returns: nil where there is no memory.
    package init?(count: Int) {
        let memory = mmap(
            nil, max(1, count), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        guard count >= 0, let memory, memory != MAP_FAILED else { return nil }
        bytes = UnsafeMutableRawBufferPointer(start: memory, count: count)
    }

    deinit { munmap(bytes.baseAddress, max(1, bytes.count)) }
}
