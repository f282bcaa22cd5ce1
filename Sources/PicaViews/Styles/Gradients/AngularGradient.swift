import Foundation
import PicaCanvas
import PicaGraph

/// Colours around a point, clockwise.
///
/// It is a style to fill shapes and text with, and a view that fills its frame.
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

    /// A gradient of colours at places.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In parts of what is filled.
    ///   - startAngle: Where the first colour is, clockwise from the right.
    ///   - endAngle: Where the last colour is; what is left of a turn is shared by both ends.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient whose colours are mixed in a way of its own.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In parts of what is filled.
    ///   - startAngle: Where the first colour is, clockwise from the right.
    ///   - endAngle: Where the last colour is; what is left of a turn is shared by both ends.
    nonisolated public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of colours at even distances.
    ///
    /// - Parameters:
    ///   - colors: From the start to the end.
    ///   - center: In parts of what is filled.
    ///   - startAngle: Where the first colour is, clockwise from the right.
    ///   - endAngle: Where the last colour is; what is left of a turn is shared by both ends.
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of colours at places.
    ///
    /// - Parameters:
    ///   - stops: The colours, and where they are.
    ///   - center: In parts of what is filled.
    ///   - startAngle: Where the first colour is, clockwise from the right.
    ///   - endAngle: Where the last colour is; what is left of a turn is shared by both ends.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient once around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In parts of what is filled.
    ///   - angle: Where it begins, clockwise from the right; there by default.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .turn)
    }

    /// A gradient of colours at even distances once around a point.
    ///
    /// - Parameters:
    ///   - colors: From the start to the end.
    ///   - center: In parts of what is filled.
    ///   - angle: Where it begins, clockwise from the right; there by default.
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// A gradient of colours at places once around a point.
    ///
    /// - Parameters:
    ///   - stops: The colours, and where they are.
    ///   - center: In parts of what is filled.
    ///   - angle: Where it begins, clockwise from the right; there by default.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension Angle {
    fileprivate static let turn = Angle(degrees: 360)
}

extension AngularGradient: PrimitiveShapeStyle {
    /// The gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> AngularGradient { self }

    nonisolated func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .angular(
                gradient.stops(in: environment), center: center, start: startAngle, end: endAngle))
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours around a point, clockwise.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a point, clockwise. Its colours are mixed in a way of its own.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a point, clockwise. The colours are at even distances.
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a point, clockwise. The colours are at places.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours once around a point, clockwise.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Colours at even distances once around a point, clockwise.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours at places once around a point, clockwise.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
