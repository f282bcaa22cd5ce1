import Foundation
import PicaGraph
import PicaLabels
import PicaState

/// A style of the pointer over a view.
public struct PointerStyle: Equatable, Sendable {
    enum Look: Equatable {
        case system(PointerCursor)
        case drawn(PointerDrawing)
        case image(Image, hotSpot: UnitPoint)
    }

    let look: Look

    /// The default pointer of the system: an arrow.
    public static let `default` = PointerStyle(look: .system(.arrow))
    /// An I-beam, over text in horizontal lines.
    public static let horizontalText = PointerStyle(look: .system(.text))
    /// A horizontal beam, over text in vertical columns.
    public static let verticalText = PointerStyle(look: .drawn(.lyingBeam))
    /// A cross, for the selection of a rectangle.
    public static let rectSelection = PointerStyle(look: .system(.cross))
    /// An open hand, over items that can be dragged.
    public static let grabIdle = PointerStyle(look: .drawn(.hand))
    /// Four arrows, during a drag. The cursors that all themes share include no closed hand.
    public static let grabActive = PointerStyle(look: .system(.move))
    /// A pointing hand, over a link.
    public static let link = PointerStyle(look: .system(.hand))
    /// A magnifying glass with a plus sign.
    public static let zoomIn = PointerStyle(look: .drawn(.zoomIn))
    /// A magnifying glass with a minus sign.
    public static let zoomOut = PointerStyle(look: .drawn(.zoomOut))
    /// Horizontal arrows, between columns.
    public static let columnResize = PointerStyle(look: .system(.horizontalResize))
    /// Vertical arrows, between rows.
    public static let rowResize = PointerStyle(look: .system(.verticalResize))

    /// Returns the pointer for a drag between columns. Cursors on Linux show arrows to both sides, whichever directions
    /// are possible.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }

    /// Returns the pointer for a drag between rows. Cursors on Linux show arrows up and down, whichever directions are
    /// possible.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

    /// Returns the pointer for a drag at an edge or corner of a resizable frame, in a left-to-right interface. Cursors
    /// on Linux show arrows both ways, whichever directions are possible.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        switch position {
        case .top, .bottom: rowResize
        case .leading, .trailing: columnResize
        case .topLeading, .bottomTrailing: PointerStyle(look: .system(.resizeNWSE))
        case .topTrailing, .bottomLeading: PointerStyle(look: .system(.resizeNESW))
        }
    }

    /// Returns a pointer with an image.
    /// - Parameter hotSpot: The point of the image that points, in unit coordinates.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
        PointerStyle(look: .image(image, hotSpot: hotSpot))
    }
}

/// A horizontal direction, relative to the layout direction.
@frozen public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// The direction toward the edge at which lines begin.
    case leading
    /// The direction toward the edge at which lines end.
    case trailing

    /// A set of horizontal directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set, one for each direction.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one direction.
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

        /// The direction toward the edge at which lines begin.
        public static let leading = Set(.leading)
        /// The direction toward the edge at which lines end.
        public static let trailing = Set(.trailing)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A vertical direction.
@frozen public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Upward.
    case up
    /// Downward.
    case down

    /// A set of vertical directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set, one for each direction.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one direction.
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

        /// Upward.
        public static let up = Set(.up)
        /// Downward.
        public static let down = Set(.down)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}

/// The edge or corner of a frame that is dragged.
@frozen public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// An edge.
    case top, leading, bottom, trailing
    /// A corner.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A direction in which a frame changes its size.
@frozen public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// The frame becomes smaller.
    case inward
    /// The frame becomes larger.
    case outward

    /// A set of directions of resizing.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set, one for each direction.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one direction.
        public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }

        /// The frame becomes smaller.
        public static let inward = Set(.inward)
        /// The frame becomes larger.
        public static let outward = Set(.outward)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}
