import PicaCanvas
import PicaGraph

/// A ground that lets some of what is behind it through, blurred where there is a GPU.
///
/// Shapes and backgrounds show what the window has behind them as if seen through frosted glass, and over that the
/// theme's ground made translucent. Where the processor paints, what is behind stays sharp and shines through less;
/// so it does inside of a view with a filter, such as a shadow, a blur or a turn in space. Texts and symbols have the
/// colour alone.
public struct Material: Hashable, Sendable {
    private let color: ThemeColor
    /// Over what is blurred.
    private let opacity: Double
    /// Over what is sharp.
    private let plainOpacity: Double

    /// Lets most through.
    public static let ultraThin = Material(color: .background, opacity: 0.45, plainOpacity: 0.6)
    /// Lets much through.
    public static let thin = Material(color: .background, opacity: 0.58, plainOpacity: 0.7)
    /// Lets something through.
    public static let regular = Material(color: .background, opacity: 0.7, plainOpacity: 0.8)
    /// Lets little through.
    public static let thick = Material(color: .background, opacity: 0.8, plainOpacity: 0.88)
    /// Lets hardly anything through.
    public static let ultraThick = Material(color: .background, opacity: 0.9, plainOpacity: 0.94)
    /// As bars of tools have it; where what is behind would stay sharp it lets nothing through.
    public static let bar = Material(color: .sidebar, opacity: 0.8, plainOpacity: 1)
}

extension Material: PrimitiveShapeStyle {
    /// The material itself.
    public func resolve(in environment: EnvironmentValues) -> Material { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        let color = environment.theme[color]
        func faded(_ opacity: Double) -> PixelColor {
            var faded = color
            faded.alpha *= Float(opacity)
            return faded
        }
        return ResolvedStyle(.material(MaterialPaint(tint: faded(opacity), plain: faded(plainOpacity))))
    }
}

extension ShapeStyle where Self == Material {
    /// Lets most of what is behind through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Lets much of what is behind through.
    public static var thinMaterial: Material { .thin }
    /// Lets something of what is behind through.
    public static var regularMaterial: Material { .regular }
    /// Lets little of what is behind through.
    public static var thickMaterial: Material { .thick }
    /// Lets hardly anything of what is behind through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// As bars of tools have it.
    public static var bar: Material { .bar }
}
