import Foundation
import PicaCanvas
import PicaState

/// A gradient along a line, with its end colors continued beyond the ends.
///
/// It is a style for shapes and text, and a view that fills its frame.
public struct LinearGradient {
    private let gradient: AnyGradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    private init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient from a color gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The point of the first color, in unit coordinates of the filled area.
    ///   - endPoint: The point of the last color.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient whose colors are interpolated in a color space of its own.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The point of the first color, in unit coordinates of the filled area.
    ///   - endPoint: The point of the last color.
    nonisolated public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of evenly spaced colors.
    ///
    /// - Parameters:
    ///   - colors: The colors, from start to end.
    ///   - startPoint: The point of the first color, in unit coordinates of the filled area.
    ///   - endPoint: The point of the last color.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of color stops.
    ///
    /// - Parameters:
    ///   - stops: The colors and their locations.
    ///   - startPoint: The point of the first color, in unit coordinates of the filled area.
    ///   - endPoint: The point of the last color.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: PrimitiveShapeStyle {
    /// Returns the gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> LinearGradient { self }

    nonisolated package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.linear(gradient.stops(in: environment), start: startPoint, end: endPoint))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient along a line, with its end colors continued beyond the ends.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient along a line, interpolated in a color space of its own.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient of evenly spaced colors along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient of color stops along a line.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
