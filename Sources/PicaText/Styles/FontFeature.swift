/// A setting of one OpenType feature.
package struct FontFeature: Hashable, Sendable {
    /// The feature tag: four bytes, big-endian, such as `ss01`.
    package var tag: UInt32
    /// The value: 0 disables the feature, 1 enables it; for alternates it is the alternate's number.
    package var value: UInt32

    /// - Parameter tag: One to four ASCII characters; the result is `nil` for anything else.
    package init?(_ tag: String, value: UInt32 = 1) {
        let bytes = Array(tag.utf8)
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
        self.tag = (bytes + [0x20, 0x20, 0x20]).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
        self.value = value
    }
}
