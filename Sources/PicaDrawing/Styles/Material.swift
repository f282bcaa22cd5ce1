import PicaCanvas
import PicaState

/// A translucent background that blurs the content behind it if there is a GPU.
///
/// Shapes and backgrounds show the window's content behind them as through frosted glass, under the theme's background
/// color made translucent. With CPU rendering, the content behind stays sharp and shows through less. The same applies
/// inside a view with a filter, such as a shadow, a blur or a 3D rotation. Texts and symbols use only the color. With
/// increased contrast (``EnvironmentValues/accessibilityReduceTransparency``) materials are opaque.
public struct Material: Hashable, Sendable {
    private let color: PicaTheme.Role
    /// The opacity of the color over blurred content.
    private let opacity: Double
    /// The opacity of the color over sharp content.
    private let plainOpacity: Double

    /// The most translucent material.
    public static let ultraThin = Material(color: .background, opacity: 0.45, plainOpacity: 0.6)
    /// A very translucent material.
    public static let thin = Material(color: .background, opacity: 0.58, plainOpacity: 0.7)
    /// A material of medium translucency.
    public static let regular = Material(color: .background, opacity: 0.7, plainOpacity: 0.8)
    /// A material that lets little show through.
    public static let thick = Material(color: .background, opacity: 0.8, plainOpacity: 0.88)
    /// The least translucent material.
    public static let ultraThick = Material(color: .background, opacity: 0.9, plainOpacity: 0.94)
    /// The material of toolbars. If the content behind would stay sharp, the material is opaque.
    public static let bar = Material(color: .sidebar, opacity: 0.8, plainOpacity: 1)
}

extension Material: PrimitiveShapeStyle {
    /// Returns the material itself.
    public func resolve(in environment: EnvironmentValues) -> Material { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        let color = environment.palette[color]
        if environment.accessibilityReduceTransparency { return ResolvedStyle(color) }
        func faded(_ opacity: Double) -> PixelColor {
            var faded = color
            faded.alpha *= Float(opacity)
            return faded
        }
        return ResolvedStyle(.material(MaterialPaint(tint: faded(opacity), plain: faded(plainOpacity))))
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A very translucent material.
    public static var thinMaterial: Material { .thin }
    /// A material of medium translucency.
    public static var regularMaterial: Material { .regular }
    /// A material that lets little show through.
    public static var thickMaterial: Material { .thick }
    /// The least translucent material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of toolbars.
    public static var bar: Material { .bar }
}
