import Foundation

/// The spacing that a view prefers to its siblings.
public struct ViewSpacing: Equatable, Sendable {
    /// The preferred distance on every side, in points; `nil` counts as 8, and as 0 in a union.
    private var preferred: CGFloat? = 8

    /// Creates the default spacing: 8 points on every side.
    public init() {}

    /// A spacing of zero, as that of `Spacer`.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.preferred = 0
        return spacing
    }()

    /// Takes the greater of both distances. Unlike in SwiftUI it is the same on every side, whatever `edges` are given.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        preferred = max(preferred ?? 0, other.preferred ?? 0)
    }

    /// Returns the spacing with the greater of both distances. Unlike in SwiftUI it is the same on every side, whatever
    /// `edges` are given.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the distance between this view and the next along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        min(preferred ?? 8, next.preferred ?? 8)
    }
}
