import Foundation
import PicaText

/// Draws display lists into a target at a scale.
///
/// Everything becomes quads on whole device pixels, which the target blends. The clip is exact to the
/// pixel, and what is inside it does not depend on it: a picture painted in several damage rectangles
/// is the picture painted whole.
package final class Canvas {
    /// Pixels per point.
    package let scale: CGFloat
    let glyphs: GlyphCache
    private let target: any PixelTarget

    /// Where the current origin stands, in points.
    private(set) var translation = CGPoint.zero
    /// In device pixels.
    private(set) var clip: PixelRect
    private var clips: [PixelRect] = []

    /// Quads of one texture that wait to be drawn.
    private var quads: ContiguousArray<Quad> = []
    private var texture: Texture?
    private var groups: [OpacityGroup] = []

    /// Drawing kept back because it fades as one.
    private struct OpacityGroup {
        var opacity: Double
        var batches: [(texture: Texture?, quads: ContiguousArray<Quad>)] = []
        /// All quads, those outside of the clip too, so that a group's picture does not depend on it.
        var count = 0
    }

    /// - Parameters:
    ///   - target: A `SoftwareTarget` or an `AcceleratedTarget`.
    ///   - scale: Pixels per point, such as 1.25. What is no positive number counts as 1.
    package convenience init(target: SoftwareTarget, scale: CGFloat = 1, glyphs: GlyphCache) {
        self.init(on: target, scale: scale, glyphs: glyphs)
    }

    package convenience init(target: AcceleratedTarget, scale: CGFloat = 1, glyphs: GlyphCache) {
        self.init(on: target, scale: scale, glyphs: glyphs)
    }

    private init(on target: any PixelTarget, scale: CGFloat, glyphs: GlyphCache) {
        self.target = target
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.glyphs = glyphs
        clip = PixelRect(x: 0, y: 0, width: Int32(target.width), height: Int32(target.height))
    }

    // MARK: State

    /// Moves the origin for what `body` draws.
    /// - Parameter offset: In points.
    package func withTranslation<Result>(_ offset: CGPoint, _ body: () throws -> Result) rethrows -> Result {
        let outer = translation
        translation = CGPoint(x: outer.x + offset.x, y: outer.y + offset.y)
        defer { translation = outer }
        return try body()
    }

    /// Narrows the clip to a rectangle, in points from the current origin; its edges are moved to the
    /// nearest device pixels.
    package func pushClip(_ rect: CGRect) {
        clips.append(clip)
        clip = clip.intersection(pixels(rect))
    }

    /// Narrows the clip to device pixels, such as a damaged rectangle.
    package func pushClip(_ rect: PixelRect) {
        clips.append(clip)
        clip = clip.intersection(rect)
    }

    /// Back to the clip before the last `pushClip`.
    package func popClip() {
        if let outer = clips.popLast() { clip = outer }
    }

    /// What can be painted, in points from the current origin.
    package var clipBounds: CGRect {
        guard !clip.isEmpty else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        return CGRect(
            x: CGFloat(clip.minX) / scale - translation.x, y: CGFloat(clip.minY) / scale - translation.y,
            width: CGFloat(clip.width) / scale, height: CGFloat(clip.height) / scale)
    }

    /// Begins a group that is drawn whole and then fades, so that what overlaps in it does not show
    /// through.
    /// - Parameter opacity: From 0 to 1.
    package func pushOpacity(_ opacity: Double) {
        flush()
        groups.append(OpacityGroup(opacity: opacity > 0 ? min(opacity, 1) : 0))
    }

    /// Ends the group that the last `pushOpacity` began.
    package func popOpacity() {
        flush()
        guard let group = groups.popLast() else { return }
        count(group.count)
        let factor = UInt32((group.opacity * 255).rounded())
        guard factor > 0, !group.batches.isEmpty else { return }
        if group.count == 1 || factor == 255 {
            for batch in group.batches {
                use(batch.texture)
                for var quad in batch.quads {
                    quad.tint = scaled(quad.tint, by: factor)
                    quads.append(quad)
                }
            }
            return
        }
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for batch in group.batches {
            for quad in batch.quads { bounds = bounds.union(quad.rect) }
        }
        let layer = Bitmap(width: Int(bounds.width), height: Int(bounds.height))
        let target = SoftwareTarget(layer, originX: Int(bounds.minX), originY: Int(bounds.minY))
        for batch in group.batches {
            batch.quads.withUnsafeBufferPointer { target.draw($0, from: batch.texture) }
        }
        use(Texture(layer))
        quads.append(
            Quad(
                x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height,
                tint: factor &* 0x0101_0101))
    }

    /// Hands everything to the target. To be called once, after the last drawing.
    package func finish() {
        while !groups.isEmpty { popOpacity() }
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
    func use(_ new: Texture?) {
        guard new !== texture else { return }
        flush()
        texture = new
    }

    /// Draws a plain colour.
    func emit(_ rect: PixelRect, _ color: UInt32) {
        guard !rect.isEmpty, color != 0 else { return }
        use(nil)
        emit(rect.minX, rect.minY, rect.width, rect.height, u: 0, v: 0, tint: color)
    }

    /// Draws a piece of the current texture, or a plain colour where there is none, cut to the clip.
    @inline(__always)
    func emit(
        _ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32, u: Int32, v: Int32, tint: UInt32,
        isMask: Bool = false
    ) {
        if !groups.isEmpty { count(1) }
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

    /// Counts quads of the current group, also those that never came to be because of the clip.
    func count(_ number: Int) {
        if !groups.isEmpty { groups[groups.count - 1].count += number }
    }

    private func flush() {
        guard !quads.isEmpty else { return }
        if groups.isEmpty {
            quads.withUnsafeBufferPointer { target.draw($0, from: texture) }
            quads.removeAll(keepingCapacity: true)
        } else {
            groups[groups.count - 1].batches.append((texture, quads))
            quads = []
        }
    }
}
