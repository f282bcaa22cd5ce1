import Foundation

/// Two fingers on a touchpad or a touch screen that turn around each other.
///
/// Wayland compositors report them of touchpads; X11 does not, as SDL listens there.
public struct RotateGesture {
    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// When they were there.
        public var time: Date
        /// How far they have turned, clockwise.
        public var rotation: Angle
        /// How fast they do, in a second.
        public var velocity: Angle
        /// Where it began, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where it began, in the view's points.
        public var startLocation: CGPoint
    }

    /// How far the fingers must have turned before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A gesture of two fingers that turn.
    ///
    /// - Parameter minimumAngleDelta: How far they must have turned before the gesture begins; 1° by default.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotateGesture: PrimitiveGesture {
    /// There is no body: Pica recognises pinches itself.
    public typealias Body = Never

    func makeRecognizer() -> MapRelay<Pinch, Value> {
        MapRelay(PinchRecognizer()) {
            Value(
                time: $0.time, rotation: $0.rotation, velocity: $0.rotationVelocity,
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
    }

    func update(_ recognizer: MapRelay<Pinch, Value>) {
        let least = minimumAngleDelta.radians
        (recognizer.inner as? PinchRecognizer)?.isEnough = { !(abs($0.rotation) < least) }
    }
}

/// Two fingers that turn around each other; an older form of `RotateGesture`.
public struct RotationGesture {
    /// How far the fingers must have turned before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A gesture of two fingers that turn.
    ///
    /// - Parameter minimumAngleDelta: How far they must have turned before the gesture begins; 1° by default.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotationGesture {
    /// How far the fingers have turned, clockwise.
    public typealias Value = Angle

    /// A `RotateGesture` that tells its rotation.
    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}

extension RotationGesture: Gesture {}
