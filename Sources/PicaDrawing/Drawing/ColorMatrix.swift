import PicaCanvas

/// A matrix that computes each color channel of a result from all channels of a color.
///
///     red'   = r1·red + r2·green + r3·blue + r4·alpha + r5
///     green' = g1·red + g2·green + g3·blue + g4·alpha + g5
///     blue'  = b1·red + b2·green + b3·blue + b4·alpha + b5
///     alpha' = a1·red + a2·green + a3·blue + a4·alpha + a5
///
/// Channels run from 0 to 1, and the color channels are multiplied by the opacity. Results outside that range are
/// clamped.
@frozen public struct ColorMatrix: Equatable, Sendable {
    /// The factor of red in the resulting red; 1 by default.
    public var r1: Float = 1
    /// The factor of green in the resulting red; 0 by default.
    public var r2: Float = 0
    /// The factor of blue in the resulting red; 0 by default.
    public var r3: Float = 0
    /// The factor of alpha in the resulting red; 0 by default.
    public var r4: Float = 0
    /// The constant that is added to red; 0 by default.
    public var r5: Float = 0
    /// The factor of red in the resulting green; 0 by default.
    public var g1: Float = 0
    /// The factor of green in the resulting green; 1 by default.
    public var g2: Float = 1
    /// The factor of blue in the resulting green; 0 by default.
    public var g3: Float = 0
    /// The factor of alpha in the resulting green; 0 by default.
    public var g4: Float = 0
    /// The constant that is added to green; 0 by default.
    public var g5: Float = 0
    /// The factor of red in the resulting blue; 0 by default.
    public var b1: Float = 0
    /// The factor of green in the resulting blue; 0 by default.
    public var b2: Float = 0
    /// The factor of blue in the resulting blue; 1 by default.
    public var b3: Float = 1
    /// The factor of alpha in the resulting blue; 0 by default.
    public var b4: Float = 0
    /// The constant that is added to blue; 0 by default.
    public var b5: Float = 0
    /// The factor of red in the resulting alpha; 0 by default.
    public var a1: Float = 0
    /// The factor of green in the resulting alpha; 0 by default.
    public var a2: Float = 0
    /// The factor of blue in the resulting alpha; 0 by default.
    public var a3: Float = 0
    /// The factor of alpha in the resulting alpha; 1 by default.
    public var a4: Float = 1
    /// The constant that is added to alpha; 0 by default. Above 0 it is visible even where nothing was drawn.
    public var a5: Float = 0

    /// Creates the identity matrix, which changes no color.
    public init() {}
}

extension ColorMatrix {
    var layerMatrix: LayerColorMatrix {
        var matrix = LayerColorMatrix(
            red: SIMD4(r1, r2, r3, r4), green: SIMD4(g1, g2, g3, g4), blue: SIMD4(b1, b2, b3, b4),
            alpha: SIMD4(a1, a2, a3, a4), constants: SIMD4(r5, g5, b5, a5))
        matrix.isStraight = true
        return matrix
    }
}
