/// Rules X1 to X10 of the bidirectional algorithm.
///
/// They compute the levels of embeddings, overrides and isolates, and the sequences of text that are resolved
/// separately.
struct BidiExplicit {
    /// An entry of the directional status stack.
    private struct Status {
        var level: UInt8
        /// The class that characters are overridden with; `nil` for no override.
        var override: BidiClass?
        var isIsolate = false
    }

    /// A run of one level, as a range of positions that rule X9 keeps.
    private struct LevelRun {
        var range: Range<Int>
        /// The run that continues it after an isolate; -1 if there is none.
        var next = -1
        var isContinuation = false
    }

    private static let deepest: UInt8 = 125

    /// The level of each position, before the text's own directions are resolved.
    private(set) var levels: ContiguousArray<UInt8> = []
    /// The classes after overrides.
    var types: ContiguousArray<BidiClass> = []
    private var stack: ContiguousArray<Status> = []
    /// The positions that rule X9 keeps.
    private var kept: ContiguousArray<Int> = []
    private var runs: ContiguousArray<LevelRun> = []
    private var positions: ContiguousArray<Int> = []
    /// The end of the isolate for each isolate initiator; -1 if it is never closed.
    private var ends: ContiguousArray<Int> = []
    private var open: ContiguousArray<Int> = []

    /// Returns the level of the first strong character outside isolates, or `nil` if there is none. Rules P2 and P3.
    ///
    /// The search ends at the end of the isolate that contains the text.
    static func firstStrong(_ classes: some Sequence<BidiClass>) -> UInt8? {
        var depth = 0
        for type in classes {
            switch type {
            case .l where depth == 0: return 0
            case .r where depth == 0: return 1
            case .al where depth == 0: return 1
            case .lri, .rli, .fsi: depth += 1
            case .pdi: depth = max(depth - 1, 0)
            case .b: return nil
            default: break
            }
        }
        return nil
    }

    /// Rules X1 to X8.
    mutating func resolve(_ classes: UnsafeBufferPointer<BidiClass>, base: UInt8) {
        types.removeAll(keepingCapacity: true)
        types.append(contentsOf: classes)
        levels.removeAll(keepingCapacity: true)
        findIsolates(classes)
        stack.removeAll(keepingCapacity: true)
        stack.append(Status(level: base))
        var current = Status(level: base)
        var overflowIsolates = 0
        var overflowEmbeddings = 0
        var validIsolates = 0
        for position in classes.indices {
            let type = classes[position]
            switch type {
            case .rle, .lre, .rlo, .lro:
                levels.append(current.level)
                let level = Self.level(above: current.level, isOdd: type == .rle || type == .rlo)
                if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
                    current = Status(level: level, override: type == .rlo ? .r : type == .lro ? .l : nil)
                    stack.append(current)
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }
                continue
            case .pdf:
                if overflowIsolates > 0 {
                } else if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !current.isIsolate, stack.count > 1 {
                    stack.removeLast()
                    current = stack[stack.count - 1]
                }
                levels.append(current.level)
                continue
            case .pdi:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while stack.count > 1, !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    current = stack[stack.count - 1]
                    validIsolates -= 1
                }
            case .b:
                // The paragraph ends here; the next begins at the same level.
                stack.removeSubrange(1...)
                current = stack[0]
                (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
            default: break
            }
            levels.append(current.level)
            if let override = current.override, type != .bn { types[position] = override }
            guard type.isIsolateInitiator else { continue }
            guard overflowIsolates == 0, overflowEmbeddings == 0 else {
                overflowIsolates += 1
                continue
            }
            let end = ends[position] < 0 ? classes.count : ends[position]
            let isRightToLeft =
                type == .rli || type == .fsi && Self.firstStrong(classes[(position + 1)..<end]) == 1
            let level = Self.level(above: current.level, isOdd: isRightToLeft)
            if level <= Self.deepest {
                validIsolates += 1
                current = Status(level: level, isIsolate: true)
                stack.append(current)
            } else {
                overflowIsolates += 1
            }
        }
    }

    private static func level(above level: UInt8, isOdd: Bool) -> UInt8 {
        isOdd ? (level + 1) | 1 : (level + 2) & ~1
    }

    /// Finds the end of each isolate.
    private mutating func findIsolates(_ classes: UnsafeBufferPointer<BidiClass>) {
        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: repeatElement(-1, count: classes.count))
        open.removeAll(keepingCapacity: true)
        for position in classes.indices {
            switch classes[position] {
            case .lri, .rli, .fsi: open.append(position)
            case .pdi: if let start = open.popLast() { ends[start] = position }
            case .b: open.removeAll(keepingCapacity: true)
            default: break
            }
        }
    }

    // MARK: Sequences

    /// Calls `body` for each isolating run sequence (rule X10).
    ///
    /// It receives its positions, its level, and the directions at its start and its end.
    mutating func forEachSequence(
        _ classes: UnsafeBufferPointer<BidiClass>, base: UInt8,
        _ body: (
            _ positions: ContiguousArray<Int>, _ level: UInt8, _ start: BidiClass, _ end: BidiClass,
            _ types: ContiguousArray<BidiClass>
        ) -> Void
    ) {
        findRuns(classes)
        for number in runs.indices where !runs[number].isContinuation {
            let first = runs[number].range.lowerBound
            let level = levels[kept[first]]
            var last = number
            positions.removeAll(keepingCapacity: true)
            positions.append(contentsOf: kept[runs[number].range])
            while runs[last].next >= 0 {
                last = runs[last].next
                positions.append(contentsOf: kept[runs[last].range])
            }
            let end = runs[last].range.upperBound
            let before = first > 0 ? levels[kept[first - 1]] : base
            // An isolate that is never closed is followed by the paragraph's end.
            let isOpen = classes[kept[end - 1]].isIsolateInitiator
            let after = end < kept.count && !isOpen ? levels[kept[end]] : base
            body(
                positions, level, BidiClass.direction(of: max(level, before)),
                BidiClass.direction(of: max(level, after)), types)
        }
    }

    private mutating func findRuns(_ classes: UnsafeBufferPointer<BidiClass>) {
        kept.removeAll(keepingCapacity: true)
        for position in classes.indices where !classes[position].isRemoved { kept.append(position) }
        runs.removeAll(keepingCapacity: true)
        var start = 0
        while start < kept.count {
            var end = start + 1
            while end < kept.count, levels[kept[end]] == levels[kept[start]] { end += 1 }
            runs.append(LevelRun(range: start..<end))
            start = end
        }
        guard runs.count > 1 else { return }
        var starts: [Int: Int] = [:]
        for (number, run) in runs.enumerated() where classes[kept[run.range.lowerBound]] == .pdi {
            starts[kept[run.range.lowerBound]] = number
        }
        for number in runs.indices {
            let last = kept[runs[number].range.upperBound - 1]
            guard classes[last].isIsolateInitiator, let next = starts[ends[last]] else { continue }
            runs[number].next = next
            runs[next].isContinuation = true
        }
    }
}
