import CPicaICU

/// The scalar properties for itemization and line breaking, in a lazily filled page table.
///
/// A page of 256 scalars is filled from ICU on first use; afterwards a lookup takes two loads.
final class CharacterProperties {
    struct Properties: Equatable {
        fileprivate let bits: UInt32

        /// A value that no scalar has.
        static let none = Properties(bits: .max)

        /// ICU's `UScriptCode`; 0 is Common, 1 Inherited.
        var script: UInt8 { UInt8(truncatingIfNeeded: bits) }
        var simpleBreak: SimpleBreak {
            SimpleBreak(rawValue: UInt8(truncatingIfNeeded: bits >> 8) & 7) ?? .complex
        }
        /// Whether the paragraph needs the bidirectional algorithm because of this scalar.
        var needsBidi: Bool { bits & 0x0800 != 0 }
        var isEmoji: Bool { bits & 0x1000 != 0 }
        var hasEmojiPresentation: Bool { bits & 0x2000 != 0 }
        /// Whether it joins the grapheme before it (`Extend`, `ZWJ`, `SpacingMark`).
        var extendsGrapheme: Bool { bits & 0x4000 != 0 }
        var isDefaultIgnorable: Bool { bits & 0x8000 != 0 }
        /// Whether it joins the grapheme after it (`Prepend`).
        var beginsGrapheme: Bool { bits & 0x20000 != 0 }
        /// Whether it joins no grapheme (`Control`).
        var isControl: Bool { bits & 0x80000 != 0 }
        /// Whether it is a letter, digit or ideograph for `word-break: keep-all`.
        var isKeptInWord: Bool { bits & 0x40000 != 0 }
        /// Whether it makes the text more than one run of Latin: another script, emoji, or an emoji selector.
        var needsItemizing: Bool { bits & 0x10000 != 0 }
        /// Whether neighboring letters may join it, or each other through it.
        var joins: Bool { bits & 0x10_0000 != 0 }
        /// Whether it is a bracket or a double quotation mark.
        var isPaired: Bool { bits & 0x20_0000 != 0 }
        /// Whether it is paired, or shared by several scripts, but not by all.
        var isSpecialInScripts: Bool { bits & 0x60_0000 != 0 }
        /// Whether it belongs to one script only, and is neither an emoji nor shared.
        func isPlain(in script: UInt8) -> Bool {
            bits & 0x60_10FF == UInt32(script) && script > ScriptNames.inherited
        }
        var isLowercase: Bool { bits & 0x80_0000 != 0 }
        var isUppercase: Bool { bits & 0x100_0000 != 0 }
        /// The class in the bidirectional algorithm.
        var bidiClass: BidiClass { BidiClass(rawValue: UInt8(truncatingIfNeeded: bits >> 26) & 0x1F) ?? .on }
        /// Whether it is part of an even grid: Han, kana, Bopomofo and their punctuation.
        var isIdeographic: Bool { bits & 0x200_0000 != 0 }
    }

    /// The role of a scalar if lines break only after spaces.
    enum SimpleBreak: UInt8 {
        /// Requires ICU to find the breaks of its paragraph.
        case complex
        /// Allowed anywhere in a word.
        case letter
        /// Allowed in a word, except at its start.
        case inner
        /// Allowed only at the end of a word.
        case terminal
        /// U+0020.
        case space
        /// An emoji, an emoji that accepts a skin tone, and a skin tone. An emoji has no breaks inside, even with the
        /// scalars that join it.
        case emoji, emojiBase, modifier
    }

    private static let pageCount = 0x1100
    private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>?>

    init() {
        pages = .allocate(capacity: Self.pageCount)
        pages.initialize(repeating: nil, count: Self.pageCount)
    }

    deinit {
        for page in 0..<Self.pageCount { pages[page]?.deallocate() }
        pages.deallocate()
    }

    /// - Parameter scalar: At most U+10FFFF; larger values count as U+FFFD.
    @inline(__always)
    subscript(scalar: UInt32) -> Properties {
        let scalar = scalar <= 0x10FFFF ? scalar : 0xFFFD
        if let page = pages[Int(scalar >> 8)] { return Properties(bits: page[Int(scalar & 0xFF)]) }
        return Properties(bits: fillPage(scalar >> 8)[Int(scalar & 0xFF)])
    }

    /// Whether a mark joins the letters on both sides to one syllable.
    static func isVirama(_ scalar: UInt32) -> Bool {
        icu_getIntPropertyValue(Int32(bitPattern: scalar), Int32(ICU_PROPERTY_CANONICAL_COMBINING_CLASS)) == 9
    }

    @inline(never)
    private func fillPage(_ number: UInt32) -> UnsafeMutablePointer<UInt32> {
        let page = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
        for low in 0..<256 {
            page[low] = Self.bits(of: Int32(number << 8) + Int32(low))
        }
        pages[Int(number)] = page
        return page
    }

