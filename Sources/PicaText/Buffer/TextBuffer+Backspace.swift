import CICU

extension TextBuffer {
    /// Where a deletion by Backspace from a grapheme boundary begins.
    ///
    /// Letters that are typed as one go as one: Latin, Greek and Cyrillic with their marks, Hangul, kana, emoji, line
    /// ends. In other scripts (Thai, Hebrew, Arabic, the Indic ones) marks and vowels are typed one by one, so the
    /// last scalar alone goes.
    func backspaceBoundary(before offset: Int) -> Int {
        let start = graphemeBoundary(before: offset)
        guard let first = scalar(at: start), let last = scalar(before: offset),
            !isDeletedWithMarks(first)
        else { return start }
        return max(start, offset - last.utf8Count)
    }

    /// Whether Backspace takes what follows a scalar in the same grapheme, too.
    private func isDeletedWithMarks(_ scalar: Unicode.Scalar) -> Bool {
        // Letters and signs up to the end of Latin-1, control characters among them, and mathematical operators.
        if scalar.value < 0x100 || 0x2200...0x22FF ~= scalar.value { return true }
        if scalar.properties.isEmoji { return true }
        switch Int(icu_getScript(Int32(bitPattern: scalar.value))) {
        case ICU_SCRIPT_LATIN, ICU_SCRIPT_GREEK, ICU_SCRIPT_CYRILLIC, ICU_SCRIPT_HAN, ICU_SCRIPT_HANGUL,
            ICU_SCRIPT_HIRAGANA, ICU_SCRIPT_KATAKANA, ICU_SCRIPT_CANADIAN_ABORIGINAL:
            return true
        default: return false
        }
    }
}
