import Foundation

extension AttributedString {
    /// The text without attributes.
    ///
    /// It is converted as a whole: Foundation converts the character view alone one character at a time, which takes
    /// two hundred times as long.
    package var string: String { String(characters[...]) }
}
