/// Where a glyph's pixels are in the atlas and where they stand from the pen.
struct GlyphImage {
    var entry = AtlasEntry()
    var left: Int32 = 0
    var top: Int32 = 0
    var isColored = false
    /// Whether it was drawn and nothing of it is visible.
    var isBlank = false
}

/// The drawn glyphs of one face at one size and contrast: a table straight by glyph and phase, in pages that
/// come into being as they are needed.
final class GlyphStrike {
    private static let glyphsPerPage = 32
    private static let page = glyphsPerPage * 4

    let key: Key
    /// Whether glyphs can stand between whole pixels.
    let hasPhases: Bool
    /// When it was drawn with last, by the cache's clock.
    var lastUse = 0
    /// What the table takes.
    private(set) var bytes = 0
    private var pages: ContiguousArray<UnsafeMutablePointer<GlyphImage>?> = []

    struct Key: Hashable {
        var face: Int
        /// The em in 1/64 pixels.
        var size: Int
        var treatment: UInt8
        var contrast: GlyphContrast
        /// How far below its whole pixel the baseline is, in quarters of a pixel, 0...3.
        var down: Int
    }

    init(_ key: Key, hasPhases: Bool) {
        self.key = key
        self.hasPhases = hasPhases
    }

    deinit {
        for case let page? in pages { page.deallocate() }
    }

    /// The place for a glyph's image, valid as long as the strike.
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
