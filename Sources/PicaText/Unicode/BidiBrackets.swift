import CPicaICU

/// Rule N0 of the bidirectional algorithm: both brackets of a pair have the same direction.
struct BidiBrackets {
    private struct Opening {
        /// The matching closing character.
        var closing: UInt32
        var index: Int
    }

    private struct Pair {
        var opening: Int
        var closing: Int
    }

    private static let deepest = 63

    private var open: ContiguousArray<Opening> = []
    private var pairs: ContiguousArray<Pair> = []

    /// - Parameter scalar: Returns the character at an index of the sequence.
    mutating func resolve(_ sequence: BidiSequence, scalar: (Int) -> UInt32) {
        let types = sequence.types
        findPairs(UnsafeBufferPointer(types), scalar)
        for pair in pairs {
            guard let made = direction(of: pair, sequence) else { continue }
            for bracket in [pair.opening, pair.closing] {
                types[bracket] = made
                // Marks take the direction of their bracket.
                var index = bracket + 1
                while index < types.count, sequence.classes[index] == .nsm, types[index] == .on {
                    types[index] = made
                    index += 1
                }
            }
        }
    }

    /// Finds the pairs (BD16), in the order of their opening brackets.
    private mutating func findPairs(_ types: UnsafeBufferPointer<BidiClass>, _ scalar: (Int) -> UInt32) {
        open.removeAll(keepingCapacity: true)
        pairs.removeAll(keepingCapacity: true)
        for index in types.indices where types[index] == .on {
            let value = scalar(index)
            let code = Int32(truncatingIfNeeded: value)
            switch Int(icu_getIntPropertyValue(code, Int32(ICU_PROPERTY_BIDI_PAIRED_BRACKET_TYPE))) {
            case ICU_BRACKET_OPEN:
                // Brackets nested deeper than any real text end the search for pairs.
                guard open.count < Self.deepest else {
                    pairs.removeAll(keepingCapacity: true)
                    return
                }
                let closing = UInt32(bitPattern: icu_pairedBracket(code))
                open.append(Opening(closing: Self.canonical(closing), index: index))
            case ICU_BRACKET_CLOSE:
                let closing = Self.canonical(value)
                guard let match = open.lastIndex(where: { $0.closing == closing }) else { continue }
                pairs.append(Pair(opening: open[match].index, closing: index))
                open.removeSubrange(match...)
            default: break
            }
        }
        pairs.sort { $0.opening < $1.opening }
    }

    /// Returns the scalar, with one of two canonically equivalent closing angle brackets replaced by the other.
    private static func canonical(_ scalar: UInt32) -> UInt32 { scalar == 0x232A ? 0x3009 : scalar }

    /// Returns the direction of a pair, or `nil` if nothing inside it has one.
    private func direction(of pair: Pair, _ sequence: BidiSequence) -> BidiClass? {
        let types = sequence.types
        let embedding = BidiClass.direction(of: sequence.level)
        var inside: BidiClass?
        for index in pair.opening + 1..<pair.closing {
            guard let strong = types[index].strong else { continue }
            if strong == embedding { return embedding }
            inside = strong
        }
        guard let inside else { return nil }
        var before = sequence.start
        for index in (0..<pair.opening).reversed() {
            guard let strong = types[index].strong else { continue }
            before = strong
            break
        }
        return before == inside ? inside : embedding
    }
}
