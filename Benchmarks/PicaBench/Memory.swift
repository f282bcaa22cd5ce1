import Foundation

/// Memory of this process, in MiB.
enum Memory {
    static var resident: Double { sum("/proc/self/status", ["VmRSS:"]) }
    static var peak: Double { sum("/proc/self/status", ["VmHWM:"]) }
    static var unshared: Double {
        sum("/proc/self/smaps_rollup", ["Private_Dirty:", "Private_Clean:"])
    }

    @MainActor static func emit(_ name: String) {
        Report.emit("\(name).rss", resident, "MiB")
        Report.emit("\(name).private", unshared, "MiB")
    }

    /// Reads by C alone: what Foundation would bring in to do it is not the toolkit's.
    private static func sum(_ path: String, _ keys: [String]) -> Double {
        guard let file = fopen(path, "r") else { return 0 }
        defer { fclose(file) }
        var kibibytes = 0.0
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            for key in keys where strncmp(line, key, key.utf8.count) == 0 {
                kibibytes += Double(atol(Array(line[key.utf8.count...])))
            }
        }
        return kibibytes / 1024
    }
}
