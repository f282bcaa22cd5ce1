import Foundation
import Glibc

/// The program's allocated memory now.
enum Heap {
    /// In bytes, by glibc's own account; its header is not part of the `Glibc` module.
    static var used: Int {
        typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
        var text: UnsafeMutablePointer<CChar>?
        var length = 0
        guard let symbol = dlsym(nil, "malloc_info"), let stream = open_memstream(&text, &length) else {
            return 0
        }
        _ = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
        fclose(stream)
        defer { free(text) }
        let report = text.map { String(cString: $0) } ?? ""
        // After the arenas one by one come the totals.
        func size(_ tag: String) -> Int {
            guard let line = report.split(separator: "\n").last(where: { $0.hasPrefix(tag) }),
                let start = line.range(of: "size=\"")?.upperBound
            else { return 0 }
            return Int(line[start...].prefix { $0 != "\"" }) ?? 0
        }
        return size("<system type=\"current\"") + size("<total type=\"mmap\"")
            - size("<total type=\"rest\"") - size("<total type=\"fast\"")
    }

    /// How many bytes more are used after a body, the least of a few times: other tests use memory meanwhile.
    static func growth(_ body: () throws -> Void) rethrows -> Int {
        var least = Int.max
        for _ in 0..<4 {
            let before = used
            try body()
            least = min(least, used - before)
        }
        return least
    }
}
