import Foundation

/// A color in Björn Ottosson's Oklab, in which equal steps look equal; premultiplied.
package struct Oklab {
    private var values: SIMD3<Float>
    private var alpha: Float

    package init(_ color: PixelColor) {
        let (r, g, b) = (
            LightColor.light(color.red), LightColor.light(color.green), LightColor.light(color.blue)
        )
        let l = cbrt(0.412_221_46 * r + 0.536_332_54 * g + 0.051_445_99 * b)
        let m = cbrt(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b)
        let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
        alpha = color.alpha > 0 ? min(color.alpha, 1) : 0
        values =
            alpha
            * SIMD3(
                0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
                1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
                0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s)
    }

    /// The values and alpha as one vector, for mixing.
    package var channels: SIMD4<Float> { SIMD4(values, alpha) }

    init(channels: SIMD4<Float>) {
        values = SIMD3(channels.x, channels.y, channels.z)
        alpha = channels.w
    }

    func mixed(with other: Oklab, _ part: Float) -> Oklab {
        var result = self
        result.values += (other.values - values) * part
        result.alpha += (other.alpha - alpha) * part
        return result
    }

    var color: PixelColor {
        guard alpha > 0 else { return PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }
        let lab = values / alpha
        func cube(_ value: Float) -> Float { value * value * value }
        let l = cube(lab.x + 0.396_337_78 * lab.y + 0.215_803_76 * lab.z)
        let m = cube(lab.x - 0.105_561_346 * lab.y - 0.063_854_17 * lab.z)
        let s = cube(lab.x - 0.089_484_18 * lab.y - 1.291_485_5 * lab.z)
        return PixelColor(
            red: LightColor.encoded(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_93 * s),
            green: LightColor.encoded(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s),
            blue: LightColor.encoded(-0.004_196_086 * l - 0.703_418_6 * m + 1.707_614_7 * s), alpha: alpha)
    }
}
