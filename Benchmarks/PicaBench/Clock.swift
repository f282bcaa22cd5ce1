import Foundation

/// Clocks, in milliseconds.
enum Clock {
    static var now: Double { read(CLOCK_MONOTONIC) }
    /// CPU time of all threads of this process.
    static var cpu: Double { read(CLOCK_PROCESS_CPUTIME_ID) }
    /// CPU time of this thread.
    static var thread: Double { read(CLOCK_THREAD_CPUTIME_ID) }

    /// When the program was executed, as its starter says in `BENCH_T0_NS`.
    static var exec: Double { (Report.variable("BENCH_T0_NS").flatMap(Double.init) ?? 0) / 1e6 }

    /// CPU time of the X server whose process `BENCH_XPID` names, in steps of 10 ms.
    static var serverCPU: Double? {
        guard let id = Report.variable("BENCH_XPID"),
            let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            let end = line.lastIndex(of: ")")
        else { return nil }
        let fields = line[end...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
            return nil
        }
        return (user + system) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
