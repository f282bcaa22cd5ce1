import Foundation

/// Goes on scrolling as fast as fingers went that have left a touchpad, and slower and slower.
///
/// Nobody tells when they leave. Steps that were fast to the last and come no more say so: fingers that come to rest
/// go slower before.
@MainActor final class ScrollMomentum {
    private weak var host: ViewHost?
    private weak var target: Element?
    private var track = VelocityTrack<AnimatablePair<CGFloat, CGFloat>>()
    /// How far the fingers have gone.
    private var way = AnimatablePair<CGFloat, CGFloat>.zero
    /// In points a second.
    private var velocity = AnimatablePair<CGFloat, CGFloat>.zero
    private var last: TimeInterval = 0

    /// How long fingers on the pad let one wait for their next step, in seconds.
    private static let pause = 0.05
    /// How fast they have to be to go on, and how slow it is in the end, in points a second.
    private static let (least, end): (CGFloat, CGFloat) = (200, 12)
    /// After how many seconds a bit more than a third of the velocity is left.
    private static let decay = 0.33

    /// Fingers have scrolled something.
    func add(_ step: ScrollStep, to target: Element, in host: ViewHost) {
        if target !== self.target || step.time - last > Self.pause * 2 {
            stop()
            (self.host, self.target) = (host, target)
        }
        way += AnimatablePair(step.delta.width, step.delta.height)
        track.note(way, at: step.time)
        velocity = track.velocity(at: step.time)
        last = step.time
        host.setDeadline(step.time + Self.pause, for: self)
    }

    /// Something else is done.
    func stop() {
        host?.setDeadline(nil, for: self)
        (target, way, velocity) = (nil, .zero, .zero)
        track = VelocityTrack()
    }

    private var speed: CGFloat { hypot(velocity.first, velocity.second) }
}

extension ScrollMomentum: DeadlineClient {
    func deadlineReached() {
        guard let host, target != nil, speed >= Self.least, !host.environment.accessibilityReduceMotion else {
            return stop()
        }
        last = host.platform.now
        host.addFrameClient(self)
    }
}

extension ScrollMomentum: FrameClient {
    func frame(at now: TimeInterval) -> Bool {
        guard speed > Self.end, now < .infinity, let scroll = target?.responder as? any WheelResponder else {
            stop()
            return false
        }
        let left = exp(-(now - last) / Self.decay)
        let step = velocity.scaled(by: Self.decay * (1 - left))
        velocity.scale(by: left)
        last = now
        let delta = CGSize(width: step.first, height: step.second)
        if delta != .zero {
            guard scroll.canScroll(by: delta) else {
                stop()
                return false
            }
            scroll.glide(by: delta)
        }
        return true
    }
}
