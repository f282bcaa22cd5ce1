/// What one pass over a paragraph finds: where it ends and how much of Unicode it needs.
struct ParagraphScan {
    enum Separator {
        /// The text's end.
        case none
        /// LF, CR, CR LF, NEL, PS: the next paragraph chooses its own direction.
        case paragraph
        /// LS, VT, FF: the next line keeps the direction.
        case line
    }

    /// Where the separator begins, as a UTF-8 offset.
    var contentEnd: Int
    /// Where the next paragraph begins.
    var end: Int
    var separator = Separator.none
    var hasTabs = false
    var needsBidi = false
    /// More than one run of Latin.
    var needsItemizing = false
    /// Some of it is Hiragana or Katakana.
    var hasKana = false
    /// What stands between spaces and may break elsewhere than at them, or not even there.
    private(set) var complexTokens: [Range<Int>] = []

    /// What stands before a scalar in a sequence of emoji; see UAX #14, rules 8a, 9 and 30b.
    private enum Emoji {
        case none
        /// One that takes a skin tone, one that does not or has it, a joiner.
        case base, other, joiner
    }

    private static let joiner: UInt32 = 0x200D

    /// Takes note of what follows an emoji.
    private func followEmoji(
        _ scalar: UInt32, _ kind: CharacterProperties.SimpleBreak, _ emoji: inout Emoji,
        _ isComplex: inout Bool
    ) {
        switch (emoji, kind) {
        case (_, .space), (.base, .terminal), (.other, .terminal): break
        case (.base, .modifier): emoji = .other
        case (.base, .inner), (.other, .inner): emoji = .other
        case (.joiner, .emoji): emoji = .other
        case (.joiner, .emojiBase): emoji = .base
        case (.base, .complex) where scalar == Self.joiner, (.other, .complex) where scalar == Self.joiner:
            emoji = .joiner
        default: isComplex = true
        }
    }

    /// Scans from `start` to the first separator.
    init(_ bytes: UnsafePointer<UInt8>, from start: Int, count: Int, _ properties: CharacterProperties) {
        contentEnd = count
        end = count
        var tokenStart = start
        var isComplex = false
        defer { if isComplex { complexTokens.append(tokenStart..<contentEnd) } }
        var index = start
        // Of the scalar before: whether a word is under way, and whether only its end may follow.
        var inWord = false
        var isTerminated = false
        var emoji = Emoji.none
        while index < count {
            let (scalar, length) = bytes.scalar(at: index)
            if scalar < 0x0E || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029 {
                switch scalar {
                case 0x0A, 0x85, 0x2029: separator = .paragraph
                case 0x0B, 0x0C, 0x2028: separator = .line
                case 0x0D: separator = .paragraph
                case 0x09: hasTabs = true
                default: break
                }
                if separator != .none {
                    contentEnd = index
                    end = index + length
                    if scalar == 0x0D, end < count, bytes[end] == 0x0A { end += 1 }
                    return
                }
            }
            let found = properties[scalar]
            if found.needsBidi { needsBidi = true }
            if found.needsItemizing {
                needsItemizing = true
                if found.script == ScriptNames.hiragana || found.script == ScriptNames.katakana {
                    hasKana = true
                }
            }
            if emoji != .none { followEmoji(scalar, found.simpleBreak, &emoji, &isComplex) }
            switch found.simpleBreak {
            case .letter:
                if isTerminated { isComplex = true }
                inWord = true
                // Letters after a letter change nothing.
                if length == 1, !isTerminated {
                    while index + 1 < count, (bytes[index + 1] | 0x20) &- 0x61 < 26 { index += 1 }
                }
            case .space:
                if isComplex { complexTokens.append(tokenStart..<index) }
                isComplex = false
                tokenStart = index + 1
                inWord = false
                isTerminated = false
                emoji = .none
            case .emoji, .emojiBase:
                // Anything but an emoji's sequence by itself is ICU's.
                if emoji == .none {
                    if index > tokenStart { isComplex = true }
                    emoji = found.simpleBreak == .emojiBase ? .base : .other
                }
                inWord = true
            case .modifier:
                if emoji == .none { isComplex = true }
            case .inner:
                if !inWord || isTerminated { isComplex = true }
            case .terminal:
                if !inWord { isComplex = true }
                isTerminated = true
            case .complex: if scalar != Self.joiner || emoji == .none { isComplex = true }
            }
            index += length
        }
    }
}
