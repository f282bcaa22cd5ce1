import Foundation

/// How drawing that was put together by itself is laid over what is below it.
package struct Layer {
    /// From 0 to 1.
    package var opacity: Double
    package var blend: BlendOperation
    /// Applied in order.
    package var filters: [LayerFilter]

    package init(opacity: Double = 1, blend: BlendOperation = .normal, filters: [LayerFilter] = []) {
        self.opacity = opacity
        self.blend = blend
        self.filters = filters
    }

    /// 0...255 standing for 0...1.
    var factor: UInt32 { opacity > 0 ? UInt32((min(opacity, 1) * 255).rounded()) : 0 }
}

/// A change of a layer's picture.
package enum LayerFilter {
    /// - Parameter radius: The bell curve's standard deviation, in points.
    case blur(radius: CGFloat, BlurLook = BlurLook())
    /// The layer's own shape below it, in a colour, blurred, and moved by whole device pixels.
    case shadow(PixelColor, radius: CGFloat, offset: CGPoint, ShadowLook = ShadowLook())
    /// - Parameter isLinear: Whether colours count in proportion to light.
    case colors(LayerColorMatrix, isLinear: Bool = false)
    /// One colour where the layer's opacity is between two bounds, and nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, PixelColor)

    /// Whether it makes something of nothing, however far away from what is drawn.
    package var isBoundless: Bool {
        switch self {
        case .shadow(let color, _, _, let look): look.isBoundless && color.alpha > 0
        case .colors(let matrix, _): matrix.isBoundless
        default: false
        }
    }
}
