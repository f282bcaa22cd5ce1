import Foundation

/// The process while idle.
@MainActor
enum Idleness {
    /// Prints the processor time used in a stretch of time, in milliseconds, and how often any thread of
    /// the process went to sleep in it.
    static func measure(seconds: TimeInterval) {
        let before = usage()
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            let after = usage()
            writeLine(
                "idle \(after.milliseconds - before.milliseconds) ms \(after.sleeps - before.sleeps) sleeps")
        }
    }

    private nonisolated static func usage() -> (milliseconds: Double, sleeps: Int) {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        func milliseconds(_ time: timeval) -> Double {
            Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
        }
        return (milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), usage.ru_nvcsw)
    }
}
