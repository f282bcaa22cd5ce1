import Foundation

/// How a view likes to stand beside others.
public struct ViewSpacing: Equatable, Sendable {
    /// The distance asked for on every side, in points; nil leaves it to the neighbour.
    private var preferred: CGFloat? = 8

    /// 8 points on every side, which is what views ask for by default.
    public init() {}

    /// Stands close to anything, as `Spacer` does.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.preferred = 0
        return spacing
    }()

    /// Asks for the greater of both distances. Unlike in SwiftUI it is the same on every side, whatever
    /// `edges` are named.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        preferred = max(preferred ?? 0, other.preferred ?? 0)
    }

    /// The spacing that asks for the greater of both distances. Unlike in SwiftUI it is the same on
    /// every side, whatever `edges` are named.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance in points between this view and the one after it along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        min(preferred ?? 8, next.preferred ?? 8)
    }
}
