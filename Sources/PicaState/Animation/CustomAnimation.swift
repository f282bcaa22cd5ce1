import Foundation

/// A custom animation defined by an app; see `Animation.init(_:)`.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the progress of a change.
    ///
    /// - Parameters:
    ///   - value: The whole distance.
    ///   - time: The time since the change, in seconds.
    ///   - context: The state that the animation keeps between frames.
    /// - Returns: The part of the distance covered; `nil` once the animation is over.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// Returns the velocity of a change, per second, from which a following spring continues. `nil` by default, which
    /// counts as 0.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Returns whether the animation continues one that a new change redirects.
    ///
    /// If it does, it is asked for the distance from that animation's start to the new target. By default it does not,
    /// and leads from the current value of the other to the new target.
    ///
    /// - Parameters:
    ///   - previous: The animation in progress.
    ///   - value: Its whole distance.
    ///   - time: The time since it began, in seconds.
    ///   - context: Its state, which this animation may take over.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`: the velocity is unknown.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// Returns `false`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// The context of a custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation keeps between frames.
    public var state: AnimationState<Value>
    /// Whether the animation counts as complete for completion callbacks, even if it continues.
    public var isLogicallyComplete: Bool
    /// The environment of the window in which the value moves.
    public let environment: EnvironmentValues

    init(state: AnimationState<Value>, isLogicallyComplete: Bool, environment: EnvironmentValues) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// Returns the context with the state for another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// The state that a custom animation keeps between frames.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that a custom animation keeps between frames.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Self.Value { get }
}

/// A type-erased custom animation.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (one: AnyCustomAnimation, other: AnyCustomAnimation) -> Bool {
        func equals<A: CustomAnimation>(_ base: A) -> Bool { base == other.base as? A }
        return equals(one.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
