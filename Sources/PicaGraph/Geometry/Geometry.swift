import Foundation

/// A direction in the plane.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// From side to side: x.
    case horizontal
    /// Up and down: y.
    case vertical

    /// One axis, both or none.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each axis.
        public let rawValue: Int8
        /// The axes whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis: CustomStringConvertible {
    /// "horizontal" or "vertical".
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// A side of a rectangle. Leading is left where text runs left to right.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper side.
    case top
    /// The side where lines of interface begin.
    case leading
    /// The lower side.
    case bottom
    /// The side where lines of interface end.
    case trailing

    /// Any of the four sides.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8
        /// The sides whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(.top)
        /// The side where lines of interface begin.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where lines of interface end.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Distances from the four sides, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
    /// From the upper side.
    public var top: CGFloat
    /// From the side where lines of interface begin.
    public var leading: CGFloat
    /// From the lower side.
    public var bottom: CGFloat
    /// From the side where lines of interface end.
    public var trailing: CGFloat

    /// Distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance from any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A point in a rectangle, where 0 and 1 are its sides.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// 0 on the left, 1 on the right.
    public var x: CGFloat
    /// 0 at the top, 1 at the bottom.
    public var y: CGFloat

    /// A point by its share of the width and of the height; it may lie outside.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public init() { self.init(x: 0, y: 0) }

    /// The top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the left side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
