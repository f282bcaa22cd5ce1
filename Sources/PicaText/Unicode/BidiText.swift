/// A paragraph prepared for the bidirectional algorithm: runs of one class, about one for each word or space.
///
/// Its rules treat adjacent characters of a class alike. Neutrals, number separators and explicit formatting characters
/// are separate runs, as the rules count them or look at the characters.
struct BidiText {
    let bytes: UnsafePointer<UInt8>
    let range: Range<Int>
    /// The number of runs.
    let count: Int
    /// The starts of the runs, from the range's start.
    let offsets: UnsafePointer<Int32>
    /// The original classes of the characters.
    let classes: UnsafeBufferPointer<BidiClass>
    /// The types that the rules assign.
    let types: UnsafeMutableBufferPointer<BidiClass>
    /// The resulting levels.
    let levels: UnsafeMutableBufferPointer<UInt8>
    /// Whether there is an explicit class.
    let hasExplicit: Bool
    /// Whether there may be brackets.
    let hasBrackets: Bool

    /// Returns the first scalar of a run.
    func scalar(at number: Int) -> UInt32 { bytes.scalar(at: range.lowerBound + Int(offsets[number])).value }

    /// Applies rule L1: separators, and white space before them and at the end, get the paragraph's level.
    ///
    /// Characters that rule X9 removed get the level of the one before.
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

    /// The runs, joined by level.
    var runs: [BidiResolver.Run] {
        var runs: [BidiResolver.Run] = []
        // In text of two directions each run has a few words and the spaces between them.
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

/// The storage of a ``BidiText``, reused by one after another.
final class BidiScratch {
    /// The capacity that most paragraphs need.
    static let usual = 16 * 1024

    private let capacity: Int
    private let offsets: UnsafeMutablePointer<Int32>
    private let classes: UnsafeMutablePointer<BidiClass>
    private let types: UnsafeMutablePointer<BidiClass>
    private let levels: UnsafeMutablePointer<UInt8>

    /// - Parameter capacity: The largest number of bytes of a text.
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

    /// Whether the storage is large enough for a text, and not much too large.
    func suits(_ count: Int) -> Bool { count <= capacity && capacity <= 4 * max(count, Self.usual) }

    /// Finds the classes of a text. The result is valid until the next text is loaded.
    func load(
        _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, _ properties: CharacterProperties
    ) -> BidiText {
        let (offsets, classes) = (offsets, classes)
        var count = 0
        var seen: UInt32 = 0
        var hasBrackets = false
        // The class that further characters of it continue.
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
