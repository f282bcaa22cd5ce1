import Foundation
import PicaText

/// Looks for words in a long text: all matches of one, by a `TextSearch` alone, in gigabytes a second; beside it
/// the C library's search for a byte that the text lacks, which reads the same memory.
enum Finding {
    static func run(megabytes: Int) {
        var line = 0
        var text = ""
        text.reserveCapacity(megabytes << 20)
        while text.utf8.count < megabytes << 20 {
            text += Content.label(line, version: 0)
            text += line % 1000 == 999 ? " needle\n" : "\n"
            line += 1
        }
        let start = Clock.now
        let rope = Rope(text)
        Report.emit("find.rope", Clock.now - start, "ms")
        report("find.memory") {
            var found = 0
            rope.forEachChunk(in: 0..<rope.utf8Count) { stretch in
                if let start = stretch.baseAddress, memchr(start, 0, stretch.count) != nil { found += 1 }
                return true
            }
            return found
        }
        for (name, word) in [("rare", "needle"), ("line", "label"), ("letter", "e"), ("absent", "xylophone")]
        {
            var query = SearchQuery()
            query.text = word
            report("find.\(name)") { count(query, rope) }
            query.isCaseSensitive = true
            report("find.\(name).exact") { count(query, rope) }
        }
        var query = SearchQuery()
        (query.text, query.isRegularExpression) = ("n[aeiou]{2}dle", true)
        report("find.expression") { count(query, rope) }
        Report.finish()

        func report(_ name: String, _ body: () -> Int) {
            let start = Clock.now
            let found = body()
            let time = Clock.now - start
            Report.emit("\(name).matches", found, "count")
            Report.emit("\(name).speed", Double(rope.utf8Count) / time / 1e6, "GB/s")
        }
    }

    private static func count(_ query: SearchQuery, _ rope: Rope) -> Int {
        guard let search = try? TextSearch(query) else { return 0 }
        var found = 0
        try? search.forEachMatch(in: rope, 0..<rope.utf8Count) { _ in
            found += 1
            return true
        }
        return found
    }
}
