import Foundation
import PicaCanvas
import PicaFoundation

/// How a change of state is to be carried out, from where it is made to what moves on the screen.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Who waits for what it sets in motion.
    private(set) var completions: [AnimationCompletion] = []
    /// The changes that it was made for; nil where nobody said how they are to be shown.
    fileprivate(set) var scope: TransactionScope?
    /// Whether the person wants no motion, whoever asks for it.
    var reducesMotion = false

    /// A transaction that moves nothing.
    public init() {}

    /// A transaction whose changes are shown by an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// What shows the changes on their way; nil shows them at once.
    public var animation: Animation?
    /// Whether animations set further in are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many that follow each other, as of a slider that is dragged.
    public var isContinuous = false

    /// Whether a change that nothing animates is remembered for its velocity, with which a spring that follows it
    /// goes on: as of a drag that is let go.
    public var tracksVelocity = false

    /// A value of the app's own that goes with the change.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Says when all that the changes set in motion has arrived. Where nothing moves it does so after the next
    /// frame.
    ///
    /// - Parameters:
    ///   - criteria: When an animation counts as done.
    ///   - completion: Called on the main actor.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// The same, called in the frame in which the time has come, in the middle of what happens there.
    mutating func addCompletionInFrame(_ completion: @escaping @MainActor () -> Void) {
        completions.append(
            AnimationCompletion(.logicallyComplete, isInFrame: true) { MainThread.assumeIsolated(completion) }
        )
    }

    var effectiveAnimation: Animation? { disablesAnimations || reducesMotion ? nil : animation }

    /// The same for what only fades: that goes on where the person wants no motion.
    var fading: Transaction {
        var result = self
        result.reducesMotion = false
        return result
    }

    /// Whether it says nothing.
    var isPlain: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && completions.isEmpty
            && values.isEmpty
    }
}

/// A key of a value that goes with a change of state.
public protocol TransactionKey {
    /// What a transaction carries.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// Changes that are made together. A transaction belongs to the thread that makes them.
package final class TransactionScope: @unchecked Sendable {
    /// Counts those that were made in order.
    let number = TransactionScope.numbers.next()
    private static let numbers = Counter()
    /// Whether they have been carried out; only the main thread asks.
    var isDone = false
    /// Which of them are being carried out, and may be seen: those up to a number. Only touched on the main thread.
    nonisolated(unsafe) static var horizon = Int.max

    /// As it was when they were made.
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction {
    @TaskLocal private static var scope: TransactionScope?

    /// That of the changes being made now.
    static var current: Transaction? { scope.map(of) }

    /// That of changes that were made together.
    static func of(_ scope: TransactionScope?) -> Transaction {
        var transaction = scope?.transaction ?? Transaction()
        transaction.scope = scope
        return transaction
    }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        var transaction = transaction
        transaction.scope = nil
        let scope = transaction.isPlain ? nil : TransactionScope(transaction)
        return try $scope.withValue(scope) { try body() }
    }

    /// Runs on the main thread, now or soon, as a part of the change being made here: another thread has this
    /// one's transaction no more.
    static func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
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

/// Makes changes in the present transaction with one value changed.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}

/// Makes changes that are shown by an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// When it has taken the time that it is said to take, though a spring may still swing a little; see
    /// `Animation.logicallyComplete(after:)`.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes that are shown by an animation, and says when all that moved has arrived. Where nothing
/// moves it says so after the next frame.
///
/// - Parameters:
///   - animation: What shows the changes on their way.
///   - completionCriteria: When an animation counts as done.
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

/// Calls when nobody keeps it any more: the transaction does until it is carried out, and what it sets in
/// motion until that is done or is no more.
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
        // Later, as it may be in the middle of a frame.
        DispatchQueue.main.async { action() }
    }
}
