import PicaCanvas
import PicaGraph

/// A ground that lets some of what is behind it through.
///
/// It is the theme's ground made translucent. What is behind is not blurred, as it is in SwiftUI, so thick
/// ones are to be preferred where text stands on them.
public struct Material: Hashable, Sendable {
    private let color: ThemeColor
    private let opacity: Double

    /// Lets most through.
    public static let ultraThin = Material(color: .background, opacity: 0.6)
    /// Lets much through.
    public static let thin = Material(color: .background, opacity: 0.7)
    /// Lets something through.
    public static let regular = Material(color: .background, opacity: 0.8)
    /// Lets little through.
    public static let thick = Material(color: .background, opacity: 0.88)
    /// Lets hardly anything through.
    public static let ultraThick = Material(color: .background, opacity: 0.94)
    /// As bars of tools have it.
    public static let bar = Material(color: .sidebar, opacity: 0.94)
}

extension Material: PrimitiveShapeStyle {
    /// The material itself.
    public func resolve(in environment: EnvironmentValues) -> Material { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        var color = environment.theme[color]
        color.alpha *= Float(opacity)
        return ResolvedStyle(color)
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
