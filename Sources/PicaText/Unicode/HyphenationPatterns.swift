import CHyphen
import Glibc

/// Where the words of one language may be divided: the patterns of a file, read by the hyphen library.
final class HyphenationPatterns {
    /// Longer words are none.
    private static let longest = 64

    private let dictionary: UnsafeMutablePointer<HyphenDict>
    /// The encoding of the file; nil where that is UTF-8.
    private let encoding: TextEncoding?

    /// - Returns: nil where there is no such file, or one in an unknown encoding.
    init?(path: String) {
        guard access(path, R_OK) == 0, let dictionary = hnj_hyphen_load(path) else { return nil }
        var encoding: TextEncoding?
        if dictionary.pointee.utf8 == 0 {
            let name = withUnsafeBytes(of: dictionary.pointee.cset) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            // Of Microsoft's encodings glibc knows the numbers.
            let microsoft = "microsoft-cp"
            encoding = TextEncoding(
                name.hasPrefix(microsoft) ? "CP" + name.dropFirst(microsoft.count) : name)
            guard encoding != nil else {
                hnj_hyphen_free(dictionary)
                return nil
            }
        }
        self.dictionary = dictionary
        self.encoding = encoding
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// Where a word may be divided, in ascending order. Places too near its ends are left out.
    /// - Parameter word: Letters and marks.
    func points(in word: String) -> [HyphenationPoint] {
        // Patterns are of small letters; each has to stay one character for its place to be known.
        let scalars = Array(word.unicodeScalars)
        guard scalars.count <= Self.longest else { return [] }
        let small = scalars.map { scalar in
            let mapped = scalar.properties.lowercaseMapping.unicodeScalars
            return mapped.count == 1 ? mapped[mapped.startIndex] : scalar
        }
        guard let encoded = encoded(small) else { return [] }
        let count = Int32(truncatingIfNeeded: encoded.count)
        // As long as the library asks for.
        var marks = [CChar](repeating: 0, count: encoded.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        let isFailed =
            // It is told the length, and looks for the zero behind it nevertheless.
            (encoded + [0]).withUnsafeBufferPointer { bytes in
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
        var offsets = [0]
        offsets.reserveCapacity(scalars.count + 1)
        for scalar in scalars { offsets.append(offsets[offsets.count - 1] + scalar.utf8Count) }
        var points: [HyphenationPoint] = []
        // An odd mark stands with the character before the hyphen.
        for number in scalars.indices.dropLast() where marks[number] & 1 == 1 {
            var point = HyphenationPoint(offset: offsets[number + 1])
            if let replacement = replacements?[number], let positions, let cuts {
                let start = number + 1 - Int(positions[number])
                let change = Change(
                    text: decoded(replacement), start: start, hyphen: number + 1,
                    end: start + Int(cuts[number]))
                guard let change, change.apply(to: &point, small, offsets) else { continue }
                if scalars.count > 1, word == word.uppercased(), word != word.lowercased() {
                    point.capitalize()
                }
            }
            points.append(point)
        }
        return points
    }

    /// What the library says of a word's spelling where it is divided: in characters of the word, what is
    /// to be replaced, and where in that the hyphen comes.
    private struct Change {
        let before: [Unicode.Scalar]
        let after: [Unicode.Scalar]
        let start: Int
        let hyphen: Int
        let end: Int

        /// - Parameter text: What is put there, with an equals sign for the hyphen.
        init?(text: String?, start: Int, hyphen: Int, end: Int) {
            guard let text, let sign = text.unicodeScalars.firstIndex(of: "=") else { return nil }
            before = Array(text.unicodeScalars[..<sign])
            after = Array(text.unicodeScalars[sign...].dropFirst())
            (self.start, self.hyphen, self.end) = (start, hyphen, end)
        }

        /// Puts what is really other into a point.
        /// - Returns: Whether the change is one of the word around the point.
        func apply(to point: inout HyphenationPoint, _ word: [Unicode.Scalar], _ offsets: [Int]) -> Bool {
            guard 0 <= start, start <= hyphen, hyphen <= end, end <= word.count else { return false }
            let same = zip(word[start..<hyphen], before).prefix { $0 == $1 }.count
            if start + same < hyphen || same < before.count {
                point.end = HyphenationPoint.Respelling(
                    range: offsets[start + same]..<offsets[hyphen], text: String(before[same...]))
            }
            let kept = zip(word[hyphen..<end].reversed(), after.reversed()).prefix { $0 == $1 }.count
            if hyphen < end - kept || kept < after.count {
                point.start = HyphenationPoint.Respelling(
                    range: offsets[hyphen]..<offsets[end - kept], text: String(after.dropLast(kept)))
            }
            return true
        }
    }

    /// A word in the encoding of the file, in which each character is a byte if it is not UTF-8; nil where
    /// that lacks one.
    private func encoded(_ word: [Unicode.Scalar]) -> [CChar]? {
        let bytes = String(word).utf8.map { CChar(bitPattern: $0) }
        guard let encoding else { return bytes }
        return encoding.encoded(bytes).flatMap { $0.count == word.count ? $0 : nil }
    }

    private func decoded(_ text: UnsafePointer<CChar>) -> String? {
        guard let encoding else { return String(validatingCString: text) }
        let bytes = Array(UnsafeBufferPointer(start: text, count: strlen(text)))
        return encoding.decoded(bytes).map {
            String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
