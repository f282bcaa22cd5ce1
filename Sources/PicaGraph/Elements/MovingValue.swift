import Foundation
import PicaState

/// An animatable value of an element as currently shown.
@MainActor package struct MovingValue<Value: Animatable> {
    /// The value as of the current frame.
    package private(set) var shown: Value
    private var motion: AnimatedValue<Value.AnimatableData>

    package init(_ value: Value) {
        shown = value
        motion = AnimatedValue(value.animatableData)
    }

    package var isMoving: Bool { motion.isMoving }

    /// Sets a new value. Its animatable part moves with the element's transaction.
    ///
    /// - Parameters:
    ///   - client: The client that calls `move(to:)` once per frame during the animation.
    ///   - fades: Whether the value only fades, which is animated even if the user prefers reduced motion.
    package mutating func set(
        _ value: Value, of element: Element, calling client: any FrameClient, fades: Bool = false
    ) {
        let transaction = element.graph.transaction
        set(
            value, in: fades ? transaction.fading : transaction, at: element.surface?.now ?? 0,
            element.surface?.environment ?? EnvironmentValues()
        ) {
            element.surface?.clock.add(client, at: $0)
        }
    }

    /// Sets a new value.
    ///
    /// - Parameter start: Called if an animation starts.
    mutating func set(
        _ value: Value, in transaction: Transaction, at now: TimeInterval,
        _ environment: @autoclosure () -> EnvironmentValues, start: (TimeInterval) -> Void
    ) {
        shown = value
        if motion.set(value.animatableData, in: transaction, at: now, environment()) { start(now) }
        if motion.isMoving { shown.animatableData = motion.shown }
    }

    /// Advances to a time on the platform's clock.
    ///
    /// - Returns: Whether the animation continues.
    package mutating func move(to now: TimeInterval) -> Bool {
        let isMoving = motion.move(to: now)
        shown.animatableData = motion.shown
        return isMoving
    }
}
