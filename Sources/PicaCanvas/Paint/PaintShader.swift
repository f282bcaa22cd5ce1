import Foundation
import PicaFoundation

/// Computes a paint's pixels. What a pixel gets depends on its own place alone.
struct PaintShader {
    private let paint: Paint
    /// From pixels to the paint's points.
    private let toPoints: CGAffineTransform
    private let toPixels: CGAffineTransform

    /// A side of what is made of a picture to be drawn smaller.
    private static let largestCopy: CGFloat = 16384

    /// - Parameter toPixels: From the paint's points.
    /// - Returns: Nil where nothing shows.
    init?(_ paint: Paint, _ toPixels: CGAffineTransform) {
        guard paint.isVisible, let inverse = toPixels.inverse else { return nil }
        self.paint = paint
        self.toPixels = toPixels
        toPoints = inverse
    }

    /// Paints through what a picture holds: its alpha is the mask.
    /// - Parameter rect: Where the picture stands.
    func fill(_ bitmap: Bitmap, _ rect: PixelRect) {
        switch paint {
        case .color(let color):
            let color = color.channels
            each(bitmap, rect) { _, _ in color }
        case .linear(let stops, let start, let end):
            let ramp = GradientRamp(stops)
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            each(bitmap, rect) { x, y in
                // A line of no length has all of its colours before any place.
                let along = square > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / square : 1
                return ramp.color(at: Float(along))
            }
        case .radial(let stops, let center, let startRadius, let endRadius):
            let ramp = GradientRamp(stops)
            each(bitmap, rect) { x, y in
                let (dx, dy) = (x - center.x, y - center.y)
                let distance = (dx * dx + dy * dy).squareRoot()
                return ramp.color(at: Self.part(distance, startRadius, endRadius))
            }
        case .elliptical(let stops, let frame, let center, let startRadius, let endRadius):
            let ramp = GradientRamp(stops)
            each(bitmap, rect) { x, y in
                let dx = (x - frame.minX) / frame.width - center.x
                let dy = (y - frame.minY) / frame.height - center.y
                let distance = (dx * dx + dy * dy).squareRoot()
                return ramp.color(at: Self.part(distance, startRadius, endRadius))
            }
        case .angular(let stops, let center, let start, let end):
            let ramp = GradientRamp(stops)
            let whole = 2 * CGFloat.pi
            let span = min(abs(end - start), whole)
            let direction: CGFloat = end < start ? -1 : 1
            each(bitmap, rect) { x, y in
                var angle = (atan2(y - center.y, x - center.x) - start) * direction
                angle -= whole * (angle / whole).rounded(.down)
                if angle > span { angle = angle - span < (whole - span) / 2 ? span : 0 }
                return ramp.color(at: span > 0 ? Float(angle / span) : 0)
            }
        case .mesh(let mesh, let frame):
            MeshShader(mesh, frame, toPixels).fill(bitmap, rect)
        case .image(let source, let frame):
            sample(source, frame, isTiled: false, bitmap, rect)
        case .tiled(let source, let frame):
            sample(source, frame, isTiled: true, bitmap, rect)
        }
    }

    /// How far a distance is from one radius to another.
    private static func part(_ distance: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Float {
        if start == end { return distance < start ? 0 : 1 }
        return Float((distance - start) / (end - start))
    }

    /// - Parameter color: For a place in points, premultiplied, 0...255.
    @inline(__always)
    private func each(
        _ bitmap: Bitmap, _ rect: PixelRect, _ color: (CGFloat, CGFloat) -> SIMD4<Float>
    ) {
        let width = bitmap.width
        for row in 0..<bitmap.height {
            let y = CGFloat(Int(rect.minY) + row) + 0.5
            for column in 0..<width {
                let mask = bitmap.storage[row * width + column] >> 24
                guard mask > 0 else { continue }
                let x = CGFloat(Int(rect.minX) + column) + 0.5
                let shade = pixel(
                    color(
                        toPoints.a * x + toPoints.c * y + toPoints.tx,
                        toPoints.b * x + toPoints.d * y + toPoints.ty))
                bitmap.storage[row * width + column] = mask == 255 ? shade : scaled(shade, by: mask)
            }
        }
    }

    // MARK: Pictures

    /// A side of the copy that is mixed from.
    private static func side(_ own: Int, shown: CGFloat) -> Int {
        min(own, max(1, Int(min(shown, largestCopy).rounded())))
    }

    /// Mixes the four nearest source pixels, of a copy that is small enough for that to be an average.
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
        // A pixel whose middle is a hair outside belongs to the picture's edge.
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
                return .zero
            }
            guard sourceX.isFinite, sourceY.isFinite else { return .zero }
            guard !isNearest else {
                let (column, row) = (
                    index(Int(sourceX.rounded(.down)), width), index(Int(sourceY.rounded(.down)), height)
                )
                return channels(source.storage[row * width + column])
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
            return above * (1 - partY) + below * partY
        }
    }
}

extension CGAffineTransform {
    /// Where a point goes, without the moving about of `CGPoint.applying`.
    @inline(__always)
    func callAsFunction(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
