import Foundation
import PicaState

extension View {
    /// Runs an action with `true` when the pointer enters the view, and with `false` when it leaves.
    ///
    /// The pointer is over a view where it could hit it: over drawing and content of the view, or over its
    /// `contentShape`.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(Hover { phase, isNew in if isNew { action(phase != .ended) } })
    }

    /// Runs an action with the position of the pointer as it moves over the view, and when it leaves.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The coordinate space of positions; the view's by default.
    ///   - action: Called at most once per frame while the pointer moves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(Hover(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
    }
}

/// The state of the pointer relative to a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a point.
    case active(CGPoint)
    /// No longer over the view.
    case ended
}

struct Hover {
    var space = CoordinateSpace.local
    /// The callback; `isNew` tells whether the pointer entered or left.
    let action: (_ phase: HoverPhase, _ isNew: Bool) -> Void
}

extension Hover: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> HoverBehavior { HoverBehavior(element, self) }
}

/// Tracks the pointer without taking hover events from other elements.
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
