import Foundation
import PicaFoundation
import PicaLabels

/// The character properties that RTF specifies twice: for simple scripts, and for complex ones such as Hebrew.
struct RTFLetters: Hashable {
    /// The kind of letters that control words apply to.
    enum Kind {
        /// Both kinds; the default.
        case all
        /// Simple letters, after `\ltrch`.
        case simple
        /// Complex letters, after `\rtlch`.
        case complex
    }

    var family: String?
    var design: Font.Design?
    /// The size in points.
    var size: Double?
    var weight: Int?
    var isItalic: Bool?
    /// The language's BCP 47 tag.
    var language: String?
    var codePage = RTFEncoding.western
}
