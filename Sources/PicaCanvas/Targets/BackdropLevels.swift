import CPicaSDL

/// The textures for a target's picture in cells of two by two pixels, of four by four, and so on.
///
/// Each covers the whole target and, on the right and below, as much more as a blur reaches, because pictures are
/// mirrored at the target's edges. On the left and above, the textures' own edges are used.
final class BackdropLevels {
    struct Level {
        let texture: OpaquePointer
        /// The width, in cells.
        let width: Int32
        let height: Int32

        var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
    }

    private let renderer: OpaquePointer
    private var levels: [Level] = []
    /// A spare texture of the last one's size, with one more cell on the left and above.
    private var spare: Level?
    private var wasUsed = false

    init(_ renderer: OpaquePointer) { self.renderer = renderer }

    /// Returns the textures for a blur, smallest cells first, and a spare one. The result is `nil` if the GPU cannot
    /// provide them.
    ///
    /// The spare one has the size of the last, with one more cell on the left and above.
    /// - Parameters:
    ///   - width: The target's width, in pixels.
    func make(_ blur: BackdropBlur, width: Int32, height: Int32) -> (levels: [Level], spare: Level)? {
        // Whole cells of the last level.
        func padded(_ side: Int32) -> Int32 { (side + blur.reach - 1) >> Int32(blur.halvings) + 1 }
        let (columns, rows) = (padded(width), padded(height))
        wasUsed = true
        if levels.last?.width != columns || levels.last?.height != rows || levels.count != blur.halvings {
            drop()
            for number in (0..<Int32(blur.halvings)).reversed() {
                guard let level = level(width: columns << number, height: rows << number) else { break }
                levels.append(level)
            }
            spare = level(width: columns + 1, height: rows + 1)
        }
        guard levels.count == blur.halvings else { return nil }
        return spare.map { (levels, $0) }
    }

    private func level(width: Int32, height: Int32) -> Level? {
        guard
            let texture = SDL_CreateTexture(
                renderer, AcceleratedTarget.format, Int32(SDL_TEXTUREACCESS_TARGET.rawValue), width, height)
        else { return nil }
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
        return Level(texture: texture, width: width, height: height)
    }

    /// Ends a picture, and frees the textures if it did not use them.
    func finish() {
        if !wasUsed { drop() }
        wasUsed = false
    }

    func drop() {
        for level in levels + [spare].compactMap({ $0 }) { SDL_DestroyTexture(level.texture) }
        levels = []
        spare = nil
    }
}
