/// The result of one pass over a paragraph: its end and the Unicode processing that it needs.
struct ParagraphScan {
    enum Separator {
        /// The text's end.
        case none
        /// LF, CR, CR LF, NEL or PS: the next paragraph chooses its own direction.
        case paragraph
        /// LS, VT or FF: the next line keeps the direction.
        case line
    }

    /// The start of the separator, as a UTF-8 offset.
    var contentEnd: Int
    /// The start of the next paragraph.
    var end: Int
    var separator = Separator.none
    var hasTabs = false
    var needsBidi = false
    /// Whether it is more than one run of Latin.
    var needsItemizing = false
    /// Whether it contains Hiragana or Katakana.
    var hasKana = false
    /// The tokens between spaces whose breaks the scan cannot determine.
    private(set) var complexTokens: [Range<Int>] = []

    /// The state of a word among emoji; see UAX #14, rules 8a, 9, 23a, 30a, 30b and 31.
    private enum Emoji {
        case none
        /// After an emoji that accepts a skin tone, or after one that does not or already has it.
        case base, other
        /// After a joiner to the next emoji, or after the first half of a flag.
        case joiner, halfFlag
        /// After a scalar that completes an emoji; ICU decides what may follow.
        case closed
    }

    private static let joiner: UInt32 = 0x200D

    /// Scans from `start` to the first separator.
    /// - Parameter breaks: Receives the offsets at which a new line may begin, as if all tokens were simple.
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
        // The state after the previous scalar: whether a word is open, whether only its end may follow, and whether an
        // emoji after it may begin a line. Digits and some other characters are emoji, too.
        var inWord = false
        var isTerminated = false
        var letsEmojiBreak = false
        var emoji = Emoji.none
        // The properties of the previous letter, as long as another of the kind changes nothing.
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
    /// Whether it is one of the two scalars of a flag.
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(self) }

    /// Whether it makes an emoji or a keycap of the character before it.
    fileprivate var isEmojiMark: Bool { self == 0xFE0F || self == 0x20E3 }
}
