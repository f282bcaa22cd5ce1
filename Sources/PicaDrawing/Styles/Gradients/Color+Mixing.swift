import PicaCanvas
import PicaState

extension Color {
    /// Returns the color mixed with another; both are resolved where the mixture is shown.
    ///
    /// - Parameters:
    ///   - rhs: The other color.
    ///   - fraction: The share of the other color, from 0 to 1; values beyond are clamped.
    ///   - colorSpace: The color space of the mixture.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        return Color(.mixed(self, rhs, ColorMix(part: part, space: colorSpace)))
    }

    /// Creates a color from a style that resolves to a color.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(.styled(ColorStyle(color)))
    }
}

/// The share of the second of two colors, and the color space of the mixture.
package struct ColorMix: Hashable, Sendable {
    let part: Double
    let space: Gradient.ColorSpace

    func color(_ one: PixelColor, _ other: PixelColor) -> PixelColor {
        one.mixed(with: other, Float(part), by: space.mixing)
    }
}

/// An app's style that resolves to a color, with its type erased.
package struct ColorStyle: @unchecked Sendable {
    /// The style. Styles are `Sendable`, so this value can be sent, too.
    let base: AnyHashable
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    init<S: Hashable & ShapeStyle>(_ style: S) where S.Resolved == Color.Resolved {
        base = AnyHashable(style)
        resolve = { style.resolve(in: $0) }
    }
}

extension ColorStyle: Hashable {
    package static func == (one: ColorStyle, other: ColorStyle) -> Bool { one.base == other.base }
    package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
