import PicaFoundation

/// A glyph under a matrix: what its mask is known by.
struct TurnedGlyph: Equatable {
    /// The face, the glyph's number, and how it is treated.
    private let name: SIMD2<Int>
    /// From font units to pixels, counted from whole ones.
    private let linear: SIMD4<Double>
    private let offset: SIMD2<Double>

    init(
        face: Int, glyph: UInt32, treatment: UInt8, contrast: GlyphContrast, _ transform: CGAffineTransform
    ) {
        name = SIMD2(face, Int(glyph) << 16 | Int(treatment) << 8 | Int(contrast.rawValue))
        linear = SIMD4(transform.a, transform.b, transform.c, transform.d)
        offset = SIMD2(transform.tx, transform.ty)
    }

    /// Spread by multiplications: what is asked for thousands of times a frame cannot wait for the library's.
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

/// The masks of glyphs that are turned or scaled, in the atlas.
///
/// Where text moves most of them are new in each frame, and few are seen twice. So they have fixed places, four for
/// each number that keys are spread over, and a new one takes that of the one asked for least recently: nothing has to
/// be taken out, and what is not found costs next to nothing.
struct TurnedGlyphCache {
    private struct Place {
        var glyph: TurnedGlyph
        var image: ShapeImage
        /// When it was asked for last.
        var use: UInt64
    }

    /// 16,384 together.
    private static let (rows, places) = (4096, 4)
    /// Nothing before the first glyph.
    private var contents: [Place?] = []
    private var clock: UInt64 = 0

    /// The mask that was made before.
    /// - Returns: nil where there is none, or none any more.
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
