import Foundation

/// A timing curve: a function from the fraction of time to the fraction of distance.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(BezierCurve)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// A curve with constant speed.
    public static let linear = UnitCurve(.linear)
    /// A curve that starts slowly.
    public static let easeIn = UnitCurve(.bezier(BezierCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)))
    /// A curve that ends slowly.
    public static let easeOut = UnitCurve(.bezier(BezierCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    /// A curve that starts and ends slowly.
    public static let easeInOut = UnitCurve(.bezier(BezierCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
    /// The lower right quarter of a circle: starts at rest and ends at infinite speed.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// The upper left quarter of a circle: starts at infinite speed and ends at rest.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Two quarters of circles: starts and ends at rest.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - startControlPoint: The first control point; its x is clamped to 0…1.
    ///   - endControlPoint: The second control point; its x is clamped to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        let (start, end) = (startControlPoint.sound, endControlPoint.sound)
        return UnitCurve(
            .bezier(
                BezierCurve(
                    x1: min(1, max(0, start.x)), y1: start.y, x2: min(1, max(0, end.x)), y2: end.y)))
    }

    /// Returns the fraction of the distance at a fraction of time, which is clamped to 0…1.
    public func value(at progress: Double) -> Double {
        let x = min(1, max(0, progress))
        return switch kind {
        case .linear: x
        case .circularEaseIn: 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut where x < 0.5: (1 - (1 - 4 * x * x).squareRoot()) / 2
        case .circularEaseInOut: (1 + max(0, 1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        case .bezier(let curve): curve.value(at: x)
        }
    }

    /// Returns the speed at a fraction of time, relative to the mean.
    public func velocity(at progress: Double) -> Double {
        let x = min(1, max(0, progress))
        return switch kind {
        case .linear: 1
        case .circularEaseIn: x / (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut where x < 0.5: 2 * x / (1 - 4 * x * x).squareRoot()
        case .circularEaseInOut: 2 * (1 - x) / max(0, 1 - 4 * (1 - x) * (1 - x)).squareRoot()
        case .bezier(let curve): curve.velocity(at: x)
        }
    }

    /// The curve with time and distance exchanged.
    public var inverse: UnitCurve {
        switch kind {
        case .linear, .circularEaseInOut: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .bezier(let curve):
            .bezier(
                startControlPoint: UnitPoint(x: curve.y1, y: curve.x1),
                endControlPoint: UnitPoint(x: curve.y2, y: curve.x2))
        }
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
package struct BezierCurve: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    func value(at x: Double) -> Double { Self.coordinate(parameter(at: x), y1, y2) }

    func velocity(at x: Double) -> Double {
        let t = parameter(at: x)
        let (dx, dy) = (Self.slope(t, x1, x2), Self.slope(t, y1, y2))
        guard dx == 0 else { return dy / dx }
        // If an end coincides with its control point SwiftUI has these values: 1 at the start, 0 at the end.
        if dy == 0 { return t < 0.5 ? 1 : 0 }
        return dy < 0 ? -.infinity : .infinity
    }

    /// Returns the curve parameter for x, which increases with it, by bisection.
    private func parameter(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
