/// The context around an offset that decides its word boundaries, in bytes.
private let wordContext = 512

/// The longest motion by word, in bytes: a word may be as long as the text.
private let wordSearchLimit = 16 * 1024

extension TextBuffer {
    /// Returns the end of the first word that ends after an offset.
    ///
    /// The search also stops at a paragraph's end when only spaces or punctuation stand before it, and after 16 KB
    /// without a word's end.
    package func wordEnd(after offset: Int, by breaks: Breaks) -> Int {
        var offset = max(0, offset)
        let limit = offset + wordSearchLimit
        while offset < utf8Count {
            if offset >= limit { return offset }
            let window = wordWindow(around: offset)
            let end =
                window.lowerBound
                + breaks.wordEnd(after: offset - window.lowerBound, in: string(in: window))
            if end > offset, end < window.upperBound { return end }
            // The window's end was reached. It is the answer if the paragraph ends there as well; otherwise the search
            // continues from the window's reliable part.
            let isParagraphEnd = paragraphContentRange(at: offset).upperBound == window.upperBound
            if end > offset, isParagraphEnd { return end }
            offset =
                isParagraphEnd
                ? graphemeBoundary(after: offset)
                : max(
                    graphemeBoundary(after: offset),
                    graphemeBoundary(after: window.upperBound - wordContext / 2)
                )
        }
        return utf8Count
    }

    /// Returns the start of the last word that begins before an offset.
    ///
    /// The search also stops at a paragraph's start when only spaces or punctuation stand after it, and after 16 KB
    /// without a word's start.
    package func wordStart(before offset: Int, by breaks: Breaks) -> Int {
        var offset = min(offset, utf8Count)
        let limit = offset - wordSearchLimit
        while offset > 0 {
            if offset <= limit { return graphemeBoundary(atOrBefore: offset) }
            let paragraph = paragraphRange(at: offset)
            if paragraph.lowerBound == offset {
                // Continue at the end of the previous paragraph.
                offset = paragraphContentRange(at: offset - 1).upperBound
                if offset == paragraphRange(at: offset).lowerBound, offset > 0 { continue }
            }
            let window = wordWindow(around: offset)
            let start =
                window.lowerBound
                + breaks.wordStart(before: offset - window.lowerBound, in: string(in: window))
            if start > window.lowerBound || start == paragraphRange(at: offset).lowerBound { return start }
            offset = min(graphemeBoundary(before: offset), window.lowerBound + wordContext / 2)
        }
        return 0
    }

    /// Returns the word at an offset, or the span between words there.
    ///
    /// At a word's end it is that word, unless another follows directly.
    package func wordRange(at offset: Int, by breaks: Breaks) -> Range<Int> {
        let window = wordWindow(around: offset)
        guard !window.isEmpty else { return window }
        let text = string(in: window)
        let local = offset - window.lowerBound
        let after = local < window.count ? breaks.word(around: local, in: text) : local..<local
        let before = local > 0 ? breaks.word(around: local - 1, in: text) : local..<local
        let isAfterWord =
            !after.isEmpty && breaks.wordStart(before: after.upperBound, in: text) == after.lowerBound
        let isBeforeWord =
            !before.isEmpty && breaks.wordEnd(after: before.lowerBound, in: text) == before.upperBound
        let word = after.isEmpty || (!isAfterWord && isBeforeWord) ? before : after
        return word.lowerBound + window.lowerBound..<word.upperBound + window.lowerBound
    }

    /// Returns the part of an offset's paragraph near the offset, without the paragraph's line end.
    private func wordWindow(around offset: Int) -> Range<Int> {
        let paragraph = paragraphContentRange(at: offset)
        let offset = min(max(offset, paragraph.lowerBound), paragraph.upperBound)
        // The context begins beyond the graphemes on both sides, however long those are.
        let previous = max(paragraph.lowerBound, graphemeBoundary(before: offset))
        let lower = graphemeBoundary(atOrBefore: max(paragraph.lowerBound, previous - wordContext))
        let next = min(paragraph.upperBound, graphemeBoundary(after: offset))
        let upper = graphemeBoundary(atOrBefore: min(paragraph.upperBound, next + wordContext))
        return lower..<max(lower, next, upper)
    }
}
