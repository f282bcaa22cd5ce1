import Foundation

extension View {
    /// Runs an action when the pointer comes over the view, with true, and when it goes, with false.
    ///
    /// The pointer is over a view where it could touch it: over what the view draws and what is inside, or
    /// over its `contentShape`.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(Hover { phase, isNew in if isNew { action(phase != .ended) } })
    }

    /// Runs an action as the pointer moves over the view, with its place, and as it goes.
    ///
    /// - Parameters:
    ///   - coordinateSpace: What places are counted in; by default the view's own points.
    ///   - action: Called once a frame at the most while the pointer moves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(Hover(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
    }
}

/// Where the pointer is to a view that follows it.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a place.
    case active(CGPoint)
    /// No longer over it.
    case ended
}

struct Hover {
    var space = CoordinateSpace.local
    /// - Parameter isNew: Whether the pointer has come or gone.
    let action: (_ phase: HoverPhase, _ isNew: Bool) -> Void
}

extension Hover: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> HoverBehavior { HoverBehavior(element, self) }
}

/// Follows the pointer without taking it from what is inside or around.
final class HoverBehavior: ElementBehavior, HoverResponder {
    unowned let element: Element
    private var hover: Hover
    private var isHovered = false
    private var place: CGPoint?

    init(_ element: Element, _ hover: Hover) {
        self.element = element
        self.hover = hover
    }

    func update(_ value: Hover, _ environment: EnvironmentValues) { hover = value }

    var responder: (any Responder)? { self }

    func hoverMoved(to point: CGPoint) {
        let place =
            hover.space.isLocal ? point : element.convert(element.toWindow(point), to: hover.space)
        guard place != self.place else { return }
        self.place = place
        if isHovered { hover.action(.active(place), false) }
    }

    func hoverChanged(_ isHovered: Bool) {
        self.isHovered = isHovered
        hover.action(isHovered ? .active(place ?? .zero) : .ended, true)
        if !isHovered { place = nil }
    }
}
