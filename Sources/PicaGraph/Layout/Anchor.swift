import Foundation
import PicaState

/// A place in a view that another view can read in its own coordinate space; see `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
    weak var element: Element?
    /// The identity of the element, which stays valid after the element is freed.
    private let elementID: ObjectIdentifier
    /// Returns the place from the element's size, in the element's coordinate space.
    let place: (CGSize) -> Value

    /// Creates an anchor in an element.
    package init(_ source: Source, in element: Element) {
        self.element = element
        elementID = ObjectIdentifier(element)
        place = source.place
    }

    /// Returns whether both anchors are in the same view.
    package func isInSameView(as other: Anchor) -> Bool { element === other.element }

    /// The definition of a place in any view.
    public struct Source: @unchecked Sendable {
        /// Returns the place from the view's size, in the view's coordinate space.
        package let place: (CGSize) -> Value
    }
}

/// Two sources are compared by their places in two views of different sizes.
extension Anchor: Equatable where Value: Equatable {
    /// Returns whether both are the same place in the same view.
    public static func == (one: Anchor, other: Anchor) -> Bool {
        one.elementID == other.elementID && one.place(.zero) == other.place(.zero)
            && one.place(.sample) == other.place(.sample)
    }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the view and the place in it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elementID)
        hasher.combine(place(.sample))
    }
}

extension Anchor.Source: Equatable where Value: Equatable {
    /// Returns whether both define the same place.
    public static func == (one: Self, other: Self) -> Bool {
        one.place(.zero) == other.place(.zero) && one.place(.sample) == other.place(.sample)
    }
}

extension Anchor.Source: Hashable where Value: Hashable {
    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(place(.sample)) }
}

extension CGSize {
    fileprivate static let sample = CGSize(width: 2, height: 3)
}

extension Anchor.Source {
    /// Creates a source of several places.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { size in array.map { $0.place(size) } }
    }

    /// Creates a source of an optional place.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { size in anchor?.place(size) }
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's frame.
    public static var bounds: Anchor<CGRect>.Source { .init { CGRect(origin: .zero, size: $0) } }
    /// Returns a source of a rectangle in the view's coordinate space.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a source of a point in the view's coordinate space.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init { _ in point } }

    /// Returns a source of a point in the view's unit coordinate space.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The center of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The center of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The center of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The center of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
