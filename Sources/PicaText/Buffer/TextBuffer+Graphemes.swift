/// The distance after which a search for a grapheme boundary accepts a scalar boundary, in bytes.
///
/// Real graphemes are far shorter, and hostile ones must not cost more than this.
private let graphemeSearchLimit = 16 * 1024

extension TextBuffer {
    /// Returns the grapheme that contains the byte at `offset`; empty only in an empty text.
    ///
    /// The end of the text belongs to the last grapheme.
    package func graphemeRange(at offset: Int) -> Range<Int> {
        let origin = scalarBoundary(min(offset, utf8Count - 1))
        guard let first = scalar(at: origin) else { return 0..<0 }

        var start = origin
        var current = first
        while let previous = scalar(before: start), origin - start < graphemeSearchLimit {
            if isCertainGraphemeBoundary(previous, current) { break }
            start -= previous.utf8Count
            current = previous
        }

        var recognizer = Unicode._CharacterRecognizer()
        var lower = start
        var end = start
        while let next = scalar(at: end), end - origin < graphemeSearchLimit {
            if recognizer.hasBreak(before: next), end > start {
                if end > origin { break }
                lower = end
            }
            end += next.utf8Count
            if end > origin, let following = scalar(at: end),
                isCertainGraphemeBoundary(next, following)
            {
                break
            }
        }
        return lower..<end
    }

    /// Returns the grapheme boundary before an offset; 0 at the start.
    package func graphemeBoundary(before offset: Int) -> Int {
        offset <= 0 ? 0 : graphemeRange(at: min(offset, utf8Count) - 1).lowerBound
    }

    /// Returns the grapheme boundary after an offset; the text's length at its end.
    package func graphemeBoundary(after offset: Int) -> Int {
        offset >= utf8Count ? utf8Count : graphemeRange(at: max(0, offset)).upperBound
    }

    /// Returns the grapheme boundary at or before an offset.
    package func graphemeBoundary(atOrBefore offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf8Count else { return utf8Count }
        return graphemeRange(at: offset).lowerBound
    }

    /// Returns the grapheme boundary at or after an offset.
    package func graphemeBoundary(atOrAfter offset: Int) -> Int {
        let before = graphemeBoundary(atOrBefore: offset)
        return before == offset ? before : graphemeBoundary(after: offset)
    }
}

/// Whether there is a grapheme boundary between two neighbors in any context.
///
/// `false` is inconclusive; it only makes the search look further.
private func isCertainGraphemeBoundary(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    if before == "\n" { return true }
    if neverJoins(after) { return neverJoins(before) }
    // A letter joins only prefixes and letters of its own kind, none of which is below U+0300.
    return before.value < 0x300 && before != "\r" && after.properties.generalCategory == .otherLetter
        && after != "\u{0E33}" && after != "\u{0EB3}"
}

/// Whether a scalar joins no neighbor of its own kind.
///
/// Many scalars do not; exceptions are marks, joiners, prefixes, regional indicators, conjoining letters and line ends.
private func neverJoins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D: false
    case ..<0x300: true
    case 0x370...0x482, 0x48A...0x590: true
    case 0x5D0...0x5EA, 0x620...0x64A: true
    case 0x2010...0x2027, 0x3001...0x3029: true
    case 0x3041...0x3096, 0x30A0...0x30FF: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    case 0xFF01...0xFF9D: true
    default: false
    }
}
