import CPicaICU

extension TextBuffer {
    /// Returns the start of a deletion by Backspace from a grapheme boundary.
    ///
    /// Graphemes that are typed as a unit are deleted as one: Latin, Greek and Cyrillic letters with their marks,
    /// Hangul, kana, emoji and line ends. In other scripts (Thai, Hebrew, Arabic, the Indic ones) marks and vowels are
    /// typed one by one, so only the last scalar is deleted.
    func backspaceBoundary(before offset: Int) -> Int {
        let start = graphemeBoundary(before: offset)
        guard let first = scalar(at: start), let last = scalar(before: offset),
            !isDeletedWithMarks(first)
        else { return start }
        return max(start, offset - last.utf8Count)
    }

    /// Whether Backspace deletes a scalar together with what follows it in its grapheme.
    private func isDeletedWithMarks(_ scalar: Unicode.Scalar) -> Bool {
        // Characters up to the end of Latin-1, including control characters, and mathematical operators.
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
