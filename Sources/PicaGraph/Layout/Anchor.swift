import Foundation

/// A place in a view, to be read by another view in its own points; see `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
    weak var element: Element?
    /// Stays what it is when the element has gone.
    private let elementID: ObjectIdentifier
    /// From the element's size to the place in its own points.
    let place: (CGSize) -> Value

    /// A place in an element.
    package init(_ source: Source, in element: Element) {
        self.element = element
        elementID = ObjectIdentifier(element)
        place = source.place
    }

    /// Whether both are places in one view.
    package func isInSameView(as other: Anchor) -> Bool { element === other.element }

    /// Which place of a view is meant.
    public struct Source: @unchecked Sendable {
        /// From the view's size to the place in its own points.
        package let place: (CGSize) -> Value
    }
}

/// A place is known by where it is in two views of different sizes.
extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same place in one view.
    public static func == (one: Anchor, other: Anchor) -> Bool {
        one.elementID == other.elementID && one.place(.zero) == other.place(.zero)
            && one.place(.sample) == other.place(.sample)
    }
}

extension Anchor: Hashable where Value: Hashable {
    /// Takes the view and the place in it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elementID)
        hasher.combine(place(.sample))
    }
}

extension Anchor.Source: Equatable where Value: Equatable {
    /// Whether both are the same place of any view.
    public static func == (one: Self, other: Self) -> Bool {
        one.place(.zero) == other.place(.zero) && one.place(.sample) == other.place(.sample)
    }
}

extension Anchor.Source: Hashable where Value: Hashable {
    /// Takes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(place(.sample)) }
}

extension CGSize {
    fileprivate static let sample = CGSize(width: 2, height: 3)
}

extension Anchor.Source {
    /// Several places of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { size in array.map { $0.place(size) } }
    }

    /// A place of a view, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { size in anchor?.place(size) }
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's frame.
    public static var bounds: Anchor<CGRect>.Source { .init { CGRect(origin: .zero, size: $0) } }
    /// A rectangle in the view's points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init { _ in point } }

    /// A point in the view's frame, where 0 and 1 are its sides.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
    }

    /// The top left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the upper side.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the left side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the right side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower side.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
