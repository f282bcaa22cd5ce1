/// What the rope knows about a stretch of text without reading it.
package struct RopeSummary: TreeSummary, Hashable {
    /// Length in UTF-8 bytes.
    package var utf8 = 0
    /// Line feeds, hence a CR LF pair counts once.
    package var newlines = 0
    /// Length in UTF-16 code units.
    package var utf16 = 0

    package init() {}

    package init(utf8: Int, newlines: Int, utf16: Int) {
        self.utf8 = utf8
        self.newlines = newlines
        self.utf16 = utf16
    }

    var length: Int { utf8 }

    package static func + (left: RopeSummary, right: RopeSummary) -> RopeSummary {
        RopeSummary(
            utf8: left.utf8 + right.utf8, newlines: left.newlines + right.newlines,
            utf16: left.utf16 + right.utf16)
    }
}

extension RopeSummary {
    /// Counts valid UTF-8.
    init(of bytes: UnsafeBufferPointer<UInt8>) {
        var newlines = 0
        var units = 0
        // Overflow is impossible, and checking for it would keep this from being vectorised.
        for byte in bytes {
            newlines &+= byte == 0x0A ? 1 : 0
            // One unit for each scalar's first byte, and another where the scalar has four.
            units &+= byte & 0xC0 != 0x80 ? 1 : 0
            units &+= byte >= 0xF0 ? 1 : 0
        }
        self.init(utf8: bytes.count, newlines: newlines, utf16: units)
    }
}
