import PicaCanvas

extension GlyphCache {
    /// The faces and glyphs for all windows and pictures of the main actor.
    @MainActor package static let shared = GlyphCache()
}
