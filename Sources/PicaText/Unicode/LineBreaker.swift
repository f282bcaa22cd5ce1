import CPicaICU
import PicaFoundation

/// A finder of line-break opportunities: UAX #14 with ICU's dictionaries and CLDR's rules by language.
///
/// A language tag may select rules as in CSS: `-u-lb-` with `loose`, `normal` or `strict` is `line-break`,
/// `-u-lw-keepall` is `word-break: keep-all`. Lines never break inside a grapheme, whereas UAX #14 alone would separate
/// a mark from the space that carries it.
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
            // Unicode's default rules for an invalid language.
            iterator = opened ?? icu_breakOpen(Int32(ICU_BREAK_LINE), "")
            self.keepsWords = keepsWords
        }

        deinit { if let iterator { icu_breakClose(iterator) } }
    }

    private let properties: CharacterProperties
    /// The rules by language: more than one text has.
    private var rules = RecentCache<String, Rules>(capacity: 8)
    private var current: (language: String, rules: Rules)?
    private let utf16 = UTF16Text()

    init(_ properties: CharacterProperties) { self.properties = properties }

    /// Corrects the breaks that a scan found: in tokens that are not simple, ICU's replace them.
    ///
    /// Most words contain no breaks and are separated only by spaces. The others are analyzed by ICU, each together
    /// with its neighboring words, because no rule looks farther.
    /// - Parameters:
    ///   - range: The paragraph without its separator.
    ///   - complexTokens: The paragraph's complex tokens from ``ParagraphScan``.
    ///   - language: The BCP 47 tag whose conventions to follow; `nil` for Unicode's own.
    ///   - breaks: The breaks, with the scan's from `first` on.
    func correct(
        _ breaks: inout FillingBuffer<Int32>, from first: Int, _ bytes: UnsafePointer<UInt8>,
        _ range: Range<Int>, complexTokens: [Range<Int>], language: String?
    ) {
        let keepsWords = language.map { self.rules(of: $0).keepsWords } ?? false
        guard !complexTokens.isEmpty || keepsWords else { return }
        let rules = rules(of: language ?? "")
        let simple = (first..<breaks.count).map { breaks[$0] }
        breaks.removeLast(simple.count)
        var known = 0
        func appendSimple(upTo end: Int) {
            while known < simple.count, Int(simple[known]) <= end {
                if !keepsWords || !isInsideWord(Int(simple[known]), bytes, range) {
                    breaks.append(simple[known])
                }
                known += 1
            }
        }
        var done = range.lowerBound
        var next = 0
        while next < complexTokens.count {
            let start = max(done, tokenStart(before: complexTokens[next].lowerBound, bytes, range))
            repeat {
                done = tokenEnd(after: complexTokens[next].upperBound, bytes, range)
                next += 1
            } while next < complexTokens.count
                && tokenStart(before: complexTokens[next].lowerBound, bytes, range) < done
            // Including the break before the first of these words.
            appendSimple(upTo: start)
            appendBreaks(bytes, start..<done, range, rules, to: &breaks)
            while known < simple.count, Int(simple[known]) < done { known += 1 }
        }
        appendSimple(upTo: range.upperBound)
    }

    /// Returns the start of the word before a word.
    private func tokenStart(before start: Int, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int {
        var start = start
        while start > range.lowerBound, bytes[start - 1] == 0x20 { start -= 1 }
        while start > range.lowerBound, bytes[start - 1] != 0x20 { start -= 1 }
        return start
    }

    /// Returns the end of the word after a word.
    private func tokenEnd(after end: Int, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int {
        var end = end
        while end < range.upperBound, bytes[end] == 0x20 { end += 1 }
        while end < range.upperBound, bytes[end] != 0x20 { end += 1 }
        return end
    }

    /// Appends ICU's breaks inside a part of a paragraph.
    private func appendBreaks(
        _ bytes: UnsafePointer<UInt8>, _ part: Range<Int>, _ range: Range<Int>, _ rules: Rules,
        to breaks: inout FillingBuffer<Int32>
    ) {
        guard let iterator = rules.iterator else { return }
        utf16.convert(bytes, part)
        let units = utf16.units
        let count = Int32(truncatingIfNeeded: units.count)
        guard icu_breakSetText(iterator, units.baseAddress, count) else { return }
        while true {
            let next = icu_breakNext(iterator)
            if next < 0 || next >= count { break }
            guard !isInsideGrapheme(Int(next), units) else { continue }
            let found = part.lowerBound + Int(utf16.offsets[Int(next)])
            if rules.keepsWords, isInsideWord(found, bytes, range) { continue }
            breaks.append(Int32(truncatingIfNeeded: found))
        }
    }

    /// Whether a break that UAX #14 allows is inside a grapheme.
    ///
    /// It may be before a mark on a space, before a skin tone on a character that accepts none, or after a prefix.
    private func isInsideGrapheme(_ index: Int, _ units: UnsafeBufferPointer<UInt16>) -> Bool {
        let before = properties[units.scalar(before: index)]
        if before.beginsGrapheme { return true }
        return properties[units.scalar(at: index)].extendsGrapheme && !before.isControl
    }

    /// Whether letters, digits or ideographs are on both sides, ignoring marks.
    private func isInsideWord(_ offset: Int, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard properties[bytes.scalar(at: offset).value].isKeptInWord else { return false }
        var index = offset
        while index > range.lowerBound {
            index = bytes.scalarStart(before: index)
            let before = properties[bytes.scalar(at: index).value]
            guard before.extendsGrapheme else { return before.isKeptInWord }
        }
        return false
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
    /// Returns the scalar that begins at an index of valid UTF-16.
    fileprivate func scalar(at index: Int) -> UInt32 {
        let unit = UInt32(self[index])
        guard unit & 0xFC00 == 0xD800, index + 1 < count else { return unit }
        return 0x10000 + (unit & 0x3FF) << 10 + UInt32(self[index + 1]) & 0x3FF
    }

    /// Returns the scalar that ends before a positive index of valid UTF-16.
    fileprivate func scalar(before index: Int) -> UInt32 {
        let isPair = self[index - 1] & 0xFC00 == 0xDC00 && index > 1
        return scalar(at: isPair ? index - 2 : index - 1)
    }
}

/// UTF-8 text converted to UTF-16, with a mapping back to its offsets.
///
/// ICU's break iterators are several times faster on UTF-16 than on a UText.
private final class UTF16Text {
    /// The capacity that most paragraphs need; a larger buffer is freed after the text that needed it.
    private static let usual = 16 * 1024

    private var store = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: usual)
    private var offsetStore = UnsafeMutableBufferPointer<Int32>.allocate(capacity: usual)
    private var count = 0

    deinit {
        store.deallocate()
        offsetStore.deallocate()
    }

    /// The last converted text, valid until the next conversion.
    var units: UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(rebasing: store[..<count]) }

    /// The UTF-8 offset of each unit and of the end, from the start of the converted range.
    ///
    /// Both halves of a surrogate pair have their scalar's offset.
    var offsets: UnsafeMutableBufferPointer<Int32> { offsetStore }

    /// - Parameter range: The UTF-8 offsets in `bytes`.
    func convert(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
        // A text never has more UTF-16 units than bytes.
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
