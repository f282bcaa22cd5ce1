extension PixelColor {
    /// Returns the color mixed with another as in gradients.
    ///
    /// Colors are premultiplied before, so that a color fading to transparent does not pass through gray.
    ///
    /// - Parameter part: The share of the other color: 0 is this color, 1 the other.
    package func mixed(with other: PixelColor, _ part: Float, by mixing: GradientStops.Mixing) -> PixelColor {
        switch mixing {
        case .perceptual: return Oklab(self).mixed(with: Oklab(other), part).color
        case .light: return LightColor(self).mixed(with: LightColor(other), part).color
        case .device:
            let alpha = alpha + (other.alpha - alpha) * part
            guard alpha > 0 else { return PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }
            let (one, two) = (self.alpha * (1 - part) / alpha, other.alpha * part / alpha)
            return PixelColor(
                red: red * one + other.red * two, green: green * one + other.green * two,
                blue: blue * one + other.blue * two, alpha: alpha)
        }
    }
}
