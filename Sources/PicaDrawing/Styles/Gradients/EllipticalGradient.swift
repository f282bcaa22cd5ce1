import Foundation
import PicaCanvas
import PicaState

/// A gradient of ellipses around a point, with the aspect ratio of the filled area.
///
/// It is a style for shapes and text, and a view that fills its frame.
public struct EllipticalGradient {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let startRadiusFraction: CGFloat
    private let endRadiusFraction: CGFloat

    private init(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates a gradient from a color gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in unit coordinates of the filled area; its middle by default.
    ///   - startRadiusFraction: The radius of the first color as a fraction of the sides; 0 by default.
    ///   - endRadiusFraction: The radius of the last color; 0.5, the default, reaches from the middle to the edges.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient whose colors are interpolated in a color space of its own.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in unit coordinates of the filled area; its middle by default.
    ///   - startRadiusFraction: The radius of the first color as a fraction of the sides; 0 by default.
    ///   - endRadiusFraction: The radius of the last color; 0.5, the default, reaches from the middle to the edges.
    nonisolated public init(
        gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of evenly spaced colors.
    ///
    /// - Parameters:
    ///   - colors: The colors, from start to end.
    ///   - center: The center, in unit coordinates of the filled area; its middle by default.
    ///   - startRadiusFraction: The radius of the first color as a fraction of the sides; 0 by default.
    ///   - endRadiusFraction: The radius of the last color; 0.5, the default, reaches from the middle to the edges.
    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of color stops.
    ///
    /// - Parameters:
    ///   - stops: The colors and their locations.
    ///   - center: The center, in unit coordinates of the filled area; its middle by default.
    ///   - startRadiusFraction: The radius of the first color as a fraction of the sides; 0 by default.
    ///   - endRadiusFraction: The radius of the last color; 0.5, the default, reaches from the middle to the edges.
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension EllipticalGradient: PrimitiveShapeStyle {
    /// Returns the gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> EllipticalGradient { self }

    nonisolated package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .elliptical(
                gradient.stops(in: environment), center: center, startRadius: startRadiusFraction,
                endRadius: endRadiusFraction))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Returns a gradient of ellipses around a point, with the aspect ratio of the filled area.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a gradient of ellipses around a point, interpolated in a color space of its own. The ellipses have the
    /// aspect ratio of the filled area.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a gradient of evenly spaced colors in ellipses around a point, with the aspect ratio of the filled area.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a gradient of color stops in ellipses around a point, with the aspect ratio of the filled area.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
