import Foundation
import PicaState

/// A gesture of two fingers on a touchpad or touchscreen that rotate around each other.
///
/// Wayland compositors report it for touchpads; on X11, SDL does not.
public struct RotateGesture {
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The rotation since the start, clockwise.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The position of the start, in the view's unit coordinate space.
        public var startAnchor: UnitPoint
        /// The position of the start, in the view's coordinate space.
        public var startLocation: CGPoint
    }

    /// The rotation at which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture.
    ///
    /// - Parameter minimumAngleDelta: The rotation at which the gesture begins; 1° by default.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotateGesture: PrimitiveGesture {
    /// No body; Pica recognizes pinches itself.
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

/// An older form of `RotateGesture`.
public struct RotationGesture {
    /// The rotation at which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    ///
    /// - Parameter minimumAngleDelta: The rotation at which the gesture begins; 1° by default.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotationGesture {
    /// The rotation since the start, clockwise.
    public typealias Value = Angle

    /// A `RotateGesture` reduced to its rotation.
    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}

extension RotationGesture: Gesture {}
