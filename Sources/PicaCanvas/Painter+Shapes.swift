import Foundation

extension Painter {
    /// Fills a rectangle, with rounded corners if the radius is positive.
    func fill(_ rect: CGRect, radius: CGFloat, curve: CornerCurve = .circular, _ paint: Paint) {
        painting(paint) { color in
            guard matrix == nil else {
                return mask([PathLayer(path(rect, radius: radius, curve))], in: space, color)
            }
            fillRounded(pixels(rect), radius: radius * scale, curve: curve, color)
        }
    }

    /// Draws a border inside a rectangle.
    func border(
        _ rect: CGRect, radius: CGFloat, _ curve: CornerCurve, width: CGFloat, _ paint: Paint
    ) {
        guard width > 0 else { return }
        painting(paint) { color in
            guard matrix == nil else {
                var path = path(rect, radius: radius, curve)
                path.isEvenOdd = true
                let rect = rect.standardized
                if width < min(rect.width, rect.height) / 2 {
                    path.addRoundedRect(
                        rect.insetBy(dx: width, dy: width), radius: max(0, radius - width), curve: curve)
                }
                return mask([PathLayer(path)], in: space, color)
            }
            border(pixels(rect), radius: radius * scale, curve, max(1, pixelEdge(width * scale)), color)
        }
    }

    /// Draws the soft shadow of a rounded rectangle.
    func shadow(_ rect: CGRect, radius: CGFloat, blur: CGFloat, _ color: UInt32) {
        guard matrix == nil else {
            // The mask's Gaussian almost ends at the blur's extent.
            pushLayer(Layer(filters: [.blur(radius: blur / 2)]))
            mask([PathLayer(path(rect, radius: radius))], in: space, color)
            return popLayer()
        }
        shadow(pixels(rect), radius: radius * scale, blur: blur * scale, color)
    }

    private func path(_ rect: CGRect, radius: CGFloat, _ curve: CornerCurve = .circular) -> CanvasPath {
        var path = CanvasPath()
        if radius > 0 {
            path.addRoundedRect(rect.standardized, radius: radius, curve: curve)
        } else {
            path.addRect(rect.standardized)
        }
        return path
    }

    /// Fills a rounded rectangle: four corners from the atlas, and plain color.
    /// - Parameter radius: The radius in pixels.
    private func fillRounded(
        _ rect: PixelRect, radius: CGFloat, curve: CornerCurve = .circular, _ color: UInt32
    ) {
        guard !rect.isEmpty, color != 0 else { return }
        let radius = fitted(radius, rect)
        guard radius > 0 else { return emit(rect, color) }
        let extent = extent(curve, radius, rect)
        let side = Int32((radius * extent).rounded(.up))
        guard side * 2 <= ShapeCache.largestCorners else {
            var path = CanvasPath()
            path.addRoundedRect(cgRect(rect), radius: radius, curve: curve)
            return maskPixels(path, color)
        }
        guard let cells = corners(rect, radius: radius, extent, border: 0, side: side, color) else {
            return emit(rect, color)
        }
        emit(
            PixelRect(
                x: rect.minX + cells.left, y: rect.minY, width: rect.width - cells.left - cells.right,
                height: cells.top), color)
        emit(
            PixelRect(
                x: rect.minX, y: rect.minY + cells.top, width: rect.width,
                height: rect.height - cells.top - cells.bottom), color)
        emit(
            PixelRect(
                x: rect.minX + cells.left, y: rect.maxY - cells.bottom,
                width: rect.width - cells.left - cells.right, height: cells.bottom), color)
    }

