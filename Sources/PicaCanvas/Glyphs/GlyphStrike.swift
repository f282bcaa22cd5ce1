/// The location of a glyph's pixels in the atlas, with their position relative to the pen.
struct GlyphImage {
    var entry = AtlasEntry()
    var left: Int32 = 0
    var top: Int32 = 0
    var isColored = false
    /// Whether it was drawn and has no visible pixels.
    var isBlank = false
}

/// The drawn glyphs of one face at one size and contrast.
///
/// It is a table indexed by glyph and phase, in pages that are created on demand.
final class GlyphStrike {
    private static let glyphsPerPage = 32
    private static let page = glyphsPerPage * 4

    let key: Key
    /// Whether glyphs can be placed between whole pixels.
    let hasPhases: Bool
    /// The cache's clock value at the last use.
    var lastUse = 0
    /// The size of the table, in bytes.
    private(set) var bytes = 0
    private var pages: ContiguousArray<UnsafeMutablePointer<GlyphImage>?> = []

    struct Key: Hashable {
        var face: Int
        /// The em size in 1/64 pixels.
        var size: Int
        var treatment: UInt8
        var contrast: GlyphContrast
        /// The distance of the baseline below its whole pixel, in quarter pixels, 0...3.
        var down: Int
    }

    init(_ key: Key, hasPhases: Bool) {
        self.key = key
        self.hasPhases = hasPhases
    }

    deinit {
        for case let page? in pages { page.deallocate() }
    }

    /// Returns the table entry for a glyph, valid as long as the strike.
    @inline(__always)
    func image(_ glyph: UInt32, phase: Int) -> UnsafeMutablePointer<GlyphImage> {
        let index = Int(glyph) / Self.glyphsPerPage
        let place = Int(glyph) % Self.glyphsPerPage * 4 + phase
        if index < pages.count, let page = pages[index] { return page + place }
        return makePage(index) + place
    }

    private func makePage(_ index: Int) -> UnsafeMutablePointer<GlyphImage> {
        while pages.count <= index { pages.append(nil) }
        bytes += Self.page * MemoryLayout<GlyphImage>.stride
        let page = UnsafeMutablePointer<GlyphImage>.allocate(capacity: Self.page)
        page.initialize(repeating: GlyphImage(), count: Self.page)
        pages[index] = page
        return page
    }
}
