import CICU

/// Where lines may break (UAX #14 with ICU's dictionaries).
final class LineBreaker {
    private var iterator: OpaquePointer?
    private var language: String?
    private var isOpen = false

    deinit { if let iterator { icu_breakClose(iterator) } }

    /// Appends the offsets inside a paragraph at which a new line may begin.
    ///
    /// Most words break nowhere and only a space parts them. The others are ICU's, each with the words
    /// beside it, for no rule looks farther.
    /// - Parameters:
    ///   - range: The paragraph without its separator.
    ///   - complexTokens: The paragraph's, of ``ParagraphScan``.
    ///   - language: A BCP 47 tag whose conventions to follow; nil for Unicode's own.
    func appendBreaks(
        _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, complexTokens: [Range<Int>], language: String?,
        _ utf16: UTF16Scratch, to breaks: inout ContiguousArray<Int32>
    ) {
        var done = range.lowerBound
        var next = 0
        while next < complexTokens.count {
            let start = max(done, tokenStart(before: complexTokens[next].lowerBound, bytes, range))
            var end = complexTokens[next].upperBound
            repeat {
                end = tokenEnd(after: complexTokens[next].upperBound, bytes, range)
                next += 1
            } while next < complexTokens.count
                && tokenStart(before: complexTokens[next].lowerBound, bytes, range) < end
            // Before the first of these words as well.
            Self.appendSimpleBreaks(bytes, done..<min(start + 1, range.upperBound), to: &breaks)
            utf16.convert(bytes, start..<end)
            appendBreaks(of: utf16, start: start, language: language, to: &breaks)
            done = end
        }
        Self.appendSimpleBreaks(bytes, done..<range.upperBound, to: &breaks)
    }

    /// The start of the word before a word.
    private func tokenStart(before start: Int, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int {
        var start = start
        while start > range.lowerBound, bytes[start - 1] == 0x20 { start -= 1 }
        while start > range.lowerBound, bytes[start - 1] != 0x20 { start -= 1 }
        return start
    }

    /// The end of the word after a word.
    private func tokenEnd(after end: Int, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int {
        var end = end
        while end < range.upperBound, bytes[end] == 0x20 { end += 1 }
        while end < range.upperBound, bytes[end] != 0x20 { end += 1 }
        return end
    }

    private func appendBreaks(
        of text: UTF16Scratch, start: Int, language: String?, to breaks: inout ContiguousArray<Int32>
    ) {
        guard let iterator = open(language) else { return }
        let count = Int32(truncatingIfNeeded: text.units.count)
        let offsets = text.offsets
        text.units.withUnsafeBufferPointer { units in
            guard icu_breakSetText(iterator, units.baseAddress, count) else { return }
            while true {
                let next = icu_breakNext(iterator)
                if next < 0 || next >= count { break }
                breaks.append(Int32(truncatingIfNeeded: start) + offsets[Int(next)])
            }
        }
    }

    /// Appends the breaks where they fall after spaces only.
    private static func appendSimpleBreaks(
        _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, to breaks: inout ContiguousArray<Int32>
    ) {
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            if bytes[index] == 0x20, index + 1 < end, bytes[index + 1] != 0x20 {
                breaks.append(Int32(truncatingIfNeeded: index + 1))
            }
            index += 1
        }
    }

    private func open(_ language: String?) -> OpaquePointer? {
        if !isOpen || language != self.language {
            if let iterator { icu_breakClose(iterator) }
            iterator = icu_breakOpen(Int32(ICU_BREAK_LINE), language ?? "")
            self.language = language
            isOpen = true
        }
        return iterator
    }
}
