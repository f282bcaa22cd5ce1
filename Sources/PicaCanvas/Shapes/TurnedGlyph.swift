import PicaFoundation

/// A glyph under a transform: the key of its mask.
struct TurnedGlyph: Equatable {
    /// The face, the glyph's number and its treatment.
    private let name: SIMD2<Int>
    /// The transform from font units to pixels, relative to whole pixels.
    private let linear: SIMD4<Double>
    private let offset: SIMD2<Double>

    init(
        face: Int, glyph: UInt32, treatment: UInt8, contrast: GlyphContrast, _ transform: CGAffineTransform
    ) {
        name = SIMD2(face, Int(glyph) << 16 | Int(treatment) << 8 | Int(contrast.rawValue))
        linear = SIMD4(transform.a, transform.b, transform.c, transform.d)
        offset = SIMD2(transform.tx, transform.ty)
    }

    /// The hash, computed by multiplications because the standard hasher is too slow for thousands of look-ups per
    /// frame.
    var spread: UInt64 {
        var result = UInt64(bitPattern: Int64(name.x)) &* 0x9E37_79B9_7F4A_7C15
        func mix(_ bits: UInt64) {
            result = (result ^ bits) &* 0xD6E8_FEB8_6659_FD93
            result ^= result >> 32
        }
        mix(UInt64(bitPattern: Int64(name.y)))
        for index in 0..<4 { mix(linear[index].bitPattern) }
        mix(offset.x.bitPattern)
        mix(offset.y.bitPattern)
        return result
    }
}

/// A cache of the atlas masks of rotated or scaled glyphs.
///
/// In moving text most of them are new in each frame, and few are used twice. So the cache has four fixed slots for
/// each hash value, and a new entry replaces the least recently used one. Nothing has to be removed, and a miss costs
/// almost nothing.
struct TurnedGlyphCache {
    private struct Place {
        var glyph: TurnedGlyph
        var image: ShapeImage
        /// The time of the last use.
        var use: UInt64
    }

    /// The numbers of rows and slots per row, 16,384 slots in total.
    private static let (rows, places) = (4096, 4)
    /// The slots; empty before the first glyph.
    private var contents: [Place?] = []
    private var clock: UInt64 = 0

    /// Returns a cached mask.
    /// - Returns: `nil` if there is none, or none any more.
    mutating func image(of glyph: TurnedGlyph) -> ShapeImage? {
        guard !contents.isEmpty else { return nil }
        let first = Self.first(glyph)
        for index in first..<first + Self.places where contents[index]?.glyph == glyph {
            clock += 1
            contents[index]?.use = clock
            return contents[index]?.image
        }
        return nil
    }

    mutating func insert(_ image: ShapeImage, for glyph: TurnedGlyph) {
        if contents.isEmpty { contents = [Place?](repeating: nil, count: Self.rows * Self.places) }
        let first = Self.first(glyph)
        var place = first
        for index in first..<first + Self.places {
            guard let known = contents[index] else {
                place = index
                break
            }
            if known.glyph == glyph {
                place = index
                break
            }
            if let oldest = contents[place], known.use < oldest.use { place = index }
        }
        clock += 1
        contents[place] = Place(glyph: glyph, image: image, use: clock)
    }

    private static func first(_ glyph: TurnedGlyph) -> Int {
        Int(truncatingIfNeeded: glyph.spread % UInt64(rows)) * places
    }
}
