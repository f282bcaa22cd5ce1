/// Which way a paragraph runs.
package enum BaseDirection: Hashable, Sendable {
    /// As its first strong character says; left to right where it has none.
    case natural
    /// As its first strong character says; right to left where it has none.
    case naturalElseRightToLeft
    case leftToRight
    case rightToLeft

    /// Whether text without strong characters runs from right to left.
    var fallsToRightToLeft: Bool { self == .rightToLeft || self == .naturalElseRightToLeft }
}

/// The Unicode bidirectional algorithm, UAX #9: rules P2 to I2, and L1 at lines' hard ends.
///
/// Its storage is used again from paragraph to paragraph. Time grows with the text's length, whatever is
/// nested in it, for depths are bounded: 125 levels, 63 brackets.
final class BidiResolver {
    /// A stretch of one embedding level, as UTF-8 offsets.
    struct Run {
        var end: Int
        var level: UInt8
    }

    /// Where each scalar begins in the text.
    private var offsets: ContiguousArray<Int> = []
    /// The classes as the characters have them.
    private var classes: ContiguousArray<BidiClass> = []
    private var hasExplicit = false
    private var explicit = BidiExplicit()
    private var sequence = BidiSequence()
    /// The levels that result.
    private var levels: ContiguousArray<UInt8> = []

    /// The levels of one paragraph without its separator.
    /// - Returns: The paragraph's own level and its runs in logical order, which end at the range's end.
    func resolve(
        _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, direction: BaseDirection
    ) -> (base: UInt8, runs: [Run]) {
        load(bytes, range)
        let base: UInt8 =
            switch direction {
            case .leftToRight: 0
            case .rightToLeft: 1
            case .natural: BidiExplicit.firstStrong(classes[...]) ?? 0
            case .naturalElseRightToLeft: BidiExplicit.firstStrong(classes[...]) ?? 1
            }
        guard !classes.isEmpty else { return (base, [Run(end: range.upperBound, level: base)]) }
        explicit.resolve(classes, base: base, isPlain: !hasExplicit)
        levels.removeAll(keepingCapacity: true)
        levels.append(contentsOf: explicit.levels)
        explicit.forEachSequence(classes, base: base) { positions, level, start, end, types in
            sequence.resolve(
                positions, level: level, start: start, end: end, classes, &types, &levels
            ) { bytes.scalar(at: offsets[$0]).value }
        }
        resetSeparators(bytes, base)
        return (base, runs(to: range.upperBound))
    }

    private func load(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
        offsets.removeAll(keepingCapacity: true)
        classes.removeAll(keepingCapacity: true)
        hasExplicit = false
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            let type = BidiClass(of: scalar)
            if type.isExplicit { hasExplicit = true }
            offsets.append(index)
            classes.append(type)
            index += length
        }
    }

    /// Rule L1: separators, and what is white before them and at the end, are at the paragraph's level.
    /// What rule X9 took out goes with what is before it.
    private func resetSeparators(_ bytes: UnsafePointer<UInt8>, _ base: UInt8) {
        for number in classes.indices where classes[number].isRemoved {
            levels[number] = number > 0 ? levels[number - 1] : base
        }
        var isAtEnd = true
        for number in classes.indices.reversed() {
            switch classes[number] {
            case .b, .s: isAtEnd = true
            case .ws, .fsi, .lri, .rli, .pdi, .lre, .rle, .lro, .rlo, .pdf, .bn:
                // A line separator or a form feed.
                if Self.endsLine(bytes.scalar(at: offsets[number]).value) { isAtEnd = true }
            default: isAtEnd = false
            }
            if isAtEnd { levels[number] = base }
        }
    }

    private static func endsLine(_ scalar: UInt32) -> Bool { scalar == 0x2028 || scalar == 0x0C }

    private func runs(to end: Int) -> [Run] {
        var runs: [Run] = []
        var start = 0
        for number in 1..<max(levels.count, 1) where levels[number] != levels[start] {
            runs.append(Run(end: offsets[number], level: levels[start]))
            start = number
        }
        runs.append(Run(end: end, level: levels[start]))
        return runs
    }
}
