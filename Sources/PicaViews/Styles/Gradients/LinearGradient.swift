import Foundation
import PicaCanvas
import PicaGraph

/// Colours along a line, and those at its ends beyond them.
///
/// It is a style to fill shapes and text with, and a view that fills its frame.
public struct LinearGradient {
    private let gradient: AnyGradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    private init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// A gradient of colours at places.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where the first colour is, in parts of what is filled.
    ///   - endPoint: Where the last colour is.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient whose colours are mixed in a way of its own.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where the first colour is, in parts of what is filled.
    ///   - endPoint: Where the last colour is.
    nonisolated public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at even distances.
    ///
    /// - Parameters:
    ///   - colors: From the start to the end.
    ///   - startPoint: Where the first colour is, in parts of what is filled.
    ///   - endPoint: Where the last colour is.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at places.
    ///
    /// - Parameters:
    ///   - stops: The colours, and where they are.
    ///   - startPoint: Where the first colour is, in parts of what is filled.
    ///   - endPoint: Where the last colour is.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: PrimitiveShapeStyle {
    /// The gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> LinearGradient { self }

    nonisolated func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.linear(gradient.stops(in: environment), start: startPoint, end: endPoint))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line, and those at its ends beyond them.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line, and those at its ends beyond them. Its colours are mixed in a way of its own.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line, and those at its ends beyond them. The colours are at even distances.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line, and those at its ends beyond them. The colours are at places.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
