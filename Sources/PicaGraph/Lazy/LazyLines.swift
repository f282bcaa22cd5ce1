/// In which line of a lazy container each entry stands, and where in that line.
///
/// In a grid headers and footers of sections have lines to themselves, and each part begins a line.
struct LazyLines {
    /// Entries whose lines are alike.
    private struct Run {
        let entries: Range<Int>
        /// How many stand in a line.
        let tracks: Int
        let firstLine: Int

        var lineCount: Int { (entries.count + tracks - 1) / tracks }
        var isWhole: Bool { tracks == 1 }
    }

    private var runs: [Run] = []
    private(set) var lineCount = 0

    init() {}

    /// - Parameter tracks: How many entries stand in a line that is not a header's or a footer's.
    init(_ list: SectionList, tracks: Int) {
        guard tracks > 1, !list.sections.isEmpty else {
            add(0..<list.count, tracks)
            return
        }
        var end = 0
        for section in list.sections {
            add(end..<section.header.lowerBound, tracks)
            add(section.header, 1)
            add(section.content, tracks)
            add(section.footer, 1)
            end = section.footer.upperBound
        }
        add(end..<list.count, tracks)
    }

    private mutating func add(_ entries: Range<Int>, _ tracks: Int) {
        guard !entries.isEmpty else { return }
        let run = Run(entries: entries, tracks: tracks, firstLine: lineCount)
        runs.append(run)
        lineCount += run.lineCount
    }

    /// The last run that begins no later than something.
    private func run(_ isBeyond: (Run) -> Bool) -> Run? {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(runs[middle]) { high = middle } else { low = middle + 1 }
        }
        return low > 0 ? runs[low - 1] : nil
    }

    /// The line an entry stands in; the one after the last for an entry that is not there.
    func line(of entry: Int) -> Int {
        guard let run = run({ $0.entries.lowerBound > entry }), run.entries.contains(entry) else {
            return lineCount
        }
        return run.firstLine + (entry - run.entries.lowerBound) / run.tracks
    }

    /// Where in its line an entry stands; nil for one that has the line to itself.
    func track(of entry: Int) -> Int? {
        guard let run = run({ $0.entries.lowerBound > entry }), !run.isWhole else { return nil }
        return (entry - run.entries.lowerBound) % run.tracks
    }

    /// The entries in some lines.
    func entries(in lines: ClosedRange<Int>) -> Range<Int> {
        func first(_ line: Int) -> Int {
            guard let run = run({ $0.firstLine > line }) else { return 0 }
            return min(run.entries.lowerBound + (line - run.firstLine) * run.tracks, run.entries.upperBound)
        }
        return first(lines.lowerBound)..<max(first(lines.lowerBound), first(lines.upperBound + 1))
    }
}
