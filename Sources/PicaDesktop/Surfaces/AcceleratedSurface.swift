import CPicaSDL
import Foundation
import PicaCanvas

/// A texture painted by the GPU, copied to the window after each change.
///
/// The window's own buffers do not keep their content between frames.
@MainActor
final class AcceleratedSurface: WindowSurface {
    /// The target, which owns the renderer; `nil` once released.
    private var target: AcceleratedTarget?
    private var texture: OpaquePointer?
    private var size: (width: Int32, height: Int32) = (0, 0)

    let blursBackdrops = true

    /// Creates a surface; `nil` if SDL has no accelerated renderer that can paint into textures.
    init?(window: OpaquePointer) {
        // No vertical sync, with which two windows would halve each other's frame rate. The event loop paces frames,
        // and compositors do not tear.
        let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
        guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
        var info = SDL_RendererInfo()
        guard SDL_GetRendererInfo(renderer, &info) == 0, info.flags & flags == flags,
            let target = AcceleratedTarget(renderer: renderer)
        else {
            SDL_DestroyRenderer(renderer)
            return nil
        }
        self.target = target
    }

    func prepare(width: Int32, height: Int32) -> Bool {
        guard let target, texture == nil || size != (width, height) else { return texture != nil }
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            target.renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
            width, height)
        if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
        size = (width, height)
        return false
    }

    func paint(_ region: Region, scale: CGFloat, glyphs: GlyphCache, _ content: (Painter) -> Void) {
        guard let target, let texture else { return }
        SDL_SetRenderTarget(target.renderer, texture)
        target.resize()
        Painter(target: target, scale: scale, glyphs: glyphs).paint(region, content)
        SDL_SetRenderTarget(target.renderer, nil)
    }

    func present(_ region: Region) -> Bool {
        guard let target, let texture, SDL_RenderCopy(target.renderer, texture, nil, nil) == 0 else {
            return false
        }
        SDL_RenderPresent(target.renderer)
        return true
    }

    func loseDevice() {
        target?.dropTextures()
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
    }

    func release() {
        loseDevice()
        target = nil
    }
}
