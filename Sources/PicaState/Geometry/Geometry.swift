import Foundation

/// A horizontal or vertical axis.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The x axis.
    case horizontal
    /// The y axis.
    case vertical

    /// A set of axes.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits, one per axis.
        public let rawValue: Int8
        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The x axis.
        public static let horizontal = Set(rawValue: 1)
        /// The y axis.
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis: CustomStringConvertible {
    /// "horizontal" or "vertical".
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// An edge of a rectangle. Leading is left in left-to-right interfaces.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing

    /// A set of edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits, one per edge.
        public let rawValue: Int8
        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Insets from the four edges, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the leading edge.
    public var leading: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A point in the unit coordinate space of a rectangle, where 0 and 1 are its edges.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position: 0 on the left, 1 on the right.
    public var x: CGFloat
    /// The vertical position: 0 at the top, 1 at the bottom.
    public var y: CGFloat

    /// Creates a point from fractions of the width and height; it may lie outside.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates the top left corner.
    public init() { self.init(x: 0, y: 0) }

    /// The top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The center of the left edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The center of the right edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The center of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The center of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point itself; the center if a coordinate is not finite.
    package var sound: UnitPoint { x.isFinite && y.isFinite ? self : .center }
}
