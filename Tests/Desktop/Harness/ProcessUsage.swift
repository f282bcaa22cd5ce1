import Foundation

/// The resources that a process has used, measured from outside without waking it.
struct ProcessUsage {
    /// Seconds on a processor, of all threads that still run.
    private(set) var processorTime: TimeInterval = 0
    /// How often its threads went to sleep, which is how often they woke up.
    private(set) var sleeps = 0

    init(of program: Program) throws {
        let tasks = "/proc/\(program.process)/task"
        for thread in try FileManager.default.contentsOfDirectory(atPath: tasks) {
            // Nanoseconds on a processor come first.
            let times = try String(contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)
            processorTime += (Double(times.prefix { $0 != " " }) ?? 0) / 1e9
            let status = try String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
            for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches:") {
                sleeps += Int(line.split(separator: "\t").last ?? "") ?? 0
            }
        }
    }

    /// The most memory that a process has had so far, in bytes.
    static func peakMemory(of program: Program) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(program.process)/status", encoding: .utf8)
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kilobytes = Int(line.filter(\.isNumber))
        else { throw Failure("\(program.name) has no memory") }
        return kilobytes << 10
    }

    /// The resources that a process uses over a period.
    static func measure(_ program: Program, seconds: TimeInterval) throws -> ProcessUsage {
        let before = try ProcessUsage(of: program)
        Thread.sleep(forTimeInterval: seconds)
        var usage = try ProcessUsage(of: program)
        usage.processorTime -= before.processorTime
        usage.sleeps -= before.sleeps
        return usage
    }
}
