import Foundation

/// Memory of this process, in MiB.
enum Memory {
    static var resident: Double { sum("/proc/self/status", ["VmRSS:"]) }
    static var peak: Double { sum("/proc/self/status", ["VmHWM:"]) }
    static var unshared: Double {
        sum("/proc/self/smaps_rollup", ["Private_Dirty:", "Private_Clean:"])
    }

    private static func sum(_ file: String, _ keys: [String]) -> Double {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return 0 }
        var kibibytes = 0.0
        for line in text.split(separator: "\n") {
            let fields = line.split(whereSeparator: \.isWhitespace)
            if fields.count > 1, keys.contains(String(fields[0])) { kibibytes += Double(fields[1]) ?? 0 }
        }
        return kibibytes / 1024
    }
}
