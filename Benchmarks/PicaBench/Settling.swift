import Foundation

/// Waits until the process is quiet: less than 10 % CPU in three successive windows of 60 ms.
@MainActor struct Settling {
    /// Milliseconds until it became quiet.
    private(set) var duration = 0.0
    private(set) var isCapped = false
    /// The longest time in milliseconds that a timer of 10 ms did not get its turn.
    private(set) var longestStall = 0.0

    static func wait(from start: Double = Clock.now) async -> Settling {
        let limit = Report.seconds("BENCH_SETTLE_S", default: 30) * 1000
        var result = Settling()
        var tick = Clock.now
        var (windowStart, windowCPU) = (tick, Clock.cpu)
        var quietSince = tick
        var quietWindows = 0
        while true {
            try? await Task.sleep(for: .milliseconds(10))
            let now = Clock.now
            result.longestStall = max(result.longestStall, now - tick)
            tick = now
            guard now - windowStart >= 60 else { continue }
            let cpu = Clock.cpu
            if cpu - windowCPU < 0.1 * (now - windowStart) {
                if quietWindows == 0 { quietSince = windowStart }
                quietWindows += 1
            } else {
                quietWindows = 0
            }
            (windowStart, windowCPU) = (now, cpu)
            if quietWindows >= 3 {
                result.duration = quietSince - start
                return result
            }
            if now - start > limit {
                result.duration = now - start
                result.isCapped = true
                return result
            }
        }
    }
}
