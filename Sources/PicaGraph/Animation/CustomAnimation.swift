import Foundation

/// A rule of an app's own for how changes are shown on their way; see `Animation.init(_:)`.
public protocol CustomAnimation: Hashable, Sendable {
    /// How far a change is.
    ///
    /// - Parameters:
    ///   - value: The whole way.
    ///   - time: Seconds since the change.
    ///   - context: What the rule keeps from one frame to the next.
    /// - Returns: What of the way is done; nil once it is over.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast a change goes, a second: what a spring goes on with that takes over. Nil by default, which
    /// is at rest.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether the rule goes on from an animation that another change turns around: it is then asked for the
    /// way from where that began to the new end. By default it is not, and leads from wherever the other is
    /// to the new end.
    ///
    /// - Parameters:
    ///   - previous: The animation that is under way.
    ///   - value: Its whole way.
    ///   - time: Seconds since it began.
    ///   - context: What it keeps, which this rule may make its own.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nothing is known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// It does not.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// What a rule of an app's has at hand while it moves a value.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the rule keeps from one frame to the next.
    public var state: AnimationState<Value>
    /// Whether the animation counts as done for those that wait for it, though it may go on.
    public var isLogicallyComplete: Bool
    /// What the window inherits in which the value moves.
    public let environment: EnvironmentValues

    init(state: AnimationState<Value>, isLogicallyComplete: Bool, environment: EnvironmentValues) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// The context with something else kept, for another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// What a rule of an app's keeps from one frame to the next.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Nothing is kept.
    public init() {}

    /// What is kept under a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what a rule keeps from one frame to the next.
public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Self.Value { get }
}

/// A rule of an app's whose type is hidden.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (one: AnyCustomAnimation, other: AnyCustomAnimation) -> Bool {
        func equals<A: CustomAnimation>(_ base: A) -> Bool { base == other.base as? A }
        return equals(one.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
