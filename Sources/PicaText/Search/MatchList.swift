/// Matches in text order, found from some position on: first those after it, then those before.
package struct MatchList: Sendable, RandomAccessCollection {
    /// The most matches to keep and count.
    package static let limit = 1 << 20

    private var before: ContiguousArray<Range<Int>> = []
    private var after: ContiguousArray<Range<Int>> = []

    package init() {}

    package var startIndex: Int { 0 }
    package var endIndex: Int { before.count + after.count }
    package subscript(index: Int) -> Range<Int> {
        index < before.count ? before[index] : after[index - before.count]
    }

    package var isFull: Bool { count >= Self.limit }

    /// Appends matches after all others, or, if they are before the position, after all others there.
    package mutating func append(_ matches: ContiguousArray<Range<Int>>, isBefore: Bool) {
        if isBefore { before += matches } else { after += matches }
    }

    /// Returns the index of the first match that begins at or after an offset, or `count` if there is none.
    package func index(from offset: Int) -> Int {
        indices.partitioningIndex { self[$0].lowerBound >= offset }
    }

    /// Returns the indices of the matches that overlap a range.
    package func indices(touching range: Range<Int>) -> Range<Int> {
        var first = index(from: range.lowerBound)
        if first > 0, self[first - 1].upperBound > range.lowerBound { first -= 1 }
        return first..<Swift.max(first, index(from: range.upperBound))
    }

    /// Moves the matches after an edit, and searches again around it.
    ///
    /// - Parameters:
    ///   - reach: The range in which matches may have changed, in the text after the edit.
    ///   - find: Returns the matches in a range of that text.
    package mutating func update(
        for edit: TextEdit, reach: Range<Int>, find: (Range<Int>) throws -> ContiguousArray<Range<Int>>
    ) rethrows {
        let old = reach.lowerBound..<Swift.max(edit.range.upperBound, reach.upperBound - edit.shift)
        let stale = indices(touching: old)
        var again = reach
        if let first = self[stale].first, let last = self[stale].last {
            again =
                Swift.min(
                    reach.lowerBound, first.lowerBound)..<Swift.max(
                    reach.upperBound, last.upperBound + edit.shift)
        }
        let found = try find(again)
        var kept = ContiguousArray<Range<Int>>()
        kept.reserveCapacity(count - stale.count + found.count)
        kept += self[..<stale.lowerBound]
        kept += found
        for match in self[stale.upperBound...] {
            kept.append(match.lowerBound + edit.shift..<match.upperBound + edit.shift)
        }
        before = []
        after = kept
    }
}