    private static func bits(of scalar: Int32) -> UInt32 {
        let script = Int(icu_getScript(scalar))
        var bits = UInt32(UInt8(clamping: script)) | UInt32(simpleBreak(of: scalar).rawValue) << 8
        switch Int(icu_charDirection(scalar)) {
        case ICU_DIRECTION_RIGHT_TO_LEFT, ICU_DIRECTION_RIGHT_TO_LEFT_ARABIC, ICU_DIRECTION_ARABIC_NUMBER,
            ICU_DIRECTION_RIGHT_TO_LEFT_EMBEDDING, ICU_DIRECTION_RIGHT_TO_LEFT_OVERRIDE,
            ICU_DIRECTION_RIGHT_TO_LEFT_ISOLATE:
            bits |= 0x0800
        default: break
        }
        if icu_hasBinaryProperty(scalar, Int32(ICU_PROPERTY_EMOJI)) { bits |= 0x1000 }
        let emojiPresentation = icu_hasBinaryProperty(scalar, Int32(ICU_PROPERTY_EMOJI_PRESENTATION))
        if emojiPresentation { bits |= 0x2000 }
        switch Int(icu_getIntPropertyValue(scalar, Int32(ICU_PROPERTY_GRAPHEME_CLUSTER_BREAK))) {
        case ICU_GCB_EXTEND, ICU_GCB_ZWJ, ICU_GCB_SPACING_MARK: bits |= 0x4000
        case ICU_GCB_PREPEND: bits |= 0x20000
        case ICU_GCB_CONTROL: bits |= 0x80000
        default: break
        }
        switch Int(icu_getIntPropertyValue(scalar, Int32(ICU_PROPERTY_LINE_BREAK))) {
        case ICU_LB_ALPHABETIC, ICU_LB_AMBIGUOUS, ICU_LB_HEBREW_LETTER, ICU_LB_NUMERIC, ICU_LB_IDEOGRAPHIC,
            ICU_LB_CONDITIONAL_JAPANESE_STARTER, ICU_LB_HANGUL_LV, ICU_LB_HANGUL_LVT, ICU_LB_JAMO_L,
            ICU_LB_JAMO_V, ICU_LB_JAMO_T:
            bits |= 0x40000
        default: break
        }
        if icu_hasBinaryProperty(scalar, Int32(ICU_PROPERTY_DEFAULT_IGNORABLE_CODE_POINT)) { bits |= 0x8000 }
        let isLatin =
            script == ICU_SCRIPT_LATIN || script == ICU_SCRIPT_COMMON
            || script == ICU_SCRIPT_INHERITED
        if !isLatin || emojiPresentation || scalar == 0xFE0F || scalar == 0x20E3 { bits |= 0x10000 }
        if icu_getIntPropertyValue(scalar, Int32(ICU_PROPERTY_JOINING_TYPE)) != 0 { bits |= 0x10_0000 }
        if icu_getIntPropertyValue(scalar, Int32(ICU_PROPERTY_BIDI_PAIRED_BRACKET_TYPE)) != 0
            || PairedMark.isQuotationMark(UInt32(scalar))
        {
            bits |= 0x20_0000
        }
        if icu_isShared(scalar) { bits |= 0x40_0000 }
        if icu_hasBinaryProperty(scalar, Int32(ICU_PROPERTY_LOWERCASE)) { bits |= 0x80_0000 }
        if icu_hasBinaryProperty(scalar, Int32(ICU_PROPERTY_UPPERCASE)) { bits |= 0x100_0000 }
        let isFullWidth = (0x3001...0x303F).contains(scalar) || (0xFF01...0xFF60).contains(scalar)
        if isFullWidth || ScriptNames.isIdeographic(script) { bits |= 0x200_0000 }
        return bits | UInt32(BidiClass(of: UInt32(scalar)).rawValue) << 26
    }

    private static func simpleBreak(of scalar: Int32) -> SimpleBreak {
        switch Int(icu_getIntPropertyValue(scalar, Int32(ICU_PROPERTY_LINE_BREAK))) {
        case ICU_LB_ALPHABETIC, ICU_LB_HEBREW_LETTER, ICU_LB_NUMERIC,
            ICU_LB_QUOTATION:
            return .letter
        case ICU_LB_INFIX_NUMERIC, ICU_LB_COMBINING_MARK, ICU_LB_GLUE:
            return .inner
        case ICU_LB_EXCLAMATION, ICU_LB_CLOSE_PUNCTUATION,
            ICU_LB_CLOSE_PARENTHESIS, ICU_LB_BREAK_AFTER:
            return scalar == 0x09 ? .complex : .terminal
        case ICU_LB_SPACE: return .space
        case ICU_LB_IDEOGRAPHIC:
            return icu_hasBinaryProperty(scalar, Int32(ICU_PROPERTY_EMOJI)) ? .emoji : .complex
        case ICU_LB_EMOJI_BASE: return .emojiBase
        case ICU_LB_EMOJI_MODIFIER: return .modifier
        default: return .complex
        }
    }
}
