import Foundation
import PicaCanvas
import PicaGraph

extension GraphicsContext {
    /// What fills a shape: a colour, a style, a gradient or a picture. Places are in the context's own points.
    public struct Shading: Sendable {
        let style: AnyShapeStyle

        init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

        /// The foreground style in force.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// Several shadings in one: the first fills, and symbols of several colours have the others for theirs.
        public static func palette(_ array: [Shading]) -> Shading {
            Shading(ShadingPalette(styles: array.map(\.style)))
        }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(color) }

        /// A colour by its parts, from 0 to 1 each.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey; 1 is white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style as it is in the context's environment.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

        /// Colours from a point to another.
        ///
        /// - Parameters:
        ///   - gradient: The colours.
        ///   - startPoint: Where the first is.
        ///   - endPoint: Where the last is.
        ///   - options: What is beyond the points, by default the colours at them, and how colours are mixed.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                PlacedGradient(gradient: gradient, options: options) {
                    .linear($0, start: UnitPoint(startPoint), end: UnitPoint(endPoint))
                })
        }

        /// Colours in circles around a point.
        ///
        /// - Parameters:
        ///   - gradient: The colours.
        ///   - center: The point.
        ///   - startRadius: How far from it the first colour is, in points.
        ///   - endRadius: How far from it the last colour is, in points.
        ///   - options: What is beyond the radii, by default the colours at them, and how colours are mixed.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                PlacedGradient(gradient: gradient, options: options) {
                    .radial($0, center: UnitPoint(center), startRadius: startRadius, endRadius: endRadius)
                })
        }

        /// Colours once around a point, clockwise.
        ///
        /// - Parameters:
        ///   - gradient: The colours.
        ///   - center: The point.
        ///   - angle: Where they begin; 0, the default, is on the right.
        ///   - options: How colours are mixed.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                PlacedGradient(gradient: gradient, options: options) {
                    .angular($0, center: UnitPoint(center), start: angle, end: angle + .degrees(360))
                })
        }

        /// Colours at the points of a grid, which covers what is filled.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(mesh) }
    }

    /// How colours of a gradient are mixed, and what is beyond its ends.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// The options whose bits are set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Beyond the ends all colours come again.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Beyond the ends all colours come again, backwards every other time.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are mixed in proportion to light, rather than by their sRGB values.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// A shading as it is in the context's environment, worked out once for all that it fills.
    public func resolve(_ shading: Shading) -> Shading {
        guard !shading.isBackdrop else { return shading }
        let styles = shading.style.levels.map { AnyShapeStyle($0.resolved(in: environment)) }
        return .style(ShadingPalette(styles: styles))
    }
}

extension UnitPoint {
    /// A place in a frame of one point, so in points.
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    /// Of parts of it so many points.
    fileprivate static let onePoint = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Several styles, of which the first fills.
private struct ShadingPalette: PrimitiveShapeStyle {
    let styles: [AnyShapeStyle]

    func resolve(in environment: EnvironmentValues) -> ShadingPalette { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        styles.first?.resolved(in: environment) ?? .clear
    }
}

extension AnyShapeStyle {
    /// Itself, or those of a palette.
    fileprivate var levels: [AnyShapeStyle] { (style as? ShadingPalette)?.styles ?? [self] }
}

extension GraphicsContext.Shading {
    /// An environment whose foreground it is.
    func foreground(in environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        values.foregroundStyles = style.levels.map { $0.bound(in: environment) }
        return values
    }
}

/// A gradient whose places are points rather than parts of what is filled.
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
