import Foundation

/// Where places are counted from.
public enum CoordinateSpace {
    /// The window's top left corner.
    case global
    /// The view's own top left corner.
    case local
    /// The corner of a view around that has this name; where there is none, the window's.
    case named(AnyHashable)
}

extension CoordinateSpace: Hashable {}

extension CoordinateSpace {
    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The space that is meant.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: Sendable {
    /// The space of the view that a gesture is attached to.
    nonisolated public init() {}
}

extension LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// `CoordinateSpace.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: Sendable {
    /// The space of the window that the view is in.
    nonisolated public init() {}
}

extension GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// `CoordinateSpace.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view around that was given a name.
public struct NamedCoordinateSpace: Equatable {
    let name: AnyHashable
}

extension NamedCoordinateSpace: CoordinateSpaceProtocol {
    /// `CoordinateSpace.named(_:)` with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of a view around that was given a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the innermost scroll view around, of what it shows and not of its content; the window's where
    /// there is none.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpace()))
    }
}

private struct ScrollSpace: Hashable {}

extension View {
    /// Names the view's coordinate space, for those inside to count places in.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceName(name: name.name))
    }

    /// Names the view's coordinate space, for those inside to count places in.
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
    /// A place in the window in another space as this element sees it.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return fromWindow(point)
        case .named(let name):
            return namedSpace(name)?.fromWindow(point) ?? point
        }
    }

    /// The element around whose space has a name.
    final func namedSpace(_ name: AnyHashable) -> Element? {
        if name == NamedCoordinateSpace.scrollView.name { return enclosingScroll }
        return sequence(first: self, next: \.parent).first {
            ($0 as? BehaviorElement<CoordinateSpaceBehavior>)?.behavior.name == name
        }
    }
}
