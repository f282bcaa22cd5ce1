import CPicaICU

/// The boundaries of graphemes, words and sentences, and line-break opportunities, in UTF-8 text.
///
/// A query costs time by the text around its offset, not by the text's length. The exception is text that itself
/// requires more (a run of flags, thousands of combining marks). Offsets are in UTF-8 bytes. An offset inside a scalar
/// or outside the text is clamped.
package final class Breaks {
    /// The kind of boundary for ``boundary(after:of:in:)`` and the related functions.
    package enum Unit: Hashable, Sendable {
        case word
        case line
        case sentence
    }

    private var iterators: [Unit: OpaquePointer] = [:]
    private var text: OpaquePointer?

    package init() {}

    deinit {
        for iterator in iterators.values { icu_breakClose(iterator) }
        if let text { icu_textClose(text) }
    }

    // MARK: Graphemes

    /// Returns the first grapheme boundary after an offset, or `nil` at the end.
    package func grapheme(after offset: Int, in text: String) -> Int? {
        let count = text.utf8.count
        guard offset < count else { return nil }
        let fast: Int? = text.withUTF8Pointer { bytes in
            let offset = max(offset, 0)
            guard bytes[offset] < 0x80 else { return nil }
            if offset + 1 == count { return offset + 1 }
            let next = bytes[offset + 1]
            return next < 0x80 && next != 0x0A ? offset + 1 : nil
        }
        if let fast { return fast }
        let start = text.utf8Index(Self.scalarStart(max(offset, 0), in: text))
        return text.utf8.distance(from: text.startIndex, to: text.index(after: start))
    }

    /// Returns the last grapheme boundary before an offset, or `nil` at the start.
    package func grapheme(before offset: Int, in text: String) -> Int? {
        let count = text.utf8.count
        guard offset > 0 else { return nil }
        let offset = min(offset, count)
        let fast: Int? = text.withUTF8Pointer { bytes in
            guard bytes[offset - 1] < 0x80, bytes[offset - 1] != 0x0A else { return nil }
            // An ASCII character joins nothing after it except LF.
            return offset == 1 || bytes[offset - 2] < 0x80 ? offset - 1 : nil
        }
        if let fast { return fast }
        let position = text.utf8Index(Self.scalarStart(offset, in: text))
        // Inside a grapheme its start is the answer. (`index(before:)` would go one farther, and traps inside the
        // first.)
        let rounded = text.index(position, offsetBy: 0)
        let start = text.utf8.distance(from: text.startIndex, to: rounded)
        if start < offset { return start }
        return text.utf8.distance(from: text.startIndex, to: text.index(before: rounded))
    }

    private static func scalarStart(_ offset: Int, in text: String) -> Int {
        let count = text.utf8.count
        return text.withUTF8Pointer { bytes in
            var offset = offset
            while offset > 0, offset < count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            return offset
        }
    }

    package func isGraphemeBoundary(_ offset: Int, in text: String) -> Bool {
        let count = text.utf8.count
        guard offset > 0, offset < count else { return offset == 0 || offset == count }
        let fast: Bool? = text.withUTF8Pointer { bytes in
            let next = bytes[offset]
            if next & 0xC0 == 0x80 { return false }
            return next < 0x80 && bytes[offset - 1] < 0x80
                ? !(next == 0x0A && bytes[offset - 1] == 0x0D) : nil
        }
        if let fast { return fast }
        let index = text.utf8Index(offset)
        return text.index(index, offsetBy: 0) == index
    }

    /// Returns the grapheme boundary at or before an offset of the text.
    package func graphemeBoundary(atOrBefore offset: Int, in text: String) -> Int {
        isGraphemeBoundary(offset, in: text) ? offset : grapheme(before: offset, in: text) ?? 0
    }

    /// Returns the grapheme boundary at or after an offset of the text.
    package func graphemeBoundary(atOrAfter offset: Int, in text: String) -> Int {
        isGraphemeBoundary(offset, in: text) ? offset : grapheme(after: offset, in: text) ?? text.utf8.count
    }

    // MARK: Words, sentences, lines

    /// Returns the first boundary after an offset, or `nil` at the end.
    package func boundary(after offset: Int, of unit: Unit, in text: String) -> Int? {
        guard offset < text.utf8.count else { return nil }
        return withIterator(unit, text) { iterator in
            let found = icu_breakFollowing(iterator, Int32(clamping: max(offset, -1)))
            return found < 0 ? nil : Int(found)
        }
    }

    /// Returns the last boundary before an offset, or `nil` at the start.
    package func boundary(before offset: Int, of unit: Unit, in text: String) -> Int? {
        guard offset > 0 else { return nil }
        return withIterator(unit, text) { iterator in
            let found = icu_breakPreceding(iterator, Int32(clamping: offset))
            return found < 0 ? nil : Int(found)
        }
    }

    /// Returns the end of the next word, where a forward motion by word stops.
    ///
    /// Spaces and punctuation before the word are skipped. It is the text's end if no word follows. Words end between
    /// graphemes, even where Unicode has a word end inside one: after a prefix, or in a Korean syllable with added old
    /// letters.
    package func wordEnd(after offset: Int, in text: String) -> Int {
        let count = text.utf8.count
        guard offset < count else { return count }
        let found: Int? = withIterator(.word, text) { iterator in
            var next = icu_breakFollowing(iterator, Int32(clamping: max(offset, 0)))
            while next >= 0 {
                if icu_breakStatus(iterator) >= Self.wordStatus { return Int(next) }
                next = icu_breakNext(iterator)
            }
            return nil
        }
        return found.map { graphemeBoundary(atOrAfter: $0, in: text) } ?? count
    }

    /// Returns the start of the word at or before an offset, where a backward motion by word stops. The result is 0 if
    /// no word precedes.
    package func wordStart(before offset: Int, in text: String) -> Int {
        guard offset > 0 else { return 0 }
        let found: Int? = withIterator(.word, text) { iterator in
            var position = Int32(clamping: min(offset, text.utf8.count))
            while position > 0 {
                // The status belongs to the boundary that ends a word, so it is queried from the word's start.
                let start = icu_breakPreceding(iterator, position)
                if start < 0 { return nil }
                _ = icu_breakFollowing(iterator, start)
                if icu_breakStatus(iterator) >= Self.wordStatus { return Int(start) }
                position = start
            }
            return nil
        }
        return found.map { graphemeBoundary(atOrBefore: $0, in: text) } ?? 0
    }

    /// Returns the word, or the run of spaces or punctuation, that contains the character at an offset.
    ///
    /// A double click selects it. At the text's end it is the last one.
    package func word(around offset: Int, in text: String) -> Range<Int> {
        let count = text.utf8.count
        guard count > 0 else { return 0..<0 }
        let offset = min(max(offset, 0), count - 1)
        let found: Range<Int>? = withIterator(.word, text) { iterator in
            let end = icu_breakFollowing(iterator, Int32(clamping: offset))
            guard end >= 0 else { return nil }
            let start = icu_breakPreceding(iterator, end)
            guard start >= 0 else { return nil }
            return Int(start)..<Int(end)
        }
        guard let found else { return 0..<count }
        return graphemeBoundary(
            atOrBefore: found.lowerBound, in: text)..<graphemeBoundary(
                atOrAfter: found.upperBound, in: text)
    }

    /// Calls `body` for each word, in order, without spaces and punctuation.
    func forEachWord(in text: String, _ body: (Range<Int>) -> Void) {
        _ = withIterator(.word, text) { iterator -> Void? in
            var (start, end) = (Int32(0), icu_breakFollowing(iterator, 0))
            while end > start {
                if icu_breakStatus(iterator) >= Self.wordStatus { body(Int(start)..<Int(end)) }
                (start, end) = (end, icu_breakNext(iterator))
            }
            return nil
        }
    }

    /// ICU's `UBRK_WORD_NONE_LIMIT`: statuses from here on are words; lower ones are spaces and punctuation.
    private static let wordStatus: Int32 = 100

    private func withIterator<R>(_ unit: Unit, _ string: String, _ body: (OpaquePointer) -> R?) -> R? {
        guard let iterator = iterator(unit) else { return nil }
        let count = string.utf8.count
        return string.withUTF8Pointer { bytes in
            let raw = UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
            text = icu_textOpenUTF8(text, raw, Int64(count))
            guard let text, icu_breakSetUText(iterator, text) else { return nil }
            return body(iterator)
        }
    }

    private func iterator(_ unit: Unit) -> OpaquePointer? {
        if let open = iterators[unit] { return open }
        let type: Int =
            switch unit {
            case .word: ICU_BREAK_WORD
            case .line: ICU_BREAK_LINE
            case .sentence: ICU_BREAK_SENTENCE
            }
        let opened = icu_breakOpen(Int32(type), "")
        iterators[unit] = opened
        return opened
    }
}
