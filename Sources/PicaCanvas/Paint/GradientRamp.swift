import Foundation

/// A gradient's colors, prepared for lookup.
///
/// Colors are premultiplied before mixing, so that a color fading to transparent does not pass through gray.
struct GradientRamp {
    private var locations: [Float] = []
    /// Blue, green, red and alpha, premultiplied, 0...255.
    private var colors: [SIMD4<Float>] = []
    /// The change of color from a location on, per unit of location.
    private var slopes: [SIMD4<Float>] = []
    private let spread: GradientStops.Spread

    /// The number of linear segments that approximate a curve through sRGB.
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
        slopes = colors.indices.map { index in
            let length = index + 1 < colors.count ? locations[index + 1] - locations[index] : 0
            return length > 0 ? (colors[index + 1] - colors[index]) / length : .zero
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

    /// A color lookup without bounds checks.
    struct Lookup {
        fileprivate let locations: UnsafePointer<Float>
        fileprivate let colors: UnsafePointer<SIMD4<Float>>
        fileprivate let slopes: UnsafePointer<SIMD4<Float>>
        fileprivate let count: Int
        fileprivate let spread: GradientStops.Spread

        /// Returns the pixel at a location; beyond the ends the gradient's spread determines it.
        @inline(__always)
        func pixel(at place: Float) -> UInt32 {
            var place = place
            switch spread {
            case .ends: break
            case .repeated: place -= place.rounded(.down)
            case .mirrored:
                place -= 2 * (place / 2).rounded(.down)
                place = min(place, 2 - place)
            }
            var index = 0
            while index < count, locations[index] <= place { index += 1 }
            guard index > 0 else { return rounded(colors[0]) }
            return rounded(colors[index - 1] + slopes[index - 1] * (place - locations[index - 1]))
        }
    }

    /// - Parameter body: Not called for a gradient without stops.
    func withLookup(_ body: (Lookup) -> Void) {
        locations.withUnsafeBufferPointer { locations in
            colors.withUnsafeBufferPointer { colors in
                slopes.withUnsafeBufferPointer { slopes in
                    guard let location = locations.baseAddress, let color = colors.baseAddress,
                        let slope = slopes.baseAddress, !locations.isEmpty
                    else { return }
                    body(
                        Lookup(
                            locations: location, colors: color, slopes: slope, count: locations.count,
                            spread: spread))
                }
            }
        }
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

/// Returns channels as a pixel, rounded; a NaN counts as 0.
@inline(__always)
func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    // A NaN is replaced by the lower bound here.
    rounded(channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
}

/// Returns channels within 0...255 as a pixel, rounded.
@inline(__always)
private func rounded(_ channels: SIMD4<Float>) -> UInt32 {
    // Floats beyond 2 to the power of 23 have no fractions, and end with the integer's bits.
    let numbers = unsafeBitCast(channels + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: numbers), to: UInt32.self)
}

/// Returns a pixel's channels: blue, green, red and alpha, 0...255.
@inline(__always)
func channels(_ pixel: UInt32) -> SIMD4<Float> {
    func part(_ shift: UInt32) -> Float { Float(Int32(truncatingIfNeeded: pixel &>> shift & 0xFF)) }
    return SIMD4(part(0), part(8), part(16), part(24))
}
