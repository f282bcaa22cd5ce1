import Foundation
import PicaState

/// The state of a pinch and rotation with two fingers.
struct Pinch: Equatable {
    var time: Date
    /// The distance between the fingers relative to the start, and its change per second.
    var scale: CGFloat
    var scaleVelocity: CGFloat
    /// The rotation since the start, clockwise, and its change per second.
    var rotation: Angle
    var rotationVelocity: Angle
    /// The position of the start, in the view's coordinate space and in its unit coordinate space.
    var startLocation: CGPoint
    var startAnchor: UnitPoint
}

final class PinchRecognizer: _GestureRecognizer<Pinch> {
    /// Returns whether the fingers have moved far enough for the gesture to begin.
    var isEnough: (PinchStep) -> Bool = { _ in true }
    private var now = RecognizerState.possible
    private var pinch: Pinch?
    /// The history of scale and rotation.
    private var track = VelocityTrack<AnimatablePair<CGFloat, Double>>()

    override var state: RecognizerState { now }
    override var followsPinches: Bool { true }
    override var value: Pinch? { now == .possible ? nil : pinch }

    override func reset() {
        now = .possible
        pinch = nil
        track = VelocityTrack()
    }

    override func receive(_ event: PointerEvent) {
        guard let element, case .pinched(let step) = event.kind else { return cancel() }
        let start = pinch?.startLocation ?? element.fromWindow(step.location)
        track.note(AnimatablePair(step.scale, step.rotation), at: event.time)
        let velocity = track.velocity(at: event.time)
        pinch = Pinch(
            time: Date(), scale: step.scale, scaleVelocity: velocity.first,
            rotation: .radians(step.rotation), rotationVelocity: .radians(velocity.second),
            startLocation: start,
            startAnchor: pinch?.startAnchor ?? UnitPoint(start, in: element.size))
        switch (step.phase, now) {
        case (.ended, .active): now = .ended
        case (.ended, _): cancel()
        case (_, .possible) where isEnough(step): now = .active
        default: break
        }
    }

    override func cancel() { now = .failed }
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint, in size: CGSize) {
        self.init(
            x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
    }
}
