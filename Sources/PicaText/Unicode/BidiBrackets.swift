import CICU

/// Rule N0 of the bidirectional algorithm: both brackets of a pair run the same way.
struct BidiBrackets {
    private struct Opening {
        /// The character that closes it.
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

    /// - Parameters:
    ///   - embedding: The direction of the sequence's level.
    ///   - start: The direction that the sequence begins in.
    mutating func resolve(
        _ positions: ContiguousArray<Int>, _ embedding: BidiClass, _ start: BidiClass,
        _ classes: ContiguousArray<BidiClass>, _ types: inout ContiguousArray<BidiClass>,
        scalar: (Int) -> UInt32
    ) {
        findPairs(positions, types, scalar)
        for pair in pairs {
            guard let made = direction(of: pair, positions, embedding, start, types) else { continue }
            for bracket in [pair.opening, pair.closing] {
                types[positions[bracket]] = made
                // Marks go with their bracket.
                var index = bracket + 1
                while index < positions.count, classes[positions[index]] == .nsm,
                    types[positions[index]] == .on
                {
                    types[positions[index]] = made
                    index += 1
                }
            }
        }
    }

    /// Finds the pairs (BD16), in the order of their openings.
    private mutating func findPairs(
        _ positions: ContiguousArray<Int>, _ types: ContiguousArray<BidiClass>, _ scalar: (Int) -> UInt32
    ) {
        open.removeAll(keepingCapacity: true)
        pairs.removeAll(keepingCapacity: true)
        for index in positions.indices where types[positions[index]] == .on {
            let value = scalar(positions[index])
            let code = Int32(truncatingIfNeeded: value)
            switch Int(icu_getIntPropertyValue(code, Int32(ICU_PROPERTY_BIDI_PAIRED_BRACKET_TYPE))) {
            case ICU_BRACKET_OPEN:
                // Nobody reads brackets so deep; no more pairs are looked for.
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

    /// Of two closing angle brackets that are one the first is taken for the second.
    private static func canonical(_ scalar: UInt32) -> UInt32 { scalar == 0x232A ? 0x3009 : scalar }

    /// The direction that a pair takes; nil if nothing in it has one.
    private func direction(
        of pair: Pair, _ positions: ContiguousArray<Int>, _ embedding: BidiClass, _ start: BidiClass,
        _ types: ContiguousArray<BidiClass>
    ) -> BidiClass? {
        var inside: BidiClass?
        for index in pair.opening + 1..<pair.closing {
            guard let strong = types[positions[index]].strong else { continue }
            if strong == embedding { return embedding }
            inside = strong
        }
        guard let inside else { return nil }
        var before = start
        for index in (0..<pair.opening).reversed() {
            guard let strong = types[positions[index]].strong else { continue }
            before = strong
            break
        }
        return before == inside ? inside : embedding
    }
}
