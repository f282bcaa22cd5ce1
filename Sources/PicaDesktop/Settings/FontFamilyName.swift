import Foundation

/// Parses the family from a desktop's font description, such as `Noto Sans Semi-Bold Italic 10.5`.
///
/// Families come first, separated by commas; then style words, a size, variations (`@wght=450`) and features (`#tnum`).
/// A comma after the families says that all words before it belong to the name, even if they look like a style.
package enum FontFamilyName {
    /// Returns the first family; `nil` if there is none.
    package static func family(in description: String) -> String? {
        var words = description.split(whereSeparator: \.isWhitespace).prefix(64)
        while let last = words.last, last.hasPrefix("@") || last.hasPrefix("#") { words.removeLast() }
        if let last = words.last, isSize(last) { words.removeLast() }
        while let last = words.last, !last.hasSuffix(","), styles.contains(last.lowercased()) {
            words.removeLast()
        }
        return words.joined(separator: " ").split(separator: ",").lazy
            .map { $0.trimmingCharacters(in: .whitespaces) }.first { !$0.isEmpty }
    }

    private static func isSize(_ word: Substring) -> Bool {
        Double(word.hasSuffix("px") ? word.dropLast(2) : word) != nil
    }

    private static let styles: Set<String> = {
        let weights = [
            "thin", "ultra-light", "extra-light", "light", "semi-light", "demi-light", "book", "regular",
            "medium", "semi-bold", "demi-bold", "bold", "ultra-bold", "extra-bold", "heavy", "black",
            "ultra-heavy", "extra-black", "ultra-black",
        ]
        let widths = [
            "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "semi-expanded", "expanded",
            "extra-expanded", "ultra-expanded",
        ]
        let others = [
            "normal", "roman", "italic", "oblique", "small-caps", "all-small-caps", "petite-caps",
            "all-petite-caps", "unicase", "title-caps", "not-rotated", "upside-down", "rotated-left",
            "rotated-right",
        ]
        let all = weights + widths + others
        return Set(all + all.map { $0.replacingOccurrences(of: "-", with: "") })
    }()
}
