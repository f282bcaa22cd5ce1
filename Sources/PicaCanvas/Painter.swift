import Foundation
import PicaFoundation
import PicaText

/// Draws display lists into a target at a scale.
///
/// Everything becomes quads on whole device pixels, which the target blends. The clip is exact to the
/// pixel, and what is inside it does not depend on it: a picture painted in several damage rectangles
/// is the picture painted whole.
package final class Painter {
    /// Pixels per point.
    package let scale: CGFloat
    /// Whether texts stand at quarters of a pixel down as well as across, so that they move evenly.
    /// Where they stand still their baselines are on whole pixels.
    package var movesText = false
    /// The longest side of a picture that is drawn as one texture, in pixels: no more than the GPU has.
    var largestTexture: Int32 = 2048
    let glyphs: GlyphCache
    private let target: any PixelTarget
    /// The target, where it puts layers together by itself.
    private let layerTarget: AcceleratedTarget?

    /// Where the current origin stands, in points.
    private(set) var translation = CGPoint.zero
    /// From points to device pixels while they are turned, scaled or slanted. Nil while they are upright:
    /// then `scale` says it all.
    private(set) var matrix: CGAffineTransform?
    private var transforms: [OuterSpace] = []
    /// In device pixels.
    private(set) var clip: PixelRect
    private var clips: [Clip] = []

    private struct OuterSpace {
        var matrix: CGAffineTransform?
        var translation: CGPoint
        /// What there was of a clip before a projection.
        var clip: PixelRect?
        /// Whether a projection's layer was begun.
        var hasLayer = false
    }

    private struct Clip {
        var outer: PixelRect
        /// What the layer that was begun with the clip is cut to; nil for whole pixels.
        var path: (path: CanvasPath, space: CGAffineTransform)?
    }

    /// Quads of one texture that wait to be drawn.
    private var quads: ContiguousArray<Quad> = []
    private var texture: Texture?
    private var blend = BlendOperation.normal
    private var layers: [LayerRecord] = []

    /// - Parameters:
    ///   - target: A `SoftwareTarget` or an `AcceleratedTarget`.
    ///   - scale: Pixels per point, such as 1.25. What is no positive number counts as 1.
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

    // MARK: Space

    /// Moves the origin for what `body` draws.
    /// - Parameter offset: In points.
    package func withTranslation<Result>(_ offset: CGPoint, _ body: () throws -> Result) rethrows -> Result {
        let outer = translation
        translation = CGPoint(x: outer.x + offset.x, y: outer.y + offset.y)
        defer { translation = outer }
        return try body()
    }

    /// Moves, turns, scales or slants the points of what follows.
    package func pushTransform(_ transform: CGAffineTransform) {
        transforms.append(OuterSpace(matrix: matrix, translation: translation))
        move(to: transform.concatenating(space))
    }

    /// Moves the points of what follows and turns them in space.
    ///
    /// What is no transform of the plane has what follows drawn as a picture, which is then seen through the
    /// projection.
    /// - Parameter frame: Where most of what follows is, in points.
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

    /// - Parameter space: From points to device pixels.
    private func move(to space: CGAffineTransform) {
        if space.b == 0, space.c == 0, space.a == scale, space.d == scale {
            matrix = nil
            translation = CGPoint(x: space.tx / scale, y: space.ty / scale)
        } else {
            matrix = space
            translation = .zero
        }
    }

    /// Back to the points before the last `pushTransform`.
    package func popTransform() {
        guard let outer = transforms.popLast() else { return }
        if outer.hasLayer { popLayer() }
        (matrix, translation) = (outer.matrix, outer.translation)
        if let clip = outer.clip { self.clip = clip }
    }

    /// From points to device pixels.
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

    /// Narrows the clip to a rectangle, in points from the current origin. Its edges are moved to the
    /// nearest device pixels; where it is turned or scaled they are antialiased.
    package func pushClip(_ rect: CGRect) {
        guard matrix == nil else {
            var path = CanvasPath()
            path.addRect(rect.standardized)
            return pushClip(path)
        }
        pushClip(pixels(rect))
    }

    /// Narrows the clip to the inside of a path, whose edge is antialiased.
    package func pushClip(_ path: CanvasPath) {
        let outer = clip
        let space = space
        let bounds = PathRaster.Outlines([PathLayer(path)], space).bounds
        clip = clip.intersection(bounds)
        beginLayer(opacity: 255)
        clips.append(Clip(outer: outer, path: (path, space)))
    }

    /// Narrows the clip to device pixels, such as a damaged rectangle.
    package func pushClip(_ rect: PixelRect) {
        clips.append(Clip(outer: clip, path: nil))
        clip = clip.intersection(rect)
    }

    /// Back to the clip before the last `pushClip`.
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

    /// What can be painted, in points from the current origin.
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

    /// Begins a layer: what is drawn until `popLayer` is put together by itself, so that what overlaps in
    /// it does not show through, and then laid over what is below it.
    package func pushLayer(_ layer: Layer) {
        // Lengths of filters follow the scale and not the turn.
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
            // Within a layer whose picture is made in memory all of it is.
            isOnTarget: filters.isEmpty && projection == nil && layerTarget?.canBlend(blend) == true
                && layers.last?.isOnTarget ?? true,
            anchorX: projection?.anchor.x ?? pixelEdge(space.tx.rounded(.down)),
            anchorY: projection?.anchor.y ?? pixelEdge(space.ty.rounded(.down)),
            visible: clip)
        // Whole tiles are drawn, with all around them that their filters carry into them.
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

    /// Whether what is behind can be blurred: not in a layer whose picture is made in memory, nor in a window's own
    /// buffer, which nothing can be copied from.
    var seesBackdrop: Bool {
        layerTarget?.isOnTexture == true && layers.last?.isOnTarget ?? true
    }

    /// Draws what is behind, blurred and with a colour over it.
    /// - Parameter mask: Draws where it is seen, in white.
    func drawBackdrop(_ blur: BackdropBlur, tint: UInt32, opacity: UInt32, mask: () -> Void) {
        beginLayer(opacity: opacity)
        mask()
        flush()
        layers[layers.count - 1].showBackdrop(blur, tint: tint)
        popLayer()
    }

    /// Hands everything to the target. To be called once, after the last drawing.
    package func finish() {
        while !layers.isEmpty { popLayer() }
        flush()
        texture = nil
        target.finish()
        glyphs.atlas.endFrame()
    }

    // MARK: Quads

    /// The device pixels nearest to a rectangle in points from the current origin; what has an extent
    /// keeps at least one pixel of it.
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

    /// Makes the texture that of the quads that follow.
    func use(_ new: Texture?, _ operation: BlendOperation = .normal) {
        guard new !== texture || operation != blend else { return }
        flush()
        texture = new
        blend = operation
    }

    /// Draws a plain colour.
    func emit(_ rect: PixelRect, _ color: UInt32) {
        guard !rect.isEmpty, color != 0 else { return }
        use(nil)
        emit(rect.minX, rect.minY, rect.width, rect.height, u: 0, v: 0, tint: color)
    }

    /// Draws a segment of the current texture, or a plain colour where there is none, cut to the clip.
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
