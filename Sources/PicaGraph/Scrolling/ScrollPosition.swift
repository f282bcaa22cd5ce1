import Foundation
import PicaFoundation

/// Where a scroll view is, as an app says it or as a person has scrolled it.
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
    /// Whether a person has scrolled since the app last said where to go.
    public private(set) var isPositionedByUser = false

    private init(_ place: Place, _ idType: any (Hashable & Sendable).Type) {
        (self.place, self.idType) = (place, idType)
    }

    /// Where the scroll view is by itself.
    ///
    /// - Parameter idType: What the views are known by that `viewID` tells of when a person has scrolled.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.anywhere, idType) }

    /// At a view.
    ///
    /// - Parameters:
    ///   - id: What the view is known by: its `id(_:)`, or its row's in a `ForEach`.
    ///   - anchor: The point of the view that comes to the same point of the scroll view; nil for the modifier's.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(id, anchor), type(of: id))
    }

    /// At an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType)
    }

    /// Where a point of the content, in points from its beginning, is the first that is seen.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType)
    }

    /// Where a point of the content, in points from its beginning, is the first that is seen.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType)
    }

    /// So many points from the content's leading edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType)
    }

    /// So many points from the content's top.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType)
    }

    /// Goes to a view; with an animation where the change has one.
    ///
    /// - Parameters:
    ///   - id: What the view is known by.
    ///   - anchor: The point of the view that comes to the same point of the scroll view; nil for the modifier's.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(id, anchor))
    }

    /// Goes to an edge of the content, and stays there when the content's size changes.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    /// Goes where a point of the content, in points from its beginning, is the first that is seen.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    /// Goes where a point of the content, in points from its beginning, is the first that is seen.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    /// Goes so many points from the content's leading edge.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    /// Goes so many points from the content's top.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    private mutating func go(to place: Place) {
        self.place = place
        isPositionedByUser = false
    }

    /// The edge the app went to; nil where it went elsewhere or a person has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point the app went to; nil where it went elsewhere or a person has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The point along the x axis that the app went to; nil where it went elsewhere or a person has scrolled.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The point along the y axis that the app went to; nil where it went elsewhere or a person has scrolled.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// What the view is known by that the app went to, or, of those that `scrollTargetLayout` and `scrollTarget` name,
    /// the view to which a person has scrolled.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = place { id } else { nil }
    }

    /// What the view is known by, where that is of a type; see `viewID`.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension ScrollPosition: Equatable {
    /// Whether both are the same place, and got there by the same hand.
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.isPositionedByUser == right.isPositionedByUser && left.goal == right.goal
    }
}

extension ScrollPosition {
    /// What a scroll view makes of it.
    var goal: ScrollPlacement.Place {
        switch place {
        case .anywhere: .anywhere
        case .view(let id, let anchor): .view(AnyHashable(id), anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }

    func isIdentity(_ id: AnyHashable) -> Bool { type(of: id.base) == idType }

    /// After a person has scrolled to a view, or where none is known.
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
