import Foundation

/// A color matrix: each channel of the result is a weighted sum of the channels plus a constant.
///
/// Channels are red, green, blue and alpha, 0...1.
package struct LayerColorMatrix: Hashable, Sendable {
    /// The weights for straight red, green and blue, without premultiplied alpha.
    package var red: SIMD4<Float>
    package var green: SIMD4<Float>
    package var blue: SIMD4<Float>
    /// The weights for alpha. Its colors are premultiplied, so that half-covered pixels count half, unless `isStraight`
    /// is set.
    package var alpha: SIMD4<Float>
    package var constants: SIMD4<Float>
    /// Whether all rows, and not only those of colors, apply to straight colors.
    package var isStraight = false

    package init(
        red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>,
        constants: SIMD4<Float> = .zero
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.constants = constants
    }

    private init(_ red: SIMD3<Float>, _ green: SIMD3<Float>, _ blue: SIMD3<Float>) {
        self.init(
            red: SIMD4(red, 0), green: SIMD4(green, 0), blue: SIMD4(blue, 0), alpha: SIMD4(0, 0, 0, 1))
    }

    private init(factor: Float, adding: Float) {
        self.init(SIMD3(factor, 0, 0), SIMD3(0, factor, 0), SIMD3(0, 0, factor))
        constants = SIMD4(adding, adding, adding, 0)
    }

    private static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    package static func brightness(_ amount: Double) -> Self { Self(factor: 1, adding: Float(amount)) }

    /// - Parameter amount: 1 changes nothing, 0 makes everything gray, negative values invert.
    package static func contrast(_ amount: Double) -> Self {
        Self(factor: Float(amount), adding: Float(1 - amount) / 2)
    }

    /// - Parameter amount: 1 changes nothing, 0 removes all color.
    package static func saturation(_ amount: Double) -> Self {
        let amount = Float(amount)
        let grey = luminance * (1 - amount)
        return Self(
            grey + SIMD3(amount, 0, 0), grey + SIMD3(0, amount, 0), grey + SIMD3(0, 0, amount))
    }

    /// - Parameter amount: 0 changes nothing, 1 removes all color.
    package static func grayscale(_ amount: Double) -> Self { saturation(1 - amount) }

    /// - Parameter angle: The angle in radians.
    package static func hueRotation(_ angle: Double) -> Self {
        let (sine, cosine) = (Float(sin(angle)), Float(cos(angle)))
        func row(_ own: SIMD3<Float>, _ turn: SIMD3<Float>) -> SIMD3<Float> {
            luminance + (own - luminance) * cosine + turn * sine
        }
        return Self(
            row(SIMD3(1, 0, 0), SIMD3(-0.2126, -0.7152, 0.9278)),
            row(SIMD3(0, 1, 0), SIMD3(0.143, 0.14, -0.283)),
            row(SIMD3(0, 0, 1), SIMD3(-0.7874, 0.7152, 0.0722)))
    }

    /// - Parameter amount: 0 changes nothing, 1 inverts each color.
    package static func invert(_ amount: Double = 1) -> Self {
        Self(factor: Float(1 - 2 * amount), adding: Float(amount))
    }

    package static func multiply(_ color: PixelColor) -> Self {
        Self(
            red: SIMD4(color.red, 0, 0, 0), green: SIMD4(0, color.green, 0, 0),
            blue: SIMD4(0, 0, color.blue, 0), alpha: SIMD4(0, 0, 0, color.alpha))
    }

    /// Black, as opaque as the color was bright.
    package static let luminanceToAlpha = Self(
        red: .zero, green: .zero, blue: .zero, alpha: SIMD4(luminance, 0))

    /// Whether it makes transparent pixels visible.
    var isBoundless: Bool { constants.w > 0 }

    var isFinite: Bool {
        [red, green, blue, alpha, constants].allSatisfy { row in row.indices.allSatisfy { row[$0].isFinite } }
    }

    /// - Parameter isLinear: Whether colors are computed in linear light.
    func apply(to bitmap: Bitmap, isLinear: Bool = false) {
        // Adjacent pixels mostly have the same color. Transparent pixels have no color to change.
        var last: (source: UInt32, result: UInt32) = (0, isBoundless ? apply(to: 0, isLinear) : 0)
        for index in bitmap.storage.indices {
            let source = bitmap.storage[index]
            if source != last.source { last = (source, apply(to: source, isLinear)) }
            bitmap.storage[index] = last.result
        }
    }

    private func apply(to source: UInt32, _ isLinear: Bool) -> UInt32 {
        let bytes = channels(source) / 255
        var straight = bytes.w > 0 ? SIMD4(bytes.z, bytes.y, bytes.x, 0) / bytes.w : .zero
        if isLinear { for index in 0..<3 { straight[index] = LightColor.light(straight[index]) } }
        straight.w = bytes.w
        var counted = isStraight ? straight : straight * bytes.w
        counted.w = bytes.w
        let sums = SIMD4(
            (red * straight).sum(), (green * straight).sum(), (blue * straight).sum(),
            (alpha * counted).sum())
        var result = (sums + constants).clamped(lowerBound: .zero, upperBound: .one)
        if isLinear { for index in 0..<3 { result[index] = LightColor.encoded(result[index]) } }
        return pixel(SIMD4(result.z, result.y, result.x, 1) * (result.w * 255))
    }
}
