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
    /// What stands between spaces and may break elsewhere than the scan can tell, or not even there.
    private(set) var complexTokens: [Range<Int>] = []

    /// Where a word stands among emoji; see UAX #14, rules 8a, 9, 23a, 30a, 30b and 31.
    private enum Emoji {
        case none
        /// After one that takes a skin tone, after one that does not or has it.
        case base, other
        /// After what is to be joined with the next, after the first half of a flag.
        case joiner, halfFlag
        /// After what belongs to one and leaves to ICU what may follow.
        case closed
    }

    private static let joiner: UInt32 = 0x200D

    /// Scans from `start` to the first separator.
    /// - Parameter breaks: Takes the offsets at which a new line may begin, as if all tokens were simple.
    init(
        _ bytes: UnsafePointer<UInt8>, from start: Int, count: Int, _ properties: CharacterProperties,
        breaks: inout FillingBuffer<Int32>
    ) {
        contentEnd = count
        end = count
        var tokenStart = start
        var isComplex = false
        defer { if isComplex { complexTokens.append(tokenStart..<contentEnd) } }
        var index = start
        // Of the scalar before: whether a word is under way, whether only its end may follow, and whether an
        // emoji may begin a line after it: figures and some other letters are emoji, too.
        var inWord = false
        var isTerminated = false
        var letsEmojiBreak = false
        var emoji = Emoji.none
        // Of the letter before, as long as another of the kind changes nothing.
        var letter = CharacterProperties.Properties.none
        while index < count {
            let (scalar, length) = bytes.scalar(at: index)
            let found = properties[scalar]
            if found == letter {
                index += length
                continue
            }
            letter = .none
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
            if found.needsBidi { needsBidi = true }
            if found.needsItemizing {
                needsItemizing = true
                if found.script == ScriptNames.hiragana || found.script == ScriptNames.katakana {
                    hasKana = true
                }
            }
            let kind = found.simpleBreak
            guard kind != .space else {
                if isComplex { complexTokens.append(tokenStart..<index) }
                isComplex = false
                tokenStart = index + 1
                inWord = false
                isTerminated = false
                letsEmojiBreak = false
                emoji = .none
                index += length
                continue
            }
            if index == tokenStart, index > start { breaks.append(Int32(truncatingIfNeeded: index)) }
            if isComplex {
                if found.script > ScriptNames.inherited { letter = found }
                index += length
                continue
            }
            switch kind {
            case .letter:
                let isPlain = (scalar | 0x20) &- 0x61 < 26 || found.isEmoji
                if isTerminated {
                    isComplex = true
                } else if emoji == .joiner, found.isEmoji {
                    emoji = .none
                } else if emoji == .none {
                    letter = found
                    // Letters after a letter change nothing.
                    if length == 1 {
                        while index + 1 < count, (bytes[index + 1] | 0x20) &- 0x61 < 26 { index += 1 }
                    }
                } else if emoji == .base || emoji == .other, isPlain {
                    breaks.append(Int32(truncatingIfNeeded: index))
                    emoji = .none
                } else {
                    isComplex = true
                }
                inWord = true
                letsEmojiBreak = isPlain
            case .space: break
            case .emoji, .emojiBase:
                if emoji != .joiner {
                    let mayBreak = emoji == .none ? letsEmojiBreak : emoji == .base || emoji == .other
                    if index > tokenStart {
                        if mayBreak, !isTerminated {
                            breaks.append(Int32(truncatingIfNeeded: index))
                        } else {
                            isComplex = true
                        }
                    }
                }
                emoji = kind == .emojiBase ? .base : .other
                inWord = true
            case .modifier:
                if emoji == .base { emoji = .other } else { isComplex = true }
            case .inner:
                if !inWord || isTerminated || emoji == .joiner || emoji == .halfFlag { isComplex = true }
                if scalar.isEmojiMark {
                    if emoji == .base { emoji = .other }
                } else {
                    letsEmojiBreak = false
                    if emoji != .none { emoji = .closed }
                }
            case .terminal:
                if !inWord || emoji == .joiner || emoji == .halfFlag { isComplex = true }
                isTerminated = true
            case .complex:
                switch emoji {
                case .base where scalar == Self.joiner, .other where scalar == Self.joiner: emoji = .joiner
                case .halfFlag where scalar.isRegionalIndicator: emoji = .other
                case .base where scalar.isRegionalIndicator && !isTerminated,
                    .other where scalar.isRegionalIndicator && !isTerminated,
                    .none
                where scalar.isRegionalIndicator
                    && (index == tokenStart || letsEmojiBreak && !isTerminated):
                    if index > tokenStart { breaks.append(Int32(truncatingIfNeeded: index)) }
                    emoji = .halfFlag
                    inWord = true
                default: isComplex = true
                }
            }
            index += length
        }
    }
}

extension UInt32 {
    /// Whether a flag is made of two such scalars.
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(self) }

    /// Whether it makes an emoji, or a key, of the character before it.
    fileprivate var isEmojiMark: Bool { self == 0xFE0F || self == 0x20E3 }
}
