import Foundation
import PicaFoundation
import PicaText

/// A renderer that draws display lists into a target at a scale.
///
/// Everything becomes quads on whole device pixels, which the target blends. The clip is exact to the pixel, and its
/// contents do not depend on it. A picture painted in several damage rectangles therefore equals the picture painted as
/// a whole.
package final class Painter {
    /// The pixels per point.
    package let scale: CGFloat
    /// Whether texts are placed at quarter pixels vertically as well as horizontally, for smooth motion.
    ///
    /// Otherwise their baselines are on whole pixels.
    package var movesText = false
    /// The longest side of a picture drawn as one texture, in pixels; at most the GPU's limit.
    var largestTexture: Int32 = 2048
    let glyphs: GlyphCache
    private let target: any PixelTarget
    /// The target, if it can composite layers itself.
    private let layerTarget: AcceleratedTarget?

    /// The position of the current origin, in points.
    private(set) var translation = CGPoint.zero
    /// The transform from points to device pixels if it is rotated, scaled or skewed; `nil` while `scale` alone
    /// applies.
    private(set) var matrix: CGAffineTransform?
    private var transforms: [OuterSpace] = []
    /// The clip, in device pixels.
    private(set) var clip: PixelRect
    private var clips: [Clip] = []

    private struct OuterSpace {
        var matrix: CGAffineTransform?
        var translation: CGPoint
        /// The clip before a projection.
        var clip: PixelRect?
        /// Whether a layer was begun for a projection.
        var hasLayer = false
    }

    private struct Clip {
        var outer: PixelRect
        /// The path that clips the layer begun with the clip; `nil` for whole pixels.
        var path: (path: CanvasPath, space: CGAffineTransform)?
    }

    /// The queued quads of one texture.
    private var quads: ContiguousArray<Quad> = []
    private var texture: Texture?
    private var blend = BlendOperation.normal
    private var layers: [LayerRecord] = []

    /// - Parameters:
    ///   - target: A `SoftwareTarget` or an `AcceleratedTarget`.
    ///   - scale: The pixels per point, such as 1.25. A value that is not positive counts as 1.
    package convenience init(target: SoftwareTarget, scale: CGFloat = 1, glyphs: GlyphCache) {
        self.init(on: target, nil, scale: scale, glyphs: glyphs)
    }

    package convenience init(target: AcceleratedTarget, scale: CGFloat = 1, glyphs: GlyphCache) {
        self.init(on: target, target, scale: scale, glyphs: glyphs)
    }

    private init(
        on target: any PixelTarget, _ layerTarget: AcceleratedTarget?, scale: CGFloat, glyphs: GlyphCache
    ) {
        self.target = target
        self.layerTarget = layerTarget
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.glyphs = glyphs
        if let layerTarget { largestTexture = min(largestTexture, layerTarget.largestTexture) }
        clip = PixelRect(x: 0, y: 0, width: Int32(target.width), height: Int32(target.height))
    }

    // MARK: Coordinate space

    /// Moves the origin for the drawing of `body`.
    /// - Parameter offset: The offset in points.
    package func withTranslation<Result>(_ offset: CGPoint, _ body: () throws -> Result) rethrows -> Result {
        let outer = translation
        translation = CGPoint(x: outer.x + offset.x, y: outer.y + offset.y)
        defer { translation = outer }
        return try body()
    }

    /// Applies a transform to the points of everything drawn next.
    package func pushTransform(_ transform: CGAffineTransform) {
        transforms.append(OuterSpace(matrix: matrix, translation: translation))
        move(to: transform.concatenating(space))
    }

    /// Applies a projection to the points of everything drawn next.
    ///
    /// Unless it is an affine transform, the following is drawn as a picture, which is then projected.
    /// - Parameter frame: The rectangle with most of the drawing, in points.
    package func pushTransform(_ projection: ProjectionTransform, of frame: CGRect) {
        if let affine = projection.affine { return pushTransform(affine) }
        var outer = OuterSpace(matrix: matrix, translation: translation, clip: clip)
        let toPixels = projection.concatenating(ProjectionTransform(space))
        if let projection = LayerProjection(toPixels, of: frame, scale: scale) {
            outer.hasLayer = true
            beginLayer(opacity: 255, projection: projection)
            move(to: CGAffineTransform(scaleX: projection.scale, y: projection.scale))
        } else {
            clip = .zero
        }
        transforms.append(outer)
    }

    /// - Parameter space: The transform from points to device pixels.
    private func move(to space: CGAffineTransform) {
        if space.b == 0, space.c == 0, space.a == scale, space.d == scale {
            matrix = nil
            translation = CGPoint(x: space.tx / scale, y: space.ty / scale)
        } else {
            matrix = space
            translation = .zero
        }
    }

    /// Restores the coordinate space before the last `pushTransform`.
    package func popTransform() {
        guard let outer = transforms.popLast() else { return }
        if outer.hasLayer { popLayer() }
        (matrix, translation) = (outer.matrix, outer.translation)
        if let clip = outer.clip { self.clip = clip }
    }

    /// The transform from points to device pixels.
    var space: CGAffineTransform {
        guard let matrix else {
            return CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: translation.x * scale, ty: translation.y * scale)
        }
        let origin = matrix(translation)
        return CGAffineTransform(
            a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: origin.x, ty: origin.y)
    }

    // MARK: Clip

    /// Intersects the clip with a rectangle, in points from the current origin.
    ///
    /// Its edges are rounded to the nearest device pixels; under rotation or scaling they are antialiased.
    package func pushClip(_ rect: CGRect) {
        guard matrix == nil else {
            var path = CanvasPath()
            path.addRect(rect.standardized)
            return pushClip(path)
        }
        pushClip(pixels(rect))
    }

    /// Intersects the clip with a path, whose edge is antialiased.
    package func pushClip(_ path: CanvasPath) {
        let outer = clip
        let space = space
        let bounds = PathRaster.Outlines([PathLayer(path)], space).bounds
        clip = clip.intersection(bounds)
        beginLayer(opacity: 255)
        clips.append(Clip(outer: outer, path: (path, space)))
    }

    /// Intersects the clip with device pixels, such as a damaged rectangle.
    package func pushClip(_ rect: PixelRect) {
        clips.append(Clip(outer: clip, path: nil))
        clip = clip.intersection(rect)
    }

    /// Restores the clip before the last `pushClip`.
    package func popClip() {
        guard let last = clips.popLast() else { return }
        if let (path, space) = last.path {
            beginLayer(opacity: 255, blend: .destinationIn)
            mask([PathLayer(path)], in: space, .max)
            popLayer()
            popLayer()
        }
        clip = last.outer
    }

    /// The bounds of the clip, in points from the current origin.
    package var clipBounds: CGRect {
        guard !clip.isEmpty else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        let pixels = CGRect(
            x: CGFloat(clip.minX), y: CGFloat(clip.minY), width: CGFloat(clip.width),
            height: CGFloat(clip.height))
        guard matrix == nil else {
            return space.inverse.map(pixels.applying) ?? CGRect(x: 0, y: 0, width: 0, height: 0)
        }
        return CGRect(
            x: pixels.minX / scale - translation.x, y: pixels.minY / scale - translation.y,
            width: pixels.width / scale, height: pixels.height / scale)
    }

    // MARK: Layers

    /// Begins a layer, which ends at `popLayer`. Its contents are composited as a unit, so that overlapping parts do
    /// not show through.
    package func pushLayer(_ layer: Layer) {
        // The lengths of filters follow the scale but not the rotation.
        let growth = matrix.map { abs($0.a * $0.d - $0.b * $0.c).squareRoot() } ?? scale
        beginLayer(
            opacity: layer.factor, blend: layer.blend,
            filters: layer.filters.compactMap { PixelFilter($0, scale: growth) })
    }

    func beginLayer(
        opacity: UInt32, blend: BlendOperation = .normal, filters: [PixelFilter] = [],
        projection: LayerProjection? = nil
    ) {
        flush()
        let space = space
        let record = LayerRecord(
            opacity: opacity, blend: blend, filters: filters, projection: projection,
            // Within a layer made in memory, all layers are.
            isOnTarget: filters.isEmpty && projection == nil && layerTarget?.canBlend(blend) == true
                && layers.last?.isOnTarget ?? true,
            anchorX: projection?.anchor.x ?? pixelEdge(space.tx.rounded(.down)),
            anchorY: projection?.anchor.y ?? pixelEdge(space.ty.rounded(.down)),
            visible: clip)
        // Whole tiles are drawn, including the surroundings that filters spread into them.
        clip = record.drawn
        layers.append(record)
    }

    /// Ends the layer that the last `pushLayer` began.
    package func popLayer() {
        flush()
        guard let record = layers.popLast() else { return }
        clip = record.visible
        guard record.opacity > 0 || record.blend.affectsUncovered else { return }
        if record.isOnTarget {
            guard let layer = record.targetLayer else { return }
            if layers.isEmpty {
                layerTarget?.draw(layer)
            } else {
                layers[layers.count - 1].items.append(.layer(layer))
            }
            return
        }
        let tint = record.opacity &* 0x0101_0101
        for tile in glyphs.layerTiles.tiles(of: record) {
            if let texture = tile.texture {
                use(texture, record.blend)
                emit(
                    tile.ink.minX, tile.ink.minY, tile.ink.width, tile.ink.height, u: 0, v: 0, tint: tint)
            }
            guard record.blend.affectsUncovered else { continue }
            use(nil, record.blend)
            for rest in tile.frame.subtracting(tile.texture == nil ? .zero : tile.ink) {
                emit(rest.minX, rest.minY, rest.width, rest.height, u: 0, v: 0, tint: 0)
            }
        }
        use(nil)
    }

    /// Whether the backdrop can be blurred.
    ///
    /// It cannot in a layer made in memory, nor in a window's own buffer, from which nothing can be copied.
    var seesBackdrop: Bool {
        layerTarget?.isOnTexture == true && layers.last?.isOnTarget ?? true
    }

    /// Draws the backdrop, blurred and with a color over it.
    /// - Parameter mask: Draws the visible area, in white.
    func drawBackdrop(_ blur: BackdropBlur, tint: UInt32, opacity: UInt32, mask: () -> Void) {
        beginLayer(opacity: opacity)
        mask()
        flush()
        layers[layers.count - 1].showBackdrop(blur, tint: tint)
        popLayer()
    }

    /// Submits everything to the target. To be called once, after the last drawing.
    package func finish() {
        while !layers.isEmpty { popLayer() }
        flush()
        texture = nil
        target.finish()
        glyphs.atlas.endFrame()
    }

    // MARK: Quads

    /// Returns the device pixels nearest to a rectangle in points from the current origin. A rectangle that is not
    /// empty keeps at least one pixel.
    func pixels(_ rect: CGRect) -> PixelRect {
        let rect = rect.standardized
        var result = PixelRect(
            minX: pixelEdge((translation.x + rect.minX) * scale),
            minY: pixelEdge((translation.y + rect.minY) * scale),
            maxX: pixelEdge((translation.x + rect.maxX) * scale),
            maxY: pixelEdge((translation.y + rect.maxY) * scale))
        if rect.width > 0 { result.maxX = max(result.maxX, result.minX + 1) }
        if rect.height > 0 { result.maxY = max(result.maxY, result.minY + 1) }
        return result
    }

    /// Sets the texture of the following quads.
    func use(_ new: Texture?, _ operation: BlendOperation = .normal) {
        guard new !== texture || operation != blend else { return }
        flush()
        texture = new
        blend = operation
    }

    /// Draws a plain color.
    func emit(_ rect: PixelRect, _ color: UInt32) {
        guard !rect.isEmpty, color != 0 else { return }
        use(nil)
        emit(rect.minX, rect.minY, rect.width, rect.height, u: 0, v: 0, tint: color)
    }

    /// Draws a part of the current texture, or a plain color if there is none, clipped.
    @inline(__always)
    func emit(
        _ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32, u: Int32, v: Int32, tint: UInt32,
        isMask: Bool = false
    ) {
        let minX = max(x, clip.minX)
        let minY = max(y, clip.minY)
        let maxX = min(x &+ width, clip.maxX)
        let maxY = min(y &+ height, clip.maxY)
        guard maxX > minX, maxY > minY else { return }
        quads.append(
            Quad(
                x: minX, y: minY, width: maxX &- minX, height: maxY &- minY, u: u &+ (minX &- x),
                v: v &+ (minY &- y), tint: tint, isMask: isMask))
    }

    private func flush() {
        guard !quads.isEmpty else { return }
        if layers.isEmpty {
            quads.withUnsafeBufferPointer { target.draw($0, from: texture, blend) }
            quads.removeAll(keepingCapacity: true)
        } else {
            layers[layers.count - 1].items.append(
                .quads(QuadBatch(texture: texture, blend: blend, quads: quads)))
            quads = []
        }
    }
}
