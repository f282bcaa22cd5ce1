import Foundation
import PicaFoundation

/// A renderer of a paint's pixels. A pixel's color depends only on its own position.
struct PaintShader {
    private let paint: Paint
    /// The transform from pixels to the paint's points.
    private let toPoints: CGAffineTransform
    private let toPixels: CGAffineTransform

    /// The largest side of a reduced copy of a picture, in pixels.
    private static let largestCopy: CGFloat = 16384

    /// - Parameter toPixels: The transform from the paint's points to pixels.
    /// - Returns: `nil` if nothing is visible.
    init?(_ paint: Paint, _ toPixels: CGAffineTransform) {
        guard paint.isVisible, let inverse = toPixels.inverse else { return nil }
        self.paint = paint
        self.toPixels = toPixels
        toPoints = inverse
    }

    /// Fills a picture, whose alpha is the mask.
    /// - Parameter rect: The picture's position.
    func fill(_ bitmap: Bitmap, _ rect: PixelRect) {
        switch paint {
        case .color(let color):
            let color = pixel(color.channels)
            each(bitmap, rect) { _, _ in color }
        case .material(let material):
            let color = pixel(material.color.channels)
            each(bitmap, rect) { _, _ in color }
        case .linear(let stops, let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            // A line of zero length has all its colors before every position.
            guard square > 0 else { return each(bitmap, rect, stops) { _, _ in 1 } }
            let (along, across) = (dx / square, dy / square)
            each(bitmap, rect, stops) { x, y in
                Float((x - start.x) * along + (y - start.y) * across)
            }
        case .radial(let stops, let center, let startRadius, let endRadius):
            let radii = Radii(startRadius, endRadius)
            each(bitmap, rect, stops) { x, y in
                let (dx, dy) = (Float(x - center.x), Float(y - center.y))
                return radii.part((dx * dx + dy * dy).squareRoot())
            }
        case .elliptical(let stops, let frame, let center, let startRadius, let endRadius):
            let radii = Radii(startRadius, endRadius)
            let (across, down) = (1 / frame.width, 1 / frame.height)
            each(bitmap, rect, stops) { x, y in
                let dx = Float((x - frame.minX) * across - center.x)
                let dy = Float((y - frame.minY) * down - center.y)
                return radii.part((dx * dx + dy * dy).squareRoot())
            }
        case .angular(let stops, let center, let start, let end):
            let whole = 2 * CGFloat.pi
            let span = min(abs(end - start), whole)
            let direction: CGFloat = end < start ? -1 : 1
            each(bitmap, rect, stops) { x, y in
                var angle = (atan2(y - center.y, x - center.x) - start) * direction
                angle -= whole * (angle / whole).rounded(.down)
                if angle > span { angle = angle - span < (whole - span) / 2 ? span : 0 }
                return span > 0 ? Float(angle / span) : 0
            }
        case .mesh(let mesh, let frame):
            MeshShader(mesh, frame, toPixels).fill(bitmap, rect)
        case .image(let source, let frame):
            sample(source, frame, isTiled: false, bitmap, rect)
        case .tiled(let source, let frame):
            sample(source, frame, isTiled: true, bitmap, rect)
        }
    }

    /// The relation of a distance to two radii.
    private struct Radii {
        private let start: Float
        /// The reciprocal of the distance between the radii; `nil` if they are equal.
        private let factor: Float?

        init(_ start: CGFloat, _ end: CGFloat) {
            self.start = Float(start)
            factor = start == end ? nil : Float(1 / (end - start))
        }

        @inline(__always)
        func part(_ distance: Float) -> Float {
            guard let factor else { return distance < start ? 0 : 1 }
            return (distance - start) * factor
        }
    }

    /// - Parameter place: Returns the gradient's location for a position in points.
    @inline(__always)
    private func each(
        _ bitmap: Bitmap, _ rect: PixelRect, _ stops: GradientStops, _ place: (CGFloat, CGFloat) -> Float
    ) {
        GradientRamp(stops).withLookup { ramp in
            each(bitmap, rect) { x, y in ramp.pixel(at: place(x, y)) }
        }
    }

    /// - Parameter color: Returns the pixel for a position in points.
    @inline(__always)
    private func each(_ bitmap: Bitmap, _ rect: PixelRect, _ color: (CGFloat, CGFloat) -> UInt32) {
        let width = bitmap.width
        guard let pixels = bitmap.storage.baseAddress else { return }
        for row in 0..<bitmap.height {
            let line = pixels + row * width
            let y = CGFloat(Int(rect.minY) + row) + 0.5
            for column in 0..<width {
                let mask = line[column] >> 24
                guard mask > 0 else { continue }
                let x = CGFloat(Int(rect.minX) + column) + 0.5
                let shade = color(
                    toPoints.a * x + toPoints.c * y + toPoints.tx,
                    toPoints.b * x + toPoints.d * y + toPoints.ty
                )
                line[column] = mask == 255 ? shade : scaled(shade, by: mask)
            }
        }
    }

    // MARK: Pictures

    /// Returns the side length of the copy to interpolate from.
    private static func side(_ own: Int, shown: CGFloat) -> Int {
        min(own, max(1, Int(min(shown, largestCopy).rounded())))
    }

    /// Interpolates the four nearest source pixels of a copy that is small enough for this to be an average.
    private func sample(
        _ source: Bitmap, _ frame: CGRect, isTiled: Bool, _ bitmap: Bitmap, _ rect: PixelRect
    ) {
        let across = (toPixels.a * toPixels.a + toPixels.b * toPixels.b).squareRoot() * frame.width
        let down = (toPixels.c * toPixels.c + toPixels.d * toPixels.d).squareRoot() * frame.height
        guard across.isFinite, down.isFinite else { return }
        let isNearest = source.isPixelated
        let width = isNearest ? source.width : Self.side(source.width, shown: across)
        let height = isNearest ? source.height : Self.side(source.height, shown: down)
        let isSame = width == source.width && height == source.height
        let source = isSame ? source : source.resized(width: width, height: height)
        guard source.width > 0, source.height > 0 else { return }
        let (scaleX, scaleY) = (CGFloat(width) / frame.width, CGFloat(height) / frame.height)
        func index(_ value: Int, _ count: Int) -> Int {
            guard isTiled else { return min(max(value, 0), count - 1) }
            let rest = value % count
            return rest < 0 ? rest + count : rest
        }
        // A pixel whose center is slightly outside belongs to the picture's edge.
        let (slackX, slackY) = (CGFloat(width) / across * 0.75, CGFloat(height) / down * 0.75)
        each(bitmap, rect) { x, y in
            var sourceX = (x - frame.minX) * scaleX
            var sourceY = (y - frame.minY) * scaleY
            if isTiled {
                sourceX -= (sourceX / CGFloat(width)).rounded(.down) * CGFloat(width)
                sourceY -= (sourceY / CGFloat(height)).rounded(.down) * CGFloat(height)
            } else if sourceX < -slackX || sourceX > CGFloat(width) + slackX || sourceY < -slackY
                || sourceY > CGFloat(height) + slackY
            {
                return 0
            }
            guard sourceX.isFinite, sourceY.isFinite else { return 0 }
            guard !isNearest else {
                let (column, row) = (
                    index(Int(sourceX.rounded(.down)), width), index(Int(sourceY.rounded(.down)), height)
                )
                return source.storage[row * width + column]
            }
            let (left, top) = ((sourceX - 0.5).rounded(.down), (sourceY - 0.5).rounded(.down))
            let (partX, partY) = (Float(sourceX - 0.5 - left), Float(sourceY - 0.5 - top))
            let columns = (index(Int(left), width), index(Int(left) + 1, width))
            let rows = (index(Int(top), height) * width, index(Int(top) + 1, height) * width)
            let above =
                channels(source.storage[rows.0 + columns.0]) * (1 - partX)
                + channels(source.storage[rows.0 + columns.1]) * partX
            let below =
                channels(source.storage[rows.1 + columns.0]) * (1 - partX)
                + channels(source.storage[rows.1 + columns.1]) * partX
            return pixel(above * (1 - partY) + below * partY)
        }
    }
}

extension CGAffineTransform {
    /// Returns a transformed point, faster than `CGPoint.applying`.
    @inline(__always)
    func callAsFunction(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
