/// A position between two characters, and the side to which it belongs.
package struct Caret: Hashable, Sendable {
    /// The offset, in UTF-8 bytes from the start of the text. It is always on a grapheme boundary.
    package var offset: Int
    /// The neighboring character at which the caret is drawn. It matters at soft line breaks and direction changes.
    package var affinity: Affinity

    package enum Affinity: Hashable, Sendable {
        /// At the character before the position.
        case upstream
        /// At the character after the position.
        case downstream
    }

    package init(_ offset: Int, _ affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}
