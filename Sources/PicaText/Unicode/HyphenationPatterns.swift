import CHyphen
import Glibc

/// Where the words of one language may be divided: the patterns of a file, read by the hyphen library.
final class HyphenationPatterns {
    /// Longer words are none.
    private static let longest = 64

    private let dictionary: UnsafeMutablePointer<HyphenDict>
    /// To the encoding of the file; nil where that is UTF-8.
    private let converter: iconv_t?

    /// - Returns: nil where there is no such file, or one in an unknown encoding.
    init?(path: String) {
        guard access(path, R_OK) == 0, let dictionary = hnj_hyphen_load(path) else { return nil }
        var converter: iconv_t?
        if dictionary.pointee.utf8 == 0 {
            let name = withUnsafeBytes(of: dictionary.pointee.cset) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            // Of Microsoft's encodings glibc knows the numbers.
            let microsoft = "microsoft-cp"
            let known = name.hasPrefix(microsoft) ? "CP" + name.dropFirst(microsoft.count) : name
            let opened = iconv_open(known, "UTF-8")
            guard Int(bitPattern: opened) != -1 else {
                hnj_hyphen_free(dictionary)
                return nil
            }
            converter = opened
        }
        self.dictionary = dictionary
        self.converter = converter
    }

    deinit {
        if let converter { iconv_close(converter) }
        hnj_hyphen_free(dictionary)
    }

    /// Where a word may be divided, as ascending UTF-8 offsets in it. Places where that would change its
    /// letters are left out, as are those too near its ends.
    /// - Parameter word: Letters and marks.
    func points(in word: String) -> [Int] {
        // Patterns are of small letters; each has to stay one character for its place to be known.
        let scalars = Array(word.unicodeScalars)
        guard scalars.count <= Self.longest else { return [] }
        var small = String.UnicodeScalarView()
        for scalar in scalars {
            let mapped = scalar.properties.lowercaseMapping.unicodeScalars
            small.append(mapped.count == 1 ? mapped[mapped.startIndex] : scalar)
        }
        guard let encoded = encoded(String(small)) else { return [] }
        let count = Int32(truncatingIfNeeded: encoded.count)
        // As long as the library asks for.
        var marks = [CChar](repeating: 0, count: encoded.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        let isFailed =
            encoded.withUnsafeBufferPointer { bytes in
                hnj_hyphen_hyphenate3(
                    dictionary, bytes.baseAddress, count, &marks, nil, &replacements, &positions, &cuts, 0, 0,
                    0, 0)
            } != 0
        defer {
            if let replacements {
                for number in 0..<encoded.count { free(replacements[number]) }
            }
            free(replacements)
            free(positions)
            free(cuts)
        }
        guard !isFailed else { return [] }
        var points: [Int] = []
        var offset = 0
        for (number, scalar) in scalars.enumerated().dropLast() {
            offset += scalar.utf8Count
            // An odd mark stands with the character before the hyphen.
            if marks[number] & 1 == 1, replacements?[number] == nil { points.append(offset) }
        }
        return points
    }

    /// A word in the encoding of the file, in which each character is a byte if it is not UTF-8; nil where
    /// that lacks one.
    private func encoded(_ word: String) -> [CChar]? {
        var bytes = word.utf8.map { CChar(bitPattern: $0) }
        guard let converter else { return bytes }
        let scalarCount = word.unicodeScalars.count
        var result = [CChar](repeating: 0, count: bytes.count)
        let written = bytes.withUnsafeMutableBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                var (from, to) = (source.baseAddress, target.baseAddress)
                var (fromCount, toCount) = (source.count, target.count)
                let failures = iconv(converter, &from, &fromCount, &to, &toCount)
                return failures == 0 ? target.count - toCount : -1
            }
        }
        return written == scalarCount ? Array(result.prefix(written)) : nil
    }
}
