import Foundation
import PicaCanvas

/// The desktop's accent colour, made dark or light enough to be read on each theme's grounds, and to carry
/// the text that a theme puts on it.
struct Accent: Hashable, Sendable {
    private let colors: [PixelColor]

    init(_ color: PixelColor) {
        colors = Theme.all.map { $0.legible(color) }
    }

    subscript(theme: Theme) -> PixelColor { colors[theme.index] }
}

extension PixelColor {
    /// How bright it is seen, by WCAG's measure: 0 is black, 1 is white.
    var luminance: Double {
        func linear(_ value: Float) -> Double {
            let value = Double(value)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// WCAG's contrast of two opaque colours, from 1 to 21.
    func contrast(to other: PixelColor) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The colour with a part of another, from 0 for none to 1 for nothing else.
    func mixed(with other: PixelColor, _ part: Float) -> PixelColor {
        PixelColor(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part)
    }
}
