import Foundation

/// A color in linear light: linear sRGB, premultiplied.
struct LightColor {
    private var values: SIMD3<Float>
    private var alpha: Float

    init(_ color: PixelColor) {
        alpha = color.alpha > 0 ? min(color.alpha, 1) : 0
        values =
            SIMD3(Self.light(color.red), Self.light(color.green), Self.light(color.blue)) * alpha
    }

    /// Returns the linear value of an sRGB channel.
    static func light(_ value: Float) -> Float {
        let value = value > 0 ? min(value, 1) : 0
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the sRGB channel of a linear value.
    static func encoded(_ value: Float) -> Float {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    /// The linear value of each byte.
    private static let lights = (0...255).map { light(Float($0) / 255) }

    /// Returns a premultiplied pixel in linear light, with sixteen bits per channel that store 255 times 256.
    ///
    /// Eight bits are too few for dark colors.
    static func deepLight(_ pixel: UInt32) -> SIMD4<UInt16> {
        let alpha = pixel >> 24
        guard alpha > 0 else { return .zero }
        func channel(_ shift: UInt32) -> UInt16 {
            let straight = min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)
            return UInt16(lights[Int(straight)] * Float(alpha) * 256 + 0.5)
        }
        return SIMD4(channel(0), channel(8), channel(16), UInt16(alpha << 8))
    }

    /// Converts linear light back to sRGB, premultiplied, at the same precision.
    static func deepEncoded(_ value: SIMD4<UInt16>) -> SIMD4<UInt16> {
        let alpha = Float(value.w)
        guard alpha > 0 else { return .zero }
        func channel(_ light: UInt16) -> UInt16 {
            UInt16(min(1, encoded(Float(light) / alpha)) * alpha + 0.5)
        }
        return SIMD4(channel(value.x), channel(value.y), channel(value.z), value.w)
    }

    func mixed(with other: LightColor, _ part: Float) -> LightColor {
        var result = self
        result.values += (other.values - values) * part
        result.alpha += (other.alpha - alpha) * part
        return result
    }

    var color: PixelColor {
        guard alpha > 0 else { return PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }
        let light = values / alpha
        return PixelColor(
            red: Self.encoded(light.x), green: Self.encoded(light.y), blue: Self.encoded(light.z),
            alpha: alpha)
    }
}
