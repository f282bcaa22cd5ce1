/// The measures of a span of text that a rope stores.
package struct RopeSummary: TreeSummary, Hashable {
    /// The length, in UTF-8 bytes.
    package var utf8 = 0
    /// The number of line feeds; a CR LF pair counts once.
    package var newlines = 0
    /// The length, in UTF-16 code units.
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
    private typealias Lanes = SIMD32<Int8>

    /// Counts valid UTF-8, thirty-two bytes at a time.
    ///
    /// Comparison results are added as numbers, since reading them lane by lane costs many times more.
    init(of bytes: UnsafeBufferPointer<UInt8>) {
        self.init(utf8: bytes.count, newlines: 0, utf16: 0)
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
        let lineFeed = Lanes(repeating: 0x0A), zero = Lanes()
        // As signed numbers, continuation bytes are the smallest, and the lead bytes of four-byte scalars are just
        // below 0.
        let first = Lanes(repeating: -64), four = Lanes(repeating: -16)
        var at = 0
        while at &+ Lanes.scalarCount <= bytes.count {
            // A lane counts no further than a byte can hold.
            let end = min(bytes.count &- Lanes.scalarCount &+ 1, at &+ 127 &* Lanes.scalarCount)
            var lines = Lanes(), units = Lanes()
            while at < end {
                let bytes = (base + at).loadUnaligned(as: Lanes.self)
                lines &-= unsafeBitCast(bytes .== lineFeed, to: Lanes.self)
                // One unit for each scalar's first byte, and another for each four-byte scalar.
                units &-= unsafeBitCast(bytes .>= first, to: Lanes.self)
                units &-= unsafeBitCast((bytes .>= four) .& (bytes .< zero), to: Lanes.self)
                at &+= Lanes.scalarCount
            }
            newlines &+= Self.sum(lines)
            utf16 &+= Self.sum(units)
        }
        for byte in bytes[at...] {
            newlines &+= byte == 0x0A ? 1 : 0
            utf16 &+= byte & 0xC0 != 0x80 ? 1 : 0
            utf16 &+= byte >= 0xF0 ? 1 : 0
        }
    }

    /// - Parameter lanes: Numbers from 0 to 255.
    private static func sum(_ lanes: Lanes) -> Int {
        let pairs = unsafeBitCast(lanes, to: SIMD16<UInt16>.self)
        return Int(((pairs & 0xFF) &+ (pairs &>> 8)).wrappedSum())
    }
}
