import Foundation
import PicaCanvas
import PicaGraph

/// Colours in ellipses around a point, as wide to their height as what is filled.
///
/// It is a style to fill shapes and text with, and a view that fills its frame.
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

    /// A gradient of colours at places.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In parts of what is filled; its middle by default.
    ///   - startRadiusFraction: Where the first colour is: a part of the sides, 0 by default.
    ///   - endRadiusFraction: Where the last colour is: 0.5, the default, reaches from the middle to the edges.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// A gradient whose colours are mixed in a way of its own.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In parts of what is filled; its middle by default.
    ///   - startRadiusFraction: Where the first colour is: a part of the sides, 0 by default.
    ///   - endRadiusFraction: Where the last colour is: 0.5, the default, reaches from the middle to the edges.
    nonisolated public init(
        gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// A gradient of colours at even distances.
    ///
    /// - Parameters:
    ///   - colors: From the start to the end.
    ///   - center: In parts of what is filled; its middle by default.
    ///   - startRadiusFraction: Where the first colour is: a part of the sides, 0 by default.
    ///   - endRadiusFraction: Where the last colour is: 0.5, the default, reaches from the middle to the edges.
    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// A gradient of colours at places.
    ///
    /// - Parameters:
    ///   - stops: The colours, and where they are.
    ///   - center: In parts of what is filled; its middle by default.
    ///   - startRadiusFraction: Where the first colour is: a part of the sides, 0 by default.
    ///   - endRadiusFraction: Where the last colour is: 0.5, the default, reaches from the middle to the edges.
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
    /// The gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> EllipticalGradient { self }

    nonisolated func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .elliptical(
                gradient.stops(in: environment), center: center, startRadius: startRadiusFraction,
                endRadius: endRadiusFraction))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Colours in ellipses around a point, as wide to their height as what is filled.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours in ellipses around a point, as wide to their height as what is filled. Its colours are mixed in a way of its own.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours in ellipses around a point, as wide to their height as what is filled. The colours are at even distances.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours in ellipses around a point, as wide to their height as what is filled. The colours are at places.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
