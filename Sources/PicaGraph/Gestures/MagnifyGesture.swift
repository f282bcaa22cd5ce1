import Foundation
import PicaState

/// A gesture of two fingers on a touchpad or touchscreen that move apart or together.
///
/// Wayland compositors report it for touchpads; on X11, SDL does not.
public struct MagnifyGesture {
    /// The state of a magnification.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The distance between the fingers relative to the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The position of the start, in the view's unit coordinate space.
        public var startAnchor: UnitPoint
        /// The position of the start, in the view's coordinate space.
        public var startLocation: CGPoint
    }

    /// The difference of the magnification from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture.
    ///
    /// - Parameter minimumScaleDelta: The difference of the magnification from 1 at which the gesture begins; 0.01 by
    ///   default.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
    /// No body; Pica recognizes pinches itself.
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

/// An older form of `MagnifyGesture`.
public struct MagnificationGesture {
    /// The difference of the magnification from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture.
    ///
    /// - Parameter minimumScaleDelta: The difference of the magnification from 1 at which the gesture begins; 0.01 by
    ///   default.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture {
    /// The distance between the fingers relative to the start.
    public typealias Value = CGFloat

    /// A `MagnifyGesture` reduced to its magnification.
    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

extension MagnificationGesture: Gesture {}
