import CPicaSDL
import PicaFoundation

/// A target that draws through an `SDL_Renderer` with a GPU.
///
/// Textures stay on the GPU, and only changes are uploaded. Layers without filters are composited there; those with
/// filters arrive as textures. If SDL does not support a blend operation, the pixels below are read back and blended in
/// memory, by the same code as in `SoftwareTarget`.
package final class AcceleratedTarget: PixelTarget {
    /// The renderer, for presenting and for setting a render target. The target owns it.
    package let renderer: OpaquePointer
    package private(set) var width = 0
    package private(set) var height = 0
    /// The longest side of a texture, in pixels.
    let largestTexture: Int32
    static let log = Logger(subsystem: "Pica", category: "canvas")
    /// The position of the current render target's first pixel in the quads' coordinates.
    var origin: (x: Int32, y: Int32) = (0, 0)
    /// The textures of earlier layers, for reuse.
    var spares: [Spare] = []
    /// The layers being composited, outermost first.
    var open: [OpenLayer] = []
    /// The render target under the outermost of them.
    var ground: OpaquePointer?
    /// The window's picture in increasingly large cells.
    let levels: BackdropLevels
    private var copies: [Int: Copy] = [:]
    private var vertices: [SDL_Vertex] = []
    private var indices: [Int32] = []

    private struct Copy {
        var texture: OpaquePointer
        weak var original: Texture?
        /// The number of the original's changes that it contains.
        var changes: Int
    }

    struct Spare {
        var texture: OpaquePointer
        var width: Int32
        var height: Int32
        var wasUsed = true
        var isTaken = false
    }

    struct OpenLayer {
        var texture: OpaquePointer
        /// Its position in the quads' coordinates.
        var rect: PixelRect
    }

    /// Whether the drawing can be copied from.
    var isOnTexture: Bool { SDL_GetRenderTarget(renderer) != nil }

    /// Creates a target that owns a renderer and destroys it at the end. Release the target before the window.
    ///
    /// It is `nil`, and the renderer stays the caller's, if the renderer cannot blend premultiplied colors. SDL's own
    /// software renderer cannot.
    package init?(renderer: OpaquePointer) {
        guard let mode = Self.mode(.normal), SDL_SetRenderDrawBlendMode(renderer, mode) == 0,
            let probe = SDL_CreateTexture(
                renderer, Self.format, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), 1, 1)
        else { return nil }
        defer { SDL_DestroyTexture(probe) }
        guard SDL_SetTextureBlendMode(probe, mode) == 0 else { return nil }
        self.renderer = renderer
        levels = BackdropLevels(renderer)
        var info = SDL_RendererInfo()
        SDL_GetRendererInfo(renderer, &info)
        let sides = [info.max_texture_width, info.max_texture_height].filter { $0 > 0 }
        largestTexture = max(sides.min() ?? 2048, 64)
        resize()
    }

    deinit {
        dropTextures()
        SDL_DestroyRenderer(renderer)
    }

    /// Updates the size. To be called after the window's size or the render target changed.
    package func resize() {
        var size: (Int32, Int32) = (0, 0)
        if SDL_GetRendererOutputSize(renderer, &size.0, &size.1) == 0 {
            (width, height) = (Int(size.0), Int(size.1))
        }
    }

    /// Discards the GPU's copies, which are invalid after a device loss.
    package func dropTextures() {
        for copy in copies.values { SDL_DestroyTexture(copy.texture) }
        copies = [:]
        for spare in spares { SDL_DestroyTexture(spare.texture) }
        spares = []
        levels.drop()
    }

    /// Returns the drawing so far, read back from the GPU, or `nil` if that fails.
    package func readPixels() -> Bitmap? {
        let bitmap = Bitmap(width: width, height: height)
        let result = SDL_RenderReadPixels(
            renderer, nil, Self.format, bitmap.storage.baseAddress, Int32(width * 4))
        return result == 0 ? bitmap : nil
    }

    func draw(_ quads: UnsafeBufferPointer<Quad>, from texture: Texture?, _ operation: BlendOperation) {
        guard let mode = Self.mode(operation) else { return blend(quads, from: texture, operation) }
        guard let texture else { return draw(quads, copy: nil, width: 1, height: 1, mode) }
        guard let copy = upload(texture) else { return }
        draw(
            quads, copy: copy, width: Int32(texture.bitmap.width), height: Int32(texture.bitmap.height), mode)
    }

    /// - Parameter copy: A texture on the GPU; `width` and `height` are its size.
    func draw(
        _ quads: UnsafeBufferPointer<Quad>, copy: OpaquePointer?, width: Int32, height: Int32,
        _ mode: SDL_BlendMode
    ) {
        let (scaleX, scaleY) = (1 / Float(width), 1 / Float(height))
        vertices.removeAll(keepingCapacity: true)
        for quad in quads {
            let color = SDL_Color(
                r: UInt8(quad.tint >> 16 & 0xFF), g: UInt8(quad.tint >> 8 & 0xFF),
                b: UInt8(quad.tint & 0xFF), a: UInt8(quad.tint >> 24))
            let left = Float(quad.x - origin.x)
            let top = Float(quad.y - origin.y)
            let right = Float(quad.x - origin.x + quad.width)
            let bottom = Float(quad.y - origin.y + quad.height)
            let u = Float(quad.u) * scaleX
            let v = Float(quad.v) * scaleY
            let endU = Float(quad.u + quad.width) * scaleX
            let endV = Float(quad.v + quad.height) * scaleY
            func vertex(_ x: Float, _ y: Float, _ u: Float, _ v: Float) {
                vertices.append(
                    SDL_Vertex(
                        position: SDL_FPoint(x: x, y: y), color: color,
                        tex_coord: SDL_FPoint(x: u, y: v)))
            }
            vertex(left, top, u, v)
            vertex(right, top, endU, v)
            vertex(right, bottom, endU, endV)
            vertex(left, bottom, u, endV)
        }
        for first in stride(from: Int32(indices.count / 6 * 4), to: Int32(vertices.count), by: 4) {
            indices += [first, first + 1, first + 2, first, first + 2, first + 3]
        }
        SDL_SetRenderDrawBlendMode(renderer, mode)
        if let copy { SDL_SetTextureBlendMode(copy, mode) }
        SDL_RenderGeometry(
            renderer, copy, vertices, Int32(vertices.count), indices, Int32(quads.count * 6))
    }

    func finish() {
        for (id, copy) in copies where copy.original == nil {
            SDL_DestroyTexture(copy.texture)
            copies[id] = nil
        }
        for spare in spares where !spare.wasUsed { SDL_DestroyTexture(spare.texture) }
        spares.removeAll { !$0.wasUsed }
        for index in spares.indices { spares[index].wasUsed = false }
        levels.finish()
    }

    private func upload(_ texture: Texture) -> OpaquePointer? {
        let bitmap = texture.bitmap
        guard let pixels = bitmap.storage.baseAddress, bitmap.width > 0, bitmap.height > 0 else {
            return nil
        }
        let pitch = Int32(bitmap.width * 4)
        if var copy = copies[texture.id] {
            for change in texture.changes[copy.changes...] {
                var rect = SDL_Rect(x: change.minX, y: change.minY, w: change.width, h: change.height)
                let start = pixels + (Int(change.minY) * bitmap.width + Int(change.minX))
                SDL_UpdateTexture(copy.texture, &rect, start, pitch)
            }
            if copy.changes != texture.changes.count {
                copy.changes = texture.changes.count
                copies[texture.id] = copy
            }
            return copy.texture
        }
        guard
            let made = SDL_CreateTexture(
                renderer, Self.format, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(bitmap.width),
                Int32(bitmap.height))
        else { return nil }
        SDL_SetTextureScaleMode(made, SDL_ScaleModeNearest)
        SDL_UpdateTexture(made, nil, pixels, pitch)
        copies[texture.id] = Copy(texture: made, original: texture, changes: texture.changes.count)
        return made
    }

    static let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
}
