import PicaCanvas

/// A color by hue, saturation and brightness, each from 0 to 1.
package struct HSBColor: Equatable, Sendable {
    package var hue, saturation, brightness: Double
}

extension Color.Resolved {
    /// The color by hue, saturation and brightness. Grays have the hue 0.
    package var hsb: HSBColor {
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let spread = most - least
        guard spread > 0 else { return HSBColor(hue: 0, saturation: 0, brightness: most) }
        let sector =
            if most == red { (green - blue) / spread } else if most == green {
                (blue - red) / spread + 2
            } else { (red - green) / spread + 4 }
        let hue = sector / 6
        return HSBColor(
            hue: hue < 0 ? hue + 1 : hue, saturation: spread / most, brightness: most)
    }

    /// The brightness of the gray that appears as light as the color, from 0 to 1.
    package var white: Double { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) }

    /// Returns the color mixed with another, component by component.
    ///
    /// - Parameter fraction: The share of the other color; values beyond 0 and 1 are clamped.
    package func blended(with other: Color.Resolved, fraction: Double) -> Color.Resolved {
        let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        let mixed = PixelColor(self).mixed(with: PixelColor(other), Float(part), by: .device)
        return Color.Resolved(
            red: mixed.red, green: mixed.green, blue: mixed.blue, opacity: mixed.alpha)
    }
}
