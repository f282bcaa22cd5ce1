import CPicaSDL

extension AcceleratedTarget {
    /// Whether SDL supports a blend operation without reading back the pixels below.
    func canBlend(_ operation: BlendOperation) -> Bool { Self.mode(operation) != nil }

    /// Returns SDL's mode for blending premultiplied colors, or `nil` if no sum of two products is equivalent.
    static func mode(_ operation: BlendOperation) -> SDL_BlendMode? {
        let factors: (source: SDL_BlendFactor, target: SDL_BlendFactor)
        switch operation {
        case .normal: factors = (SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
        case .screen: factors = (SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_COLOR)
        case .plusLighter: factors = (SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE)
        case .clear: factors = (SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ZERO)
        case .copy: factors = (SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ZERO)
        case .sourceIn: factors = (SDL_BLENDFACTOR_DST_ALPHA, SDL_BLENDFACTOR_ZERO)
        case .sourceOut: factors = (SDL_BLENDFACTOR_ONE_MINUS_DST_ALPHA, SDL_BLENDFACTOR_ZERO)
        case .sourceAtop:
            factors = (SDL_BLENDFACTOR_DST_ALPHA, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
        case .destinationOver: factors = (SDL_BLENDFACTOR_ONE_MINUS_DST_ALPHA, SDL_BLENDFACTOR_ONE)
        case .destinationIn: factors = (SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_SRC_ALPHA)
        case .destinationOut: factors = (SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
        case .destinationAtop:
            factors = (SDL_BLENDFACTOR_ONE_MINUS_DST_ALPHA, SDL_BLENDFACTOR_SRC_ALPHA)
        case .xor:
            factors = (SDL_BLENDFACTOR_ONE_MINUS_DST_ALPHA, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
        default: return nil
        }
        // Alpha is blended like colors; screened alpha equals normally blended alpha.
        return SDL_ComposeCustomBlendMode(
            factors.source, factors.target, SDL_BLENDOPERATION_ADD,
            factors.source,
            operation == .screen ? SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA : factors.target,
            SDL_BLENDOPERATION_ADD)
    }

    /// Composites a layer in a separate texture and blends it.
    func draw(_ layer: TargetLayer) {
        let outer = SDL_GetRenderTarget(renderer)
        let outerOrigin = origin
        let rect = layer.rect
        guard let place = takeSpare(width: rect.width, height: rect.height) else {
            Self.log.warningOnce("the GPU has no texture for a layer; it is drawn without one")
            return draw(layer.items)
        }
        let texture = spares[place].texture
        spares[place].isTaken = true
        SDL_SetRenderTarget(renderer, texture)
        SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0)
        SDL_RenderClear(renderer)
        origin = (rect.minX, rect.minY)
        if open.isEmpty { ground = outer }
        open.append(OpenLayer(texture: texture, rect: rect))
        draw(layer.items)
        open.removeLast()
        SDL_SetRenderTarget(renderer, outer)
        origin = outerOrigin
        let tint = layer.opacity &* 0x0101_0101
        let quad = Quad(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, tint: tint)
        if let mode = Self.mode(layer.blend) {
            withUnsafePointer(to: quad) {
                draw(
                    UnsafeBufferPointer(start: $0, count: 1), copy: texture, width: spares[place].width,
                    height: spares[place].height, mode)
            }
        }
        spares[place].isTaken = false
    }

    private func draw(_ items: [TargetLayer.Item]) {
        for item in items {
            switch item {
            case .quads(let batch):
                batch.quads.withUnsafeBufferPointer { draw($0, from: batch.texture, batch.blend) }
            case .layer(let layer): draw(layer)
            case .backdrop(let rect, let blur): drawBackdrop(rect, blur)
            }
        }
    }

    /// Returns the index of an unused texture that is large enough.
    private func takeSpare(width: Int32, height: Int32) -> Int? {
        let known = spares.firstIndex {
            !$0.isTaken && $0.width >= width && $0.height >= height
                && Int($0.width) * Int($0.height) <= 4 * Int(width) * Int(height) + 65536
        }
        if let known {
            spares[known].wasUsed = true
            return known
        }
        // In steps, so that a growing layer can reuse its texture.
        let (width, height) = ((width + 63) & ~63, (height + 63) & ~63)
        guard
            let texture = SDL_CreateTexture(
                renderer, Self.format, Int32(SDL_TEXTUREACCESS_TARGET.rawValue), width, height)
        else { return nil }
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
        spares.append(Spare(texture: texture, width: width, height: height))
        return spares.count - 1
    }

    /// Blends in memory with an operation that SDL does not support.
    func blend(
        _ quads: UnsafeBufferPointer<Quad>, from texture: Texture?, _ operation: BlendOperation
    ) {
        for quad in quads {
            let bitmap = Bitmap(width: Int(quad.width), height: Int(quad.height))
            var rect = SDL_Rect(
                x: quad.x - origin.x, y: quad.y - origin.y, w: quad.width, h: quad.height)
            guard
                SDL_RenderReadPixels(
                    renderer, &rect, Self.format, bitmap.storage.baseAddress, quad.width * 4) == 0
            else { continue }
            let memory = SoftwareTarget(bitmap, originX: Int(quad.x), originY: Int(quad.y))
            withUnsafePointer(to: quad) {
                memory.draw(UnsafeBufferPointer(start: $0, count: 1), from: texture, operation)
            }
            var blended = quad
            (blended.u, blended.v, blended.tint) = (0, 0, .max)
            withUnsafePointer(to: blended) {
                draw(UnsafeBufferPointer(start: $0, count: 1), from: Texture(bitmap), .copy)
            }
        }
    }
}
