import CPicaICU
import Foundation

/// A word that can be checked for spelling.
struct SpelledWord: Equatable {
    /// The range in its text.
    var range: Range<Int>
    /// The word as word lists contain it: composed, with straight apostrophes and without soft hyphens.
    var spelling: String
    /// ICU's number of its script.
    var script: Int32
    /// Whether a period follows, which may belong to the word.
    var isBeforePeriod: Bool

    /// The greatest length of a word.
    private static let longest = 64

    /// - Parameter word: A word in Unicode's segmentation.
    /// - Returns: `nil` if it cannot be checked: a single letter, a word with digits or symbols, one in capitals such
    ///   as an organization's name, or one that mixes scripts.
    init?(_ word: Substring, at start: Int, isBeforePeriod: Bool) {
        var spelling = String.UnicodeScalarView()
        var script = Int32(ICU_SCRIPT_COMMON)
        var (letters, capitals, small) = (0, 0, 0)
        for scalar in word.unicodeScalars {
            switch scalar {
            case "'", "\u{2019}": spelling.append("'")
            case "\u{AD}": continue
            // Joiners, the dot in Catalan's l·l, and Hebrew's abbreviation marks.
            case "\u{200C}", "\u{200D}", "\u{B7}", "\"", "\u{5F3}", "\u{5F4}": spelling.append(scalar)
            default:
                let own = icu_getScript(Int32(bitPattern: scalar.value))
                if own > ICU_SCRIPT_INHERITED {
                    guard script == ICU_SCRIPT_COMMON || script == own else { return nil }
                    script = own
                }
                switch scalar.properties.generalCategory {
                case .nonspacingMark, .spacingMark, .enclosingMark: break
                case .uppercaseLetter, .titlecaseLetter: (letters, capitals) = (letters + 1, capitals + 1)
                case .lowercaseLetter: (letters, small) = (letters + 1, small + 1)
                case .otherLetter, .modifierLetter: letters += 1
                default: return nil
                }
                spelling.append(scalar)
            }
        }
        guard letters > 1, letters <= Self.longest, script != ICU_SCRIPT_COMMON else { return nil }
        guard capitals < 2 || small > 0 else { return nil }
        range = start..<start + word.utf8.count
        self.spelling = String(spelling).precomposedStringWithCanonicalMapping
        self.script = script
        self.isBeforePeriod = isBeforePeriod
    }

    /// Returns the words of a text that can be checked, in order, without addresses and paths.
    static func words(in text: String, by breaks: Breaks) -> [SpelledWord] {
        let utf8 = text.utf8
        func offset(_ index: String.Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
        var tokens = text.split(whereSeparator: \.isWhitespace).lazy
            .filter { !$0.isAddress }.map { offset($0.startIndex)..<offset($0.endIndex) }.makeIterator()
        var token = tokens.next()
        var words: [SpelledWord] = []
        breaks.forEachWord(in: text) { range in
            while let current = token, current.upperBound <= range.lowerBound { token = tokens.next() }
            guard let current = token, current.lowerBound <= range.lowerBound else { return }
            let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
            let end = utf8.index(start, offsetBy: range.count)
            let isBeforePeriod = end < utf8.endIndex && utf8[end] == UInt8(ascii: ".")
            if let word = SpelledWord(
                text[start..<end], at: range.lowerBound, isBeforePeriod: isBeforePeriod)
            {
                words.append(word)
            }
        }
        return words
    }
}

extension Substring {
    /// Whether the characters between two spaces are an Internet address or a file path.
    fileprivate var isAddress: Bool {
        var bare = drop { "([{<\"'\u{201C}\u{2018}\u{AB}\u{201E}".contains($0) }
        while let last = bare.last, ".,;:!?)]}>\"'\u{2026}\u{201D}\u{2019}\u{BB}".contains(last) {
            bare.removeLast()
        }
        if bare.contains("@") || bare.contains("\\") || bare.contains("://") { return true }
        if bare.prefix(4).lowercased() == "www." || bare.hasPrefix("mailto:") { return true }
        let slashes = bare.count { $0 == "/" }
        guard slashes > 0 else { return false }
        return bare.hasPrefix("/") || bare.hasPrefix("~/") || slashes > 1 || bare.contains(".")
    }
}
