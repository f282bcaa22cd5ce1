/// A point at which a word may be hyphenated.
struct HyphenationPoint: Equatable {
    /// A part of a word that is spelled differently when the word is hyphenated.
    struct Respelling: Equatable {
        /// The UTF-8 offsets of the replaced text, which may be empty.
        var range: Range<Int>
        /// The replacement, which may be empty.
        var text: String

        fileprivate var capitalized: Respelling { Respelling(range: range, text: text.uppercased()) }
    }

    /// The UTF-8 offset of the point.
    var offset: Int
    /// The change before the hyphen, up to the offset; `nil` for none.
    var end: Respelling?
    /// The change after the hyphen, from the offset on; `nil` for none.
    var start: Respelling?

    /// Converts the changed letters to capitals.
    mutating func capitalize() {
        end = end?.capitalized
        start = start?.capitalized
    }

    /// Returns the point for a text in which the word begins at an offset.
    func moved(by distance: Int) -> HyphenationPoint {
        func moved(_ respelling: Respelling) -> Respelling {
            let range = respelling.range
            return Respelling(
                range: range.lowerBound + distance..<range.upperBound + distance, text: respelling.text)
        }
        return HyphenationPoint(offset: offset + distance, end: end.map(moved), start: start.map(moved))
    }
}
