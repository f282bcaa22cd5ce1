/// The line of each entry in a lazy container, and its position in that line.
///
/// In a grid, headers and footers of sections have lines of their own, and each part of a section begins a new line.
struct LazyLines {
    /// Adjacent entries with the same number of entries per line.
    private struct Run {
        let entries: Range<Int>
        /// The number of entries per line.
        let tracks: Int
        let firstLine: Int

        var lineCount: Int { (entries.count + tracks - 1) / tracks }
        var isWhole: Bool { tracks == 1 }
    }

    private var runs: [Run] = []
    private(set) var lineCount = 0

    init() {}

    /// Creates the lines of a list.
    ///
    /// - Parameter tracks: The number of entries per line, except for headers and footers.
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

    /// Returns the last run for which `isBeyond` is `false`, by binary search.
    private func run(_ isBeyond: (Run) -> Bool) -> Run? {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(runs[middle]) { high = middle } else { low = middle + 1 }
        }
        return low > 0 ? runs[low - 1] : nil
    }

    /// Returns the line of an entry; the line count if there is no such entry.
    func line(of entry: Int) -> Int {
        guard let run = run({ $0.entries.lowerBound > entry }), run.entries.contains(entry) else {
            return lineCount
        }
        return run.firstLine + (entry - run.entries.lowerBound) / run.tracks
    }

    /// Returns the position of an entry in its line; `nil` if it is alone there.
    func track(of entry: Int) -> Int? {
        guard let run = run({ $0.entries.lowerBound > entry }), !run.isWhole else { return nil }
        return (entry - run.entries.lowerBound) % run.tracks
    }

    /// Returns the entries in some lines.
    func entries(in lines: ClosedRange<Int>) -> Range<Int> {
        func first(_ line: Int) -> Int {
            guard let run = run({ $0.firstLine > line }) else { return 0 }
            return min(run.entries.lowerBound + (line - run.firstLine) * run.tracks, run.entries.upperBound)
        }
        return first(lines.lowerBound)..<max(first(lines.lowerBound), first(lines.upperBound + 1))
    }
}
