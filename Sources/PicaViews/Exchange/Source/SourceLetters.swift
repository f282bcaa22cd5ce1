/// The letters of a document's source that may be its text's, in order, and where each stands.
///
/// Of some it is known only by reading whether they are text: those of a style sheet are not among them, marks of
/// Markdown are.
struct SourceLetters {
    /// One letter of text, which may be spelled by several bytes.
    struct Letter {
        /// Nil for one that is spelled by a number or a name: it may stand for any.
        let scalar: Unicode.Scalar?
        /// In bytes of the source.
        let range: Range<Int>
        /// Whether it may be a mark, and no text.
        let mayBeMark: Bool

        var isSpace: Bool { scalar?.isSpace == true }
    }

    private(set) var all: [Letter] = []

    mutating func add(_ scalar: Unicode.Scalar?, _ range: Range<Int>, mayBeMark: Bool = false) {
        all.append(Letter(scalar: scalar, range: range, mayBeMark: mayBeMark))
    }

    /// Which letters from some place on are those of a text without spaces; nil where others stand there.
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
    /// Whether a source may have another one in its place, or none: spaces, pictures and rules.
    var isSpace: Bool { properties.isWhitespace || self == "\u{FFFC}" || self == "\u{2E3B}" }
}
