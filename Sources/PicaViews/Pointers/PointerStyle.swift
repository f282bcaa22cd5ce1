import Foundation
import PicaGraph

/// What the pointer looks like over a view.
public struct PointerStyle: Equatable, Sendable {
    enum Look: Equatable {
        case system(PointerCursor)
        case drawn(PointerDrawing)
        case image(Image, hotSpot: UnitPoint)
    }

    let look: Look

    /// What the system has where nothing else is said: an arrow.
    public static let `default` = PointerStyle(look: .system(.arrow))
    /// A beam, over text in lines.
    public static let horizontalText = PointerStyle(look: .system(.text))
    /// A beam that lies, over text in columns.
    public static let verticalText = PointerStyle(look: .drawn(.lyingBeam))
    /// A cross, to select a rectangle.
    public static let rectSelection = PointerStyle(look: .system(.cross))
    /// An open hand, over what can be dragged.
    public static let grabIdle = PointerStyle(look: .drawn(.hand))
    /// What is dragged: four arrows, as the cursors that every theme has know no closed hand.
    public static let grabActive = PointerStyle(look: .system(.move))
    /// A hand that points, over a link.
    public static let link = PointerStyle(look: .system(.hand))
    /// A glass with a plus.
    public static let zoomIn = PointerStyle(look: .drawn(.zoomIn))
    /// A glass with a minus.
    public static let zoomOut = PointerStyle(look: .drawn(.zoomOut))
    /// Arrows to both sides, between columns.
    public static let columnResize = PointerStyle(look: .system(.horizontalResize))
    /// Arrows up and down, between rows.
    public static let rowResize = PointerStyle(look: .system(.verticalResize))

    /// Between columns. Cursors of Linux have arrows to both sides, whichever are possible.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }

    /// Between rows. Cursors of Linux have arrows up and down, whichever are possible.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

    /// At an edge or a corner of something that can be made larger and smaller, in an interface that reads from left
    /// to right. Cursors of Linux have arrows both ways, whichever are possible.
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

    /// A picture.
    /// - Parameter hotSpot: What of it points.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
        PointerStyle(look: .image(image, hotSpot: hotSpot))
    }
}

/// Left and right, as one reads.
@frozen public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing

    /// Some of the directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// The directions whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One direction.
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

        /// Where lines begin.
        public static let leading = Set(.leading)
        /// Where lines end.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// Up and down.
@frozen public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Upwards.
    case up
    /// Downwards.
    case down

    /// Some of the directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// The directions whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One direction.
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

        /// Upwards.
        public static let up = Set(.up)
        /// Downwards.
        public static let down = Set(.down)
        /// Both.
        public static let all: Set = [.up, .down]
    }
}

/// Which edge or corner of something is dragged.
@frozen public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// An edge.
    case top, leading, bottom, trailing
    /// A corner.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Larger and smaller.
@frozen public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Smaller.
    case inward
    /// Larger.
    case outward

    /// Some of the directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// The directions whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One direction.
        public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }

        /// Smaller.
        public static let inward = Set(.inward)
        /// Larger.
        public static let outward = Set(.outward)
        /// Both.
        public static let all: Set = [.inward, .outward]
    }
}
