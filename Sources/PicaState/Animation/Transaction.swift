import Foundation
import PicaFoundation

/// The context of a state change, from the place where it is made to the animations that it causes.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The completion callbacks for the animations that the change causes.
    private(set) var completions: [AnimationCompletion] = []
    /// The changes made in this transaction; `nil` for a plain one.
    package fileprivate(set) var scope: TransactionScope?
    /// Whether the user prefers reduced motion, which overrides the animation.
    package var reducesMotion = false

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The animation of the change; `nil` for none.
    public var animation: Animation?
    /// Whether animations set further in are disabled.
    public var disablesAnimations = false
    /// Whether the change is one of a continuous series, such as the drag of a slider.
    public var isContinuous = false

    /// Whether the velocity of changes without an animation is tracked. A following spring then continues with it, as
    /// after the release of a drag.
    public var tracksVelocity = false

    /// The value of a custom transaction key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Adds a callback for the end of all animations that the change causes. Without any it is called after the next
    /// frame.
    ///
    /// - Parameters:
    ///   - criteria: The condition under which an animation counts as complete.
    ///   - completion: Called on the main actor.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// Adds a callback that is called synchronously within the frame in which the animations end.
    package mutating func addCompletionInFrame(_ completion: @escaping @MainActor () -> Void) {
        completions.append(
            AnimationCompletion(.logicallyComplete, isInFrame: true) { MainThread.assumeIsolated(completion) }
        )
    }

    package var effectiveAnimation: Animation? { disablesAnimations || reducesMotion ? nil : animation }

    /// The transaction for changes that only fade, which are animated even if the user prefers reduced motion.
    package var fading: Transaction {
        var result = self
        result.reducesMotion = false
        return result
    }

    /// Whether all properties have their defaults.
    package var isPlain: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && completions.isEmpty
            && values.isEmpty
    }
}

/// A key for a value that accompanies a state change.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
}

/// Changes made together, and laid out as a unit. A transaction belongs to the thread that makes it.
package final class TransactionScope: @unchecked Sendable {
    /// The serial number of the scope.
    package let number = TransactionScope.numbers.next()
    private static let numbers = Counter()
    /// Whether the changes have been flushed; read on the main thread only.
    package var isDone = false
    /// The highest number of the scopes whose changes are visible during the current flush. Used on the main thread
    /// only.
    nonisolated(unsafe) package static var horizon = Int.max

    /// The transaction when the changes were made.
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction {
    @TaskLocal private static var scope: TransactionScope?

    /// The transaction of the changes being made now.
    package static var current: Transaction? { scope.map(of) }

    /// Returns the transaction of a scope.
    package static func of(_ scope: TransactionScope?) -> Transaction {
        var transaction = scope?.transaction ?? Transaction()
        transaction.scope = scope
        return transaction
    }

    package static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
        -> Result
    {
        var transaction = transaction
        transaction.scope = nil
        let scope = transaction.isPlain ? nil : TransactionScope(transaction)
        return try $scope.withValue(scope) { try body() }
    }

    /// Runs a closure on the main thread, now or soon, with the current scope, which another thread would otherwise
    /// lack.
    package static func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        guard let scope, !MainThread.isCurrent else { return MainThread.run(body) }
        MainThread.run { $scope.withValue(scope) { body() } }
    }
}

/// Makes changes in a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// Makes changes in the current transaction with one value changed.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}

/// Makes changes with an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// The condition under which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// The animation's nominal duration has passed, although a spring may still move a little. See
    /// `Animation.logicallyComplete(after:)`.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// All motion has ended.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes with an animation and calls back when all animations have ended. Without any it is called after the
/// next frame.
///
/// - Parameters:
///   - animation: The animation of the changes.
///   - completionCriteria: The condition under which an animation counts as complete.
///   - body: Makes the changes.
///   - completion: Called once.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try Transaction.with(transaction, body)
}

/// A callback run when the last reference is released. The transaction holds it until it is flushed; animations hold it
/// until they end or are removed.
final class AnimationCompletion: Sendable {
    let criteria: AnimationCompletionCriteria
    private let isInFrame: Bool
    nonisolated(unsafe) private let action: () -> Void

    init(
        _ criteria: AnimationCompletionCriteria, isInFrame: Bool = false, _ action: @escaping () -> Void
    ) {
        self.criteria = criteria
        self.isInFrame = isInFrame
        self.action = action
    }

    deinit {
        guard !isInFrame else { return action() }
        nonisolated(unsafe) let action = action
        // Deferred, because this may be in the middle of a frame.
        DispatchQueue.main.async { action() }
    }
}
