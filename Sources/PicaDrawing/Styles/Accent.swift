import Foundation
import PicaCanvas

/// The desktop's accent color, darkened or lightened for each theme. It is legible on the theme's backgrounds, and the
/// theme's text is legible on it.
package struct Accent: Hashable, Sendable {
    private let colors: [PixelColor]

    package init(_ color: PixelColor) {
        colors = Theme.all.map { $0.legible(color) }
    }

    subscript(theme: Theme) -> PixelColor { colors[theme.index] }
}

extension PixelColor {
    /// The relative luminance by WCAG: 0 is black, 1 is white.
    var luminance: Double {
        func linear(_ value: Float) -> Double {
            let value = Double(value)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the WCAG contrast of two opaque colors, from 1 to 21.
    func contrast(to other: PixelColor) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Returns the color mixed with another, where 0 is only this color and 1 only the other.
    func mixed(with other: PixelColor, _ part: Float) -> PixelColor {
        PixelColor(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part)
    }
}
