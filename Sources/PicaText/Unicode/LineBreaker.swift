import CICU
import PicaFoundation

/// Where lines may break: UAX #14 with ICU's dictionaries and CLDR's rules by language.
///
/// A language tag may choose its own rules, as CSS does: `-u-lb-` with `loose`, `normal` or `strict` is
/// `line-break`, `-u-lw-keepall` is `word-break: keep-all`. No line breaks inside a grapheme, where UAX
/// #14 alone would part a mark from the space it stands on.
final class LineBreaker {
    /// The rules of a language.
    private final class Rules {
        let iterator: OpaquePointer?
        let keepsWords: Bool

        init(_ language: String) {
            var opened: OpaquePointer?
            var keepsWords = false
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { locale in
                guard let name = locale.baseAddress, icu_localeOfTag(language, name, Int32(locale.count))
                else { return }
                opened = icu_breakOpen(Int32(ICU_BREAK_LINE), name)
                keepsWords = icu_localeHas(name, "lw", "keepall")
            }
            // Unicode's own for what is no language.
            iterator = opened ?? icu_breakOpen(Int32(ICU_BREAK_LINE), "")
            self.keepsWords = keepsWords
        }

        deinit { if let iterator { icu_breakClose(iterator) } }
    }

    private let properties: CharacterProperties
    /// More languages than one text has.
    private var rules = RecentCache<String, Rules>(capacity: 8)
    private var current: (language: String, rules: Rules)?
    private let utf16 = UTF16Text()

    init(_ properties: CharacterProperties) { self.properties = properties }

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
        to breaks: inout ContiguousArray<Int32>
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
            appendBreaks(start: start, language: language, to: &breaks)
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

    /// Appends the breaks of what was converted last.
    private func appendBreaks(start: Int, language: String?, to breaks: inout ContiguousArray<Int32>) {
        let rules = rules(of: language ?? "")
        guard let iterator = rules.iterator else { return }
        let units = utf16.units
        let count = Int32(truncatingIfNeeded: units.count)
        guard icu_breakSetText(iterator, units.baseAddress, count) else { return }
        while true {
            let next = icu_breakNext(iterator)
            if next < 0 || next >= count { break }
            guard !isInsideGrapheme(Int(next), units) else { continue }
            if rules.keepsWords, isInsideWord(Int(next), units) { continue }
            breaks.append(Int32(truncatingIfNeeded: start) + utf16.offsets[Int(next)])
        }
    }

    /// Whether a break that UAX #14 allows divides a grapheme: before a mark on a space, before a skin
    /// tone on what takes none, after a prefix.
    private func isInsideGrapheme(_ index: Int, _ units: UnsafeBufferPointer<UInt16>) -> Bool {
        let before = properties[units.scalar(before: index)]
        if before.beginsGrapheme { return true }
        return properties[units.scalar(at: index)].extendsGrapheme && !before.isControl
    }

    /// Whether letters, figures or ideographs stand on both sides, but for marks.
    private func isInsideWord(_ index: Int, _ units: UnsafeBufferPointer<UInt16>) -> Bool {
        guard properties[units.scalar(at: index)].isKeptInWord else { return false }
        var index = index
        while index > 0 {
            let before = units.scalar(before: index)
            guard properties[before].extendsGrapheme else { return properties[before].isKeptInWord }
            index -= before < 0x10000 ? 1 : 2
        }
        return false
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

    private func rules(of language: String) -> Rules {
        if let current, current.language == language { return current.rules }
        let found = rules[language] ?? Rules(language)
        rules[language] = found
        current = (language, found)
        return found
    }
}

extension UnsafeBufferPointer<UInt16> {
    /// The scalar that begins at an index of valid UTF-16.
    fileprivate func scalar(at index: Int) -> UInt32 {
        let unit = UInt32(self[index])
        guard unit & 0xFC00 == 0xD800, index + 1 < count else { return unit }
        return 0x10000 + (unit & 0x3FF) << 10 + UInt32(self[index + 1]) & 0x3FF
    }

    /// The scalar that ends before an index above 0 of valid UTF-16.
    fileprivate func scalar(before index: Int) -> UInt32 {
        let isPair = self[index - 1] & 0xFC00 == 0xDC00 && index > 1
        return scalar(at: isPair ? index - 2 : index - 1)
    }
}

/// A stretch of UTF-8 as UTF-16 with the way back to its offsets: ICU's break iterators are several times
/// faster over UTF-16 than through a UText.
private final class UTF16Text {
    /// What most paragraphs need; more is let go of after the text that needed it.
    private static let usual = 16 * 1024

    private var store = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: usual)
    private var offsetStore = UnsafeMutableBufferPointer<Int32>.allocate(capacity: usual)
    private var count = 0

    deinit {
        store.deallocate()
        offsetStore.deallocate()
    }

    /// What was converted last; good until the next conversion.
    var units: UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(rebasing: store[..<count]) }

    /// The UTF-8 offset, from the start of the converted range, of each unit and of the end. Both halves of
    /// a surrogate pair have their scalar's.
    var offsets: UnsafeMutableBufferPointer<Int32> { offsetStore }

    /// - Parameter range: UTF-8 offsets in `bytes`.
    func convert(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
        // No text has more units than bytes.
        let needed = max(range.count + 1, Self.usual)
        if store.count < needed || store.count > 4 * needed { resize(to: needed) }
        let (units, offsets) = (store, offsetStore)
        let start = bytes + range.lowerBound
        let end = range.count
        var count = 0
        var index = 0
        while index < end {
            offsets[count] = Int32(truncatingIfNeeded: index)
            let byte = start[index]
            if byte < 0x80 {
                units[count] = UInt16(byte)
                count += 1
                index += 1
                continue
            }
            let (scalar, length) = start.scalar(at: index)
            if scalar < 0x10000 {
                units[count] = UInt16(truncatingIfNeeded: scalar)
            } else {
                let rest = scalar - 0x10000
                units[count] = UInt16(truncatingIfNeeded: 0xD800 + (rest >> 10))
                count += 1
                offsets[count] = Int32(truncatingIfNeeded: index)
                units[count] = UInt16(truncatingIfNeeded: 0xDC00 + (rest & 0x3FF))
            }
            count += 1
            index += length
        }
        offsets[count] = Int32(truncatingIfNeeded: end)
        self.count = count
    }

    private func resize(to capacity: Int) {
        store.deallocate()
        offsetStore.deallocate()
        store = .allocate(capacity: capacity)
        offsetStore = .allocate(capacity: capacity)
    }
}