    /// Draws a border inside a rectangle.
    /// - Parameters:
    ///   - radius: The radius of the outer corners, in pixels.
    ///   - line: The line width in pixels.
    private func border(
        _ rect: PixelRect, radius: CGFloat, _ curve: CornerCurve, _ line: Int32, _ color: UInt32
    ) {
        guard !rect.isEmpty, color != 0 else { return }
        guard line < (min(rect.width, rect.height) + 1) / 2 else {
            return fillRounded(rect, radius: radius, curve: curve, color)
        }
        let radius = fitted(radius, rect)
        let extent = extent(curve, radius, rect)
        let side = max(line, Int32((radius * extent).rounded(.up)))
        var cells = Cells(left: line, top: line, right: line, bottom: line)
        if radius > 0 {
            guard side * 2 <= ShapeCache.largestCorners else {
                var path = CanvasPath(isEvenOdd: true)
                path.addRoundedRect(cgRect(rect), radius: radius, curve: curve)
                path.addRoundedRect(
                    cgRect(rect).insetBy(dx: CGFloat(line), dy: CGFloat(line)),
                    radius: max(0, radius - CGFloat(line)), curve: curve)
                return maskPixels(path, color)
            }
            guard let drawn = corners(rect, radius: radius, extent, border: line, side: side, color) else {
                return
            }
            cells = drawn
        } else {
            emit(PixelRect(x: rect.minX, y: rect.minY, width: line, height: line), color)
            emit(PixelRect(x: rect.maxX - line, y: rect.minY, width: line, height: line), color)
            emit(PixelRect(x: rect.minX, y: rect.maxY - line, width: line, height: line), color)
            emit(PixelRect(x: rect.maxX - line, y: rect.maxY - line, width: line, height: line), color)
        }
        let across = rect.width - cells.left - cells.right
        let down = rect.height - cells.top - cells.bottom
        emit(PixelRect(x: rect.minX + cells.left, y: rect.minY, width: across, height: line), color)
        emit(PixelRect(x: rect.minX + cells.left, y: rect.maxY - line, width: across, height: line), color)
        emit(PixelRect(x: rect.minX, y: rect.minY + cells.top, width: line, height: down), color)
        emit(PixelRect(x: rect.maxX - line, y: rect.minY + cells.top, width: line, height: down), color)
    }

    /// Draws the shadow of a rounded rectangle as nine segments of one blurred mask.
    /// - Parameters:
    ///   - radius: The radius in pixels.
    ///   - blur: The extent in pixels; no more than 64.
    private func shadow(_ rect: PixelRect, radius: CGFloat, blur: CGFloat, _ color: UInt32) {
        guard !rect.isEmpty, color != 0 else { return }
        let reach = min(64, max(0, pixelEdge(blur)))
        guard reach > 0 else { return fillRounded(rect, radius: radius, color) }
        // A larger radius is indistinguishable under the blur and would enlarge the mask.
        let radius = min(fitted(radius, rect), CGFloat(ShapeCache.largestSide))
        let corner = Int32(radius.rounded(.up)) + reach
        let width = min(rect.width, 2 * corner + Self.shadowTile)
        let height = min(rect.height, 2 * corner + Self.shadowTile)
        let key = ShapeCache.Key.shadow(
            width: Int(width), height: Int(height), radius: radius, reach: Int(reach))
        let image = glyphs.shapes.image(key) { raster in
            let pixels = ShadowMask.make(
                width: Int(width), height: Int(height), radius: radius, reach: Int(reach), raster: raster)
            return (
                pixels, PixelRect(x: 0, y: 0, width: width + 2 * reach, height: height + 2 * reach)
            )
        }
        guard let image, let page = glyphs.atlas.page(of: image.entry) else { return }
        glyphs.atlas.touch(page)
        let columns = strips(
            start: rect.minX - reach, end: rect.maxX + reach, mask: width + 2 * reach,
            visible: clip.minX..<max(clip.minX, clip.maxX))
        let rows = strips(
            start: rect.minY - reach, end: rect.maxY + reach, mask: height + 2 * reach,
            visible: clip.minY..<max(clip.minY, clip.maxY))
        use(page.texture)
        for row in rows {
            for column in columns where !row.isMiddle || !column.isMiddle {
                emit(
                    column.start, row.start, column.count, row.count, u: image.entry.x + column.source,
                    v: image.entry.y + row.source, tint: color, isMask: true)
            }
        }
        if rect.width > width, rect.height > height {
            let edge = reach + corner
            emit(
                PixelRect(
                    minX: rect.minX - reach + edge, minY: rect.minY - reach + edge,
                    maxX: rect.maxX + reach - edge, maxY: rect.maxY + reach - edge), color)
        }
    }

