/// Rules W1 to I2 of the bidirectional algorithm: the levels of text between isolates' borders.
struct BidiSequence {
    private var brackets = BidiBrackets()

    /// - Parameters:
    ///   - positions: Of the sequence's characters.
    ///   - level: What embeddings gave it.
    ///   - start: The direction it stands in at its start.
    ///   - classes: What the characters are.
    ///   - types: What overrides made of them, and what the rules make of them.
    ///   - levels: Where the levels are put.
    ///   - scalar: The character at a position.
    mutating func resolve(
        _ positions: ContiguousArray<Int>, level: UInt8, start: BidiClass, end: BidiClass,
        _ classes: ContiguousArray<BidiClass>, _ types: inout ContiguousArray<BidiClass>,
        _ levels: inout ContiguousArray<UInt8>, scalar: (Int) -> UInt32
    ) {
        Self.resolveMarksAndArabic(positions, start, &types)
        Self.resolveSeparators(positions, &types)
        Self.resolveTerminators(positions, start, &types)
        let embedding = BidiClass.direction(of: level)
        brackets.resolve(positions, embedding, start, classes, &types, scalar: scalar)
        Self.resolveNeutrals(positions, embedding, start, end, &types)
        for position in positions {
            let step: UInt8 =
                switch types[position] {
                case .l: level & 1
                case .r: ~level & 1
                default: 2 - level & 1
                }
            levels[position] = level + step
        }
    }

    /// Rules W1 to W3.
    private static func resolveMarksAndArabic(
        _ positions: ContiguousArray<Int>, _ start: BidiClass, _ types: inout ContiguousArray<BidiClass>
    ) {
        var before = start
        var strong = start
        for position in positions {
            var type = types[position]
            if type == .nsm { type = before.isIsolateInitiator || before == .pdi ? .on : before }
            before = type
            switch type {
            case .l, .r: strong = type
            case .al:
                strong = type
                type = .r
            case .en: if strong == .al { type = .an }
            default: break
            }
            types[position] = type
        }
    }

    /// Rule W4: one separator between two numbers of a kind is part of them.
    private static func resolveSeparators(
        _ positions: ContiguousArray<Int>, _ types: inout ContiguousArray<BidiClass>
    ) {
        for number in positions.indices.dropFirst().dropLast() {
            let type = types[positions[number]]
            guard type == .es || type == .cs else { continue }
            let before = types[positions[number - 1]]
            guard before == types[positions[number + 1]] else { continue }
            if before == .en || before == .an && type == .cs { types[positions[number]] = before }
        }
    }

    /// Rules W5 to W7: signs at numbers are part of them, others are neutral; numbers in left-to-right
    /// text are such text.
    private static func resolveTerminators(
        _ positions: ContiguousArray<Int>, _ start: BidiClass, _ types: inout ContiguousArray<BidiClass>
    ) {
        var strong = start
        var isAfterNumber = false
        var index = 0
        while index < positions.count {
            let type = types[positions[index]]
            var end = index + 1
            switch type {
            case .et:
                while end < positions.count, types[positions[end]] == .et { end += 1 }
                if !isAfterNumber { isAfterNumber = end < positions.count && types[positions[end]] == .en }
                let made: BidiClass = isAfterNumber ? strong == .l ? .l : .en : .on
                for number in index..<end { types[positions[number]] = made }
            case .en:
                isAfterNumber = true
                if strong == .l { types[positions[index]] = .l }
            case .es, .cs:
                isAfterNumber = false
                types[positions[index]] = .on
            default:
                isAfterNumber = false
                if type == .l || type == .r { strong = type }
            }
            index = end
        }
    }

    /// Rules N1 and N2.
    private static func resolveNeutrals(
        _ positions: ContiguousArray<Int>, _ embedding: BidiClass, _ start: BidiClass, _ end: BidiClass,
        _ types: inout ContiguousArray<BidiClass>
    ) {
        var before = start
        var index = 0
        while index < positions.count {
            guard types[positions[index]].isNeutral else {
                before = types[positions[index]].strong ?? before
                index += 1
                continue
            }
            var next = index + 1
            while next < positions.count, types[positions[next]].isNeutral { next += 1 }
            let after = next < positions.count ? types[positions[next]].strong ?? end : end
            let made = before == after ? before : embedding
            for number in index..<next { types[positions[number]] = made }
            index = next
        }
    }
}
