import Foundation

/// A colour in proportion to light: linear sRGB, with alpha multiplied in.
struct LightColor {
    private var values: SIMD3<Float>
    private var alpha: Float

    init(_ color: PixelColor) {
        alpha = color.alpha > 0 ? min(color.alpha, 1) : 0
        values =
            SIMD3(Self.light(color.red), Self.light(color.green), Self.light(color.blue)) * alpha
    }

    /// An sRGB channel's light.
    static func light(_ value: Float) -> Float {
        let value = value > 0 ? min(value, 1) : 0
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The sRGB channel of some light.
    static func encoded(_ value: Float) -> Float {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
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
