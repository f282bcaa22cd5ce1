import Foundation

/// What an element shows of an animatable value: the value itself, or one on the way to it.
@MainActor package struct MovingValue<Value: Animatable> {
    /// As it is now.
    package private(set) var shown: Value
    private var motion: AnimatedValue<Value.AnimatableData>

    package init(_ value: Value) {
        shown = value
        motion = AnimatedValue(value.animatableData)
    }

    package var isMoving: Bool { motion.isMoving }

    /// Takes another value; what of it can move does so in the element's transaction.
    /// - Parameters:
    ///   - client: What calls `move(to:)` once a frame while there is more to come.
    ///   - fades: Whether it only fades, which people who want no motion are shown, too.
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

    /// - Parameter start: Called where there is something to move from now on.
    mutating func set(
        _ value: Value, in transaction: Transaction, at now: TimeInterval,
        _ environment: @autoclosure () -> EnvironmentValues, start: (TimeInterval) -> Void
    ) {
        shown = value
        if motion.set(value.animatableData, in: transaction, at: now, environment()) { start(now) }
        if motion.isMoving { shown.animatableData = motion.shown }
    }

    /// Goes on to a time of the platform's clock.
    /// - Returns: Whether there is more to come.
    package mutating func move(to now: TimeInterval) -> Bool {
        let isMoving = motion.move(to: now)
        shown.animatableData = motion.shown
        return isMoving
    }
}
