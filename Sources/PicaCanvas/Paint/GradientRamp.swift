import Foundation

/// A gradient's colours ready to be looked up. Alpha is multiplied in before colours are mixed, so that
/// one fading into nothing does not pass through grey.
struct GradientRamp {
    private var locations: [Float] = []
    /// Blue, green, red and alpha, premultiplied, 0...255.
    private var colors: [SIMD4<Float>] = []

    /// Straight pieces that stand for a curve through sRGB.
    private static let perceptualSteps = 24

    init(_ gradient: GradientStops) {
        for (index, stop) in gradient.stops.enumerated() {
            if gradient.isPerceptual, index > 0 {
                let before = gradient.stops[index - 1]
                let (start, end) = (Oklab(before.color), Oklab(stop.color))
                for step in 1..<Self.perceptualSteps where stop.location > before.location {
                    let part = Float(step) / Float(Self.perceptualSteps)
                    let location = Float(before.location) * (1 - part) + Float(stop.location) * part
                    append(start.mixed(with: end, part).color, at: location)
                }
            }
            append(stop.color, at: Float(stop.location))
        }
    }

    private mutating func append(_ color: PixelColor, at location: Float) {
        locations.append(location)
        colors.append(color.channels)
    }

    /// The colour at a place; those of the ends beyond them.
    @inline(__always)
    func color(at place: Float) -> SIMD4<Float> {
        var index = 0
        while index < locations.count, locations[index] <= place { index += 1 }
        guard index > 0 else { return colors[0] }
        guard index < locations.count else { return colors[index - 1] }
        let (low, high) = (locations[index - 1], locations[index])
        let part = (place - low) / (high - low)
        return colors[index - 1] + (colors[index] - colors[index - 1]) * part
    }
}

extension PixelColor {
    /// Blue, green, red and alpha, premultiplied, 0...255.
    var channels: SIMD4<Float> {
        func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        let alpha = unit(alpha)
        return SIMD4(unit(blue) * alpha, unit(green) * alpha, unit(red) * alpha, alpha) * 255
    }
}

/// Channels as a pixel, rounded; one that is no number counts as nothing.
@inline(__always)
func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    // One by one: the standard library converts whole vectors much more slowly.
    func byte(_ value: Float) -> UInt32 { value > 0 ? UInt32(min(value, 255) + 0.5) : 0 }
    return byte(channels.x) | byte(channels.y) &<< 8 | byte(channels.z) &<< 16 | byte(channels.w) &<< 24
}

/// A pixel's channels: blue, green, red and alpha, 0...255.
@inline(__always)
func channels(_ pixel: UInt32) -> SIMD4<Float> {
    func part(_ shift: UInt32) -> Float { Float(Int32(truncatingIfNeeded: pixel &>> shift & 0xFF)) }
    return SIMD4(part(0), part(8), part(16), part(24))
}

/// A colour in Björn Ottosson's Oklab, in which equal steps look equal; alpha is multiplied in.
package struct Oklab {
    private var values: SIMD3<Float>
    private var alpha: Float

    package init(_ color: PixelColor) {
        func linear(_ value: Float) -> Float {
            let value = value > 0 ? min(value, 1) : 0
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
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

    /// The values and alpha in one, to be mixed with others.
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
        func encoded(_ value: Float) -> Float {
            value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        return PixelColor(
            red: encoded(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_93 * s),
            green: encoded(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s),
            blue: encoded(-0.004_196_086 * l - 0.703_418_6 * m + 1.707_614_7 * s), alpha: alpha)
    }
}
