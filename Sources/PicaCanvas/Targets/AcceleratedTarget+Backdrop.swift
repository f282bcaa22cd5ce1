import CPicaSDL

extension AcceleratedTarget {
    /// Draws the blurred backdrop of the current layer: the target's contents so far, with the enclosing layers over
    /// them.
    /// - Parameter rect: The area to draw, in device pixels.
    func drawBackdrop(_ rect: PixelRect, _ blur: BackdropBlur) {
        let (width, height) = (Int32(self.width), Int32(self.height))
        guard let ground, let own = open.last,
            let (levels, spare) = levels.make(blur, width: width, height: height)
        else { return }
        // The areas that upscaling reads, level by level, and the areas that downscaling must write for them.
        var needed = [rect]
        for level in levels { needed.append(needed[needed.count - 1].halvedAround.intersection(level.frame)) }
        let last = levels[levels.count - 1]
        let mixed = needed[needed.count - 1].grown(by: Int32(blur.pairs)).intersection(last.frame)
        var filled = [mixed]
        for level in levels.dropLast().reversed() {
            filled.append(filled[filled.count - 1].doubled.intersection(level.frame))
        }
        filled.reverse()

        SDL_SetRenderTarget(renderer, levels[0].texture)
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        var mode = SDL_BLENDMODE_NONE
        SDL_GetTextureBlendMode(ground, &mode)
        lay(OpenLayer(texture: ground, rect: all), in: filled[0].doubled, .copy)
        SDL_SetTextureBlendMode(ground, mode)
        for layer in open.dropLast() { lay(layer, in: filled[0].doubled, .normal) }
        for (place, level) in levels.enumerated().dropFirst() {
            SDL_SetRenderTarget(renderer, level.texture)
            stretch(levels[place - 1], FloatRect(filled[place].doubled), over: FloatRect(filled[place]))
        }
        for _ in 0..<blur.pairs { mix(last, mixed, by: blur.offset, with: spare) }
        for place in levels.indices.dropFirst().reversed() {
            SDL_SetRenderTarget(renderer, levels[place - 1].texture)
            stretch(levels[place], FloatRect(needed[place]).halved, over: FloatRect(needed[place]))
        }
        SDL_SetRenderTarget(renderer, own.texture)
        stretch(
            levels[0], FloatRect(rect).halved,
            over: FloatRect(rect).moved(x: -Float(own.rect.minX), y: -Float(own.rect.minY)))
    }

    /// Mixes cells with their neighbors: by drawing the texture moved left and up, and then back.
    private func mix(
        _ level: BackdropLevels.Level, _ cells: PixelRect, by offset: Float, with spare: BackdropLevels.Level
    ) {
        SDL_SetRenderTarget(renderer, spare.texture)
        let moved = FloatRect(cells).moved(by: 1 - offset)
        // The way back needs one more cell at the start, which is mirrored.
        var (left, above, corner) = (FloatRect(cells), FloatRect(cells), FloatRect(cells))
        (left.maxX, above.maxY) = (left.minX, above.minY)
        (corner.maxX, corner.maxY) = (corner.minX, corner.minY)
        var (leftCells, aboveCells) = (moved, moved)
        (leftCells.minX, leftCells.maxX) = (left.minX, left.minX + 1)
        (aboveCells.minY, aboveCells.maxY) = (above.minY, above.minY + 1)
        var cornerCells = leftCells
        (cornerCells.minY, cornerCells.maxY) = (aboveCells.minY, aboveCells.maxY)
        stretch(level, corner, over: cornerCells)
        stretch(level, left, over: leftCells)
        stretch(level, above, over: aboveCells)
        stretch(level, FloatRect(cells), over: moved)
        SDL_SetRenderTarget(renderer, level.texture)
        stretch(spare, moved, over: FloatRect(cells))
    }

