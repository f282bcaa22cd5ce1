/// Rules W1 to I2 of the bidirectional algorithm: the directions of the text in an isolating run sequence.
struct BidiSequence {
    /// The embedding level.
    let level: UInt8
    /// The directions at its start and its end.
    let start: BidiClass
    let end: BidiClass
    /// The characters' types after overrides, which the rules then change.
    let types: UnsafeMutableBufferPointer<BidiClass>
    /// The original classes of the characters.
    let classes: UnsafeBufferPointer<BidiClass>

    /// - Parameters:
    ///   - hasBrackets: Whether there may be brackets.
    ///   - resolveBrackets: Applies rule N0.
    func resolve(hasBrackets: Bool, _ resolveBrackets: () -> Void) {
        if resolveMarksAndArabic() {
            resolveSeparators()
            resolveTerminators()
        }
        if hasBrackets { resolveBrackets() }
        resolveNeutrals()
    }

    /// Returns the level of a character with a resolved type. Rules I1 and I2.
    @inline(__always)
    func level(of type: BidiClass) -> UInt8 {
        switch type {
        case .l: level + level & 1
        case .r: level + ~level & 1
        default: level + 2 - level & 1
        }
    }

    /// Applies rules W1 to W3.
    /// - Returns: Whether there are numbers, or signs that may belong to them.
    private func resolveMarksAndArabic() -> Bool {
        var before = start
        var strong = start
        var hasNumbers = false
        for number in 0..<types.count {
            var type = types[number]
            if type == .nsm { type = before.isIsolateInitiator || before == .pdi ? .on : before }
            before = type
            switch type {
            case .l, .r: strong = type
            case .al:
                strong = type
                type = .r
            case .en:
                hasNumbers = true
                if strong == .al { type = .an }
            case .an, .es, .et, .cs: hasNumbers = true
            default: break
            }
            types[number] = type
        }
        return hasNumbers
    }

    /// Applies rule W4: a single separator between two numbers of a kind belongs to them.
    private func resolveSeparators() {
        guard types.count > 2 else { return }
        for number in 1..<types.count - 1 {
            let type = types[number]
            guard type == .es || type == .cs else { continue }
            let before = types[number - 1]
            guard before == types[number + 1] else { continue }
            if before == .en || before == .an && type == .cs { types[number] = before }
        }
    }

    /// Applies rules W5 to W7.
    ///
    /// Terminators next to numbers belong to them, and others are neutral. Numbers in left-to-right text become
    /// left-to-right.
    private func resolveTerminators() {
        var strong = start
        var isAfterNumber = false
        var index = 0
        while index < types.count {
            let type = types[index]
            var end = index + 1
            switch type {
            case .et:
                while end < types.count, types[end] == .et { end += 1 }
                if !isAfterNumber { isAfterNumber = end < types.count && types[end] == .en }
                let made: BidiClass = isAfterNumber ? strong == .l ? .l : .en : .on
                for number in index..<end { types[number] = made }
            case .en:
                isAfterNumber = true
                if strong == .l { types[index] = .l }
            case .es, .cs:
                isAfterNumber = false
                types[index] = .on
            default:
                isAfterNumber = false
                if type == .l || type == .r { strong = type }
            }
            index = end
        }
    }

    /// Applies rules N1 and N2.
    private func resolveNeutrals() {
        let embedding = BidiClass.direction(of: level)
        var before = start
        var index = 0
        while index < types.count {
            guard types[index].isNeutral else {
                before = types[index].strong ?? before
                index += 1
                continue
            }
            var next = index + 1
            while next < types.count, types[next].isNeutral { next += 1 }
            let after = next < types.count ? types[next].strong ?? end : end
            let made = before == after ? before : embedding
            for number in index..<next { types[number] = made }
            index = next
        }
    }
}
