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

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> { HoverElement(node: node, modifier: self) }
}

/// Follows the pointer without taking it from what is inside or around.
final class HoverElement: WrapperElement<Hover> {
    func hoverChanged(_ isHovered: Bool) { modifier.action(isHovered) }
}

extension Element {
    /// The front-most element under a place, in the parent's points, that follows the pointer, and those
    /// around it that do.
    func collectFollowers(of point: CGPoint, into followers: inout [HoverElement]) {
        guard allowsHitTesting else { return }
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let isInside = CGRect(origin: .zero, size: size).contains(local)
        if clipsChildren, !isInside { return }
        for child in children.reversed() where followers.isEmpty {
            child.collectFollowers(of: local, into: &followers)
        }
        if isInside, let follower = self as? HoverElement { followers.append(follower) }
    }
}
