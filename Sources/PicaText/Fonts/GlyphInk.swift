import CPicaHarfBuzz
import PicaFoundation

/// The ink bounds of a face's glyphs, in font units. Each is computed once, on first use.
final class GlyphInk {
    /// The most results to keep: more than a page of underlined text needs.
    private static let mostStripes = 4096

    private struct Stripe: Hashable {
        var glyph: UInt32
        var bottom: Int32
        var top: Int32
    }

    /// HarfBuzz's font; `nil` for a face without glyphs, which shows boxes.
    private let font: OpaquePointer?
    /// The farthest extent of a glyph, in font units, which damaged fonts might exceed.
    private let farthest: Int
    /// The ink of every glyph of a face without glyphs.
    private let missing: InkBox
    /// The ink boxes by glyph, 256 to a page. A page is created when one of its glyphs is first requested.
    private var pages = ContiguousArray<ContiguousArray<InkBox>>(repeating: [], count: 256)
    private var stripes = RecentCache<Stripe, [Range<Float>]>(capacity: mostStripes)

    init(_ font: OpaquePointer?, unitsPerEm: Int) {
        self.font = font
        farthest = 64 * unitsPerEm
        missing = InkBox(
            minX: 0, minY: 0, maxX: Int32(clamping: unitsPerEm * 6 / 10),
            maxY: Int32(clamping: unitsPerEm * 3 / 4))
    }

    /// Returns the rectangle around a glyph's ink, relative to its origin.
    func box(_ glyph: UInt32) -> InkBox {
        // No face has more glyphs.
        guard glyph <= 0xFFFF else { return .empty }
        let (page, place) = (Int(glyph >> 8), Int(glyph & 0xFF))
        if pages[page].isEmpty { pages[page] = ContiguousArray(repeating: .unknown, count: 256) }
        let known = pages[page][place]
        if known != .unknown { return known }
        let box = readBox(glyph)
        pages[page][place] = box
        return box
    }

    private func readBox(_ glyph: UInt32) -> InkBox {
        var extents = hb_glyph_extents_t()
        guard let font else { return missing }
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .empty }
        func clamped(_ value: Int) -> Int32 { Int32(clamping: min(max(value, -farthest), farthest)) }
        let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
        let (right, bottom) = (left + Int(extents.width), top + Int(extents.height))
        return InkBox(
            minX: clamped(min(left, right)), minY: clamped(min(top, bottom)),
            maxX: clamped(max(left, right)), maxY: clamped(max(top, bottom)))
    }

    /// Returns the horizontal extents of a glyph's contours in a horizontal stripe, from its origin, unordered.
    ///
    /// A picture has no outline and crosses nothing.
    func crossings(_ glyph: UInt32, bottom: Int32, top: Int32) -> [Range<Float>] {
        let box = box(glyph)
        guard let font, box.minY < top, box.maxY > bottom else { return [] }
        let key = Stripe(glyph: glyph, bottom: bottom, top: top)
        if let known = stripes[key] { return known }
        let crossings = GlyphCrossings.find(font, glyph, bottom: Float(bottom), top: Float(top))
        stripes[key] = crossings
        return crossings
    }
}

/// A rectangle in font units; y grows upward.
struct InkBox: Hashable {
    var minX: Int32
    var minY: Int32
    var maxX: Int32
    var maxY: Int32

    /// The box of a glyph without ink.
    static let empty = InkBox(minX: .max, minY: .max, maxX: .min, maxY: .min)

    fileprivate static let unknown = InkBox(minX: .max, minY: .max, maxX: .max, maxY: .max)

    var isEmpty: Bool { minX >= maxX || minY >= maxY }
}
