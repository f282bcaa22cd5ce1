import Foundation

/// A sequence of wheel or touchpad steps. The element where it began gets all steps until a pause or until the pointer
/// moves.
///
/// So it continues even if another element slides under the pointer, or scrolling reaches its end.
@MainActor struct WheelGesture {
    private weak var target: Element?
    private var last: TimeInterval = 0
    /// The position where the gesture began.
    private var start = CGPoint.zero
    private let momentum = ScrollMomentum()

    /// The longest time between two steps of a gesture, in seconds.
    private static let pause = 0.2
    /// The distance by which the pointer may move meanwhile along each axis, in points.
    private static let tolerance: CGFloat = 4

    mutating func pointerMoved(to point: CGPoint) {
        if abs(point.x - start.x) > Self.tolerance || abs(point.y - start.y) > Self.tolerance { target = nil }
    }

    /// Scrolls the target of the gesture.
    ///
    /// - Parameter path: Returns the elements under the pointer; called when a gesture begins.
    mutating func scroll(_ step: ScrollStep, in host: ViewHost, path: () -> HitPath) {
        var step = step
        var delta = step.delta
        // Shift turns a wheel sideways.
        if step.modifiers.contains(.shift), delta.width == 0 {
            delta = CGSize(width: delta.height, height: 0)
        }
        pointerMoved(to: step.location)
        if target == nil || step.time - last > Self.pause {
            start = step.location
            target =
                path().responders((any WheelResponder).self).first { $0.responder.canScroll(by: delta) }?
                .step.element
        }
        last = step.time
        guard let target, let scroll = target.responder as? any WheelResponder else {
            return momentum.stop()
        }
        if step.isTouchpad { scroll.scroll(by: delta) } else { scroll.turn(by: delta) }
        step.delta = delta
        if step.isTouchpad { momentum.add(step, to: target, in: host) } else { momentum.stop() }
    }

    /// Stops the momentum at a press.
    func pointerPressed() { momentum.stop() }
}
