import Foundation

/// Turning the wheel, or two fingers on a pad: what it began on keeps it until it pauses or the pointer
/// goes elsewhere, also when something else slides under the pointer or the end is reached.
@MainActor struct WheelGesture {
    private weak var target: Element?
    private var last: TimeInterval = 0
    /// Where it began.
    private var start = CGPoint.zero
    private let momentum = ScrollMomentum()

    /// The longest time in seconds from one turn to the next.
    private static let pause = 0.2
    /// How far the pointer may be jolted meanwhile, in points either way.
    private static let tolerance: CGFloat = 4

    mutating func pointerMoved(to point: CGPoint) {
        if abs(point.x - start.x) > Self.tolerance || abs(point.y - start.y) > Self.tolerance { target = nil }
    }

    /// - Parameter path: What is under the pointer; asked for where a gesture begins.
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

    /// A press holds what goes on by itself.
    func pointerPressed() { momentum.stop() }
}
