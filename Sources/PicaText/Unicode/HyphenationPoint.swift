/// A place where a word may be divided.
struct HyphenationPoint: Equatable {
    /// Letters that are spelled otherwise where a word is divided.
    struct Respelling: Equatable {
        /// UTF-8 offsets of what they are spelled in place of, which may be nothing.
        var range: Range<Int>
        /// May be empty.
        var text: String

        fileprivate var capitalized: Respelling { Respelling(range: range, text: text.uppercased()) }
    }

    /// A UTF-8 offset.
    var offset: Int
    /// How what comes before the hyphen changes; up to the offset. Nil where it does not.
    var end: Respelling?
    /// How what comes after it changes; from the offset on. Nil where it does not.
    var start: Respelling?

    /// Spells what changes in capital letters.
    mutating func capitalize() {
        end = end?.capitalized
        start = start?.capitalized
    }

    /// The point in a text that has the word at an offset.
    func moved(by distance: Int) -> HyphenationPoint {
        func moved(_ respelling: Respelling) -> Respelling {
            let range = respelling.range
            return Respelling(
                range: range.lowerBound + distance..<range.upperBound + distance, text: respelling.text)
        }
        return HyphenationPoint(offset: offset + distance, end: end.map(moved), start: start.map(moved))
    }
}
