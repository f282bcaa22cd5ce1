/// The cost of parsing a text beyond reading it once, estimated in advance because parsing cannot be stopped.
///
/// cmark-gfm 0.29.0.gfm.6 (Debian 12) takes quadratic time in a paragraph's length for some marks: 100 seconds for 800
/// KB of `<![CDATA[` (measured 2026-11). It also gives each row of a table as many cells as the table has columns,
/// however short the row is. So 100 KB can become a thousand million cells.
///
/// A paragraph here is the text between empty lines, which is at least the parser's own.
struct MarkdownCost {
    private static let cellSize = 256

    /// - Parameter budget: The budget that pays a step for about a nanosecond, and the memory of tables' cells.
    static func spend(
        forParsing text: [UInt8], from budget: WorkBudget
    ) throws(WorkBudget.Exhausted) {
        // A text so small that no square below can overflow.
        try budget.spend(bytes: text.count)
        var paragraph = MarkdownCost()
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.allSatisfy({ $0 <= 0x20 }) {
                try budget.spend(steps: paragraph.steps)
                paragraph = MarkdownCost()
            } else {
                paragraph.add(line)
                try budget.spend(bytes: paragraph.columns * cellSize)
            }
        }
        try budget.spend(steps: paragraph.steps)
    }

    private var bytes = 0
    private var lines = 0
    /// The number of `<?`, `<!` and `![`, from each of which the parser may search to the paragraph's end.
    private var openings = 0
    private var brackets = 0
    private var escapedBreaks = 0
    /// The sum of the squared lengths of all runs of `)`. The parser counts a run again for each `)` that ends a URL.
    private var parentheses = 0
    /// The number of columns of the widest line with bars; 0 outside of tables.
    private var columns = 0
    /// The weighted sum of the squares of line number and columns. It covers the lines that could be below a table's
    /// header.
    private var headings = 0

    private mutating func add(_ line: ArraySlice<UInt8>) {
        var (bars, run, last) = (0, 0, UInt8(0))
        var isRuler = true
        for byte in line {
            switch (last, byte) {
            case (UInt8(ascii: "<"), UInt8(ascii: "?")), (UInt8(ascii: "<"), UInt8(ascii: "!")),
                (UInt8(ascii: "!"), UInt8(ascii: "[")):
                openings += 1
            default: break
            }
            run = byte == UInt8(ascii: ")") ? run + 1 : 0
            parentheses += 2 * run
            if byte == UInt8(ascii: "|") { bars += 1 }
            if byte == UInt8(ascii: "[") { brackets += 1 }
            isRuler = isRuler && (byte <= 0x20 || "|:->".utf8.contains(byte))
            last = byte
        }
        bytes += line.count + 1
        lines += 1
        if last == UInt8(ascii: "\\") { escapedBreaks += 1 }
        if isRuler { headings = min(headings + 2 * lines * lines + 10 * bars * bars, 1 << 60) }
        if bars > 0 || columns > 0 { columns = max(columns, bars + 1) }
    }

    private var steps: Int {
        openings * bytes + parentheses + headings + (brackets * brackets + escapedBreaks * escapedBreaks) / 16
    }
}
