import CPicaHyphen
import Glibc

/// The hyphenation patterns of one language, read from a file by the hyphen library.
final class HyphenationPatterns {
    /// The greatest length of a word.
    private static let longest = 64

    private let dictionary: UnsafeMutablePointer<HyphenDict>
    /// The encoding of the file; `nil` if it is UTF-8.
    private let encoding: TextEncoding?

    /// - Returns: `nil` if there is no such file, or its encoding is unknown.
    init?(path: String) {
        guard access(path, R_OK) == 0, let dictionary = hnj_hyphen_load(path) else { return nil }
        var encoding: TextEncoding?
        if dictionary.pointee.utf8 == 0 {
            let name = withUnsafeBytes(of: dictionary.pointee.cset) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            // glibc knows Microsoft's encodings by number.
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

    /// Returns the hyphenation points of a word, ascending. Points too near its ends are omitted.
    /// - Parameter word: Letters and marks.
    func points(in word: String) -> [HyphenationPoint] {
        // The patterns are in lower case. Each letter must stay one character so that its position is known.
        let scalars = Array(word.unicodeScalars)
        guard scalars.count <= Self.longest else { return [] }
        let small = scalars.map { scalar in
            let mapped = scalar.properties.lowercaseMapping.unicodeScalars
            return mapped.count == 1 ? mapped[mapped.startIndex] : scalar
        }
        guard let encoded = encoded(small) else { return [] }
        let count = Int32(truncatingIfNeeded: encoded.count)
        // The length that the library requires.
        var marks = [CChar](repeating: 0, count: encoded.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        let isFailed =
            // The library gets the length but reads the terminating zero anyway.
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
        // An odd mark belongs to the character before the hyphen.
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

    /// A spelling change from the library: in the word's characters, the replaced part and the hyphen's position.
    private struct Change {
        let before: [Unicode.Scalar]
        let after: [Unicode.Scalar]
        let start: Int
        let hyphen: Int
        let end: Int

        /// - Parameter text: The replacement, with an equals sign for the hyphen.
        init?(text: String?, start: Int, hyphen: Int, end: Int) {
            guard let text, let sign = text.unicodeScalars.firstIndex(of: "=") else { return nil }
            before = Array(text.unicodeScalars[..<sign])
            after = Array(text.unicodeScalars[sign...].dropFirst())
            (self.start, self.hyphen, self.end) = (start, hyphen, end)
        }

        /// Adds the actual differences to a point.
        /// - Returns: Whether the change is valid for the word and the point.
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

    /// Returns a word in the file's encoding, or `nil` if that lacks a character.
    ///
    /// Unless the encoding is UTF-8, each character must be one byte.
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
