import CPicaICU
import PicaFoundation

/// A hyphenator that uses the installed patterns of languages, read on first use. Without patterns, words stay whole.
final class Hyphenator {
    private let folder: String
    /// The patterns by language tag; `nil` if none are installed.
    private var patterns = RecentCache<String, HyphenationPatterns?>(capacity: 8)
    /// The patterns by file: many tags share one.
    private var files = RecentCache<String, HyphenationPatterns>(capacity: 8)
    /// The last result, because a line tests each point at which its last word might be hyphenated.
    private var last = (word: "", language: "", points: [HyphenationPoint]())

    /// - Parameter folder: The folder with the files. The default is where Debian and most others install the hyphen
    ///   library's patterns.
    init(folder: String = "/usr/share/hyphen") { self.folder = folder }

    /// Returns the hyphenation points of a word, ascending.
    /// - Parameters:
    ///   - word: Letters and marks.
    ///   - language: A BCP 47 tag.
    func points(in word: String, language: String) -> [HyphenationPoint] {
        if word != last.word || language != last.language {
            last = (word, language, patterns(of: language)?.points(in: word) ?? [])
        }
        return last.points
    }

    private func patterns(of language: String) -> HyphenationPatterns? {
        if let known = patterns[language] { return known }
        let found = Self.names(of: language).lazy.compactMap { self.file("\(self.folder)/hyph_\($0).dic") }
            .first
        patterns[language] = .some(found)
        return found
    }

    private func file(_ path: String) -> HyphenationPatterns? {
        if let known = files[path] { return known }
        let opened = HyphenationPatterns(path: path)
        files[path] = opened
        return opened
    }

    /// Returns the possible names of a language's file, best first.
    ///
    /// They have the tag's own territory, the territory with most speakers, and none.
    static func names(of language: String) -> [String] {
        // Single-letter subtags begin extensions.
        let parts: [String] = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
            .prefix(while: { $0.count > 1 }).map(String.init)
        // The tag must not be usable as a path.
        guard let code = parts.first?.lowercased(), code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            return []
        }
        func isTerritory(_ part: String) -> Bool {
            part.count == 2 && part.allSatisfy { $0.isASCII && $0.isLetter }
        }
        var names: [String] = []
        if let own = parts.dropFirst().first(where: isTerritory) {
            names.append("\(code)_\(own.uppercased())")
        }
        var buffer = [CChar](repeating: 0, count: 64)
        if icu_likelyLocale(code, &buffer, Int32(buffer.count)) {
            let likely = String(
                decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if let most = likely.split(separator: "_").dropFirst().map(String.init).first(where: isTerritory)
            {
                names.append("\(code)_\(most)")
            }
        }
        names.append(code)
        return names
    }
}
