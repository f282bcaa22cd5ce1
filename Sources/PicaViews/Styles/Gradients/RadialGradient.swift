import Foundation
import PicaCanvas
import PicaGraph

/// Colours in circles around a point.
///
/// It is a style to fill shapes and text with, and a view that fills its frame.
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

    /// A gradient of colours at places.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In parts of what is filled.
    ///   - startRadius: How far from the centre the first colour is, in points.
    ///   - endRadius: How far from it the last colour is, in points.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient whose colours are mixed in a way of its own.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In parts of what is filled.
    ///   - startRadius: How far from the centre the first colour is, in points.
    ///   - endRadius: How far from it the last colour is, in points.
    nonisolated public init(
        gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colours at even distances.
    ///
    /// - Parameters:
    ///   - colors: From the start to the end.
    ///   - center: In parts of what is filled.
    ///   - startRadius: How far from the centre the first colour is, in points.
    ///   - endRadius: How far from it the last colour is, in points.
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    /// A gradient of colours at places.
    ///
    /// - Parameters:
    ///   - stops: The colours, and where they are.
    ///   - center: In parts of what is filled.
    ///   - startRadius: How far from the centre the first colour is, in points.
    ///   - endRadius: How far from it the last colour is, in points.
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: PrimitiveShapeStyle {
    /// The gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> RadialGradient { self }

    nonisolated func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .radial(
                gradient.stops(in: environment), center: center, startRadius: startRadius,
                endRadius: endRadius))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours in circles around a point.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours in circles around a point. Its colours are mixed in a way of its own.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours in circles around a point. The colours are at even distances.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours in circles around a point. The colours are at places.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
