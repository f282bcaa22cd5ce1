/// A paragraph as the bidirectional algorithm sees it: runs of one class, a word or a space each.
///
/// Its rules treat neighbours of a class alike. Neutrals, separators of numbers and what opens and closes
/// levels are runs by themselves, as the rules count them or look at the characters.
struct BidiText {
    let bytes: UnsafePointer<UInt8>
    let range: Range<Int>
    /// How many runs there are.
    let count: Int
    /// Where each run begins, from the range's start.
    let offsets: UnsafePointer<Int32>
    /// The classes as the characters have them.
    let classes: UnsafeBufferPointer<BidiClass>
    /// What the rules make of them.
    let types: UnsafeMutableBufferPointer<BidiClass>
    /// The levels that result.
    let levels: UnsafeMutableBufferPointer<UInt8>
    /// Whether some class is explicit.
    let hasExplicit: Bool
    /// Whether there may be brackets.
    let hasBrackets: Bool

    /// The first scalar of a run.
    func scalar(at number: Int) -> UInt32 { bytes.scalar(at: range.lowerBound + Int(offsets[number])).value }

    /// Rule L1: separators, and what is white before them and at the end, are at the paragraph's level.
    /// What rule X9 took out goes with what is before it.
    func resetSeparators(_ base: UInt8) {
        if hasExplicit {
            for number in 0..<count where classes[number].isRemoved {
                levels[number] = number > 0 ? levels[number - 1] : base
            }
        }
        var isAtEnd = true
        var number = count
        while number > 0 {
            number -= 1
            switch classes[number] {
            case .b, .s: isAtEnd = true
            case .ws, .fsi, .lri, .rli, .pdi, .lre, .rle, .lro, .rlo, .pdf, .bn:
                if !isAtEnd, endsLine(number) { isAtEnd = true }
            default: isAtEnd = false
            }
            if isAtEnd { levels[number] = base }
        }
    }

    /// Whether a run is a line separator or a form feed.
    private func endsLine(_ number: Int) -> Bool {
        let byte = bytes[range.lowerBound + Int(offsets[number])]
        return byte == 0x0C || byte == 0xE2 && scalar(at: number) == 0x2028
    }

    /// The runs of one level.
    var runs: [BidiResolver.Run] {
        var runs: [BidiResolver.Run] = []
        // Of text in two directions each run has a few words and the spaces between them.
        runs.reserveCapacity(count / 4 + 1)
        var level = levels[0]
        for number in 1..<max(count, 1) where levels[number] != level {
            runs.append(BidiResolver.Run(end: range.lowerBound + Int(offsets[number]), level: level))
            level = levels[number]
        }
        runs.append(BidiResolver.Run(end: range.upperBound, level: level))
        return runs
    }
}

/// The storage of a ``BidiText``, used by one after the other.
final class BidiScratch {
    /// What most paragraphs need.
    static let usual = 16 * 1024

    private let capacity: Int
    private let offsets: UnsafeMutablePointer<Int32>
    private let classes: UnsafeMutablePointer<BidiClass>
    private let types: UnsafeMutablePointer<BidiClass>
    private let levels: UnsafeMutablePointer<UInt8>

    /// - Parameter capacity: Of how many bytes texts are at most.
    init(capacity: Int) {
        let capacity = max(capacity, Self.usual)
        self.capacity = capacity
        offsets = .allocate(capacity: capacity)
        classes = .allocate(capacity: capacity)
        types = .allocate(capacity: capacity)
        levels = .allocate(capacity: capacity)
        types.initialize(repeating: .on, count: capacity)
        levels.initialize(repeating: 0, count: capacity)
    }

    deinit {
        offsets.deallocate()
        classes.deallocate()
        types.deallocate()
        levels.deallocate()
    }

    /// Whether it is large enough for a text, and not much too large.
    func suits(_ count: Int) -> Bool { count <= capacity && capacity <= 4 * max(count, Self.usual) }

    /// Finds the classes of a text; good until the next one is loaded.
    func load(
        _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, _ properties: CharacterProperties
    ) -> BidiText {
        let (offsets, classes) = (offsets, classes)
        var count = 0
        var seen: UInt32 = 0
        var hasBrackets = false
        // The class that goes on with more of it.
        var open: BidiClass?
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            let found = properties[scalar]
            let type = found.bidiClass
            if type != open {
                seen |= 1 << UInt32(type.rawValue)
                if found.isPaired { hasBrackets = true }
                open = type.continues ? type : nil
                offsets[count] = Int32(truncatingIfNeeded: index - range.lowerBound)
                classes[count] = type
                count += 1
            }
            index += length
        }
        return BidiText(
            bytes: bytes, range: range, count: count, offsets: UnsafePointer(offsets),
            classes: UnsafeBufferPointer(start: classes, count: count),
            types: UnsafeMutableBufferPointer(start: types, count: count),
            levels: UnsafeMutableBufferPointer(start: levels, count: count),
            hasExplicit: seen & BidiClass.explicit != 0, hasBrackets: hasBrackets)
    }
}
