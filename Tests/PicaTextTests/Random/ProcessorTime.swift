import Glibc

/// This thread's processor time in seconds, because other tests may run beside it.
enum ProcessorTime {
    static func measure(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }

    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
