/// The blend mode of a layer over what is below it.
package enum BlendOperation: UInt8, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    /// Whether it changes what is below even where the layer is transparent.
    var affectsUncovered: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }

    /// Blends one color over another, both premultiplied: blue, green, red and alpha, 0...1.
    func blend(_ source: SIMD4<Float>, over target: SIMD4<Float>) -> SIMD4<Float> {
        let (sourceAlpha, targetAlpha) = (source.w, target.w)
        switch self {
        case .normal: return source + target * (1 - sourceAlpha)
        case .clear: return .zero
        case .copy: return source
        case .sourceIn: return source * targetAlpha
        case .sourceOut: return source * (1 - targetAlpha)
        case .sourceAtop: return source * targetAlpha + target * (1 - sourceAlpha)
        case .destinationOver: return source * (1 - targetAlpha) + target
        case .destinationIn: return target * sourceAlpha
        case .destinationOut: return target * (1 - sourceAlpha)
        case .destinationAtop: return source * (1 - targetAlpha) + target * sourceAlpha
        case .xor: return source * (1 - targetAlpha) + target * (1 - sourceAlpha)
        case .plusLighter: return (source + target).clamped(lowerBound: .zero, upperBound: .one)
        case .plusDarker:
            let alpha = min(1, sourceAlpha + targetAlpha)
            // The sum of both colors' distances from white is subtracted from their common coverage.
            var result = source + target + (alpha - sourceAlpha - targetAlpha)
            result.w = alpha
            return result.clamped(lowerBound: .zero, upperBound: .one)
        default: return mixed(source, over: target)
        }
    }

    /// Blends with an operation that mixes colors where both cover, as in W3C's "Compositing and Blending".
    private func mixed(_ source: SIMD4<Float>, over target: SIMD4<Float>) -> SIMD4<Float> {
        let (sourceAlpha, targetAlpha) = (source.w, target.w)
        guard sourceAlpha > 0 else { return target }
        guard targetAlpha > 0 else { return source }
        let above = SIMD3(source.x, source.y, source.z) / sourceAlpha
        let below = SIMD3(target.x, target.y, target.z) / targetAlpha
        let mixture: SIMD3<Float>
        switch self {
        case .hue:
            mixture = Self.lit(Self.saturated(above, Self.saturation(below)), Self.lightness(below))
        case .saturation:
            mixture = Self.lit(Self.saturated(below, Self.saturation(above)), Self.lightness(below))
        case .color: mixture = Self.lit(above, Self.lightness(below))
        case .luminosity: mixture = Self.lit(below, Self.lightness(above))
        default:
            mixture = SIMD3(
                channel(above.x, below.x), channel(above.y, below.y), channel(above.z, below.z))
        }
        var result = source * (1 - targetAlpha) + target * (1 - sourceAlpha)
        result += SIMD4(mixture, 0) * (sourceAlpha * targetAlpha)
        result.w = sourceAlpha + targetAlpha - sourceAlpha * targetAlpha
        return result.clamped(lowerBound: .zero, upperBound: .one)
    }

    private func channel(_ above: Float, _ below: Float) -> Float {
        switch self {
        case .multiply: return above * below
        case .screen: return above + below - above * below
        case .overlay: return Self.hardLight(below, above)
        case .hardLight: return Self.hardLight(above, below)
        case .darken: return min(above, below)
        case .lighten: return max(above, below)
        case .colorDodge:
            if below <= 0 { return 0 }
            return above >= 1 ? 1 : min(1, below / (1 - above))
        case .colorBurn:
            if below >= 1 { return 1 }
            return above <= 0 ? 0 : 1 - min(1, (1 - below) / above)
        case .softLight:
            if above <= 0.5 { return below - (1 - 2 * above) * below * (1 - below) }
            let lifted =
                below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
            return below + (2 * above - 1) * (lifted - below)
        case .difference: return abs(above - below)
        case .exclusion: return above + below - 2 * above * below
        default: return above
        }
    }

    private static func hardLight(_ above: Float, _ below: Float) -> Float {
        above <= 0.5 ? below * 2 * above : below + (2 * above - 1) - below * (2 * above - 1)
    }

    // Colors of three channels: blue, green, red.

    private static func lightness(_ color: SIMD3<Float>) -> Float {
        0.11 * color.x + 0.59 * color.y + 0.3 * color.z
    }

    private static func saturation(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }

    /// Returns a color with the given lightness, clipped to the valid range.
    private static func lit(_ color: SIMD3<Float>, _ wanted: Float) -> SIMD3<Float> {
        var result = color + (wanted - lightness(color))
        let light = lightness(result)
        let (low, high) = (result.min(), result.max())
        if low < 0 { result = light + (result - light) * (light / (light - low)) }
        if high > 1 { result = light + (result - light) * ((1 - light) / (high - light)) }
        return result
    }

    private static func saturated(_ color: SIMD3<Float>, _ wanted: Float) -> SIMD3<Float> {
        let (low, high) = (color.min(), color.max())
        return high > low ? (color - low) * (wanted / (high - low)) : .zero
    }
}
