/// The measures of a span of text that a rope stores.
package struct RopeSummary: TreeSummary, Hashable {
    /// The length, in UTF-8 bytes.
    package var utf8 = 0
    /// The number of line feeds; a CR LF pair counts once.
    package var newlines = 0
    /// The length, in Unicode scalars.
    package var scalars = 0
    /// The number of four-byte scalars, which are two UTF-16 code units each.
    private var wide = 0

    package init() {}

    /// The length, in UTF-16 code units.
    package var utf16: Int { scalars + wide }

    var length: Int { utf8 }

    package static func + (left: RopeSummary, right: RopeSummary) -> RopeSummary {
        var sum = left
        sum.utf8 += right.utf8
        sum.newlines += right.newlines
        sum.scalars += right.scalars
        sum.wide += right.wide
        return sum
    }
}

extension RopeSummary {
    private typealias Lanes = SIMD32<Int8>

    /// Counts valid UTF-8, thirty-two bytes at a time.
    ///
    /// Comparison results are added as numbers, since reading them lane by lane costs many times more.
    init(of bytes: UnsafeBufferPointer<UInt8>) {
        utf8 = bytes.count
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
        let lineFeed = Lanes(repeating: 0x0A), zero = Lanes()
        // As signed numbers, continuation bytes are the smallest, and the lead bytes of four-byte scalars are just
        // below 0.
        let first = Lanes(repeating: -64), four = Lanes(repeating: -16)
        var at = 0
        while at &+ Lanes.scalarCount <= bytes.count {
            // A lane counts no further than a byte can hold.
            let end = min(bytes.count &- Lanes.scalarCount &+ 1, at &+ 127 &* Lanes.scalarCount)
            var lines = Lanes(), starts = Lanes(), wides = Lanes()
            while at < end {
                let bytes = (base + at).loadUnaligned(as: Lanes.self)
                lines &-= unsafeBitCast(bytes .== lineFeed, to: Lanes.self)
                starts &-= unsafeBitCast(bytes .>= first, to: Lanes.self)
                wides &-= unsafeBitCast((bytes .>= four) .& (bytes .< zero), to: Lanes.self)
                at &+= Lanes.scalarCount
            }
            newlines &+= Self.sum(lines)
            scalars &+= Self.sum(starts)
            wide &+= Self.sum(wides)
        }
        for byte in bytes[at...] {
            newlines &+= byte == 0x0A ? 1 : 0
            scalars &+= byte & 0xC0 != 0x80 ? 1 : 0
            wide &+= byte >= 0xF0 ? 1 : 0
        }
    }

    /// - Parameter lanes: Numbers from 0 to 255.
    private static func sum(_ lanes: Lanes) -> Int {
        let pairs = unsafeBitCast(lanes, to: SIMD16<UInt16>.self)
        return Int(((pairs & 0xFF) &+ (pairs &>> 8)).wrappedSum())
    }
}
