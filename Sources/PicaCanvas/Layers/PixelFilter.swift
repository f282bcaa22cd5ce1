import Foundation
import PicaFoundation

/// A layer's filter, in device pixels.
enum PixelFilter: Hashable {
    case blur(GaussianBlur, BlurLook)
    case shadow(GaussianBlur, UInt32, x: Int32, y: Int32, ShadowLook)
    case colors(LayerColorMatrix, isLinear: Bool)
    case alphaThreshold(min: UInt8, max: UInt8, UInt32)
    /// Fills the layer's mask with a color.
    case tint(UInt32)
    /// Fills the layer's mask with a paint; `toPixels` maps the paint's points to pixels.
    case paint(Paint, toPixels: CGAffineTransform)

    /// Creates a filter; `nil` if it changes nothing or has values that are not finite.
    init?(_ filter: LayerFilter, scale: CGFloat) {
        switch filter {
        case .blur(let radius, let look):
            guard let blur = GaussianBlur(sigma: radius * scale) else { return nil }
            self = .blur(blur, look)
        case .shadow(let color, let radius, let offset, let look):
            guard color.alpha > 0, offset.isFinite else { return nil }
            func distance(_ points: CGFloat) -> Int32 {
                min(max(pixelEdge(points * scale), -GaussianBlur.farthest), GaussianBlur.farthest)
            }
            self = .shadow(
                GaussianBlur(sigma: radius * scale) ?? .none, color.premultiplied, x: distance(offset.x),
                y: distance(offset.y), look)
        case .colors(let matrix, let isLinear):
            guard matrix.isFinite else { return nil }
            self = .colors(matrix, isLinear: isLinear)
        case .alphaThreshold(let low, let high, let color):
            guard low <= high else { return nil }
            func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 1) * 255 + 0.5) }
            self = .alphaThreshold(min: byte(low), max: byte(high), color.premultiplied)
        }
    }

    /// The distance over which it spreads a pixel's color.
    var reach: Int32 {
        switch self {
        case .blur(let blur, _): blur.reach
        case .shadow(let blur, _, let x, let y, _): blur.reach + max(abs(x), abs(y))
        default: 0
        }
    }

    /// Whether it makes transparent pixels visible at any distance from the drawing.
    var isBoundless: Bool {
        switch self {
        case .shadow(_, _, _, _, let look): look.isBoundless
        case .colors(let matrix, _): matrix.isBoundless
        default: false
        }
    }

    /// Returns the filter for pixels counted from another origin.
    func moved(x: Int32, y: Int32) -> PixelFilter {
        guard case .paint(let paint, var toPixels) = self else { return self }
        toPixels.tx += CGFloat(x)
        toPixels.ty += CGFloat(y)
        return .paint(paint, toPixels: toPixels)
    }

    /// - Parameters:
    ///   - rect: The picture's position.
    ///   - anchor: A pixel that moves with the layer.
    func apply(to bitmap: Bitmap, _ rect: PixelRect, anchor: (x: Int32, y: Int32)) {
        let (left, top) = (Int(rect.minX &- anchor.x), Int(rect.minY &- anchor.y))
        switch self {
        case .blur(let blur, let look): blur.apply(to: bitmap, look, x: left, y: top)
        case .shadow(let blur, let color, let x, let y, let look):
            let mask = blur.mask(of: bitmap, x: left, y: top)
            if look == ShadowLook() {
                Self.lay(bitmap, over: mask, color, x: Int(x), y: Int(y))
            } else {
                Self.lay(mask, look, with: bitmap, color, x: Int(x), y: Int(y))
            }
        case .colors(let matrix, let isLinear): matrix.apply(to: bitmap, isLinear: isLinear)
        case .alphaThreshold(let low, let high, let color):
            for index in bitmap.storage.indices {
                let alpha = bitmap.storage[index] >> 24
                bitmap.storage[index] = alpha > 0 && alpha >= low && alpha <= high ? color : 0
            }
        case .tint(let color):
            for index in bitmap.storage.indices {
                bitmap.storage[index] = scaled(color, by: bitmap.storage[index] >> 24)
            }
        case .paint(let paint, let toPixels):
            guard let shader = PaintShader(paint, toPixels) else {
                return bitmap.storage.update(repeating: 0)
            }
            shader.fill(bitmap, rect)
        }
    }

    /// Composites a shadow's mask with a picture, in a color and with the options of `look`.
    private static func lay(
        _ shadow: [UInt8], _ look: ShadowLook, with bitmap: Bitmap, _ color: UInt32, x: Int, y: Int
    ) {
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let isInside = (0..<bitmap.width) ~= column - x && (0..<bitmap.height) ~= row - y
                var mask = isInside ? UInt32(shadow[(row - y) * bitmap.width + column - x]) : 0
                if look.isInverted { mask = 255 - mask }
                let index = row * bitmap.width + column
                let own = channels(bitmap.storage[index]) / 255
                let thrown = channels(scaled(color, by: mask)) / 255
                let result =
                    if look.isAlone {
                        look.blend.blend(thrown, over: .zero)
                    } else if look.isAbove {
                        look.blend.blend(thrown, over: own)
                    } else {
                        BlendOperation.normal.blend(own, over: look.blend.blend(thrown, over: .zero))
                    }
                bitmap.storage[index] = pixel(result * 255)
            }
        }
    }

    /// Composites a shadow's mask below a picture, in a color.
    private static func lay(_ bitmap: Bitmap, over shadow: [UInt8], _ color: UInt32, x: Int, y: Int) {
        let (width, height) = (bitmap.width, bitmap.height)
        for row in max(0, y)..<max(0, y, min(height, height + y)) {
            for column in max(0, x)..<max(0, x, min(width, width + x)) {
                let own = bitmap.storage[row * width + column]
                let mask = UInt32(shadow[(row - y) * width + column - x])
                guard own >> 24 < 255, mask > 0 else { continue }
                bitmap.storage[row * width + column] =
                    own &+ scaled(scaled(color, by: mask), by: 255 - (own >> 24))
            }
        }
    }
}
