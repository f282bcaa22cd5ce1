import Foundation

/// Moving the pointer with the primary button held.
public struct DragGesture {
    /// Where a drag has come.
    public struct Value: Equatable, Sendable {
        /// When the pointer was there.
        public var time: Date
        /// Where the pointer is, in the gesture's coordinate space.
        public var location: CGPoint
        /// Where the button went down, in the gesture's coordinate space.
        public var startLocation: CGPoint
        /// How fast the pointer goes, in points a second.
        public var velocity: CGSize

        /// How far the pointer is from where the button went down, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it slowed down from now on.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far that is from where the button went down, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4,
                height: translation.height + velocity.height / 4)
        }
    }

    /// How far the pointer must go before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// Where locations are counted.
    public var coordinateSpace: CoordinateSpace

    /// A drag whose locations are counted in a space.
    ///
    /// - Parameters:
    ///   - minimumDistance: How far the pointer must go before the drag begins, in points; 10 by default.
    ///     With 0 a press begins it.
    ///   - coordinateSpace: Where locations are counted; by default in the view.
    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// - Parameters:
    ///   - minimumDistance: How far the pointer must go before the drag begins, in points; 10 by default.
    ///     With 0 a press begins it.
    ///   - coordinateSpace: Where locations are counted; by default in the view.
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension DragGesture: PrimitiveGesture {
    /// There is no body: Pica recognises drags itself.
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
    /// Where the button went down, in the window's points.
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