    /// Draws a layer's picture at half size, mirrored beyond the target's edges.
    /// - Parameter rect: The area, in pixels.
    private func lay(_ layer: OpenLayer, in rect: PixelRect, _ operation: BlendOperation) {
        let (endX, endY) = (Int32(width), Int32(height))
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_QueryTexture(layer.texture, nil, nil, &width, &height)
        SDL_SetTextureScaleMode(layer.texture, SDL_ScaleModeLinear)
        for (mirrorsX, mirrorsY) in [(false, false), (true, false), (false, true), (true, true)] {
            var part = rect
            if mirrorsX { (part.minX, part.maxX) = (2 * endX - rect.maxX, 2 * endX - rect.minX) }
            if mirrorsY { (part.minY, part.maxY) = (2 * endY - rect.maxY, 2 * endY - rect.minY) }
            part = part.intersection(layer.rect)
            guard !part.isEmpty else { continue }
            var source = FloatRect(part).moved(x: -Float(layer.rect.minX), y: -Float(layer.rect.minY))
            var place = FloatRect(part)
            if mirrorsX {
                swap(&source.minX, &source.maxX)
                (place.minX, place.maxX) = (2 * Float(endX) - place.maxX, 2 * Float(endX) - place.minX)
            }
            if mirrorsY {
                swap(&source.minY, &source.maxY)
                (place.minY, place.maxY) = (2 * Float(endY) - place.maxY, 2 * Float(endY) - place.minY)
            }
            stretch(layer.texture, width: width, height: height, source, over: place.halved, operation)
        }
        // Pending draws use the texture's current mode, so they are flushed before it changes.
        SDL_RenderFlush(renderer)
        SDL_SetTextureScaleMode(layer.texture, SDL_ScaleModeNearest)
    }

    private func stretch(_ level: BackdropLevels.Level, _ part: FloatRect, over rect: FloatRect) {
        stretch(level.texture, width: level.width, height: level.height, part, over: rect)
    }

    /// Draws a part of a texture to a part of the render target, scaled to fit.
    private func stretch(
        _ texture: OpaquePointer, width: Int32, height: Int32, _ part: FloatRect, over rect: FloatRect,
        _ operation: BlendOperation = .copy
    ) {
        guard let mode = Self.mode(operation) else { return }
        let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        func vertex(_ x: KeyPath<FloatRect, Float>, _ y: KeyPath<FloatRect, Float>) -> SDL_Vertex {
            SDL_Vertex(
                position: SDL_FPoint(x: rect[keyPath: x], y: rect[keyPath: y]), color: white,
                tex_coord: SDL_FPoint(
                    x: part[keyPath: x] / Float(width), y: part[keyPath: y] / Float(height)))
        }
        let corners = [
            vertex(\.minX, \.minY), vertex(\.maxX, \.minY), vertex(\.maxX, \.maxY), vertex(\.minX, \.maxY),
        ]
        SDL_SetTextureBlendMode(texture, mode)
        SDL_RenderGeometry(renderer, texture, corners, 4, [0, 1, 2, 0, 2, 3], 6)
    }
}

/// A rectangle whose edges may lie between pixels.
private struct FloatRect {
    var minX: Float
    var minY: Float
    var maxX: Float
    var maxY: Float

    init(_ rect: PixelRect) {
        (minX, minY) = (Float(rect.minX), Float(rect.minY))
        (maxX, maxY) = (Float(rect.maxX), Float(rect.maxY))
    }

    func moved(by distance: Float) -> FloatRect { moved(x: distance, y: distance) }

    func moved(x: Float, y: Float) -> FloatRect {
        var rect = self
        (rect.minX, rect.maxX, rect.minY, rect.maxY) = (minX + x, maxX + x, minY + y, maxY + y)
        return rect
    }

    /// The rectangle in cells of two by two pixels.
    var halved: FloatRect {
        var rect = self
        (rect.minX, rect.maxX, rect.minY, rect.maxY) = (minX / 2, maxX / 2, minY / 2, maxY / 2)
        return rect
    }
}

extension PixelRect {
    /// The cells of two by two pixels that upscaling mixes: their own and their neighbors.
    fileprivate var halvedAround: PixelRect {
        PixelRect(
            minX: (minX &- 1) >> 1, minY: (minY &- 1) >> 1, maxX: (maxX >> 1) &+ 1, maxY: (maxY >> 1) &+ 1)
    }

    /// The pixels of cells of two by two pixels.
    fileprivate var doubled: PixelRect {
        PixelRect(minX: 2 &* minX, minY: 2 &* minY, maxX: 2 &* maxX, maxY: 2 &* maxY)
    }
}
