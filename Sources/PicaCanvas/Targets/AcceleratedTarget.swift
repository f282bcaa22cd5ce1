import CSDL

/// Draws through an `SDL_Renderer` with a GPU behind it.
///
/// Textures are kept on the GPU and fed only with what changed. Opacity groups are drawn in memory and
/// handed over as one texture.
package final class AcceleratedTarget: PixelTarget {
    /// For presenting and for choosing a render target; it belongs to this object.
    package let renderer: OpaquePointer
    package private(set) var width = 0
    package private(set) var height = 0
    private let blendMode: SDL_BlendMode
    private var copies: [Int: Copy] = [:]
    private var vertices: [SDL_Vertex] = []
    private var indices: [Int32] = []

    private struct Copy {
        var texture: OpaquePointer
        weak var original: Texture?
        /// How many of the original's changes it has.
        var changes: Int
    }

    /// Takes over a renderer and destroys it in the end; release the target before the window.
    ///
    /// Nil, and nothing taken over, when the renderer cannot blend premultiplied colours; SDL's own
    /// software renderer cannot.
    package init?(renderer: OpaquePointer) {
        blendMode = SDL_ComposeCustomBlendMode(
            SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
            SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
        guard SDL_SetRenderDrawBlendMode(renderer, blendMode) == 0,
            let probe = SDL_CreateTexture(
                renderer, Self.format, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), 1, 1)
        else { return nil }
        defer { SDL_DestroyTexture(probe) }
        guard SDL_SetTextureBlendMode(probe, blendMode) == 0 else { return nil }
        self.renderer = renderer
        resize()
    }

    deinit {
        dropTextures()
        SDL_DestroyRenderer(renderer)
    }

    /// To be called after the window's size or the render target changed.
    package func resize() {
        var size: (Int32, Int32) = (0, 0)
        if SDL_GetRendererOutputSize(renderer, &size.0, &size.1) == 0 {
            (width, height) = (Int(size.0), Int(size.1))
        }
    }

    /// Forgets the GPU's copies, which a lost device has taken with it.
    package func dropTextures() {
        for copy in copies.values { SDL_DestroyTexture(copy.texture) }
        copies = [:]
    }

    /// What was drawn so far, read back from the GPU; nil when it refuses.
    package func readPixels() -> Bitmap? {
        let bitmap = Bitmap(width: width, height: height)
        let result = SDL_RenderReadPixels(
            renderer, nil, Self.format, bitmap.storage.baseAddress, Int32(width * 4))
        return result == 0 ? bitmap : nil
    }

    func draw(_ quads: UnsafeBufferPointer<Quad>, from texture: Texture?) {
        var copy: OpaquePointer?
        var scaleX: Float = 0
        var scaleY: Float = 0
        if let texture {
            guard let current = upload(texture) else { return }
            copy = current
            scaleX = 1 / Float(texture.bitmap.width)
            scaleY = 1 / Float(texture.bitmap.height)
        }
        vertices.removeAll(keepingCapacity: true)
        for quad in quads {
            let color = SDL_Color(
                r: UInt8(quad.tint >> 16 & 0xFF), g: UInt8(quad.tint >> 8 & 0xFF),
                b: UInt8(quad.tint & 0xFF), a: UInt8(quad.tint >> 24))
            let left = Float(quad.x)
            let top = Float(quad.y)
            let right = Float(quad.x + quad.width)
            let bottom = Float(quad.y + quad.height)
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
        SDL_SetRenderDrawBlendMode(renderer, blendMode)
        SDL_RenderGeometry(
            renderer, copy, vertices, Int32(vertices.count), indices, Int32(quads.count * 6))
    }

    func finish() {
        for (id, copy) in copies where copy.original == nil {
            SDL_DestroyTexture(copy.texture)
            copies[id] = nil
        }
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
        SDL_SetTextureBlendMode(made, blendMode)
        SDL_SetTextureScaleMode(made, SDL_ScaleModeNearest)
        SDL_UpdateTexture(made, nil, pixels, pitch)
        copies[texture.id] = Copy(texture: made, original: texture, changes: texture.changes.count)
        return made
    }

    private static let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
}
