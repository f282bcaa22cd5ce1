import Foundation
import PicaCanvas
import PicaState

/// A gradient of circles around a point.
///
/// It is a style for shapes and text, and a view that fills its frame.
public struct RadialGradient {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    private init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient from a color gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - startRadius: The radius of the first color, in points.
    ///   - endRadius: The radius of the last color, in points.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient whose colors are interpolated in a color space of its own.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - startRadius: The radius of the first color, in points.
    ///   - endRadius: The radius of the last color, in points.
    nonisolated public init(
        gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of evenly spaced colors.
    ///
    /// - Parameters:
    ///   - colors: The colors, from start to end.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - startRadius: The radius of the first color, in points.
    ///   - endRadius: The radius of the last color, in points.
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    /// Creates a gradient of color stops.
    ///
    /// - Parameters:
    ///   - stops: The colors and their locations.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - startRadius: The radius of the first color, in points.
    ///   - endRadius: The radius of the last color, in points.
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: PrimitiveShapeStyle {
    /// Returns the gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> RadialGradient { self }

    nonisolated package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .radial(
                gradient.stops(in: environment), center: center, startRadius: startRadius,
                endRadius: endRadius))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Returns a gradient of circles around a point.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of circles around a point, interpolated in a color space of its own.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of evenly spaced colors in circles around a point.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of color stops in circles around a point.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
