import Foundation
import PicaCanvas
import PicaState

/// A gradient whose colors run clockwise around a point.
///
/// It is a style for shapes and text, and a view that fills its frame.
public struct AngularGradient {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    private init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Creates a gradient from a color gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - startAngle: The angle of the first color, clockwise from the right.
    ///   - endAngle: The angle of the last color. The rest of the turn is divided between the first and the last color.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient whose colors are interpolated in a color space of its own.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - startAngle: The angle of the first color, clockwise from the right.
    ///   - endAngle: The angle of the last color. The rest of the turn is divided between the first and the last color.
    nonisolated public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of evenly spaced colors.
    ///
    /// - Parameters:
    ///   - colors: The colors, from start to end.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - startAngle: The angle of the first color, clockwise from the right.
    ///   - endAngle: The angle of the last color. The rest of the turn is divided between the first and the last color.
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of color stops.
    ///
    /// - Parameters:
    ///   - stops: The colors and their locations.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - startAngle: The angle of the first color, clockwise from the right.
    ///   - endAngle: The angle of the last color. The rest of the turn is divided between the first and the last color.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient that makes a full turn around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - angle: The angle of the start, clockwise from the right; 0 by default.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .turn)
    }

    /// Creates a gradient of evenly spaced colors that makes a full turn around a point.
    ///
    /// - Parameters:
    ///   - colors: The colors, from start to end.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - angle: The angle of the start, clockwise from the right; 0 by default.
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of color stops that makes a full turn around a point.
    ///
    /// - Parameters:
    ///   - stops: The colors and their locations.
    ///   - center: The center, in unit coordinates of the filled area.
    ///   - angle: The angle of the start, clockwise from the right; 0 by default.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension Angle {
    fileprivate static let turn = Angle(degrees: 360)
}

extension AngularGradient: PrimitiveShapeStyle {
    /// Returns the gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> AngularGradient { self }

    nonisolated package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .angular(
                gradient.stops(in: environment), center: center, start: startAngle, end: endAngle))
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient whose colors run clockwise around a point.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient whose colors run clockwise around a point, interpolated in a color space of its own.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient of evenly spaced colors that run clockwise around a point.
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient of color stops that run clockwise around a point.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient whose colors make a full clockwise turn around a point.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Returns a gradient of evenly spaced colors that make a full clockwise turn around a point.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Returns a gradient of color stops that make a full clockwise turn around a point.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
