import Foundation
import PicaFoundation

/// The projection of a layer that is drawn in pixels of its own.
struct LayerProjection {
    /// The layer's own pixels per point: as many as sharpness requires where the layer appears largest.
    let scale: CGFloat
    /// The projection from own pixels to the target's pixels.
    let toTarget: ProjectionTransform
    private let toSource: ProjectionTransform
    /// A pixel of the target that moves with the layer, left of and above most of it.
    let anchor: (x: Int32, y: Int32)
    /// The limit of drawing, in own pixels: a plane seen from the side has no end.
    private let limit: PixelRect

    /// The number of own pixels beyond which a picture is not made sharper.
    private static let most: CGFloat = 16_777_216
    /// The limit on the picture's pixels when drawing outside the frame.
    private static let mostAround: CGFloat = 4_194_304
    /// The largest magnification of a layer.
    private static let largestFactor: CGFloat = 8
    /// The magnification up to which a picture is sharp enough.
    private static let tolerance: CGFloat = 1.25

    /// - Parameters:
    ///   - projection: The projection from points to the target's pixels.
    ///   - frame: The rectangle with most of the drawing, in points.
    ///   - scale: The pixels per point of the whole picture.
    /// - Returns: `nil` if nothing is visible.
    init?(_ projection: ProjectionTransform, of frame: CGRect, scale: CGFloat) {
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
            return nil
        }
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) in
            CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
        }
        let needed = corners.reduce(CGFloat(0)) {
            // If a corner is behind the viewer, the side comes arbitrarily near.
            max($0, projection.magnification(at: $1) ?? .infinity)
        }
        var factor: CGFloat = 1
        while factor < Self.largestFactor, needed > scale * factor * Self.tolerance,
            frame.width * frame.height * (scale * factor * 2) * (scale * factor * 2) <= Self.most
        {
            factor *= 2
        }
        self.scale = scale * factor
        let points = CGAffineTransform(scaleX: 1 / self.scale, y: 1 / self.scale)
        toTarget = ProjectionTransform(points).concatenating(projection)
        guard let inverse = toTarget.inverse else { return nil }
        toSource = inverse
        let middle = projection.place(of: CGPoint(x: frame.midX, y: frame.midY))
        anchor = (
            pixelEdge(middle.x.rounded(.down)) &- LayerRecord.tileSide / 2,
            pixelEdge(middle.y.rounded(.down)) &- LayerRecord.tileSide / 2
        )
        // The parts outside the frame are drawn as far as the picture does not become too large.
        let (width, height) = (frame.width * self.scale, frame.height * self.scale)
        let rest = max(0, Self.mostAround - width * height)
        let margin = (((width + height) * (width + height) + 4 * rest).squareRoot() - width - height) / 4
        limit = PixelRect(
            covering: CGRect(
                x: frame.minX * self.scale, y: frame.minY * self.scale, width: width, height: height
            ).insetBy(dx: -margin - 1, dy: -margin - 1), scale: 1)
    }

    /// Returns the own pixels that determine pixels of the target.
    func source(of rect: PixelRect) -> PixelRect {
        let bounds = toSource.bounds(of: rect.points(scale: 1))
        return bounds.isNull || rect.isEmpty
            ? .zero : PixelRect(covering: bounds, scale: 1).grown(by: 2).intersection(limit)
    }

    /// Returns the target's pixels in which own pixels appear.
    func covered(by rect: PixelRect) -> PixelRect {
        let bounds = toTarget.bounds(of: rect.grown(by: 1).points(scale: 1))
        return bounds.isNull || rect.isEmpty ? .zero : PixelRect(covering: bounds, scale: 1).grown(by: 1)
    }

    /// Returns the matrix entries for the target's pixels, relative to one of them.
    ///
    /// They are rounded to visible precision, so that they are the same at every position.
    func entries(fromX x: Int32, y: Int32) -> [Float] {
        toTarget.concatenating(
            ProjectionTransform(CGAffineTransform(translationX: -CGFloat(x), y: -CGFloat(y)))
        ).entries.map { Float($0) }
    }

    // MARK: Pixels

    /// Fills a picture with the projection of another.
    /// - Parameters:
    ///   - source: The layer's own pixels; `sourceRect` is their position.
    ///   - rect: The position of the target.
    func draw(_ source: Bitmap, _ sourceRect: PixelRect, into target: Bitmap, _ rect: PixelRect) {
        let (left, top) = (CGFloat(sourceRect.minX), CGFloat(sourceRect.minY))
        let (right, bottom) = (CGFloat(sourceRect.maxX), CGFloat(sourceRect.maxY))
        for row in 0..<target.height {
            for column in 0..<target.width {
                let point = CGPoint(
                    x: CGFloat(Int(rect.minX) + column) + 0.5, y: CGFloat(Int(rect.minY) + row) + 0.5)
                guard let place = toSource.seen(point) else { continue }
                let (across, down) = toSource.steps(at: point, to: place)
                let spreadX = (abs(across.x) + abs(down.x)) / 2 + 1
                let spreadY = (abs(across.y) + abs(down.y)) / 2 + 1
                guard place.x > left - spreadX, place.x < right + spreadX, place.y > top - spreadY,
                    place.y < bottom + spreadY
                else { continue }
                let color = Self.average(
                    source, CGPoint(x: place.x - left, y: place.y - top), across, down)
                if color.w > 0 { target.storage[row * target.width + column] = pixel(color) }
            }
        }
    }

    /// The most samples per pixel in each direction; the number is that of source pixels across a target pixel.
    private static let mostSamples: CGFloat = 8

    private static func average(
        _ source: Bitmap, _ place: CGPoint, _ across: CGPoint, _ down: CGPoint
    ) -> SIMD4<Float> {
        func count(_ step: CGPoint) -> Int {
            let length = (step.x * step.x + step.y * step.y).squareRoot()
            return length > Self.tolerance ? Int(min(length.rounded(.up), Self.mostSamples)) : 1
        }
        let (columns, rows) = (count(across), count(down))
        guard columns > 1 || rows > 1 else { return sample(source, place.x, place.y) }
        var sum = SIMD4<Float>.zero
        for row in 0..<rows {
            let y = (CGFloat(row) + 0.5) / CGFloat(rows) - 0.5
            for column in 0..<columns {
                let x = (CGFloat(column) + 0.5) / CGFloat(columns) - 0.5
                sum += sample(
                    source, place.x + across.x * x + down.x * y, place.y + across.y * x + down.y * y)
            }
        }
        return sum / Float(columns * rows)
    }

    /// Returns the bilinear interpolation of the four nearest pixels; the surroundings are transparent.
    private static func sample(_ source: Bitmap, _ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        guard left >= -1, top >= -1, left < CGFloat(source.width), top < CGFloat(source.height) else {
            return .zero
        }
        let (column, row) = (Int(left), Int(top))
        let (partX, partY) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        func channel(_ column: Int, _ row: Int) -> SIMD4<Float> { channels(source[column, row]) }
        let above = channel(column, row) * (1 - partX) + channel(column + 1, row) * partX
        let below = channel(column, row + 1) * (1 - partX) + channel(column + 1, row + 1) * partX
        return above * (1 - partY) + below * partY
    }
}
