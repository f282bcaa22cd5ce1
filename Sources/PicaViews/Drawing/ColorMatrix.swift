import PicaCanvas

/// Factors that make each of a colour's channels a sum of all of them.
///
///     red'   = r1·red + r2·green + r3·blue + r4·alpha + r5
///     green' = g1·red + g2·green + g3·blue + g4·alpha + g5
///     blue'  = b1·red + b2·green + b3·blue + b4·alpha + b5
///     alpha' = a1·red + a2·green + a3·blue + a4·alpha + a5
///
/// Channels are from 0 to 1, colours without opacity multiplied in; results beyond that are cut off.
@frozen public struct ColorMatrix: Equatable, Sendable {
    /// What red adds to red; 1 by default.
    public var r1: Float = 1
    /// What green adds to red; 0 by default.
    public var r2: Float = 0
    /// What blue adds to red; 0 by default.
    public var r3: Float = 0
    /// What alpha adds to red; 0 by default.
    public var r4: Float = 0
    /// What is added to red everywhere; 0 by default.
    public var r5: Float = 0
    /// What red adds to green; 0 by default.
    public var g1: Float = 0
    /// What green adds to green; 1 by default.
    public var g2: Float = 1
    /// What blue adds to green; 0 by default.
    public var g3: Float = 0
    /// What alpha adds to green; 0 by default.
    public var g4: Float = 0
    /// What is added to green everywhere; 0 by default.
    public var g5: Float = 0
    /// What red adds to blue; 0 by default.
    public var b1: Float = 0
    /// What green adds to blue; 0 by default.
    public var b2: Float = 0
    /// What blue adds to blue; 1 by default.
    public var b3: Float = 1
    /// What alpha adds to blue; 0 by default.
    public var b4: Float = 0
    /// What is added to blue everywhere; 0 by default.
    public var b5: Float = 0
    /// What red adds to alpha; 0 by default.
    public var a1: Float = 0
    /// What green adds to alpha; 0 by default.
    public var a2: Float = 0
    /// What blue adds to alpha; 0 by default.
    public var a3: Float = 0
    /// What alpha adds to alpha; 1 by default.
    public var a4: Float = 1
    /// What is added to alpha everywhere; 0 by default. Above 0 it is seen where nothing was drawn, too.
    public var a5: Float = 0

    /// The matrix that changes nothing.
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
