import Foundation
import PicaCanvas
import PicaState

extension GraphicsContext {
    /// A color, style, gradient or picture that fills a shape. Positions are in the context's own points.
    public struct Shading: Sendable {
        package let style: AnyShapeStyle

        package init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

        /// A shading with the foreground style in force.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// Returns a shading with several styles. The first fills shapes, and symbols of several colors use the others
        /// as well.
        public static func palette(_ array: [Shading]) -> Shading {
            Shading(ShadingPalette(styles: array.map(\.style)))
        }

        /// Returns a shading with a color.
        public static func color(_ color: Color) -> Shading { Shading(color) }

        /// Returns a shading with a color of the given components, from 0 to 1 each.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading with a gray; 1 is white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading with a style, resolved in the context's environment.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

        /// Returns a shading with a gradient from one point to another.
        ///
        /// - Parameters:
        ///   - gradient: The colors of the gradient.
        ///   - startPoint: The position of the first color.
        ///   - endPoint: The position of the last color.
        ///   - options: The mixing of colors, and the fill beyond the points; by default that is the color at the
        ///     nearer point.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                PlacedGradient(gradient: gradient, options: options) {
                    .linear($0, start: UnitPoint(startPoint), end: UnitPoint(endPoint))
                })
        }

        /// Returns a shading with a gradient in circles around a point.
        ///
        /// - Parameters:
        ///   - gradient: The colors of the gradient.
        ///   - center: The center of the circles.
        ///   - startRadius: The radius of the first color, in points.
        ///   - endRadius: The radius of the last color, in points.
        ///   - options: The mixing of colors, and the fill beyond the radii; by default that is the color at the nearer
        ///     radius.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                PlacedGradient(gradient: gradient, options: options) {
                    .radial($0, center: UnitPoint(center), startRadius: startRadius, endRadius: endRadius)
                })
        }

        /// Returns a shading with a gradient once around a point, clockwise.
        ///
        /// - Parameters:
        ///   - gradient: The colors of the gradient.
        ///   - center: The center of the turn.
        ///   - angle: The angle of the first color; 0, the default, is on the right.
        ///   - options: The mixing of colors.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                PlacedGradient(gradient: gradient, options: options) {
                    .angular($0, center: UnitPoint(center), start: angle, end: angle + .degrees(360))
                })
        }

        /// Returns a shading with a mesh gradient that covers the filled area.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(mesh) }
    }

    /// The options for the mixing of a gradient's colors and for the fill beyond its ends.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        /// The bits of the set, one for each option.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Repeats the gradient beyond its ends.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Repeats the gradient beyond its ends, and reverses every other repetition.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Mixes colors in proportion to light, rather than by their sRGB values.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Returns the shading with its styles resolved in the context's environment, for repeated use.
    public func resolve(_ shading: Shading) -> Shading {
        guard !shading.isBackdrop else { return shading }
        let styles = shading.style.levels.map { AnyShapeStyle($0.resolved(in: environment)) }
        return .style(ShadingPalette(styles: styles))
    }
}

extension UnitPoint {
    /// Creates a unit point in a frame of one point, so its coordinates are in points.
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    /// The frame in which unit coordinates are points.
    fileprivate static let onePoint = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// A list of styles, of which the first fills.
private struct ShadingPalette: PrimitiveShapeStyle {
    let styles: [AnyShapeStyle]

    func resolve(in environment: EnvironmentValues) -> ShadingPalette { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        styles.first?.resolved(in: environment) ?? .clear
    }
}

extension AnyShapeStyle {
    /// The styles of a palette, or the style itself.
    fileprivate var levels: [AnyShapeStyle] { (style as? ShadingPalette)?.styles ?? [self] }
}

extension GraphicsContext.Shading {
    /// Returns an environment with the shading as its foreground style.
    package func foreground(in environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        values.foregroundStyles = style.levels.map { $0.bound(in: environment) }
        return values
    }
}

/// A gradient whose positions are in points rather than in unit coordinates of the filled area.
private struct PlacedGradient: PrimitiveShapeStyle {
    let gradient: Gradient
    let options: GraphicsContext.GradientOptions
    let fill: @Sendable (GradientStops) -> ResolvedStyle.Fill

    func resolve(in environment: EnvironmentValues) -> PlacedGradient { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        let mixing: GradientStops.Mixing = options.contains(.linearColor) ? .light : .device
        var stops = AnyGradient(gradient, Gradient.ColorSpace(mixing: mixing)).stops(in: environment)
        stops.spread = options.contains(.mirror) ? .mirrored : options.contains(.repeat) ? .repeated : .ends
        var style = ResolvedStyle(fill(stops))
        style.frame = .onePoint
        return style
    }
}
