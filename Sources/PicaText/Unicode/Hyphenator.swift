import CICU
import PicaFoundation

/// Where words may be divided by the patterns that are installed for their language, read when a line
/// first needs them. Where none are, words stay whole.
final class Hyphenator {
    private let folder: String
    /// By language tag; nil where none are installed.
    private var patterns = RecentCache<String, HyphenationPatterns?>(capacity: 8)
    /// By file: many tags share one.
    private var files = RecentCache<String, HyphenationPatterns>(capacity: 8)
    /// What was asked last: a line asks for each place where its last word might be divided.
    private var last = (word: "", language: "", points: [HyphenationPoint]())

    /// - Parameter folder: Where the files are; by default where Debian and most others keep the patterns of
    ///   the hyphen library.
    init(folder: String = "/usr/share/hyphen") { self.folder = folder }

    /// Where a word may be divided, in ascending order.
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

    /// What the file of a language may be called, the nearest first: with its own territory, with the one
    /// where most speak it, without.
    static func names(of language: String) -> [String] {
        // Single letters begin what is no longer the language's own.
        let parts: [String] = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
            .prefix(while: { $0.count > 1 }).map(String.init)
        // A tag is no path.
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
