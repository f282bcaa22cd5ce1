import Foundation
import PicaState

/// A gesture of moving the pointer with the primary button held.
public struct DragGesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The position of the pointer, in the gesture's coordinate space.
        public var location: CGPoint
        /// The position of the press, in the gesture's coordinate space.
        public var startLocation: CGPoint
        /// The velocity of the pointer, in points per second.
        public var velocity: CGSize

        /// The distance from the press to the pointer, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The position where the pointer would come to rest if it slowed down from now on.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the press to that position, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4,
                height: translation.height + velocity.height / 4)
        }
    }

    /// The distance that the pointer must move before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the pointer must move before the drag begins, in points; 10 by default.
    ///     With 0 it begins at the press.
    ///   - coordinateSpace: The coordinate space of locations; the view's by default.
    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the pointer must move before the drag begins, in points; 10 by default.
    ///     With 0 it begins at the press.
    ///   - coordinateSpace: The coordinate space of locations; the view's by default.
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension DragGesture: PrimitiveGesture {
    /// No body; Pica recognizes drags itself.
    public typealias Body = Never

    func makeRecognizer() -> DragRecognizer { DragRecognizer() }

    func update(_ recognizer: DragRecognizer) {
        recognizer.minimumDistance = minimumDistance.isNaN ? 0 : minimumDistance
        recognizer.space = coordinateSpace
    }
}

final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    var minimumDistance: CGFloat = 10
    var space = CoordinateSpace.local
    private var now = RecognizerState.possible
    private var drag: DragGesture.Value?
    /// The position of the press, in the window's coordinate space.
    private var start = CGPoint.zero
    private var track = VelocityTrack<AnimatablePair<CGFloat, CGFloat>>()

    override var state: RecognizerState { now }
    override var value: DragGesture.Value? { now == .possible ? nil : drag }

    override func reset() {
        now = .possible
        drag = nil
        track = VelocityTrack()
    }

    override func receive(_ event: PointerEvent) {
        guard let element, event.button == .primary, !event.kind.isPinch else { return fail() }
        let location = element.convert(event.location, to: space)
        if event.kind == .pressed { start = event.location }
        track.note(AnimatablePair(location.x, location.y), at: event.time)
        let velocity = track.velocity(at: event.time)
        drag = DragGesture.Value(
            time: Date(), location: location, startLocation: drag?.startLocation ?? location,
            velocity: CGSize(width: velocity.first, height: velocity.second))
        let distance = hypot(event.location.x - start.x, event.location.y - start.y)
        switch (event.kind, now) {
        case (.released, .active): now = .ended
        case (.released, _): fail()
        case (_, .possible) where distance >= minimumDistance: now = .active
        default: break
        }
    }

    override func cancel() { fail() }

    private func fail() { now = .failed }
}
