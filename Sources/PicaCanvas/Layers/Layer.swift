import Foundation

/// The compositing parameters of a layer, which is drawn separately.
package struct Layer {
    /// The opacity, from 0 to 1.
    package var opacity: Double
    package var blend: BlendOperation
    /// The filters, applied in order.
    package var filters: [LayerFilter]

    package init(opacity: Double = 1, blend: BlendOperation = .normal, filters: [LayerFilter] = []) {
        self.opacity = opacity
        self.blend = blend
        self.filters = filters
    }

    /// The opacity as 0...255.
    var factor: UInt32 { opacity > 0 ? UInt32((min(opacity, 1) * 255).rounded()) : 0 }
}

/// A filter on a layer's picture.
package enum LayerFilter {
    /// - Parameter radius: The Gaussian's standard deviation, in points.
    case blur(radius: CGFloat, BlurLook = BlurLook())
    /// The layer's shape below it, in a color, blurred, and moved by whole device pixels.
    case shadow(PixelColor, radius: CGFloat, offset: CGPoint, ShadowLook = ShadowLook())
    /// - Parameter isLinear: Whether colors are computed in linear light.
    case colors(LayerColorMatrix, isLinear: Bool = false)
    /// One color where the layer's opacity is between two limits, and transparent elsewhere.
    case alphaThreshold(min: Double, max: Double, PixelColor)

    /// Whether the filter changes transparent pixels at any distance from the drawing.
    package var isBoundless: Bool {
        switch self {
        case .shadow(let color, _, _, let look): look.isBoundless && color.alpha > 0
        case .colors(let matrix, _): matrix.isBoundless
        default: false
        }
    }
}
