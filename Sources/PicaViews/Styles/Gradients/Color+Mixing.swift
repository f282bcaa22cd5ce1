import PicaCanvas
import PicaGraph

extension Color {
    /// The colour with a part of another in it, each as it is where the mixture is shown.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: 0 is this colour, 1 the other; parts beyond count as these.
    ///   - colorSpace: How they are mixed.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        return Color(.mixed(self, rhs, ColorMix(part: part, space: colorSpace)))
    }

    /// The colour that a style comes to wherever it is shown.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(.styled(ColorStyle(color)))
    }
}

/// How much there is of the second of two colours, and how they are mixed.
struct ColorMix: Hashable, Sendable {
    let part: Double
    let space: Gradient.ColorSpace

    func color(_ one: PixelColor, _ other: PixelColor) -> PixelColor {
        one.mixed(with: other, Float(part), by: space.mixing)
    }
}

/// A style of an app's that comes to a colour, its type hidden.
struct ColorStyle: @unchecked Sendable {
    /// Styles can be sent, so this can be, too.
    let base: AnyHashable
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    init<S: Hashable & ShapeStyle>(_ style: S) where S.Resolved == Color.Resolved {
        base = AnyHashable(style)
        resolve = { style.resolve(in: $0) }
    }
}

extension ColorStyle: Hashable {
    static func == (one: ColorStyle, other: ColorStyle) -> Bool { one.base == other.base }
    func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
