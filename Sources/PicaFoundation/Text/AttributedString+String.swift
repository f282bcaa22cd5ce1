import Foundation

extension AttributedString {
    /// The text without its attributes. Copied as it lies: of the characters by themselves Foundation makes a string
    /// one by one, which takes two hundred times as long.
    package var string: String { String(characters[...]) }
}
