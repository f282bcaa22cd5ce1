import Foundation

/// Writes figures.
enum Report {
    static let name = variable("BENCH_NAME") ?? "pica"

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func seconds(_ name: String, default value: Double) -> Double {
        variable(name).flatMap(Double.init) ?? value
    }

    static func emit(_ metric: String, _ value: Double, _ unit: String) {
        print(name, metric, String(format: "%.6g", value), unit)
        fflush(nil)
    }

    static func emit(_ metric: String, _ value: Int, _ unit: String) { emit(metric, Double(value), unit) }

    /// Median and high percentiles (nearest rank) of durations in milliseconds.
    static func emit(_ metric: String, _ durations: [Double]) {
        emit("\(metric).n", durations.count, "count")
        let sorted = durations.sorted()
        guard let last = sorted.last else { return }
        func rank(_ share: Double) -> Double {
            let index = Int((share * Double(sorted.count)).rounded(.up)) - 1
            return sorted[min(max(index, 0), sorted.count - 1)]
        }
        emit("\(metric).median", rank(0.5), "ms")
        emit("\(metric).p95", rank(0.95), "ms")
        emit("\(metric).p99", rank(0.99), "ms")
        emit("\(metric).max", last, "ms")
    }

    /// Ends the program; taking it down is not measured.
    static func finish() -> Never {
        fflush(nil)
        _exit(0)
    }
}
