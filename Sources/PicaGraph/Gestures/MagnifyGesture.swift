import Foundation

/// Two fingers on a touchpad or a touch screen that spread or come together.
///
/// Wayland compositors report them of touchpads; X11 does not, as SDL listens there.
public struct MagnifyGesture {
    /// How far the fingers have spread.
    public struct Value: Equatable, Sendable {
        /// When they were there.
        public var time: Date
        /// How far apart they are by how far they were at first.
        public var magnification: CGFloat
        /// How fast that grows, in a second.
        public var velocity: CGFloat
        /// Where it began, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where it began, in the view's points.
        public var startLocation: CGPoint
    }

    /// How far the magnification must have come from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A gesture of two fingers that spread.
    ///
    /// - Parameter minimumScaleDelta: How far the magnification must have come from 1 before the gesture begins;
    ///   0.01 by default.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
    /// There is no body: Pica recognises pinches itself.
    public typealias Body = Never

    func makeRecognizer() -> MapRelay<Pinch, Value> {
        MapRelay(PinchRecognizer()) {
            Value(
                time: $0.time, magnification: $0.scale, velocity: $0.scaleVelocity,
                startAnchor: $0.startAnchor,
                startLocation: $0.startLocation)
        }
    }

    func update(_ recognizer: MapRelay<Pinch, Value>) {
        let least = minimumScaleDelta
        (recognizer.inner as? PinchRecognizer)?.isEnough = { !(abs($0.scale - 1) < least) }
    }
}

/// Two fingers that spread or come together; an older form of `MagnifyGesture`.
public struct MagnificationGesture {
    /// How far the magnification must have come from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A gesture of two fingers that spread.
    ///
    /// - Parameter minimumScaleDelta: How far the magnification must have come from 1 before the gesture begins;
    ///   0.01 by default.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture {
    /// How far apart the fingers are by how far they were at first.
    public typealias Value = CGFloat

    /// A `MagnifyGesture` that tells its magnification.
    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

extension MagnificationGesture: Gesture {}
