import Foundation

/// Every way an app has of doing something later.
@MainActor
enum Clocks {
    private static var timesFired = 0

    /// Prints a line when each has come round three times, with the seconds it took.
    static func start(interval: TimeInterval) {
        let begin = Date()
        Task { @MainActor in
            for _ in 1...3 { try await Task.sleep(for: .seconds(interval)) }
            report("task", since: begin)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3 * interval) {
            MainActor.assumeIsolated { report("dispatch", since: begin) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 3 * interval) {
            Task { @MainActor in report("background", since: begin) }
        }
        timesFired = 0
        _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
            let isDone = MainActor.assumeIsolated {
                timesFired += 1
                if timesFired == 3 { report("timer", since: begin) }
                return timesFired == 3
            }
            if isDone { timer.invalidate() }
        }
    }

    private static func report(_ name: String, since begin: Date) {
        writeLine("\(name) \(-begin.timeIntervalSinceNow)")
    }
}
