import Foundation
import PicaFoundation

extension Painter {
    /// Draws a paint through a mask of paths, in points from the current origin.
    func mask(_ layers: [PathLayer], _ paint: Paint) {
        painting(paint) { mask(layers, in: space, $0) }
    }

    /// - Parameter space: The transform from the paths' points to device pixels.
    func mask(_ layers: [PathLayer], in space: CGAffineTransform, _ color: UInt32) {
        guard color != 0 else { return }
        // Whole pixels move a mask without changing it; a sixteenth is the smallest visible difference.
        guard let (x, y, local) = Self.wholePixels(space, parts: 16) else { return }
        mask(.layers(layers, local), x, y, color) { PathRaster.Outlines(layers, local) }
    }

    /// Splits a transform into whole pixels and a remainder, rounded to a fraction of a pixel.
    static func wholePixels(_ space: CGAffineTransform, parts: CGFloat) -> (
        x: Int32, y: Int32, local: CGAffineTransform
    )? {
        guard space.tx.isFinite, space.ty.isFinite else { return nil }
        func part(_ value: CGFloat) -> (Int32, CGFloat) {
            let whole = pixelEdge(value.rounded(.down))
            let rest = value - CGFloat(whole)
            // Out of bounds; the path itself may lead back.
            guard abs(rest) <= 1 else { return (whole, rest) }
            return (whole, (rest * parts).rounded() / parts)
        }
        let (x, restX) = part(space.tx)
        let (y, restY) = part(space.ty)
        return (
            x, y,
            CGAffineTransform(a: space.a, b: space.b, c: space.c, d: space.d, tx: restX, ty: restY)
        )
    }

    /// Draws a color through a mask whose own pixels are counted from `x` and `y`.
    /// - Parameter outlines: Called if the mask is not cached; returns `nil` if there is nothing to draw.
    /// - Returns: Whether there is anything to draw.
    @discardableResult
    func mask(
        _ key: ShapeCache.Key, _ x: Int32, _ y: Int32, _ color: UInt32, contrast: GlyphContrast = .even,
        _ outlines: () -> PathRaster.Outlines?
    ) -> Bool {
        let shapes = glyphs.shapes
        switch shapes.known(key) {
        case .small(let image): emit(image, x, y, color)
        case .large(let mask): emit(mask, key, x, y, color, contrast, outlines)
        case nil:
            guard let made = outlines() else { return false }
            guard !made.bounds.isEmpty else { break }
            guard max(made.bounds.width, made.bounds.height) <= ShapeCache.largestSide else {
                emit(LargeMask(bounds: made.bounds), key, x, y, color, contrast) { made }
                break
            }
            var mask = shapes.raster.mask(made, in: made.bounds)
            contrast.apply(to: &mask.coverage)
            emit(shapes.keep(mask.pixels, made.bounds, for: key), x, y, color)
        }
        return true
    }

    func emit(_ image: ShapeImage, _ x: Int32, _ y: Int32, _ color: UInt32) {
        guard let page = glyphs.atlas.page(of: image.entry) else { return }
        glyphs.atlas.touch(page)
        use(page.texture)
        emit(
            x &+ image.left, y &+ image.top, image.entry.width, image.entry.height, u: image.entry.x,
            v: image.entry.y, tint: color, isMask: true)
    }

    private func emit(
        _ mask: LargeMask, _ key: ShapeCache.Key, _ x: Int32, _ y: Int32, _ color: UInt32,
        _ contrast: GlyphContrast, _ outlines: () -> PathRaster.Outlines?
    ) {
        let local = PixelRect(
            minX: clip.minX &- x, minY: clip.minY &- y, maxX: clip.maxX &- x, maxY: clip.maxY &- y)
        let visible = mask.bounds.intersection(local)
        guard !visible.isEmpty else { return }
        var made: PathRaster.Outlines?
        let before = mask.bytes
        for rect in LargeMask.tiles(visible) {
            let part = rect.intersection(mask.bounds)
            let tile = mask.tile(rect) {
                guard let outlines = made ?? outlines() else { return .empty }
                made = outlines
                var coverage = glyphs.shapes.raster.mask(outlines, in: part)
                contrast.apply(to: &coverage.coverage)
                return coverage
            }
            switch tile {
            case .empty: continue
            case .full:
                emit(
                    PixelRect(
                        x: x &+ part.minX, y: y &+ part.minY, width: part.width, height: part.height), color)
            case .mixed(let texture):
                use(texture)
                emit(
                    x &+ part.minX, y &+ part.minY, part.width, part.height, u: 0, v: 0, tint: color,
                    isMask: true)
            }
        }
        if mask.bytes != before { glyphs.shapes.keep(mask, for: key) }
    }
}
