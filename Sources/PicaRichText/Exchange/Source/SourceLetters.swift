/// The characters of a document's source that may be its text, in order, with their positions.
///
/// Some candidates turn out to be text only by reading the document. Characters of a style sheet are excluded; markup
/// characters of Markdown are included.
struct SourceLetters {
    /// A character of text, which may be spelled by several bytes.
    struct Letter {
        /// The scalar; `nil` for a numeric or named reference, which may stand for any.
        let scalar: Unicode.Scalar?
        /// The range in bytes of the source.
        let range: Range<Int>
        /// Whether the character may be markup rather than text.
        let mayBeMark: Bool

        var isSpace: Bool { scalar?.isSpace == true }
    }

    private(set) var all: [Letter] = []

    mutating func add(_ scalar: Unicode.Scalar?, _ range: Range<Int>, mayBeMark: Bool = false) {
        all.append(Letter(scalar: scalar, range: range, mayBeMark: mayBeMark))
    }

    /// Returns the indices, from a start, of characters that match a text without spaces; `nil` if they do not match.
    func match(_ text: some Collection<Unicode.Scalar>, from start: Int) -> [Int]? {
        var indices: [Int] = []
        indices.reserveCapacity(text.count)
        var next = start
        for scalar in text {
            while next < all.count, !stands(scalar, at: next) {
                guard !indices.isEmpty, all[next].isSpace || all[next].mayBeMark else { return nil }
                next += 1
            }
            guard next < all.count else { return nil }
            indices.append(next)
            next += 1
        }
        return indices
    }

    private func stands(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
        guard let known = all[index].scalar else { return true }
        return known == scalar
    }
}

extension Unicode.Scalar {
    /// Whether the source may have another character in its place, or none: spaces, images and rules.
    var isSpace: Bool { properties.isWhitespace || self == "\u{FFFC}" || self == "\u{2E3B}" }
}
