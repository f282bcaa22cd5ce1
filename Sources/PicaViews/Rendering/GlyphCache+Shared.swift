import PicaCanvas

extension GlyphCache {
    /// The faces and glyphs that all windows and pictures of the main actor are drawn with.
    @MainActor package static let shared = GlyphCache()
}
