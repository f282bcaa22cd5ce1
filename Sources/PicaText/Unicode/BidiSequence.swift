/// Rules W1 to I2 of the bidirectional algorithm: the directions of text between isolates' borders.
struct BidiSequence {
    /// What embeddings gave it.
    let level: UInt8
    /// The directions it stands in at its start and its end.
    let start: BidiClass
    let end: BidiClass
    /// What overrides made of its characters, and what the rules make of them.
    let types: UnsafeMutableBufferPointer<BidiClass>
    /// What the characters are.
    let classes: UnsafeBufferPointer<BidiClass>

    /// - Parameters:
    ///   - hasBrackets: Whether there may be brackets.
    ///   - resolveBrackets: Rule N0.
    func resolve(hasBrackets: Bool, _ resolveBrackets: () -> Void) {
        if resolveMarksAndArabic() {
            resolveSeparators()
            resolveTerminators()
        }
        if hasBrackets { resolveBrackets() }
        resolveNeutrals()
    }

    /// The level of a character of a resolved type. Rules I1 and I2.
    @inline(__always)
    func level(of type: BidiClass) -> UInt8 {
        switch type {
        case .l: level + level & 1
        case .r: level + ~level & 1
        default: level + 2 - level & 1
        }
    }

    /// Rules W1 to W3.
    /// - Returns: Whether there are numbers, or signs that may be theirs.
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

    /// Rule W4: one separator between two numbers of a kind is part of them.
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

    /// Rules W5 to W7: signs at numbers are part of them, others are neutral; numbers in left-to-right
    /// text are such text.
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

    /// Rules N1 and N2.
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
