import Foundation

/// A gradient's colours ready to be looked up. Alpha is multiplied in before colours are mixed, so that
/// one fading into nothing does not pass through grey.
struct GradientRamp {
    private var locations: [Float] = []
    /// Blue, green, red and alpha, premultiplied, 0...255.
    private var colors: [SIMD4<Float>] = []
    private let spread: GradientStops.Spread

    /// Straight pieces that stand for a curve through sRGB.
    private static let steps = 24

    init(_ gradient: GradientStops) {
        spread = gradient.spread
        for (index, stop) in gradient.stops.enumerated() {
            if index > 0 {
                let before = gradient.stops[index - 1]
                switch gradient.mixing {
                case .device: break
                case .perceptual:
                    let (start, end) = (Oklab(before.color), Oklab(stop.color))
                    appendCurve(from: before, to: stop) { start.mixed(with: end, $0).color }
                case .light:
                    let (start, end) = (LightColor(before.color), LightColor(stop.color))
                    appendCurve(from: before, to: stop) { start.mixed(with: end, $0).color }
                }
            }
            append(stop.color, at: Float(stop.location))
        }
    }

    private mutating func appendCurve(
        from start: GradientStops.Stop, to end: GradientStops.Stop, _ color: (Float) -> PixelColor
    ) {
        guard end.location > start.location else { return }
        for step in 1..<Self.steps {
            let part = Float(step) / Float(Self.steps)
            append(color(part), at: Float(start.location) * (1 - part) + Float(end.location) * part)
        }
    }

    private mutating func append(_ color: PixelColor, at location: Float) {
        locations.append(location)
        colors.append(color.channels)
    }

    /// The colour at a place; beyond the ends what the gradient's spread says.
    @inline(__always)
    func color(at place: Float) -> SIMD4<Float> {
        var place = place
        switch spread {
        case .ends: break
        case .repeated: place -= place.rounded(.down)
        case .mirrored:
            place -= 2 * (place / 2).rounded(.down)
            place = min(place, 2 - place)
        }
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
