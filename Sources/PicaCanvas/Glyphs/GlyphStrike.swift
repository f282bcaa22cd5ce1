/// Where a glyph's pixels are in the atlas and where they stand from the pen.
struct GlyphImage {
    var entry = AtlasEntry()
    var left: Int32 = 0
    var top: Int32 = 0
    var isColored = false
    /// Whether it was drawn and nothing of it is visible.
    var isBlank = false
}

/// The drawn glyphs of one face at one size and contrast: a table straight by glyph and phase, in pieces that
/// come into being as they are needed.
final class GlyphStrike {
    private static let glyphsPerPiece = 32
    private static let piece = glyphsPerPiece * 4

    let key: Key
    /// Whether glyphs can stand between whole pixels.
    let hasPhases: Bool
    /// When it was drawn with last, by the cache's clock.
    var lastUse = 0
    /// What the table takes.
    private(set) var bytes = 0
    private var pieces: ContiguousArray<UnsafeMutablePointer<GlyphImage>?> = []

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
        for case let piece? in pieces { piece.deallocate() }
    }

    /// The place for a glyph's image, valid as long as the strike.
    @inline(__always)
    func image(_ glyph: UInt32, phase: Int) -> UnsafeMutablePointer<GlyphImage> {
        let index = Int(glyph) / Self.glyphsPerPiece
        let place = Int(glyph) % Self.glyphsPerPiece * 4 + phase
        if index < pieces.count, let piece = pieces[index] { return piece + place }
        return makePiece(index) + place
    }

    private func makePiece(_ index: Int) -> UnsafeMutablePointer<GlyphImage> {
        while pieces.count <= index { pieces.append(nil) }
        bytes += Self.piece * MemoryLayout<GlyphImage>.stride
        let piece = UnsafeMutablePointer<GlyphImage>.allocate(capacity: Self.piece)
        piece.initialize(repeating: GlyphImage(), count: Self.piece)
        pieces[index] = piece
        return piece
    }
}
