import Foundation
import PicaFoundation

/// What RTF says twice of letters: of those of most scripts, and of those of complex ones, such as Hebrew.
struct RTFLetters: Hashable {
    /// Of which letters words speak.
    enum Kind {
        /// Nothing was said of that.
        case all
        /// Behind `\ltrch`.
        case simple
        /// Behind `\rtlch`.
        case complex
    }

    var family: String?
    var design: Font.Design?
    /// In points.
    var size: Double?
    var weight: Int?
    var isItalic: Bool?
    /// A tag of BCP 47.
    var language: String?
    var codePage = RTFEncoding.western
}
