import Foundation

extension View {
    /// Runs an action when the pointer comes over the view, with true, and when it goes, with false.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(Hover(action: action))
    }
}

struct Hover {
    let action: (Bool) -> Void
}

extension Hover: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> HoverBehavior { HoverBehavior(element, self) }
}

/// Follows the pointer without taking it from what is inside or around.
final class HoverBehavior: ElementBehavior, Responder {
    unowned let element: Element
    private var hover: Hover

    init(_ element: Element, _ hover: Hover) {
        self.element = element
        self.hover = hover
    }

    func update(_ value: Hover, _ environment: EnvironmentValues) { hover = value }

    var responder: (any Responder)? { self }
    var followsPointer: Bool { true }
    func hoverChanged(_ isHovered: Bool) { hover.action(isHovered) }
}

extension Element {
    /// The front-most element under a place, in the parent's points, that follows the pointer, and those
    /// around it that do.
    func collectFollowers(of point: CGPoint, into followers: inout [Element]) {
        guard allowsHitTesting else { return }
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let isInside = CGRect(origin: .zero, size: size).contains(local)
        if clipsChildren, !isInside { return }
        for child in children.reversed() where followers.isEmpty {
            child.collectFollowers(of: local, into: &followers)
        }
        if isInside, responder?.followsPointer == true { followers.append(self) }
    }
}
