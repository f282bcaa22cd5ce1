import CPicaSDL
import Foundation
import PicaCanvas
import PicaFoundation

/// A window surface in memory, painted by the CPU.
@MainActor
final class SoftwareSurface: WindowSurface {
    private let window: OpaquePointer
    /// SDL's surface of the window. SDL owns it and replaces it when the size changes.
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    /// The surface to paint if SDL's cannot be painted directly. This is so if the screen does not have 32 bits per
    /// pixel, and on Wayland, where SDL's has the size in points.
    private var staging: UnsafeMutablePointer<SDL_Surface>?
    private var hasWarned = false
    private var size: (width: Int32, height: Int32) = (0, 0)

    let blursBackdrops = false

    init(window: OpaquePointer) {
        self.window = window
    }

    func prepare(width: Int32, height: Int32) -> Bool {
        let latest = SDL_GetWindowSurface(window)
        let isIntact = latest != nil && latest == surface && size == (width, height)
        if latest == nil && !hasWarned {
            hasWarned = true
            Logger(subsystem: "Pica", category: "Window").error("a window shows nothing: \(SDL.lastError)")
        }
        if !isIntact {
            surface = latest
            size = (width, height)
            makeStaging()
        }
        return isIntact
    }

    func paint(_ region: Region, scale: CGFloat, glyphs: GlyphCache, _ content: (Painter) -> Void) {
        guard let painted = (staging ?? surface)?.pointee else { return }
        let target = SoftwareTarget(
            borrowing: painted.pixels, width: Int(painted.w), height: Int(painted.h),
            pitch: Int(painted.pitch))
        Painter(target: target, scale: scale, glyphs: glyphs).paint(region, content)
    }

    func present(_ region: Region) -> Bool {
        let rects = region.rects.map { SDL_Rect(x: $0.minX, y: $0.minY, w: $0.width, h: $0.height) }
        if let staging, let surface {
            guard surface.pointee.w == size.width, surface.pointee.h == size.height else {
                SDL_UpperBlitScaled(staging, nil, surface, nil)
                return SDL_UpdateWindowSurface(window) == 0
            }
            for rect in rects {
                var (source, place) = (rect, rect)
                SDL_UpperBlit(staging, &source, surface, &place)
            }
        }
        return SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0
    }

    func loseDevice() {}

    func release() {
        SDL_FreeSurface(staging)
        staging = nil
        surface = nil
    }

    private func makeStaging() {
        SDL_FreeSurface(staging)
        staging = nil
        guard let surface, let format = surface.pointee.format?.pointee.format else { return }
        let isOurs = format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
        if !isOurs || surface.pointee.w != size.width || surface.pointee.h != size.height {
            staging = SDL_CreateRGBSurfaceWithFormat(
                0, size.width, size.height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
        }
    }
}
