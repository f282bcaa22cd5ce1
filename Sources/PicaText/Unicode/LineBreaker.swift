import CICU

/// Where lines may break (UAX #14 with ICU's dictionaries).
final class LineBreaker {
    private var iterator: OpaquePointer?
    private var language: String?
    private var isOpen = false

    deinit { if let iterator { icu_breakClose(iterator) } }

    /// Appends the offsets inside a paragraph at which a new line may begin.
    /// - Parameters:
    ///   - text: The converted paragraph without its separator.
    ///   - start: Where it begins in the whole text, added to each offset.
    ///   - language: A BCP 47 tag whose conventions to follow; nil for Unicode's own.
    func appendBreaks(
        of text: UTF16Scratch, start: Int, language: String?, to breaks: inout ContiguousArray<Int32>
    ) {
        guard let iterator = open(language) else { return }
        let count = Int32(truncatingIfNeeded: text.units.count)
        text.units.withUnsafeBufferPointer { units in
            guard icu_breakSetText(iterator, units.baseAddress, count) else { return }
            while true {
                let next = icu_breakNext(iterator)
                if next < 0 || next >= count { break }
                breaks.append(Int32(truncatingIfNeeded: start) + text.offsets[Int(next)])
            }
        }
    }

    /// Appends the breaks of a paragraph whose every scalar plays a simple part: they fall after spaces.
    static func appendSimpleBreaks(
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
