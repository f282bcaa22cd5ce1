/// A place between two characters, and the side it belongs to.
package struct Caret: Hashable, Sendable {
    /// In UTF-8 bytes from the start of the text; always on a character's boundary.
    package var offset: Int
    /// Which neighbour the caret stands with where the two are apart on screen: at a soft line break
    /// and where the direction changes.
    package var affinity: Affinity

    package enum Affinity: Hashable, Sendable {
        /// With the character before.
        case upstream
        /// With the character after.
        case downstream
    }

    package init(_ offset: Int, _ affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}