    private static let shadowTile: Int32 = 32

    /// A segment of a shadow's row or column.
    private struct Strip {
        var start: Int32
        var count: Int32
        /// The segment's start in the mask.
        var source: Int32
        var isMiddle = false
    }

    /// Divides one side of a shadow: its two ends, and between them the mask's repeated middle where it is visible.
    private func strips(start: Int32, end: Int32, mask: Int32, visible: Range<Int32>) -> [Strip] {
        guard end - start > mask else { return [Strip(start: start, count: end - start, source: 0)] }
        let edge = (mask - Self.shadowTile) / 2
        let last = end - edge
        var result = [Strip(start: start, count: edge, source: 0)]
        var position = start + edge
        if visible.lowerBound > position {
            position += (visible.lowerBound - position) / Self.shadowTile * Self.shadowTile
        }
        while position < min(last, visible.upperBound) {
            let count = min(Self.shadowTile, last - position)
            result.append(Strip(start: position, count: count, source: edge, isMiddle: true))
            position += count
        }
        result.append(Strip(start: last, count: edge, source: mask - edge))
        return result
    }

    private func maskPixels(_ path: CanvasPath, _ color: UInt32) {
        mask([PathLayer(path)], in: .identity, color)
    }

    // MARK: Corners

    /// The extent of the four corner masks in a rectangle, in pixels.
    private struct Cells {
        var left: Int32
        var top: Int32
        var right: Int32
        var bottom: Int32
    }

    private func corners(
        _ rect: PixelRect, radius: CGFloat, _ extent: CGFloat, border: Int32, side: Int32, _ color: UInt32
    ) -> Cells? {
        guard
            let image = glyphs.shapes.corners(radius: radius, extent: extent, border: border, side: side),
            let page = glyphs.atlas.page(of: image.entry)
        else { return nil }
        glyphs.atlas.touch(page)
        use(page.texture)
        // An odd side's middle pixel belongs to the left and top corner.
        let cells = Cells(
            left: side, top: side, right: min(side, rect.width - side),
            bottom: min(side, rect.height - side))
        let (u, v) = (image.entry.x, image.entry.y)
        let endU = u + 2 * side - cells.right
        let endV = v + 2 * side - cells.bottom
        emit(rect.minX, rect.minY, cells.left, cells.top, u: u, v: v, tint: color, isMask: true)
        emit(
            rect.maxX - cells.right, rect.minY, cells.right, cells.top, u: endU, v: v, tint: color,
            isMask: true)
        emit(
            rect.minX, rect.maxY - cells.bottom, cells.left, cells.bottom, u: u, v: endV, tint: color,
            isMask: true)
        emit(
            rect.maxX - cells.right, rect.maxY - cells.bottom, cells.right, cells.bottom, u: endU,
            v: endV, tint: color, isMask: true)
        return cells
    }

    /// Returns a radius that fits a rectangle; a tiny one becomes 0.
    private func fitted(_ radius: CGFloat, _ rect: PixelRect) -> CGFloat {
        let fitted = min(radius, CGFloat(rect.width) / 2, CGFloat(rect.height) / 2)
        return fitted > 0.25 ? fitted : 0
    }

    /// Returns the distance from a rectangle's corners at which their curves begin, in radii.
    private func extent(_ curve: CornerCurve, _ radius: CGFloat, _ rect: PixelRect) -> CGFloat {
        radius > 0 ? curve.extent(in: CGFloat(min(rect.width, rect.height)) / (2 * radius)) : 1
    }

    private func cgRect(_ rect: PixelRect) -> CGRect {
        CGRect(
            x: CGFloat(rect.minX), y: CGFloat(rect.minY), width: CGFloat(rect.width),
            height: CGFloat(rect.height))
    }
}
