import Foundation

/// Two fingers that spread and turn.
struct Pinch: Equatable {
    var time: Date
    /// How far apart the fingers are by how far they were at first, and how fast that grows, in a second.
    var scale: CGFloat
    var scaleVelocity: CGFloat
    /// How far they have turned, clockwise, and how fast they do, in a second.
    var rotation: Angle
    var rotationVelocity: Angle
    /// Where it began, in the view, and as a part of that.
    var startLocation: CGPoint
    var startAnchor: UnitPoint
}

final class PinchRecognizer: _GestureRecognizer<Pinch> {
    /// Whether the fingers have gone far enough for it to begin.
    var isEnough: (PinchStep) -> Bool = { _ in true }
    private var now = RecognizerState.possible
    private var pinch: Pinch?
    /// Of scale and rotation.
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
