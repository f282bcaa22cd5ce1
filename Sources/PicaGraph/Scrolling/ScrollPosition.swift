import Foundation
import PicaFoundation
import PicaState

/// The position of a scroll view, as set by an app or scrolled to by the user.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { … }.scrollPosition($position)
/// Button("To the end") { withAnimation { position.scrollTo(edge: .bottom) } }
/// ```
public struct ScrollPosition: Sendable {
    private enum Place: Sendable {
        case anywhere
        case view(any Hashable & Sendable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private var place = Place.anywhere
    private let idType: any (Hashable & Sendable).Type
    /// Whether the user has scrolled since the app last set a position.
    public private(set) var isPositionedByUser = false

    private init(_ place: Place, _ idType: any (Hashable & Sendable).Type) {
        (self.place, self.idType) = (place, idType)
    }

    /// Creates a position that leaves the scroll view where it is.
    ///
    /// - Parameter idType: The identity type of the views that `viewID` reports when the user scrolls.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.anywhere, idType) }

    /// Creates a position at a view.
    ///
    /// - Parameters:
    ///   - id: The identity of the view, from `id(_:)` or its `ForEach` row.
    ///   - anchor: The unit point at which the view is aligned in the scroll view; `nil` for the modifier's.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(id, anchor), type(of: id))
    }

    /// Creates a position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType)
    }

    /// Creates a position with a point of the content first visible, in points from the content's start.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType)
    }

    /// Creates a position with a point of the content first visible, in points from the content's start.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType)
    }

    /// Creates a position at a distance from the content's leading edge, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType)
    }

    /// Creates a position at a distance from the content's top, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType)
    }

    /// Scrolls to a view, animated if the change is.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The unit point at which the view is aligned in the scroll view; `nil` for the modifier's.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(id, anchor))
    }

    /// Scrolls to an edge of the content, and stays there when the content's size changes.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    /// Scrolls so that a point of the content is first visible, in points from the content's start.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    /// Scrolls so that a point of the content is first visible, in points from the content's start.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    /// Scrolls to a distance from the content's leading edge, in points.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    /// Scrolls to a distance from the content's top, in points.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    private mutating func go(to place: Place) {
        self.place = place
        isPositionedByUser = false
    }

    /// The edge set by the app; `nil` if it set another position or the user has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point set by the app; `nil` if it set another position or the user has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The x coordinate set by the app; `nil` if it set another position or the user has scrolled.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The y coordinate set by the app; `nil` if it set another position or the user has scrolled.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// The identity of the view set by the app, or of the scroll target that the user scrolled to.
    ///
    /// Scroll targets are marked by `scrollTargetLayout` and `scrollTarget`.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = place { id } else { nil }
    }

    /// Returns `viewID` if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension ScrollPosition: Equatable {
    /// Returns whether both are the same position, set in the same way.
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.isPositionedByUser == right.isPositionedByUser && left.goal == right.goal
    }
}

extension ScrollPosition {
    /// The position as a scroll view uses it.
    var goal: ScrollPlacement.Place {
        switch place {
        case .anywhere: .anywhere
        case .view(let id, let anchor): .view(AnyHashable(id), anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }

    func isIdentity(_ id: AnyHashable) -> Bool { type(of: id.base) == idType }

    /// Records that the user scrolled to a view; `nil` if none is known.
    mutating func personScrolled(to id: AnyHashable?) {
        place = id.flatMap { Self.identity($0, idType) }.map { .view($0, nil) } ?? .anywhere
        isPositionedByUser = true
    }

    private static func identity<ID: Hashable & Sendable>(
        _ id: AnyHashable, _ type: ID.Type
    ) -> (any Hashable & Sendable)? {
        id.base as? ID
    }
}
