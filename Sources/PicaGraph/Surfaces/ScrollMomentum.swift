import Foundation
import PicaState

/// Continues scrolling, ever slower, after fast fingers have left a touchpad.
///
/// No event tells when they leave. It is assumed when steps stop while still fast, because fingers that come to rest
/// slow down first.
@MainActor final class ScrollMomentum {
    private weak var host: ViewHost?
    private weak var target: Element?
    private var track = VelocityTrack<AnimatablePair<CGFloat, CGFloat>>()
    /// The total distance of the fingers.
    private var way = AnimatablePair<CGFloat, CGFloat>.zero
    /// The velocity, in points per second.
    private var velocity = AnimatablePair<CGFloat, CGFloat>.zero
    private var last: TimeInterval = 0

    /// The longest time between two steps while the fingers are on the pad, in seconds.
    private static let pause = 0.05
    /// The lowest velocity to continue from and the velocity to end at, in points per second.
    private static let (least, end): (CGFloat, CGFloat) = (200, 12)
    /// The time constant of the decay, in seconds: after it 1/e of the velocity is left.
    private static let decay = 0.33

    /// Records a step of the fingers.
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

    /// Stops the momentum.
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
