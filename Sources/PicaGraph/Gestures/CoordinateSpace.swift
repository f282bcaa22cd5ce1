import Foundation
import PicaState

/// A coordinate space, with its origin at the top left corner of a view or the window.
public enum CoordinateSpace {
    /// The coordinate space of the window.
    case global
    /// The coordinate space of the view itself.
    case local
    /// The coordinate space of the ancestor with this name; the window's if there is none.
    case named(AnyHashable)
}

extension CoordinateSpace: Hashable {}

extension CoordinateSpace {
    /// Whether it is the window's space.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A type of coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: Sendable {
    /// Creates the space of the view that a gesture is attached to.
    nonisolated public init() {}
}

extension LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// `CoordinateSpace.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: Sendable {
    /// Creates the space of the view's window.
    nonisolated public init() {}
}

extension GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// `CoordinateSpace.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a named ancestor.
public struct NamedCoordinateSpace: Equatable {
    let name: AnyHashable
}

extension NamedCoordinateSpace: CoordinateSpaceProtocol {
    /// `CoordinateSpace.named(_:)` with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of a named ancestor.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the innermost scroll view around, of its visible frame rather than its content.
    ///
    /// Without a scroll view it is the window's.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpace()))
    }
}

private struct ScrollSpace: Hashable {}

extension View {
    /// Names the coordinate space of the view, for use by its descendants.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceName(name: name.name))
    }

    /// Names the coordinate space of the view, for use by its descendants.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceName(name: AnyHashable(name)))
    }
}

struct CoordinateSpaceName {
    let name: AnyHashable
}

extension CoordinateSpaceName: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> CoordinateSpaceBehavior {
        CoordinateSpaceBehavior(element, name)
    }
}

final class CoordinateSpaceBehavior: ElementBehavior {
    unowned let element: Element
    private(set) var name: AnyHashable

    init(_ element: Element, _ name: AnyHashable) {
        self.element = element
        self.name = name
    }

    func update(_ value: CoordinateSpaceName, _ environment: EnvironmentValues) { name = value.name }
}

extension Element {
    /// Converts a point from the window to a coordinate space, as seen from this element.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return fromWindow(point)
        case .named(let name):
            return namedSpace(name)?.fromWindow(point) ?? point
        }
    }

    /// Returns the ancestor whose coordinate space has a name.
    final func namedSpace(_ name: AnyHashable) -> Element? {
        if name == NamedCoordinateSpace.scrollView.name { return enclosingScroll }
        return sequence(first: self, next: \.parent).first {
            ($0 as? BehaviorElement<CoordinateSpaceBehavior>)?.behavior.name == name
        }
    }
}
